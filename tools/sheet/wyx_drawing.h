#ifndef GRILLE_TOOLS_SHEET_WYX_DRAWING_H_
#define GRILLE_TOOLS_SHEET_WYX_DRAWING_H_

#include "solver/wyx/grid.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/wyx_layout.h"

namespace grille::sheet {

/// The drawer of Wyx grids.
const Drawer& WyxDrawer();

/// Where everything of a grid stands in a box; nothing when it does not fit. `canvas` only
/// measures.
std::optional<WyxLayout> LayOutGrid(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                                    const DrawOptions& options);

/// Draws a grid: board, rack, path boxes. Requires a grid that passes Validate, and a layout of it.
void DrawGrid(Canvas& canvas, const WyxLayout& layout, const wyx::Grid& grid,
              const DrawOptions& options);

/// Draws the board with the jumps of the solution and, under it, the stops in two lines. Requires a
/// path that solves the grid.
void DrawSolution(Canvas& canvas, const Box& box, const wyx::Grid& grid, const wyx::Path& path,
                  const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_DRAWING_H_
