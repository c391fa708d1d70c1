#ifndef GRILLE_TOOLS_SHEET_WYX_BOWS_H_
#define GRILLE_TOOLS_SHEET_WYX_BOWS_H_

#include <vector>

#include "solver/wyx/grid.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// A bowed jump as a Bézier curve, in cells, the board's top left corner at (0, 0).
struct Bow {
  Point from, c1, c2, to;
};

/// The jumps of a path as bows, each from the rim of one circle to the rim of the next.
///
/// Straight jumps mislead: most grids have one that passes over another marked cell, and jumps that
/// lie on one another. So every jump is an arc of a circle, left or right of the straight line,
/// more or less bent; which arc is chosen jump by jump, so that arcs keep clear of other circles,
/// of each other and of the frame, round after round until nothing improves.
///
/// `radius` is that of a circle, `start_radius` the room around the knight. The same path gives the
/// same bows.
std::vector<Bow> BowJumps(const wyx::Path& path, int side, double radius, double start_radius);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_BOWS_H_
