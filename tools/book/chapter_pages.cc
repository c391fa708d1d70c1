#include "tools/book/chapter_pages.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/status.h"
#include "tools/book/book_words.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/page_fit.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/surface.h"
#include "tools/sheet/text_block.h"

namespace grille::book {
namespace {

using sheet::Align;
using sheet::AnswerToPlace;
using sheet::Item;
using sheet::PageShape;
using sheet::TextBlock;
using sheet::TextStyle;
using sheet::Theme;
using sheet::Weight;

constexpr double kOpeningEmblem = 62;  ///< the side of its emblem

void DrawOpening(Canvas& canvas, const Box& box, const ChapterItems& chapter) {
  const DrawOptions& options = chapter.chapter->puzzle.draw;
  const Theme& theme = options.theme;
  TextBlock block(box.w);
  block.Add(canvas, ChapterTitle(*chapter.chapter, options.language),
            {26, Weight::kBlack, theme.ink});
  TextStyle style = {11, Weight::kRegular, theme.ink};
  block.Add(canvas, PuzzlesWord(chapter.first, chapter.last(), options.language), style, 5);
  std::vector<std::string> notes;
  // Where the chapter has no title, they stand for it.
  if (!chapter.chapter->title.empty()) {
    notes.push_back(LevelsWord(chapter.chapter->levels, options.language));
  }
  if (chapter.items.size() > 1) notes.emplace_back(RisingWord(options.language));
  block.Add(canvas, absl::StrJoin(notes, " · "), {10, Weight::kRegular, theme.soft_ink}, 1.6);
  double top = box.y + 0.1 * box.h;
  block.Draw(canvas, box.x, top, Align::kLeft);
  double from = top + block.height() + 10;
  double side = std::min({kOpeningEmblem, box.w, box.bottom() - from});
  if (side < 20) return;
  PagesOfKind(chapter.chapter->kind)
      .DrawEmblem(canvas, {box.centre().x - side / 2, (from + box.bottom() - side) / 2, side, side},
                  theme);
}

std::vector<AnswerToPlace> AnswersOf(const std::vector<ChapterItems>& chapters) {
  std::vector<AnswerToPlace> answers;
  for (const ChapterItems& chapter : chapters) {
    int number = chapter.first;
    for (const Item& item : chapter.items) {
      answers.push_back({&item, &chapter.chapter->puzzle.draw, number++});
    }
  }
  return answers;
}

/// How the answers of a page are to be read, if all are alike.
std::string NotesOf(absl::Span<const AnswerToPlace> answers, Language language) {
  std::vector<std::string_view> notes;
  for (const AnswerToPlace& answer : answers) {
    std::string_view note = answer.item->drawing->AnswerNote(language);
    if (note.empty() || std::find(notes.begin(), notes.end(), note) != notes.end()) continue;
    notes.push_back(note);
  }
  // There is no room for two.
  std::string text(sheet::SolutionsWord(language));
  if (notes.size() == 1) absl::StrAppend(&text, " · ", ToAbsl(notes.front()));
  return text;
}

}  // namespace

Page ChapterOpening(const ChapterItems& chapter) {
  return {.draw = [chapter](Canvas& canvas, const Box& box) { DrawOpening(canvas, box, chapter); },
          .numbered = false};
}

absl::Status AddPuzzlePages(const ChapterItems& chapter, const Paper& body,
                            std::vector<Page>* pages) {
  const sheet::PuzzleOptions& options = chapter.chapter->puzzle;
  std::unique_ptr<Canvas> canvas = sheet::MakeMeasuringCanvas(options.draw.language);
  GRILLE_ASSIGN_OR_RETURN(PageShape shape,
                          ShapeForPuzzles(*canvas, {0, 0, body.width, body.height}, chapter.items,
                                          chapter.chapter->per_page, options));
  auto per_page = static_cast<size_t>(chapter.chapter->per_page);
  std::string foot = ChapterTitle(*chapter.chapter, options.draw.language);
  for (size_t from = 0; from < chapter.items.size(); from += per_page) {
    size_t count = std::min(per_page, chapter.items.size() - from);
    auto draw = [chapter, shape, from, count](Canvas& page, const Box& box) {
      std::vector<Box> boxes = Divide(box, shape);
      for (size_t i = 0; i < count; ++i) {
        std::string number = absl::StrCat(static_cast<size_t>(chapter.first) + from + i);
        DrawPuzzle(page, boxes[i], number, chapter.items[from + i], chapter.chapter->puzzle);
      }
    };
    pages->push_back({.draw = draw, .foot = foot});
  }
  return absl::OkStatus();
}

absl::Status AddAnswerPages(const std::vector<ChapterItems>& chapters, const Book& book,
                            const Paper& body, std::vector<Page>* pages) {
  std::unique_ptr<Canvas> canvas = sheet::MakeMeasuringCanvas(book.language);
  auto answers = std::make_shared<const std::vector<AnswerToPlace>>(AnswersOf(chapters));
  Box room = sheet::UnderHeading({0, 0, body.width, body.height});
  std::vector<PageShape> shapes =
      book.answers_per_page
          ? sheet::ShapesFor(*book.answers_per_page, sheet::kAnswerGap, sheet::kAnswerGap)
          : sheet::ShapesForAnswers(room, sheet::kLeastAnswer, sheet::kAnswerGap);
  absl::StatusOr<PageShape> found = ShapeForAnswers(*canvas, room, *answers, shapes);
  if (!found.ok()) {
    return absl::Status(found.status().code(),
                        absl::StrCat(found.status().message(),
                                     "; fewer answers_per_page, larger paper, or answers \"none\" "
                                     "would do"));
  }
  PageShape shape = *found;
  auto per_page = static_cast<size_t>(book.answers_per_page.value_or(shape.count()));
  for (size_t from = 0; from < answers->size(); from += per_page) {
    size_t count = std::min(per_page, answers->size() - from);
    auto draw = [answers, shape, from, count, &book](Canvas& page, const Box& box) {
      std::string numbers =
          NumbersWord((*answers)[from].number, (*answers)[from + count - 1].number, book.language);
      DrawPageHeading(page, box, sheet::SolutionsWord(book.language), numbers, book.theme);
      std::vector<Box> boxes = Divide(sheet::UnderHeading(box), shape);
      for (size_t i = 0; i < count; ++i) {
        const AnswerToPlace& answer = (*answers)[from + i];
        DrawAnswer(page, boxes[i], absl::StrCat(answer.number), *answer.item, *answer.options);
      }
    };
    absl::Span<const AnswerToPlace> here = absl::MakeConstSpan(*answers).subspan(from, count);
    pages->push_back({.draw = draw, .foot = NotesOf(here, book.language)});
  }
  return absl::OkStatus();
}

}  // namespace grille::book
