#include "tools/book/cover.h"

#include <algorithm>
#include <string>

#include "tools/book/book_words.h"
#include "tools/book/front_pages.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/text_block.h"

namespace grille::book {
namespace {

using sheet::Align;
using sheet::Canvas;
using sheet::Paper;
using sheet::TextBlock;
using sheet::TextStyle;
using sheet::Theme;
using sheet::Weight;

constexpr double kEdge = 15;         ///< between what is printed and the edges of front and back
constexpr double kSpineClear = 1.6;  ///< at either side of the spine's text: folds wander
constexpr double kLargestSpinePt = 16;
constexpr double kBarCodeHeight = 45;

void DrawSpine(Canvas& canvas, const Box& spine, const Book& book) {
  TextStyle bold = {kLargestSpinePt, Weight::kBold, book.theme.ink};
  double room = spine.w - 2 * kSpineClear;
  // From the tops of letters to the feet of their descenders.
  double needed = 1.1 * bold.size_pt * sheet::kMmPerPoint;
  if (needed > room) bold.size_pt *= room / needed;
  if (bold.size_pt < 7) return;
  TextStyle regular = {bold.size_pt, Weight::kRegular, book.theme.ink};
  // French spines are read from the foot up.
  bool up = book.language == Language::kFrench;
  Canvas::Turned turned(canvas, {spine.centre().x, up ? spine.bottom() : spine.y},
                        up ? Canvas::Turn::kCounterclockwise : Canvas::Turn::kClockwise);
  double baseline = canvas.CapHeight(bold) / 2;
  double length = spine.h - 2 * kEdge;
  double author = std::min(canvas.TextWidth(book.author, regular), length / 2);
  canvas.Text({kEdge, baseline}, Align::kLeft, TitleOf(book), bold, length - author - kEdge);
  canvas.Text({spine.h - kEdge, baseline}, Align::kRight, book.author, regular, author + 0.1);
}

/// The emblem of each kind, and beside it its name and rule.
void DrawBack(Canvas& canvas, const Box& box, const BookPlan& plan) {
  const Book& book = plan.book();
  const Theme& theme = book.theme;
  TextBlock head(box.w);
  head.Add(canvas, TitleOf(book), {18, Weight::kBlack, theme.ink});
  head.Add(canvas, CountWord(plan.puzzle_count(), book.answers, book.language),
           {11, Weight::kRegular, theme.ink}, 3);
  head.Draw(canvas, box.x, box.y, Align::kLeft);
  double y = box.y + head.height() + 9;
  std::vector<std::string> kinds = KindsOf(book);
  double room = (box.bottom() - kBarCodeHeight - y) / static_cast<double>(kinds.size());
  double side = std::min({30.0, 0.28 * box.w, room - 5});
  for (const std::string& kind : kinds) {
    const KindPages& pages = PagesOfKind(kind);
    pages.DrawEmblem(canvas, {box.x, y, side, side}, theme);
    double left = box.x + side + 6;
    TextBlock text(box.right() - left);
    text.Add(canvas, pages.Name(book.language), {12, Weight::kBold, theme.ink});
    text.Add(canvas, plan.RuleOf(kind), {9.5, Weight::kRegular, theme.ink}, 1.5);
    text.Draw(canvas, left, y + 1, Align::kLeft);
    y += std::max(side, text.height()) + 6;
  }
}

}  // namespace

double SpineOf(const BookPlan& plan) { return plan.page_count() * plan.book().page_thickness; }

Paper CoverSize(const BookPlan& plan) {
  const Paper& page = plan.book().paper;
  return {2 * page.width + SpineOf(plan), page.height};
}

void DrawCover(Canvas& canvas, const BookPlan& plan) {
  const Book& book = plan.book();
  Paper size = CoverSize(plan);
  canvas.AddBox(Box{0, 0, size.width, size.height}.Inset(-kCoverBleed));
  canvas.Fill(book.theme.directions[1]);
  Box back = {0, 0, book.paper.width, size.height};
  Box spine = {back.right(), 0, SpineOf(plan), size.height};
  Box front = {spine.right(), 0, book.paper.width, size.height};
  DrawBack(canvas, back.Inset(kEdge), plan);
  DrawSpine(canvas, spine, book);
  DrawTitle(canvas, front.Inset(kEdge), book);
}

}  // namespace grille::book
