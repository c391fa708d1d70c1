#ifndef GRILLE_GEN_MOVES_FILTER_H_
#define GRILLE_GEN_MOVES_FILTER_H_

#include <cstdint>
#include <limits>
#include <optional>

#include "solver/level.h"

namespace grille::gen {

/// Which of the puzzles that are solved in the fewest moves are wanted.
struct MovesFilter {
  int least = 1;  ///< moves; what is solved already is no puzzle
  int most = std::numeric_limits<int>::max();
  bool unique = false;              ///< only with exactly one shortest solution
  std::optional<Level> level = {};  ///< only this level

  bool Wants(int moves) const { return moves >= least && moves <= most; }
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_MOVES_FILTER_H_
