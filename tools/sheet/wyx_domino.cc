#include "tools/sheet/wyx_domino.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "tools/words/wyx_rack.h"

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

/// Adds an arrow with its middle at `centre`, pointing along `along`, a unit vector.
void AddArrow(Canvas& canvas, Point centre, Point along, double width) {
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
}

/// One half of a domino: so many steps along a unit vector. The arrow stands on the side it points
/// to, an upright one at the left.
struct Half {
  Point centre;
  int steps = 0;
  Point along;

  double ArrowSide() const { return along.x > 0 ? 1 : -1; }
};

void DrawHalves(Canvas& canvas, const std::vector<Half>& halves, double width, Colour ink) {
  double aside = 0.205 * width;
  for (const Half& half : halves) {
    Point centre = {half.centre.x + half.ArrowSide() * aside, half.centre.y};
    AddArrow(canvas, centre, half.along, width);
  }
  canvas.FillKeeping(ink);
  canvas.Stroke(ink, std::max(0.25, kRounding * width));
  TextStyle digit = {kDigit * width / kMmPerPoint, Weight::kBold, ink};
  for (const Half& half : halves) {
    Point centre = {half.centre.x - half.ArrowSide() * aside, half.centre.y};
    canvas.TextInMiddle(centre, std::to_string(half.steps), digit);
  }
}

}  // namespace

void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme) {
  double width = box.w;
  double stroke = std::clamp(0.04 * width, 0.35, 0.6);
  canvas.AddBox(box.Inset(stroke / 2), kCorner * width);
  canvas.FillKeeping(theme.directions[words::DirectionOf(domino)]);
  canvas.Stroke(theme.ink, stroke);
  Point middle = box.centre();
  canvas.MoveTo({middle.x - 0.34 * width, middle.y});
  canvas.LineTo({middle.x + 0.34 * width, middle.y});
  canvas.Stroke(theme.ink, std::max(0.3, 0.6 * stroke));
  std::vector<Half> halves;
  if (domino.dx != 0) {
    Point above = {middle.x, middle.y - 0.48 * width};
    halves.push_back({above, std::abs(domino.dx), {domino.dx < 0 ? -1.0 : 1.0, 0}});
  }
  if (domino.dy != 0) {
    Point below = {middle.x, middle.y + 0.48 * width};
    halves.push_back({below, std::abs(domino.dy), {0, domino.dy < 0 ? 1.0 : -1.0}});
  }
  DrawHalves(canvas, halves, width, theme.ink);
}

}  // namespace grille::sheet
