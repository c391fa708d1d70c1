#include "gen/wyx_census.h"

#include <algorithm>
#include <utility>

#include "solver/budget.h"
#include "solver/wyx/paths.h"
#include "solver/wyx/table.h"

namespace grille::gen {
namespace {

/// What judging a walk costs at the least, in steps of the search for walks.
constexpr uint64_t kStepsToJudge = 100;

/// The same for a walk whose grid has so many arcs. Proof and grade take much longer on crowded
/// grids; their third power is on the safe side of what was met.
uint64_t StepsToJudge(uint64_t arcs) {
  constexpr uint64_t kClassicArcs = 32;
  return std::max(kStepsToJudge, kStepsToJudge * arcs * arcs * arcs /
                                     (kClassicArcs * kClassicArcs * kClassicArcs));
}

}  // namespace

std::optional<Extent> TakeCensus(const WyxRun& run, uint64_t budget) {
  Extent extent;
  wyx::PathsWanted wanted = {
      .cells = run.shape.cells, .start = run.shape.start, .reach = run.shape.reach};
  // Counted before any is judged: where there are too many they are the slowest to judge.
  bool complete = wyx::ForEachPath(wanted, &budget, [&](const wyx::Path& path) {
    int arcs = wyx::CountArcs(wyx::GridOfPath(path, run.shape.side, 0));
    budget -= std::min(budget, StepsToJudge(static_cast<uint64_t>(arcs)));
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
