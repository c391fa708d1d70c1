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
constexpr double kCross = 0.56;
constexpr double kCrossStroke = 0.15;
constexpr double kMarkDisc = 0.68;
constexpr double kMarkStar = 0.64;
constexpr double kMarkWaist = 0.4;  // of the star

constexpr double kThinnest = 0.25;

void DrawCross(Canvas& canvas, Point centre, double arm, double stroke, Colour ink) {
  canvas.MoveTo({centre.x - arm, centre.y});
  canvas.LineTo({centre.x + arm, centre.y});
  canvas.MoveTo({centre.x, centre.y - arm});
  canvas.LineTo({centre.x, centre.y + arm});
  canvas.Stroke(ink, stroke);
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
  } else if (token == slide::kRed) {
    canvas.AddCircle(centre, kRing * radius);
    canvas.Stroke(theme.paper, std::max(kThinnest, kRingStroke * radius));
  } else if (token == slide::kYellow) {
    DrawCross(canvas, centre, kCross * radius, std::max(kThinnest, kCrossStroke * radius),
              theme.ink);
  }
}

void DrawTokenMark(Canvas& canvas, Point centre, double radius, const Theme& theme) {
  canvas.AddCircle(centre, kMarkDisc * radius);
  canvas.Fill(theme.paper);
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
