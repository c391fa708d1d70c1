#include "tools/sheet/star_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

#include "solver/slide/etoile.h"
#include "solver/star/star.h"
#include "tools/sheet/star_token.h"

// Lengths here are in units, the star's centre at (0, 0), unless they are called millimetres.

namespace grille::sheet {
namespace {

constexpr double kPi = std::numbers::pi;

constexpr std::array<Point, star::kStations> kPlaces = {{{-40, -92},
                                                         {40, -92},
                                                         {92, -40},
                                                         {92, 40},
                                                         {40, 92},
                                                         {-40, 92},
                                                         {-92, 40},
                                                         {-92, -40},
                                                         {-40, -40},
                                                         {40, -40},
                                                         {40, 40},
                                                         {-40, 40},
                                                         {-23, 0},
                                                         {0, -23},
                                                         {23, 0},
                                                         {0, 23}}};

/// Where a station's name stands from its token: away from every line.
constexpr double kSlant = std::numbers::sqrt2 / 2;
constexpr std::array<Point, star::kStations> kNameSides = {{{0, -1},
                                                            {0, -1},
                                                            {1, 0},
                                                            {1, 0},
                                                            {0, 1},
                                                            {0, 1},
                                                            {-1, 0},
                                                            {-1, 0},
                                                            {-kSlant, -kSlant},
                                                            {kSlant, -kSlant},
                                                            {kSlant, kSlant},
                                                            {-kSlant, kSlant},
                                                            {0, -1},
                                                            {1, 0},
                                                            {0, 1},
                                                            {-1, 0}}};

// The curved lines are arcs of one radius, a quarter turn from one to the next.
constexpr double kArcRadius = 216.84;
constexpr double kArcCentre = 164.4;
constexpr double kArcFrom = 0.6084 * kPi;  // where it ends, at D and A
constexpr double kArcTo = 0.8916 * kPi;
constexpr double kSide = 40;    // the square's sides are so far from the centre
constexpr double kClear = 1.7;  // between a side and the curve that passes under it

constexpr double kStarLine = 2;
constexpr double kLineInOutlines = 0.55;  // of what it is elsewhere
constexpr double kThickestLine = 0.9;     // millimetres
constexpr double kThinnestLine = 0.25;
constexpr double kVacancy = 4.2;
constexpr double kStation = 12;  // of a board to play on

constexpr double kNameSize = 8.4;

double LineWidth(double unit, const Theme& theme) {
  double width = std::min(kStarLine * unit, kThickestLine);
  return std::max(theme.outlines ? kLineInOutlines * width : width, kThinnestLine);
}

double NameSizePt(double unit) { return std::clamp(kNameSize * unit / kMmPerPoint, 7.0, 13.0); }

/// Millimetres from the centre of a token to that of its name.
double NameDistance(double unit) {
  return kTokenUnits * unit + std::max(0.7, 1.9 * unit) + 0.4 * NameSizePt(unit) * kMmPerPoint;
}

Point Place(const StarFrame& frame, Point at) { return frame.centre + frame.unit * at; }

/// A point turned by quarters.
Point Turned(Point p, int quarters) {
  for (int i = 0; i < quarters; ++i) p = {-p.y, p.x};
  return p;
}

/// The angles at which the curve A–N–O–D passes a side of the square at a distance from it, in
/// units: above the upper side where that is negative. The right side is its mirror image.
double AngleAbove(double distance) {
  return kPi - std::asin((-kSide + distance + kArcCentre) / kArcRadius);
}
double AngleMirrored(double angle) { return 1.5 * kPi - angle; }

void DrawLines(Canvas& canvas, const StarFrame& frame, const Theme& theme) {
  double width = LineWidth(frame.unit, theme);
  // The curves are no stations where they cross the square: there they pass under it.
  double clear = kClear + width / frame.unit / 2;
  double before = AngleAbove(clear);
  double after = AngleAbove(-clear);
  for (int turn = 0; turn < 4; ++turn) {
    Point centre = Place(frame, Turned({kArcCentre, -kArcCentre}, turn));
    auto add = [&](double from, double to) {
      canvas.AddArc(centre, kArcRadius * frame.unit, from + turn * kPi / 2, to + turn * kPi / 2);
    };
    add(kArcFrom, AngleMirrored(after));
    add(AngleMirrored(before), before);
    add(after, kArcTo);
  }
  canvas.Stroke(theme.curve, width);
  for (std::string_view line : star::kStraightLines) {
    canvas.MoveTo(frame.At(star::StationOf(line.front())));
    canvas.LineTo(frame.At(star::StationOf(line.back())));
  }
  canvas.Stroke(theme.ink, width);
}

void DrawStation(Canvas& canvas, Point at, double radius, const Theme& theme) {
  double outline = std::clamp(0.12 * radius, kThinnestLine, 0.6);
  canvas.AddCircle(at, radius - outline / 2);
  canvas.FillKeeping(theme.paper);
  canvas.Stroke(theme.ink, outline);
}

}  // namespace

Point StarFrame::At(slide::Vertex station) const { return Place(*this, kPlaces[station]); }

double StarReach(double unit, StationNames names) {
  double token = (92 + kTokenUnits) * unit;
  if (names == StationNames::kNone) return token;
  return 92 * unit + NameDistance(unit) + 0.4 * NameSizePt(unit) * kMmPerPoint;
}

double StarUnit(double reach, StationNames names) {
  double low = 0;
  double high = reach / 92;
  for (int i = 0; i < 40; ++i) {
    double middle = (low + high) / 2;
    (StarReach(middle, names) <= reach ? low : high) = middle;
  }
  return low;
}

void DrawStar(Canvas& canvas, const StarFrame& frame, const slide::Arrangement& tokens,
              std::optional<slide::Vertex> mark, StationNames names, const Theme& theme) {
  DrawLines(canvas, frame, theme);
  // Beside tokens that are letters themselves the names stay in the background.
  bool letters = std::any_of(tokens.at.begin(), tokens.at.end(), slide::IsLetterToken);
  TextStyle style = {NameSizePt(frame.unit), letters ? Weight::kRegular : Weight::kBold,
                     letters ? theme.soft_ink : theme.ink};
  double radius = kTokenUnits * frame.unit;
  for (slide::Vertex v = 0; v < star::kStations; ++v) {
    Point at = frame.At(v);
    slide::Token token = tokens.at[v];
    if (token == slide::kVacant) {
      DrawStation(canvas, at, kVacancy * frame.unit, theme);
    } else {
      DrawToken(canvas, at, radius, token, theme);
    }
    if (mark == v) DrawTokenMark(canvas, at, radius, token, theme);
    if (names == StationNames::kNone) continue;
    canvas.TextInMiddle(at + NameDistance(frame.unit) * kNameSides[v],
                        std::string(1, star::LetterOf(v)), style);
  }
}

void DrawPlayBoard(Canvas& canvas, const StarFrame& frame, const Theme& theme) {
  DrawLines(canvas, frame, theme);
  double radius = kStation * frame.unit;
  TextStyle style = {std::max(7.0, 0.95 * radius / kMmPerPoint), Weight::kBold, theme.ink};
  for (slide::Vertex v = 0; v < star::kStations; ++v) {
    DrawStation(canvas, frame.At(v), radius, theme);
    canvas.TextInMiddle(frame.At(v), std::string(1, star::LetterOf(v)), style);
  }
}

double PlayBoardReach(double unit) { return (92 + kStation) * unit; }

}  // namespace grille::sheet
