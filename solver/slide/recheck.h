#ifndef GRILLE_SOLVER_SLIDE_RECHECK_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_H_

#include <cstdint>
#include <optional>

#include "solver/slide/arrangement.h"

namespace grille::slide {

/// The fewest moves of a task, found a second time.
struct Rechecked {
  int moves = 0;
  uint64_t shortest = 0;  ///< how many solutions of that length there are
};

/// Searches from both ends by levels, each a sorted list, going from neighbour to neighbour on the
/// board itself: a method that shares neither table nor code with the one that proves puzzles. It
/// takes what time and memory it needs. Nothing when the goal cannot be reached.
std::optional<Rechecked> RecheckFewest(const Graph& graph, const Task& task);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_H_
