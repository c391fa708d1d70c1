#include "solver/slide/search.h"

#include "solver/slide/two_ended.h"
#include "solver/slide/word_table.h"

namespace grille::slide {
namespace {

/// Within the limits or not at all: what a table of the word takes is known beforehand.
Fewest SearchWord(const Graph& graph, const Task& task, const SearchLimits& limits) {
  Token colour = task.from.at[task.mark];
  Fewest unknown;
  unknown.known = false;
  absl::StatusOr<WordTable::Size> size = WordTable::SizeOf(graph, task.to, colour, task.word);
  if (!size.ok() || size->bytes > limits.bytes || size->states > limits.nodes) return unknown;
  OneWorker nobody;
  const Workers& workers = limits.workers != nullptr ? *limits.workers : nobody;
  absl::StatusOr<WordTable> table =
      WordTable::Build(graph, task.to, colour, task.word, workers, task);
  if (!table.ok()) return unknown;
  Fewest fewest;
  fewest.solution = table->SolutionOf(task);
  fewest.moves = static_cast<int>(fewest.solution.size());
  fewest.shortest = table->ShortestOf(task);
  return fewest;
}

}  // namespace

Fewest FindFewest(const Graph& graph, const Task& task, const SearchLimits& limits) {
  if (!task.word.empty()) return SearchWord(graph, task, limits);
  return SearchFromBothEnds(graph, task, limits);
}

}  // namespace grille::slide
