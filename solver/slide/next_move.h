#ifndef GRILLE_SOLVER_SLIDE_NEXT_MOVE_H_
#define GRILLE_SOLVER_SLIDE_NEXT_MOVE_H_

#include <vector>

#include "solver/slide/search.h"

// What is left of a task of which a part has been played, and how to go on.

namespace grille::slide {

/// The place in `moves` of the first that is not along an edge to the vacancy; their number when
/// all are.
size_t FirstIllegal(const Graph& graph, const Arrangement& from, const Moves& moves);

/// The task that is left after legal moves: of a word, the letters that are not done. Of a letter
/// twice in a row whose first is done, both are left, as the first one counts where the mark
/// stands.
Task RestOf(const Task& task, const Moves& played);

/// Whether nothing is left.
bool IsDone(const Task& task);

/// How far the goal is, and which moves lead nearer.
struct Outlook {
  Fewest fewest;
  std::vector<Vertex> best;  ///< the moves after which one less is left; fewest.solution's first
  bool all_best = false;     ///< whether `best` is known to hold all of them
};

/// Requires that the goal can be reached and IsDone is false. Where there are several shortest
/// solutions, the other moves are looked at by a search each; not so with a word, whose searches
/// are long.
Outlook LookAhead(const Graph& graph, const Task& task, const SearchLimits& limits);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_NEXT_MOVE_H_
