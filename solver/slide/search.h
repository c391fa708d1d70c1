#ifndef GRILLE_SOLVER_SLIDE_SEARCH_H_
#define GRILLE_SOLVER_SLIDE_SEARCH_H_

#include <cstdint>
#include <optional>

#include "solver/budget.h"
#include "solver/slide/arrangement.h"
#include "solver/slide/distance_table.h"

namespace grille::slide {

/// Deepening takes no memory to speak of, so something else must end a search that is hopeless: two
/// minutes' worth or so.
inline constexpr uint64_t kUsualMostNodes = 1'000'000'000;

/// What a search for the fewest moves found.
struct Fewest {
  bool known = true;    ///< false when limits were reached; then only `moves` says anything
  int moves = 0;        ///< the minimum, proved; or a lower bound
  Moves solution = {};  ///< a solution of that length: the first by the numbers of the vertices
  std::optional<uint64_t> shortest = {};  ///< how many there are of that length, where counted
};

/// Finds the fewest moves of a task. Where all tokens differ, the board has more than ten vertices
/// and the goal is not near, and databases are at hand or the search may be long, by deepening with
/// pattern databases (patterns/search.h); solutions are counted there when asked for, and without a
/// limit on nodes kUsualMostNodes is one. Else by breadth-first search, from both ends where there
/// is no word; solutions are counted there. A node is an arrangement reached, or gone on from.
/// Requires that the goal can be reached (reach.h); else nothing is known.
///
/// With a word, `colours` may be the table of the task's goal. It makes the search go through fewer
/// states, most of all for short words; what is found is the same, if the limits allow it.
Fewest FindFewest(const Graph& graph, const Task& task, const SearchLimits& limits,
                  const DistanceTable* colours = nullptr);

/// The second of the ways that FindFewest has, for any task without a word that its memory is
/// enough for.
Fewest FindFewestFromBothEnds(const Graph& graph, const Task& task, const SearchLimits& limits);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_SEARCH_H_
