#include "tools/sheet/star_token.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "solver/slide/etoile.h"

namespace grille::sheet {
namespace {

// Parts of the radius.
constexpr double kRing = 0.5;
constexpr double kRingStroke = 0.17;
constexpr double kDot = 0.52;
constexpr double kCross = 0.56;
constexpr double kCrossStroke = 0.15;
constexpr double kMarkDisc = 0.68;
constexpr double kMarkStar = 0.58;
constexpr double kMarkWaist = 0.4;  // of the star

constexpr double kThinnest = 0.25;

/// How far from the middle the arms of a cross begin and end.
struct Arm {
  double from = 0;
  double to = 0;
};

void DrawCross(Canvas& canvas, Point centre, Arm arm, double stroke, Colour ink) {
  for (Point along : {Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}}) {
    canvas.MoveTo(centre + arm.from * along);
    canvas.LineTo(centre + arm.to * along);
  }
  canvas.Stroke(ink, stroke);
}

/// The disc under the star of a mark, and what its rim tells in outlines: blue is filled, red has
/// a line around the disc, yellow the ends of its cross.
void DrawMarkDisc(Canvas& canvas, Point centre, double radius, slide::Token token,
                  const Theme& theme) {
  double disc = kMarkDisc * radius;
  if (theme.outlines && token == slide::kBlue) {
    canvas.AddCircle(centre, radius);
    canvas.AddCircle(centre, disc);
    canvas.Fill(theme.ink);
    return;
  }
  canvas.AddCircle(centre, disc);
  canvas.Fill(theme.paper);
  double stroke = std::max(kThinnest, kCrossStroke * radius);
  if (token == slide::kYellow) {
    DrawCross(canvas, centre, {disc, radius}, stroke, theme.ink);
  } else if (token == slide::kRed && theme.outlines) {
    canvas.AddCircle(centre, disc);
    canvas.Stroke(theme.ink, kThinnest);
  }
}

}  // namespace

void DrawToken(Canvas& canvas, Point centre, double radius, slide::Token token,
               const Theme& theme) {
  bool letter = slide::IsLetterToken(token);
  Colour fill = letter ? theme.tile : theme.tokens[token - slide::kBlue];
  double outline = std::clamp(0.11 * radius, kThinnest, 0.5);
  canvas.AddCircle(centre, radius - outline / 2);
  canvas.FillKeeping(fill);
  canvas.Stroke(theme.ink, outline);
  if (letter) {
    TextStyle style = {std::max(7.0, 1.12 * radius / kMmPerPoint), Weight::kBold, theme.ink};
    canvas.TextInMiddle(centre, std::string(1, static_cast<char>('A' + token - slide::kTokenA)),
                        style);
  } else if (token == slide::kBlue && theme.outlines) {
    canvas.AddCircle(centre, kDot * radius);
    canvas.Fill(theme.ink);
  } else if (token == slide::kRed) {
    canvas.AddCircle(centre, kRing * radius);
    canvas.Stroke(theme.outlines ? theme.ink : theme.paper,
                  std::max(kThinnest, kRingStroke * radius));
  } else if (token == slide::kYellow) {
    DrawCross(canvas, centre, {0, kCross * radius}, std::max(kThinnest, kCrossStroke * radius),
              theme.ink);
  }
}

void DrawTokenMark(Canvas& canvas, Point centre, double radius, slide::Token token,
                   const Theme& theme) {
  DrawMarkDisc(canvas, centre, radius, token, theme);
  constexpr int kCorners = 10;
  for (int i = 0; i < kCorners; ++i) {
    double angle = std::numbers::pi * (i / 5.0 - 0.5);
    double length = kMarkStar * radius * (i % 2 == 0 ? 1 : kMarkWaist);
    Point corner = centre + length * Point{std::cos(angle), std::sin(angle)};
    if (i == 0) {
      canvas.MoveTo(corner);
    } else {
      canvas.LineTo(corner);
    }
  }
  canvas.ClosePath();
  canvas.Fill(theme.ink);
}

}  // namespace grille::sheet
