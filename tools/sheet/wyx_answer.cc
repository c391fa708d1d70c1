#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tools/sheet/wyx_board.h"
#include "tools/sheet/wyx_bows.h"
#include "tools/sheet/wyx_drawing.h"
#include "tools/sheet/wyx_layout.h"

namespace grille::sheet {
namespace {

constexpr double kCircle = 0.7;  // parts of the cell
constexpr double kKnightRoom = 0.46;
constexpr double kHeadLength = 0.25;
constexpr double kHeadWidth = 0.2;
constexpr double kNotch = 0.2;  // how deep the head is cut in from behind, from its tip
constexpr double kRimGap = 0.02;
constexpr double kStroke = 0.3;

constexpr double kStopsAbove = 4.4;  // from the coordinates to the first baseline
constexpr double kStopsPitch = 3.9;
/// Columns are close enough that a reader of the text takes the lines one after the other.
constexpr double kStopsColumn = 5.1;
constexpr double kStopsSizePt = 8.5;

/// The largest board that leaves room for coordinates and stops.
BoardFrame PlaceBoard(const Box& box, int side) {
  double stops = kStopsAbove + kStopsPitch + 0.8;
  double low = 0;
  double high = box.w;
  for (int i = 0; i < 30; ++i) {
    double width = (low + high) / 2;
    double cell = width / side;
    bool fits = CoordinateMarginLeft(cell) + width + FrameWidth(cell) <= box.w &&
                FrameWidth(cell) + width + CoordinateMarginBelow(cell) + stops <= box.h;
    (fits ? low : high) = width;
  }
  double cell = low / side;
  return {{box.x + CoordinateMarginLeft(cell), box.y + FrameWidth(cell), low, low}, side};
}

/// All the lines first, then all the heads, each head a path of its own: under the even-odd rule
/// two that overlap would make a hole.
void DrawBows(Canvas& canvas, const BoardFrame& frame, const std::vector<Bow>& bows,
              const Theme& theme) {
  Point corner = {frame.box.x, frame.box.y};
  auto place = [&](Point p) { return corner + frame.cell() * p; };
  auto back_of = [](const Bow& bow) {
    Point back = bow.c2 - bow.to;
    return (1 / std::hypot(back.x, back.y)) * back;
  };
  for (const Bow& bow : bows) {
    Point notch = kNotch * back_of(bow);
    canvas.MoveTo(place(bow.from));
    canvas.CurveTo(place(bow.c1), place(bow.c2 + notch), place(bow.to + notch));
  }
  canvas.Stroke(theme.ink, kStroke);
  for (const Bow& bow : bows) {
    Point back = back_of(bow);
    Point across = {-back.y, back.x};
    Point neck = bow.to + kHeadLength * back;
    canvas.MoveTo(place(bow.to));
    canvas.LineTo(place(neck + (kHeadWidth / 2) * across));
    canvas.LineTo(place(bow.to + kNotch * back));
    canvas.LineTo(place(neck - (kHeadWidth / 2) * across));
    canvas.ClosePath();
    canvas.Fill(theme.ink);
  }
}

/// The stops in two lines, in columns under the board.
void DrawStopsText(Canvas& canvas, const BoardFrame& frame, const wyx::Path& path,
                   const Theme& theme) {
  TextStyle style = {kStopsSizePt, Weight::kSemibold, theme.ink};
  double top = frame.box.bottom() + CoordinateMarginBelow(frame.cell()) + kStopsAbove;
  int stops = path.length - 1;
  int columns = (stops + 1) / 2;
  double pitch = std::min(frame.box.w / columns, kStopsColumn);
  for (int i = 0; i < stops; ++i) {
    int row = i / columns;
    int column = i % columns;
    Point at = {frame.box.x - FrameWidth(frame.cell()) + column * pitch, top + row * kStopsPitch};
    canvas.Text(at, Align::kLeft, wyx::CellName(path.cells[i + 1]), style);
  }
}

}  // namespace

void DrawSolution(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options) {
  const Theme& theme = options.theme;
  BoardFrame frame = PlaceBoard(box, grid.side);
  DrawBoard(canvas, frame, theme, BoardGround::kFaint);
  double radius = kCircle / 2 + kRimGap;
  DrawBows(canvas, frame, BowJumps(path, grid.side, radius, kKnightRoom), theme);
  DrawCircles(canvas, frame, grid.circles, kCircle, theme);
  TextStyle style = {std::max(7.0, 0.5 * kCircle * frame.cell() / kMmPerPoint), Weight::kBold,
                     theme.ink};
  for (int i = 1; i < path.length; ++i) {
    canvas.TextInMiddle(frame.CentreOf(path.cells[i]), std::to_string(i), style);
  }
  DrawKnightOn(canvas, frame, grid.start, theme);
  DrawStopsText(canvas, frame, path, theme);
}

}  // namespace grille::sheet
