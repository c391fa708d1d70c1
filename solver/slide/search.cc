#include "solver/slide/search.h"

#include "solver/slide/plain_space.h"
#include "solver/slide/two_ended.h"
#include "solver/slide/word_space.h"

namespace grille::slide {
namespace {

template <typename Space>
Fewest SearchIn(const Space& space, const SearchLimits& limits) {
  return TwoEnded<Space>(space, limits).Run();
}

}  // namespace

Fewest FindFewest(const Graph& graph, const Task& task, const SearchLimits& limits,
                  const DistanceTable* colours) {
  if (!task.word.empty()) return SearchIn(WordSpace(graph, task, colours), limits);
  if (Packing<uint64_t>(task.from).Fits()) {
    return SearchIn(PlainSpace<uint64_t>(graph, task), limits);
  }
  return SearchIn(PlainSpace<Wide>(graph, task), limits);
}

}  // namespace grille::slide
