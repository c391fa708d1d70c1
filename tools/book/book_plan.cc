#include "tools/book/book_plan.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/book/book_words.h"
#include "tools/book/front_pages.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/surface.h"

namespace grille::book {
namespace {

/// What a page must leave for running text and pictures.
constexpr Paper kLeastBody = {95, 130};

/// The page number at the outer edge, what is on the page at the inner one.
void DrawFoot(Canvas& canvas, const Box& inside, int index, const std::string& text,
              const sheet::Theme& theme) {
  bool right = IsRightHand(index);
  sheet::TextStyle number = {10, sheet::Weight::kRegular, theme.ink};
  sheet::TextStyle soft = {8, sheet::Weight::kRegular, theme.soft_ink};
  double baseline = inside.bottom() - sheet::kFootDescent;
  Point outer = {right ? inside.right() : inside.x, baseline};
  Point inner = {right ? inside.x : inside.right(), baseline};
  canvas.Text(outer, right ? sheet::Align::kRight : sheet::Align::kLeft, absl::StrCat(index + 1),
              number);
  canvas.Text(inner, right ? sheet::Align::kLeft : sheet::Align::kRight, text, soft, inside.w - 20);
}

}  // namespace

absl::StatusOr<std::unique_ptr<const BookPlan>> BookPlan::Plan(const Book& book,
                                                               const BookPuzzles& puzzles) {
  std::unique_ptr<BookPlan> plan(new BookPlan(book));
  GRILLE_RETURN_IF_ERROR(plan->ReadPuzzles(puzzles));
  GRILLE_RETURN_IF_ERROR(plan->LayOut());
  return std::unique_ptr<const BookPlan>(std::move(plan));
}

absl::Status BookPlan::ReadPuzzles(const BookPuzzles& puzzles) {
  int first = 1;
  items_.resize(puzzles.size());
  for (size_t i = 0; i < puzzles.size(); ++i) {
    absl::StatusOr<std::vector<sheet::Item>> items = ReadItems(puzzles[i], book_.answers);
    if (!items.ok()) return Prefixed(absl::StrCat("chapter ", i + 1), items.status());
    items_[i] = *std::move(items);
    chapters_.push_back({&book_.chapters[i], items_[i], first});
    first = chapters_.back().last() + 1;
  }
  return absl::OkStatus();
}

// The margins depend on the number of pages, and the other way round. More pages never ask for
// narrower margins; so the number is only ever raised, and this ends.
absl::Status BookPlan::LayOut() {
  int pages = 1;
  while (true) {
    margins_ = MarginsFor(book_, pages);
    GRILLE_RETURN_IF_ERROR(AddAllPages(margins_));
    pages = std::max(pages, page_count());
    if (MarginsFor(book_, pages) == margins_) return absl::OkStatus();
  }
}

absl::Status BookPlan::AddAllPages(const PageMargins& margins) {
  Box inside = InsideOf(book_.paper, margins, 0);
  Paper body = {inside.w, inside.h - kFootHeight};
  if (body.width < kLeastBody.width || body.height < kLeastBody.height) {
    return absl::InvalidArgumentError(absl::StrCat(
        "paper: too small for a book: at least ", kLeastBody.width + book_.paper.width - body.width,
        " × ", kLeastBody.height + book_.paper.height - body.height, " mm are needed"));
  }
  pages_.clear();
  first_pages_.clear();
  sections_ = std::make_shared<std::vector<Section>>();
  pages_.push_back(TitlePage(book_));
  std::unique_ptr<Canvas> canvas = sheet::MakeMeasuringCanvas(book_.language);
  if (!CreditsFit(*canvas, book_, body)) {
    return absl::InvalidArgumentError("credits: do not fit on a page");
  }
  pages_.push_back(CreditsPage(book_));
  if (book_.chapters.size() > 1) {
    size_t sections = CountSections() + (KindsToCutOut(body).empty() ? 0 : 1);
    for (Page& page : ContentsPages(book_, body, sections, sections_)) {
      pages_.push_back(std::move(page));
    }
  }
  if (book_.how_to_play) AddHowToPlay(body);
  GRILLE_RETURN_IF_ERROR(AddChapters(body));
  if (book_.answers) {
    BeginSection(std::string(sheet::SolutionsWord(book_.language)));
    GRILLE_RETURN_IF_ERROR(AddAnswerPages(chapters_, book_, body, &pages_));
  }
  AddCutOuts(body);
  if (book_.profile == Profile::kPrintOnDemand && pages_.size() % 2 != 0) {
    pages_.push_back({.draw = {}, .numbered = false});
  }
  return absl::OkStatus();
}

/// Those that every book may have.
size_t BookPlan::CountSections() const {
  return (book_.how_to_play ? 1 : 0) + book_.chapters.size() + (book_.answers ? 1 : 0);
}

void BookPlan::BeginSection(std::string title, std::string note) {
  sections_->push_back({std::move(title), std::move(note), page_count()});
}

void BookPlan::AddHowToPlay(const Paper& body) {
  BeginSection(std::string(HowToPlayWord(book_.language)));
  std::unique_ptr<Canvas> canvas = sheet::MakeMeasuringCanvas(book_.language);
  for (const std::string& kind : KindsOf(book_)) {
    KindInBook all = {.codes = CodesOf(kind), .options = {}};
    for (const Chapter& chapter : book_.chapters) {
      if (chapter.kind == kind) all.options.push_back(chapter.puzzle.draw);
    }
    Flow flow(*canvas, body, all.options.front());
    PagesOfKind(kind).TellHowToPlay(all, &flow);
    for (BoxDrawing& page : flow.Pages()) {
      pages_.push_back(
          {.draw = std::move(page), .foot = std::string(HowToPlayWord(book_.language))});
    }
  }
}

absl::Status BookPlan::AddChapters(const Paper& body) {
  bool openings = chapters_.size() > 1 || !book_.chapters.front().title.empty();
  for (const ChapterItems& chapter : chapters_) {
    BeginSection(ChapterTitle(*chapter.chapter, book_.language),
                 NumbersWord(chapter.first, chapter.last(), book_.language));
    if (openings) pages_.push_back(ChapterOpening(chapter));
    first_pages_.push_back(page_count());
    absl::Status status = AddPuzzlePages(chapter, body, &pages_);
    if (!status.ok()) {
      return Prefixed(absl::StrCat("chapter ", &chapter - chapters_.data() + 1), status);
    }
  }
  return absl::OkStatus();
}

// On right-hand pages, their backs blank: scissors take them both.
void BookPlan::AddCutOuts(const Paper& body) {
  std::vector<std::string> kinds = KindsToCutOut(body);
  if (kinds.empty()) return;
  auto blank = [&] { pages_.push_back({.draw = {}, .numbered = false}); };
  if (!IsRightHand(page_count())) blank();
  BeginSection(std::string(CutOutsWord(book_.language)));
  for (const std::string& kind : kinds) {
    for (BoxDrawing& page : PagesOfKind(kind).CutOuts(CodesOf(kind), body, OptionsOf(kind))) {
      if (!IsRightHand(page_count())) blank();
      pages_.push_back(
          {.draw = std::move(page), .foot = std::string(PagesOfKind(kind).Name(book_.language))});
    }
  }
  blank();
}

std::vector<std::string> BookPlan::CodesOf(const std::string& kind) const {
  std::vector<std::string> codes;
  for (const ChapterItems& chapter : chapters_) {
    if (chapter.chapter->kind != kind) continue;
    for (const sheet::Item& item : chapter.items) codes.push_back(item.code);
  }
  return codes;
}

std::vector<std::string> BookPlan::KindsToCutOut(const Paper& body) const {
  std::vector<std::string> kinds;
  if (!book_.cut_outs) return kinds;
  for (const std::string& kind : KindsOf(book_)) {
    if (PagesOfKind(kind).CutOuts(CodesOf(kind), body, OptionsOf(kind)).empty()) continue;
    kinds.push_back(kind);
  }
  return kinds;
}

/// How the first chapter of the kind draws it.
DrawOptions BookPlan::OptionsOf(const std::string& kind) const {
  auto chapter = std::find_if(book_.chapters.begin(), book_.chapters.end(),
                              [&](const Chapter& each) { return each.kind == kind; });
  return chapter->puzzle.draw;
}

BookPlan::Place BookPlan::PlaceOf(size_t puzzle) const {
  int number = static_cast<int>(puzzle) + 1;
  size_t chapter = 0;
  while (chapters_[chapter].last() < number) ++chapter;
  int per_page = book_.chapters[chapter].per_page;
  int in_chapter = number - chapters_[chapter].first;
  return {.chapter = static_cast<int>(chapter) + 1,
          .number = number,
          .page = first_pages_[chapter] + in_chapter / per_page + 1,
          .position = in_chapter % per_page + 1};
}

std::string_view BookPlan::RuleOf(const std::string& kind) const {
  auto chapter = std::find_if(chapters_.begin(), chapters_.end(),
                              [&](const ChapterItems& each) { return each.chapter->kind == kind; });
  return chapter->items.front().drawing->Rule(book_.language);
}

void BookPlan::DrawPage(Canvas& canvas, int index) const {
  const Page& page = pages_[static_cast<size_t>(index)];
  if (!page.draw) return;
  Box inside = InsideOf(book_.paper, margins_, index);
  Box body = {inside.x, inside.y, inside.w, inside.h - kFootHeight};
  page.draw(canvas, body);
  if (page.numbered) DrawFoot(canvas, inside, index, page.foot, book_.theme);
}

}  // namespace grille::book
