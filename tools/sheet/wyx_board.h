#ifndef GRILLE_TOOLS_SHEET_WYX_BOARD_H_
#define GRILLE_TOOLS_SHEET_WYX_BOARD_H_

#include "solver/wyx/cell.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"
#include "tools/words/wyx_notation.h"

namespace grille::sheet {

/// The squares of a board on the page.
struct BoardFrame {
  Box box;  ///< the cells alone, a square
  int side = 8;

  double cell() const { return box.w / side; }
  Point CentreOf(wyx::Cell at) const {
    return {box.x + (wyx::ColumnOf(at) + 0.5) * cell(),
            box.bottom() - (wyx::RowOf(at) + 0.5) * cell()};
  }
};

/// Diameter of a circle as a part of the cell.
inline constexpr double kCirclePerCell = 0.76;

/// Whether a board is there to be solved on, its dark cells (a1 is one) tinted, or faint, as the
/// ground for the jumps of an answer.
enum class BoardGround { kTinted, kFaint };

/// Draws the cells, the grid, the frame around and the coordinates outside it.
void DrawBoard(Canvas& canvas, const BoardFrame& frame, words::WyxAxes axes, const Theme& theme,
               BoardGround ground);

/// Draws the circles of some cells. `diameter` is a part of the cell.
void DrawCircles(Canvas& canvas, const BoardFrame& frame, wyx::CellSet cells, double diameter,
                 const Theme& theme);

/// Draws the second, inner ring of the cell where the path ends.
void DrawEndRing(Canvas& canvas, const BoardFrame& frame, wyx::Cell at, double diameter,
                 const Theme& theme);

/// Draws the knight in a square, filled or in outline as the theme has it.
void DrawKnightIn(Canvas& canvas, const Box& box, const Theme& theme);

/// Draws the knight on a cell.
void DrawKnightOn(Canvas& canvas, const BoardFrame& frame, wyx::Cell at, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_BOARD_H_
