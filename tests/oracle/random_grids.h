#ifndef GRILLE_TESTS_ORACLE_RANDOM_GRIDS_H_
#define GRILLE_TESTS_ORACLE_RANDOM_GRIDS_H_

#include <cstdint>
#include <optional>
#include <random>

#include "solver/wyx/grid.h"

namespace grille::oracle {

/// A random path of `dominoes` jumps within `reach` on a board of `side`; nothing when the walk was
/// cut off. Made without gen, so that tests of solver and db need not trust it.
std::optional<wyx::Path> RandomPath(std::mt19937_64& random, int side, int dominoes, int reach);

/// A grid that passes Validate but was not made from a path: random circles and dominoes whose sum
/// stays on the board. Mostly without a solution.
wyx::Grid RandomGrid(std::mt19937_64& random, int side, int dominoes);

}  // namespace grille::oracle

#endif  // GRILLE_TESTS_ORACLE_RANDOM_GRIDS_H_
