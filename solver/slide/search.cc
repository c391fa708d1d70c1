#include "solver/slide/search.h"

#include <algorithm>
#include <optional>

#include "solver/slide/patterns/search.h"
#include "solver/slide/patterns/small_sets.h"
#include "solver/slide/plain_space.h"
#include "solver/slide/two_ended.h"
#include "solver/slide/word_space.h"
#include "solver/workers.h"

namespace grille::slide {
namespace {

template <typename Space>
Fewest SearchIn(const Space& space, const SearchLimits& limits) {
  return TwoEnded<Space>(space, limits).Run();
}

/// On fewer vertices all positions that a search comes to are held with ease.
constexpr int kMostHeld = 10;

/// What is so near is found from both ends sooner than databases can be read, and is counted, too.
constexpr uint64_t kNearStates = 50'000;

/// For a search of fewer nodes no databases are made: it is over sooner than they would be.
constexpr uint64_t kWorthDatabases = 2'000'000;

Fewest SearchByPatterns(const Graph& graph, const Task& task, const SearchLimits& limits) {
  SearchLimits near = std::min(limits.nodes, kNearStates);
  if (Fewest fewest = FindFewestFromBothEnds(graph, task, near); fewest.known) return fewest;
  const PatternSource& source = limits.patterns != nullptr ? *limits.patterns : SmallSets();
  PatternSearch how;
  how.most_nodes = limits.nodes == kNoBudget ? kUsualMostNodes : limits.nodes;
  if (limits.count) how.solutions = UINT64_MAX;
  how.stop = limits.stop;
  OneWorker alone;
  Fewest fewest = FindFewestByPatterns(task, source.SetFor(graph, VacancyOf(task.to)), how,
                                       limits.workers != nullptr ? *limits.workers : alone)
                      .fewest;
  if (!limits.count && fewest.moves > 0) fewest.shortest = std::nullopt;
  return fewest;
}

}  // namespace

Fewest FindFewest(const Graph& graph, const Task& task, const SearchLimits& limits,
                  const DistanceTable* colours) {
  if (!task.word.empty()) return SearchIn(WordSpace(graph, task, colours), limits);
  bool has_databases = limits.patterns != nullptr || limits.nodes >= kWorthDatabases;
  if (graph.size > kMostHeld && has_databases && IsForPatterns(task)) {
    return SearchByPatterns(graph, task, limits);
  }
  return FindFewestFromBothEnds(graph, task, limits);
}

Fewest FindFewestFromBothEnds(const Graph& graph, const Task& task, const SearchLimits& limits) {
  if (Packing<uint64_t>(task.from).Fits()) {
    return SearchIn(PlainSpace<uint64_t>(graph, task), limits);
  }
  return SearchIn(PlainSpace<Wide>(graph, task), limits);
}

}  // namespace grille::slide
