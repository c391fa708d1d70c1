#ifndef GRILLE_SOLVER_SLIDE_TWO_ENDED_H_
#define GRILLE_SOLVER_SLIDE_TWO_ENDED_H_

#include "solver/slide/search.h"

namespace grille::slide {

/// Breadth-first search from start and goal at the same time, for tasks without a word; solutions
/// are counted (UINT64_MAX stands for that many or more). Requires that the goal can be reached.
Fewest SearchFromBothEnds(const Graph& graph, const Task& task, const SearchLimits& limits);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TWO_ENDED_H_
