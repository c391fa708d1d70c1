#ifndef GRILLE_GEN_WYX_LANES_TRIALS_H_
#define GRILLE_GEN_WYX_LANES_TRIALS_H_

#include "gen/wyx_lanes/peel.h"

namespace grille::gen {

/// What is known of the stuck walks of a group after trials.
struct Tried {
  WalkSet unique = 0;   ///< those whose grid has no second solution
  WalkSet unknown = 0;  ///< those that would have taken too much memory
};

/// Searches the grids of stuck walks for a second solution.
Tried TryStuck(const WalkGroup& walks, int dominoes, const StuckWalks& stuck);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_TRIALS_H_
