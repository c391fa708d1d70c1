#ifndef GRILLE_SOLVER_SLIDE_RECHECK_SPLIT_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_SPLIT_H_

#include <bit>
#include <vector>

#include "solver/slide/graph.h"

// Which tokens the second proof's pattern tables (recheck_tables.h) take together. The names have a
// namespace of their own, as the first proof splits tokens, too, and shares nothing with this.

namespace grille::slide::recheck {

/// Takes the lowest vertex out of a set. Requires that it is not empty.
inline Vertex TakeLowest(VertexSet* set) {
  auto vertex = static_cast<Vertex>(std::countr_zero(*set));
  *set &= *set - 1;
  return vertex;
}

/// All vertices that have a neighbour in the set.
inline VertexSet NeighboursOf(const Graph& graph, VertexSet set) {
  VertexSet neighbours = 0;
  while (set != 0) neighbours |= graph.neighbours[TakeLowest(&set)];
  return neighbours;
}

/// Splits a set of vertices into as few patterns as there can be of at most `most` vertices each,
/// neighbours as far as they can be: tokens whose homes are neighbours get in each other's way, and
/// only the table of a pattern that holds both knows it.
std::vector<VertexSet> SplitIntoPatterns(const Graph& graph, VertexSet vertices, int most);

}  // namespace grille::slide::recheck

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_SPLIT_H_
