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
constexpr double kBowHeadLength = 0.25;
constexpr double kBowHeadWidth = 0.2;
constexpr double kNotch = 0.2;  // how deep the head is cut in from behind, from its tip
constexpr double kRimGap = 0.02;
constexpr double kCircleStroke = 0.3;

/// Below that two digits of 7 pt break out of their circle.
constexpr double kSmallestAnswerCell = 4.2;

constexpr double kStopsAbove = 4.4;  // from the coordinates to the first baseline
constexpr double kStopsPitch = 3.9;
constexpr double kStopsBelow = 0.8;  // room for descenders
/// Between columns; so close that a reader of the text takes the lines one after the other.
constexpr double kStopsGap = 1.3;
constexpr double kStopsSizesPt[] = {8.5, 8, 7.5, 7};

/// The largest board that leaves room for coordinates and stops.
BoardFrame PlaceBoard(const Box& box, int side, double stops) {
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

/// The stops in lines, one column under the other: two lines, or as many as the width asks for.
class StopsText {
 public:
  StopsText(Canvas& canvas, const wyx::Path& path, double width, const DrawOptions& options) {
    words::WyxNotation notation = options.Notation();
    for (int i = 1; i < path.length; ++i) stops_.push_back(notation.Cell(path.cells[i]));
    for (double size : kStopsSizesPt) {
      TextStyle style = {size, Weight::kSemibold, options.theme.ink};
      double widest = 0;
      for (const std::string& stop : stops_) {
        widest = std::max(widest, canvas.TextWidth(stop, style));
      }
      double pitch = widest + kStopsGap;
      size_t room = static_cast<size_t>(std::max(1.0, (width + kStopsGap) / pitch));
      size_t lines = std::max<size_t>(2, (stops_.size() + room - 1) / room);
      // Smaller only where that saves a line.
      if (lines_ != 0 && lines >= lines_) continue;
      style_ = style;
      pitch_ = pitch;
      lines_ = lines;
    }
    columns_ = (stops_.size() + lines_ - 1) / lines_;
  }

  double height() const {
    return kStopsAbove + static_cast<double>(lines_ - 1) * kStopsPitch + kStopsBelow;
  }

  double width() const { return static_cast<double>(columns_) * pitch_ - kStopsGap; }

  /// `top` is the lower edge of what stands above.
  void Draw(Canvas& canvas, double left, double top) const {
    for (size_t i = 0; i < stops_.size(); ++i) {
      size_t column = i % columns_;
      size_t line = i / columns_;
      Point at = {left + static_cast<double>(column) * pitch_,
                  top + kStopsAbove + static_cast<double>(line) * kStopsPitch};
      canvas.Text(at, Align::kLeft, stops_[i], style_);
    }
  }

 private:
  std::vector<std::string> stops_;
  TextStyle style_;
  double pitch_ = 0;
  size_t lines_ = 0;
  size_t columns_ = 1;
};

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
  canvas.Stroke(theme.ink, kCircleStroke);
  for (const Bow& bow : bows) {
    Point back = back_of(bow);
    Point across = {-back.y, back.x};
    Point neck = bow.to + kBowHeadLength * back;
    canvas.MoveTo(place(bow.to));
    canvas.LineTo(place(neck + (kBowHeadWidth / 2) * across));
    canvas.LineTo(place(bow.to + kNotch * back));
    canvas.LineTo(place(neck - (kBowHeadWidth / 2) * across));
    canvas.ClosePath();
    canvas.Fill(theme.ink);
  }
}

}  // namespace

bool SolutionFits(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options) {
  StopsText stops(canvas, path, box.w, options);
  return stops.width() <= box.w &&
         PlaceBoard(box, grid.side, stops.height()).cell() >= kSmallestAnswerCell;
}

void DrawSolution(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options) {
  const Theme& theme = options.theme;
  StopsText stops(canvas, path, box.w, options);
  BoardFrame frame = PlaceBoard(box, grid.side, stops.height());
  DrawBoard(canvas, frame, options.axes, theme, BoardGround::kFaint);
  double radius = kCircle / 2 + kRimGap;
  DrawBows(canvas, frame, BowJumps(path, grid.side, radius, kKnightRoom), theme);
  DrawCircles(canvas, frame, grid.circles, kCircle, theme);
  TextStyle style = {std::max(7.0, 0.5 * kCircle * frame.cell() / kMmPerPoint), Weight::kBold,
                     theme.ink};
  for (int i = 1; i < path.length; ++i) {
    canvas.TextInMiddle(frame.CentreOf(path.cells[i]), std::to_string(i), style);
  }
  DrawKnightOn(canvas, frame, grid.start, theme);
  double left = std::min(frame.box.x - FrameWidth(frame.cell()), box.right() - stops.width());
  stops.Draw(canvas, left, frame.box.bottom() + CoordinateMarginBelow(frame.cell()));
}

}  // namespace grille::sheet
