#ifndef GRILLE_GEN_WYX_LANES_CASES_H_
#define GRILLE_GEN_WYX_LANES_CASES_H_

#include "gen/wyx_lanes/open_steps.h"
#include "gen/wyx_lanes/trial_pool.h"

namespace grille::gen {

/// Puts the trials into the pool that together find every second solution of a stuck walk's grid,
/// as those of owner `number`: TrialPool::kMostCases at the most.
void AddCases(const OpenSteps& open, int number, TrialPool* pool);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_CASES_H_
