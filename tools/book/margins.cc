#include "tools/book/margins.h"

#include <array>

namespace grille::book {
namespace {

constexpr double kSmallPage = 180;  // wide

struct Step {
  int pages;  ///< up to so many
  double inner;
};
constexpr std::array<Step, 4> kInner = {{{150, 9.6}, {300, 12.7}, {500, 15.9}, {700, 19.1}}};
constexpr double kWidestInner = 22.3;
constexpr double kBoundOuter = 9.6;

double BoundInner(int pages) {
  for (const Step& step : kInner) {
    if (pages <= step.pages) return step.inner;
  }
  return kWidestInner;
}

}  // namespace

PageMargins MarginsFor(const Book& book, int pages) {
  bool small = book.paper.width < kSmallPage;
  double edge = small ? 12 : 15;
  if (book.profile == Profile::kPrintOnDemand) {
    return {.inner = BoundInner(pages), .outer = kBoundOuter, .top = edge, .bottom = edge};
  }
  return {.inner = small ? 14.0 : 18.0, .outer = edge, .top = edge, .bottom = edge};
}

sheet::Box InsideOf(const sheet::Paper& paper, const PageMargins& margins, int index) {
  double left = IsRightHand(index) ? margins.inner : margins.outer;
  return {left, margins.top, paper.width - margins.inner - margins.outer,
          paper.height - margins.top - margins.bottom};
}

}  // namespace grille::book
