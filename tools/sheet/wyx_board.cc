#include "tools/sheet/wyx_board.h"

#include <algorithm>
#include <bit>
#include <string>

#include "tools/sheet/wyx_knight.h"
#include "tools/sheet/wyx_layout.h"

namespace grille::sheet {
namespace {

constexpr double kFrameInOutlines = 0.6;  // of its width elsewhere

double CircleStroke(double cell) { return std::clamp(0.045 * cell, 0.4, 0.7); }

void DrawCells(Canvas& canvas, const BoardFrame& frame, const Theme& theme, BoardGround ground) {
  const Box& box = frame.box;
  double cell = frame.cell();
  bool tinted = ground == BoardGround::kTinted;
  for (int row = 0; tinted && row < frame.side; ++row) {
    for (int column = row % 2; column < frame.side; column += 2) {
      canvas.AddBox({box.x + column * cell, box.bottom() - (row + 1) * cell, cell, cell});
    }
  }
  canvas.Fill(theme.dark_cell);
  for (int i = 1; i < frame.side; ++i) {
    canvas.MoveTo({box.x + i * cell, box.y});
    canvas.LineTo({box.x + i * cell, box.bottom()});
    canvas.MoveTo({box.x, box.y + i * cell});
    canvas.LineTo({box.right(), box.y + i * cell});
  }
  canvas.Stroke(tinted ? theme.grid_line : theme.faint_line, 0.3);
}

void DrawCoordinates(Canvas& canvas, const BoardFrame& frame, words::WyxAxes axes,
                     const Theme& theme) {
  const Box& box = frame.box;
  double cell = frame.cell();
  TextStyle style = {CoordinateSizePt(cell), Weight::kRegular, theme.ink};
  double size = style.size_pt * kMmPerPoint;
  double digits = box.x - FrameWidth(cell) - 1.1 - 0.29 * size;
  double baseline = box.bottom() + FrameWidth(cell) + 0.8 + 0.74 * size;
  bool numbers = axes == words::WyxAxes::kNumbers;
  for (int i = 0; i < frame.side; ++i) {
    canvas.TextInMiddle({digits, box.bottom() - (i + 0.5) * cell},
                        std::to_string(numbers ? i : i + 1), style);
    canvas.Text({box.x + (i + 0.5) * cell, baseline}, Align::kCentre,
                std::string(1, static_cast<char>((numbers ? '0' : 'a') + i)), style);
  }
}

}  // namespace

void DrawBoard(Canvas& canvas, const BoardFrame& frame, words::WyxAxes axes, const Theme& theme,
               BoardGround ground) {
  DrawCells(canvas, frame, theme, ground);
  double width = FrameWidth(frame.cell()) * (theme.outlines ? kFrameInOutlines : 1);
  canvas.AddBox(frame.box.Inset(-width / 2));
  canvas.Stroke(theme.ink, width);
  DrawCoordinates(canvas, frame, axes, theme);
}

void DrawCircles(Canvas& canvas, const BoardFrame& frame, wyx::CellSet cells, double diameter,
                 const Theme& theme) {
  double stroke = CircleStroke(frame.cell());
  for (wyx::CellSet rest = cells; rest != 0; rest &= rest - 1) {
    wyx::Cell at = static_cast<wyx::Cell>(std::countr_zero(rest));
    canvas.AddCircle(frame.CentreOf(at), (diameter * frame.cell() - stroke) / 2);
  }
  canvas.FillKeeping(theme.paper);
  canvas.Stroke(theme.ink, stroke);
}

void DrawEndRing(Canvas& canvas, const BoardFrame& frame, wyx::Cell at, double diameter,
                 const Theme& theme) {
  double stroke = CircleStroke(frame.cell());
  double gap = std::max(1.1 * stroke, 0.06 * frame.cell());
  canvas.AddCircle(frame.CentreOf(at), diameter * frame.cell() / 2 - 1.5 * stroke - gap);
  canvas.Stroke(theme.ink, stroke);
}

void DrawKnightIn(Canvas& canvas, const Box& box, const Theme& theme) {
  if (theme.outlines) {
    DrawKnightOutline(canvas, box, theme.ink, theme.paper);
  } else {
    DrawKnight(canvas, box, theme.ink);
  }
}

void DrawKnightOn(Canvas& canvas, const BoardFrame& frame, wyx::Cell at, const Theme& theme) {
  Point centre = frame.CentreOf(at);
  double size = 0.82 * frame.cell();
  DrawKnightIn(canvas, {centre.x - 0.485 * size, centre.y - size / 2, size, size}, theme);
}

}  // namespace grille::sheet
