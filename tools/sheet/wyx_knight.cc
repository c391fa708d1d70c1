#include "tools/sheet/wyx_knight.h"

#include <algorithm>
#include <array>

namespace grille::sheet {
namespace {

/// One piece of an outline: from where the last one ended, by way of two control points, to `end`.
/// Coordinates are percent of the box, y downward.
struct Piece {
  Point c1, c2, end;
};

/// The silhouette, clockwise from the foot of the chest: chest and throat, jaw, lips and nose,
/// brow, the ears, and the crest of the neck down to the foot again.
constexpr Point kBodyStart = {26.5, 76.5};
constexpr std::array<Piece, 19> kBody = {{
    {{26, 64}, {43, 60.5}, {48, 45.5}},        // chest up into the throat
    {{44.5, 50}, {39, 50.5}, {34.5, 52.5}},    // jaw
    {{30, 54.5}, {28.5, 60.5}, {23.5, 61.8}},  // chin
    {{20, 62.6}, {19, 60}, {16.5, 59.8}},      // lips
    {{11.5, 59.4}, {8, 55.5}, {9, 50}},        // muzzle
    {{9.8, 45.5}, {14, 42.5}, {16, 38}},       // nose
    {{18.5, 32.5}, {18.5, 28}, {23, 22.5}},    // bridge up to the brow
    {{25.5, 19.5}, {29, 17.3}, {32, 15.6}},    // forehead
    {{30.5, 12}, {30.5, 8}, {31.8, 4.5}},      // far ear
    {{34, 6}, {35.5, 7.5}, {37, 9.5}},          {{37.3, 6.5}, {38.5, 3.5}, {40.5, 1}},  // near ear
    {{45.5, 4}, {48, 8.5}, {48.5, 13.2}},       {{67, 15}, {81.5, 31}, {81.5, 54}},     // crest
    {{81.5, 63}, {77.5, 68.5}, {77.5, 76.5}},                                           // shoulder
    {{80.2, 76.5}, {81.6, 78}, {81.6, 80.2}},  // collar, right
    {{81.6, 82.4}, {80.2, 83.9}, {77.5, 83.9}}, {{60, 83.9}, {44, 83.9}, {26.5, 83.9}},  // foot
    {{23.8, 83.9}, {22.4, 82.4}, {22.4, 80.2}},  // collar, left
    {{22.4, 78}, {23.8, 76.5}, {26.5, 76.5}},
}};

constexpr Point kManeStart = {53.5, 19.5};
constexpr std::array<Piece, 3> kMane = {{
    {{67.5, 24.5}, {76.5, 39}, {74.2, 61}},
    {{74, 62.4}, {72.2, 62.4}, {72.1, 61}},
    {{72, 41}, {65.5, 28}, {53.5, 19.5}},
}};

constexpr Point kEyeStart = {27.3, 30};
constexpr std::array<Piece, 2> kEye = {{
    {{28.8, 25.4}, {33.5, 23.6}, {37, 24.6}},
    {{36.2, 29.4}, {31.8, 32}, {27.3, 30}},
}};

constexpr Point kNostrilStart = {12.8, 51.8};
constexpr std::array<Piece, 2> kNostril = {{
    {{13.2, 49}, {15.8, 47.8}, {17.6, 48.8}},
    {{17.2, 51.6}, {15, 53}, {12.8, 51.8}},
}};

/// The foot, apart from the body.
constexpr Box kPlinth = {15, 87.8, 74, 10.7};
constexpr double kPlinthCorner = 2.5;

template <size_t N>
void AddOutline(Canvas& canvas, const Box& box, Point start, const std::array<Piece, N>& pieces) {
  auto place = [&](Point p) { return Point{box.x + p.x * box.w / 100, box.y + p.y * box.h / 100}; };
  canvas.MoveTo(place(start));
  for (const Piece& piece : pieces) {
    canvas.CurveTo(place(piece.c1), place(piece.c2), place(piece.end));
  }
  canvas.ClosePath();
}

void AddPlinth(Canvas& canvas, const Box& box) {
  double k = box.w / 100;
  canvas.AddBox({box.x + kPlinth.x * k, box.y + kPlinth.y * k, kPlinth.w * k, kPlinth.h * k},
                kPlinthCorner * k);
}

void AddDetails(Canvas& canvas, const Box& box) {
  AddOutline(canvas, box, kManeStart, kMane);
  AddOutline(canvas, box, kEyeStart, kEye);
  AddOutline(canvas, box, kNostrilStart, kNostril);
}

}  // namespace

void DrawKnight(Canvas& canvas, const Box& box, Colour colour) {
  AddOutline(canvas, box, kBodyStart, kBody);
  AddDetails(canvas, box);
  AddPlinth(canvas, box);
  canvas.Fill(colour);
}

void DrawKnightOutline(Canvas& canvas, const Box& box, Colour ink, Colour paper) {
  double stroke = std::clamp(0.03 * box.w, 0.25, 0.5);
  Box inner = box.Inset(stroke / 2);
  AddOutline(canvas, inner, kBodyStart, kBody);
  AddPlinth(canvas, inner);
  canvas.FillKeeping(paper);
  canvas.Stroke(ink, stroke);
  AddDetails(canvas, inner);
  canvas.Fill(ink);
}

}  // namespace grille::sheet
