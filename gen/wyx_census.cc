#include "gen/wyx_census.h"

#include <algorithm>
#include <utility>

#include "solver/budget.h"
#include "solver/wyx/paths.h"

namespace grille::gen {
namespace {

/// What judging a walk costs, in steps of the search for walks.
constexpr uint64_t kStepsToJudge = 100;

}  // namespace

std::optional<Extent> TakeCensus(const WyxRun& run, uint64_t budget) {
  Extent extent;
  wyx::PathsWanted wanted = {
      .cells = run.shape.cells, .start = run.shape.start, .reach = run.shape.reach};
  // Counted before any is judged: where there are too many they are the slowest to judge.
  bool complete = wyx::ForEachPath(wanted, &budget, [&](const wyx::Path&) {
    budget -= std::min(budget, kStepsToJudge);
    ++extent.candidates;
  });
  if (!complete) return std::nullopt;
  Puzzle puzzle;
  uint64_t unbounded = kNoBudget;
  wyx::ForEachPath(wanted, &unbounded, [&](const wyx::Path& path) {
    if (JudgeWalk(run, path, &puzzle) != Outcome::kPuzzle) return;
    extent.keys.insert(std::move(puzzle.key));
  });
  return extent;
}

}  // namespace grille::gen
