#include "gen/wyx_census.h"

#include <algorithm>
#include <utility>

#include "solver/wyx/paths.h"

namespace grille::gen {
namespace {

/// What judging a walk costs, in steps of the search for walks.
constexpr uint64_t kStepsToJudge = 100;

}  // namespace

std::optional<Extent> TakeCensus(const WyxRun& run, uint64_t budget) {
  Extent extent;
  Puzzle puzzle;
  wyx::PathsWanted wanted = {
      .cells = run.shape.cells, .start = run.shape.start, .reach = run.shape.reach};
  bool complete = wyx::ForEachPath(wanted, &budget, [&](const wyx::Path& path) {
    budget -= std::min(budget, kStepsToJudge);
    ++extent.candidates;
    if (JudgeWalk(run, path, &puzzle) == Outcome::kPuzzle) {
      extent.keys.insert(std::move(puzzle.key));
    }
  });
  if (!complete) return std::nullopt;
  return extent;
}

}  // namespace grille::gen
