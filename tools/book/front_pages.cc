#include "tools/book/front_pages.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "tools/book/book_words.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/text_block.h"

namespace grille::book {
namespace {

using sheet::Align;
using sheet::TextBlock;
using sheet::TextStyle;
using sheet::Theme;
using sheet::Weight;

constexpr double kEmblemGap = 8;
constexpr double kLargestEmblem = 110;
constexpr double kRowHeight = 8.2;
constexpr double kContentsHeading = 15;

/// The size at which a title takes at most so many lines, none of them cut.
double TitleSizePt(Canvas& canvas, const std::string& title, double width, size_t lines) {
  double size = 40;
  for (; size > 14; size -= 1) {
    TextStyle style = {size, Weight::kBlack, {}};
    std::vector<std::string> wrapped = sheet::Wrap(canvas, title, style, width);
    bool cut = std::any_of(wrapped.begin(), wrapped.end(), [&](const std::string& line) {
      return canvas.TextWidth(line, style) > width;
    });
    if (!cut && wrapped.size() <= lines) break;
  }
  return size;
}

/// Draws one emblem for each kind, side by side, as large as there is room for.
void DrawEmblems(Canvas& canvas, const Box& box, const std::vector<std::string>& kinds,
                 const Theme& theme) {
  auto count = static_cast<double>(kinds.size());
  double side = std::min({(box.w - (count - 1) * kEmblemGap) / count, box.h, kLargestEmblem});
  double x = box.centre().x - (count * side + (count - 1) * kEmblemGap) / 2;
  for (const std::string& kind : kinds) {
    PagesOfKind(kind).DrawEmblem(canvas, {x, box.centre().y - side / 2, side, side}, theme);
    x += side + kEmblemGap;
  }
}

TextBlock CreditsOf(Canvas& canvas, double width, const Book& book) {
  const Theme& theme = book.theme;
  TextStyle style = {9, Weight::kRegular, theme.ink};
  TextStyle soft = {8, Weight::kRegular, theme.soft_ink};
  TextBlock block(std::min(width, 110.0));
  if (!book.title.empty()) block.Add(canvas, book.title, {11, Weight::kBold, theme.ink});
  if (!book.author.empty()) block.Add(canvas, book.author, style, 1.2);
  double above = 5;
  for (const std::string& paragraph : book.credits) {
    block.Add(canvas, paragraph, style, above);
    above = 1.6;
  }
  above = 5;
  for (const std::string& kind : KindsOf(book)) {
    block.Add(canvas, PagesOfKind(kind).Credit(book.language), soft, above);
    above = 1.2;
  }
  block.Add(canvas, ProgramCredit(book.language), soft, 1.2);
  return block;
}

void DrawRow(Canvas& canvas, const Box& row, const Section& section, const Theme& theme) {
  TextStyle style = {11, Weight::kSemibold, theme.ink};
  TextStyle number = {11, Weight::kRegular, theme.ink};
  TextStyle soft = {9, Weight::kRegular, theme.soft_ink};
  double baseline = row.y + canvas.CapHeight(style);
  std::string page = absl::StrCat(section.page + 1);
  canvas.Text({row.right(), baseline}, Align::kRight, page, number);
  double note = section.note.empty() ? 0 : canvas.TextWidth(section.note, soft) + 3;
  double room = row.w - canvas.TextWidth(page, number) - note - 14;
  canvas.Text({row.x, baseline}, Align::kLeft, section.title, style, room);
  double left = row.x + std::min(room, canvas.TextWidth(section.title, style)) + 3;
  if (note > 0) {
    canvas.Text({left, baseline}, Align::kLeft, section.note, soft);
    left += note;
  }
  // Dots lead to the number; they stand in the same places in every row.
  constexpr double kPitch = 2;
  double end = row.right() - canvas.TextWidth("000", number) - 1.5;
  for (double x = end; x >= left; x -= kPitch) canvas.AddCircle({x, baseline - 0.25}, 0.22);
  canvas.Fill(theme.soft_ink);
}

}  // namespace

std::vector<std::string> KindsOf(const Book& book) {
  std::vector<std::string> kinds;
  for (const Chapter& chapter : book.chapters) {
    if (std::find(kinds.begin(), kinds.end(), chapter.kind) == kinds.end()) {
      kinds.push_back(chapter.kind);
    }
  }
  return kinds;
}

void DrawTitle(Canvas& canvas, const Box& box, const Book& book) {
  const Theme& theme = book.theme;
  std::string title = TitleOf(book);
  TextBlock block(box.w);
  block.Add(canvas, title, {TitleSizePt(canvas, title, box.w, 4), Weight::kBlack, theme.ink});
  if (!book.subtitle.empty()) {
    block.Add(canvas, book.subtitle, {15, Weight::kRegular, theme.ink}, 5);
  }
  double top = box.y + 0.1 * box.h;
  block.Draw(canvas, box.x, top, Align::kLeft);
  double bottom = box.bottom();
  if (!book.author.empty()) {
    TextStyle style = {12, Weight::kBold, theme.ink};
    canvas.Text({box.x, bottom - 1}, Align::kLeft, book.author, style, box.w);
    bottom -= 8;
  }
  double from = top + block.height() + 12;
  if (bottom - from < 25) return;
  DrawEmblems(canvas, {box.x, from, box.w, bottom - 8 - from}, KindsOf(book), theme);
}

Page TitlePage(const Book& book) {
  return {.draw = [&book](Canvas& canvas, const Box& box) { DrawTitle(canvas, box, book); },
          .numbered = false};
}

bool CreditsFit(Canvas& canvas, const Book& book, const Paper& body) {
  return CreditsOf(canvas, body.width, book).height() <= body.height;
}

Page CreditsPage(const Book& book) {
  return {.draw =
              [&book](Canvas& canvas, const Box& box) {
                TextBlock block = CreditsOf(canvas, box.w, book);
                block.Draw(canvas, box.x, box.bottom() - block.height(), Align::kLeft);
              },
          .numbered = false};
}

std::vector<Page> ContentsPages(const Book& book, const Paper& body, size_t count,
                                const std::shared_ptr<const std::vector<Section>>& sections) {
  auto rows = static_cast<size_t>(std::max(1.0, (body.height - kContentsHeading) / kRowHeight));
  std::vector<Page> pages;
  for (size_t first = 0; first < count; first += rows) {
    pages.push_back({.draw = [&book, sections, first, rows](Canvas& canvas, const Box& box) {
      if (first == 0) {
        DrawPageHeading(canvas, box, ContentsWord(book.language), "", book.theme);
      }
      double y = box.y + kContentsHeading;
      for (size_t i = first; i < std::min(first + rows, sections->size()); ++i) {
        DrawRow(canvas, {box.x, y, box.w, kRowHeight}, (*sections)[i], book.theme);
        y += kRowHeight;
      }
    }});
  }
  return pages;
}

}  // namespace grille::book
