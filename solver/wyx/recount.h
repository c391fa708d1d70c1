#ifndef GRILLE_SOLVER_WYX_RECOUNT_H_
#define GRILLE_SOLVER_WYX_RECOUNT_H_

#include <cstdint>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// What a walk over all orders of the dominoes found.
struct Recount {
  uint64_t solutions = 0;
  uint64_t nodes = 0;  ///< how many times it stood on a cell, the start included
};

/// Counts solutions up to `limit` by walking: from the start, every unused domino in turn, with no
/// table and no elimination. It shares nothing with count.h beyond the rules of the game, so that
/// `grille verify` can hold one against the other. Slower by an order of magnitude. Without a limit
/// the nodes are what the grid costs one who just tries.
Recount RecountSolutions(const Grid& grid, uint64_t limit);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_RECOUNT_H_
