#ifndef GRILLE_GEN_WYX_LANES_TRIALS_H_
#define GRILLE_GEN_WYX_LANES_TRIALS_H_

#include "gen/wyx_lanes/peel.h"

namespace grille::gen {

/// Those of the stuck walks whose grid has no second solution. No memory is allocated; some 400 kB
/// of the stack are used.
WalkSet TryStuck(const WalkGroup& walks, int dominoes, const StuckWalks& stuck);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_TRIALS_H_
