#ifndef GRILLE_SOLVER_SLIDE_RECHECK_DEEPENING_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_DEEPENING_H_

#include <cstdint>

#include "solver/slide/arrangement.h"
#include "solver/slide/recheck.h"

namespace grille::slide {

/// Whether a task has no word and no two tokens alike.
bool AllTokensDiffer(const Task& task);

/// RecheckFewest() for tasks whose tokens all differ, which it needs next to no memory for:
/// depth-first with a bound on the moves that is raised until there is a solution (R. E. Korf,
/// "Depth-first iterative-deepening", Artificial Intelligence 27, 1985), cut short by pattern
/// tables. Goes through at most `most_nodes` positions; the same one may come up many times.
/// Requires AllTokensDiffer().
Rechecked RecheckByDeepening(const Graph& graph, const Task& task, int most_moves,
                             uint64_t most_nodes);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_DEEPENING_H_
