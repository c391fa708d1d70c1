#ifndef GRILLE_SOLVER_BATCH_H_
#define GRILLE_SOLVER_BATCH_H_

#include <cstdint>
#include <vector>

#include "solver/puzzle.h"

namespace grille {

/// What became of one candidate of a run (runs.md, 1 and 2).
enum class Outcome : uint8_t {
  kPuzzle,     ///< proved and wanted; it is in Batch::found
  kFailed,     ///< the walk could not go on
  kAmbiguous,  ///< more than one solution
  kFiltered,   ///< proved, but not asked for (level, …)
};

/// A proved puzzle and the number of the walk that made it.
struct Found {
  uint32_t walk = 0;
  Puzzle puzzle;
};

/// One finished batch of candidates: a function of kind, options, seed and number alone.
struct Batch {
  uint64_t number = 0;
  std::vector<Outcome> outcomes;  ///< one for each walk, in order
  std::vector<Found> found;       ///< those whose outcome is kPuzzle, in order of walk
};

}  // namespace grille

#endif  // GRILLE_SOLVER_BATCH_H_
