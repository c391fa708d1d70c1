#ifndef GRILLE_SOLVER_WYX_RECOUNT_H_
#define GRILLE_SOLVER_WYX_RECOUNT_H_

#include <cstdint>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// Counts solutions up to `limit` by walking: from the start, every unused domino in turn, with no
/// table and no elimination. It shares nothing with count.h beyond the rules of the game, so that
/// `grille verify` can hold one against the other. Slower by an order of magnitude.
uint64_t RecountSolutions(const Grid& grid, uint64_t limit);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_RECOUNT_H_
