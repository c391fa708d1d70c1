#include "solver/slide/search.h"

#include "solver/slide/two_ended.h"

namespace grille::slide {

Fewest FindFewest(const Graph& graph, const Task& task, const SearchLimits& limits) {
  return SearchFromBothEnds(graph, task, limits);
}

}  // namespace grille::slide
