#ifndef GRILLE_GEN_WYX_RUN_H_
#define GRILLE_GEN_WYX_RUN_H_

#include <optional>

#include "gen/wyx_sampler.h"
#include "solver/batch.h"
#include "solver/level.h"
#include "solver/wyx/count.h"
#include "solver/wyx/grid.h"

namespace grille::gen {

/// In place of a number of marks: for each walk the fewest with which it is the only solution.
inline constexpr int kFewestMarks = -1;

/// A Wyx run: what is sampled and which grids are wanted.
struct WyxRun {
  WyxShape shape = {};
  /// Stops marked in advance, 0 to 2, or kFewestMarks; they count in the proof and in the grade.
  int marks = 0;
  std::optional<Level> level = {};  ///< only this level
};

/// What becomes of a walk that was not cut off: a pure function of the two. When it is kPuzzle,
/// `*puzzle` is the walk's grid, proved and graded; else it is left as it was.
Outcome JudgeWalk(const WyxRun& run, const wyx::Path& path, Puzzle* puzzle);

/// The same for a walk whose grid is proved already: with so many marks, by `proof`, which is not
/// kNone.
Outcome JudgeProved(const WyxRun& run, const wyx::Path& path, int marks, wyx::Proof proof,
                    Puzzle* puzzle);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_RUN_H_
