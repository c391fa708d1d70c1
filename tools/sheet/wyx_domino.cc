#include "tools/sheet/wyx_domino.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "tools/words/wyx_notation.h"
#include "tools/words/wyx_rack.h"

namespace grille::sheet {
namespace {

// Parts of a domino's shorter side.
constexpr double kCorner = 0.16;
constexpr double kDigit = 0.6;  // size of the type
constexpr double kArrowLength = 0.36;
constexpr double kHeadLength = 0.19;
constexpr double kHeadWidth = 0.3;
constexpr double kShaftWidth = 0.095;
constexpr double kRounding = 0.02;
constexpr double kHeavyEdge = 0.12;
constexpr double kHeaviestEdge = 1.1;  // millimetres: it has to be seen, not to fill
constexpr double kBesideEdge = 0.92;   // of their usual size, digits and arrows leave it clear

constexpr double kPairMargin = 0.14;  // on both sides together, of the longer side
constexpr double kLargestPairPt = 22;
constexpr double kLeastPt = 7;

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

/// Fills a strip along one side of a box with round corners, which it follows; its ends run out in
/// a point.
void FillHeavyEdge(Canvas& canvas, const Box& box, double radius, int direction, double thickness,
                   Colour ink) {
  struct Side {
    Point corner, along, inward;
    double length;
  };
  const std::array<Side, 4> sides = {{{{box.x, box.y}, {0, 1}, {1, 0}, box.h},
                                      {{box.x, box.y}, {1, 0}, {0, 1}, box.w},
                                      {{box.right(), box.y}, {0, 1}, {-1, 0}, box.h},
                                      {{box.x, box.bottom()}, {1, 0}, {0, -1}, box.w}}};
  const Side& side = sides[static_cast<size_t>(direction)];
  auto at = [&](double along, double inward) {
    return side.corner + along * side.along + inward * side.inward;
  };
  constexpr double kRound = 0.448;  // of the radius: where a quarter circle has its handles
  double length = side.length;
  double handle = kRound * radius;
  double inner = thickness + kRound * (radius - thickness);
  canvas.MoveTo(at(0, radius));
  canvas.CurveTo(at(0, handle), at(handle, 0), at(radius, 0));
  canvas.LineTo(at(length - radius, 0));
  canvas.CurveTo(at(length - handle, 0), at(length, handle), at(length, radius));
  canvas.CurveTo(at(length, inner), at(length - handle, thickness), at(length - radius, thickness));
  canvas.LineTo(at(radius, thickness));
  canvas.CurveTo(at(handle, thickness), at(0, inner), at(0, radius));
  canvas.ClosePath();
  canvas.Fill(ink);
}

double HeavyEdge(double unit) { return std::min(kHeavyEdge * unit, kHeaviestEdge); }

/// Draws the piece itself.
void DrawPiece(Canvas& canvas, const Box& box, double unit, wyx::Domino domino,
               const Theme& theme) {
  int direction = words::DirectionOf(domino);
  double stroke = std::clamp(0.04 * unit, 0.35, 0.6);
  double radius = kCorner * unit;
  canvas.AddBox(box.Inset(stroke / 2), radius);
  canvas.FillKeeping(theme.directions[static_cast<size_t>(direction)]);
  canvas.Stroke(theme.ink, stroke);
  if (!theme.outlines) return;
  FillHeavyEdge(canvas, box, radius + stroke / 2, direction, HeavyEdge(unit) + stroke / 2,
                theme.ink);
}

/// How far to the right the halves make way for a heavy edge at the side.
double MakeWay(wyx::Domino domino, double unit, const Theme& theme) {
  if (!theme.outlines) return 0;
  constexpr std::array<double, 4> kAside = {0.5, 0, -0.5, 0};
  return kAside[static_cast<size_t>(words::DirectionOf(domino))] * HeavyEdge(unit);
}

/// The widest pair there is.
std::string WidestPair(Language language) {
  return words::PairText(-wyx::kMaxReach, -wyx::kMaxReach, language);
}

}  // namespace

void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme) {
  double width = box.w;
  DrawPiece(canvas, box, width, domino, theme);
  Point middle = box.centre();
  middle.x += MakeWay(domino, width, theme);
  canvas.MoveTo({middle.x - 0.34 * width, middle.y});
  canvas.LineTo({middle.x + 0.34 * width, middle.y});
  canvas.Stroke(theme.ink, std::clamp(0.024 * width, 0.3, 0.36));
  std::vector<Half> halves;
  if (domino.dx != 0) {
    Point above = {middle.x, middle.y - 0.48 * width};
    halves.push_back({above, std::abs(domino.dx), {domino.dx < 0 ? -1.0 : 1.0, 0}});
  }
  if (domino.dy != 0) {
    Point below = {middle.x, middle.y + 0.48 * width};
    halves.push_back({below, std::abs(domino.dy), {0, domino.dy < 0 ? 1.0 : -1.0}});
  }
  DrawHalves(canvas, halves, theme.outlines ? kBesideEdge * width : width, theme.ink);
}

void DrawPairDomino(Canvas& canvas, const Box& box, wyx::Domino domino, Language language,
                    const Theme& theme) {
  DrawPiece(canvas, box, box.h, domino, theme);
  TextStyle style = {kLeastPt, Weight::kBold, theme.ink};
  double room = (1 - kPairMargin) * box.w;
  style.size_pt = std::clamp(kLeastPt * room / canvas.TextWidth(WidestPair(language), style),
                             kLeastPt, kLargestPairPt);
  canvas.TextInMiddle(box.centre(), words::PairText(domino.dx, domino.dy, language), style);
}

double LeastPairWidth(Canvas& canvas, Language language) {
  return canvas.TextWidth(WidestPair(language), {kLeastPt, Weight::kBold}) / (1 - kPairMargin);
}

}  // namespace grille::sheet
