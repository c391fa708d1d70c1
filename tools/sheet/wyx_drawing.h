#ifndef GRILLE_TOOLS_SHEET_WYX_DRAWING_H_
#define GRILLE_TOOLS_SHEET_WYX_DRAWING_H_

#include "solver/wyx/grid.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// The drawer of Wyx grids.
const Drawer& WyxDrawer();

/// The width of a cell of a grid in a box, with what the options put beside it; 0 when that does
/// not fit. `canvas` only measures.
double GridSizeIn(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                  const DrawOptions& options);

/// Draws a grid: board, rack, path boxes; then, where they are asked for, the working table and the
/// first hint. Requires a grid that passes Validate, and that it fits.
void DrawGrid(Canvas& canvas, const Box& box, const wyx::Grid& grid, const DrawOptions& options);

/// Whether the answer to a grid fits in a box with numbers that stay within their circles.
bool SolutionFits(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options);

/// Draws the board with the jumps of the solution and, under it, the stops in lines. Requires a
/// path that solves the grid, and that it fits.
void DrawSolution(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_DRAWING_H_
