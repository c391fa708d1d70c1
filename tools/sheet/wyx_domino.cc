#include "tools/sheet/wyx_domino.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>

namespace grille::sheet {
namespace {

// Parts of a domino's width.
constexpr double kCorner = 0.16;
constexpr double kDigit = 0.6;  // size of the type
constexpr double kArrowLength = 0.36;
constexpr double kHeadLength = 0.19;
constexpr double kHeadWidth = 0.3;
constexpr double kShaftWidth = 0.095;
constexpr double kRounding = 0.02;

/// An arrow with its middle at `centre`, pointing along `along`, a unit vector.
void DrawArrow(Canvas& canvas, Point centre, Point along, double width, Colour ink) {
  Point across = {-along.y, along.x};
  auto at = [&](double forward, double aside) {
    return centre + (forward * width) * along + (aside * width) * across;
  };
  double tip = kArrowLength / 2;
  double neck = tip - kHeadLength;
  canvas.MoveTo(at(tip, 0));
  canvas.LineTo(at(neck, kHeadWidth / 2));
  canvas.LineTo(at(neck, kShaftWidth / 2));
  canvas.LineTo(at(-tip, kShaftWidth / 2));
  canvas.LineTo(at(-tip, -kShaftWidth / 2));
  canvas.LineTo(at(neck, -kShaftWidth / 2));
  canvas.LineTo(at(neck, -kHeadWidth / 2));
  canvas.ClosePath();
  canvas.FillKeeping(ink);
  canvas.Stroke(ink, std::max(0.25, kRounding * width));
}

/// One half: the arrow on the side it points to, an upright one at the left.
void DrawHalf(Canvas& canvas, Point centre, int steps, Point along, double width,
              const Theme& theme) {
  double aside = 0.205 * width;
  double to_arrow = along.x > 0 ? aside : -aside;
  DrawArrow(canvas, {centre.x + to_arrow, centre.y}, along, width, theme.ink);
  TextStyle digit = {kDigit * width / kMmPerPoint, Weight::kBold, theme.ink};
  canvas.TextInMiddle({centre.x - to_arrow, centre.y}, std::to_string(steps), digit);
}

/// Turns of the clock hand from pure left: by quarter, then by the slope within it.
bool BeforeOnTheClock(wyx::Domino a, wyx::Domino b) {
  int quarter_a = DirectionOf(a);
  int quarter_b = DirectionOf(b);
  if (quarter_a != quarter_b) return quarter_a < quarter_b;
  int turn = a.dx * b.dy - a.dy * b.dx;  // negative: b lies clockwise of a (y upward)
  if (turn != 0) return turn < 0;
  return std::abs(a.dx) + std::abs(a.dy) < std::abs(b.dx) + std::abs(b.dy);
}

}  // namespace

int DirectionOf(wyx::Domino domino) {
  if (domino.dx < 0 && domino.dy >= 0) return 0;
  if (domino.dx >= 0 && domino.dy > 0) return 1;
  if (domino.dx > 0) return 2;
  return 3;
}

std::vector<wyx::DominoId> RackOrder(wyx::DominoSet dominoes) {
  std::vector<wyx::DominoId> order;
  for (wyx::DominoSet rest = dominoes; rest != 0; rest &= rest - 1) {
    order.push_back(static_cast<wyx::DominoId>(std::countr_zero(rest)));
  }
  std::sort(order.begin(), order.end(), [](wyx::DominoId a, wyx::DominoId b) {
    return BeforeOnTheClock(wyx::kPool[a], wyx::kPool[b]);
  });
  return order;
}

void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme) {
  double width = box.w;
  double stroke = std::clamp(0.04 * width, 0.35, 0.6);
  canvas.AddBox(box.Inset(stroke / 2), kCorner * width);
  canvas.FillKeeping(theme.directions[DirectionOf(domino)]);
  canvas.Stroke(theme.ink, stroke);
  Point middle = box.centre();
  canvas.MoveTo({middle.x - 0.34 * width, middle.y});
  canvas.LineTo({middle.x + 0.34 * width, middle.y});
  canvas.Stroke(theme.ink, std::max(0.3, 0.6 * stroke));
  Point above = {middle.x, middle.y - 0.48 * width};
  Point below = {middle.x, middle.y + 0.48 * width};
  if (domino.dx != 0) {
    DrawHalf(canvas, above, std::abs(domino.dx), {domino.dx < 0 ? -1.0 : 1.0, 0}, width, theme);
  }
  if (domino.dy != 0) {
    DrawHalf(canvas, below, std::abs(domino.dy), {0, domino.dy < 0 ? 1.0 : -1.0}, width, theme);
  }
}

}  // namespace grille::sheet
