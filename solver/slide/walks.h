#ifndef GRILLE_SOLVER_SLIDE_WALKS_H_
#define GRILLE_SOLVER_SLIDE_WALKS_H_

#include <cstdint>

#include "solver/slide/graph.h"

namespace grille::slide {

/// How many positions one goes through who tries every move, but not the one back, up to so many
/// moves: the walks of the vacancy from `start` of 0 to `moves` steps that never turn round. At
/// most UINT64_MAX, which stands for more.
uint64_t CountWalks(const Graph& graph, Vertex start, int moves);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_WALKS_H_
