#include "gen/wyx_maker.h"

#include <bit>
#include <utility>

#include "gen/wyx_census.h"
#include "solver/wyx/count.h"

namespace grille::gen {

namespace {

/// Calls `take(walk, path)` for every walk of a batch that was not cut off, in order.
template <typename Take>
void ForEachWalk(const WyxSampler& sampler, uint64_t batch, Take&& take) {
  WalkGroup walks;
  for (uint32_t first = 0; first < kWyxWalksPerBatch; first += kWalksInGroup) {
    for (WalkSet rest = sampler.WalkTogether(batch, first, &walks); rest != 0; rest &= rest - 1) {
      int walk = std::countr_zero(rest);
      take(first + static_cast<uint32_t>(walk), walks.PathOf(walk, sampler.shape().dominoes));
    }
  }
}

}  // namespace

void WyxMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.assign(kWyxWalksPerBatch, Outcome::kFailed);
  batch->found.clear();
  Puzzle puzzle;
  ForEachWalk(sampler_, number, [&](uint32_t walk, const wyx::Path& path) {
    batch->outcomes[walk] = JudgeWalk(run_, path, &puzzle);
    if (batch->outcomes[walk] != Outcome::kPuzzle) return;
    batch->found.push_back({walk, std::move(puzzle)});
  });
}

std::optional<Extent> WyxMaker::FindExtent() const {
  if (run_.shape.cells == 0) return std::nullopt;
  return TakeCensus(run_);
}

std::optional<uint64_t> WyxMaker::patience() const {
  if (run_.shape.cells == 0) return std::nullopt;
  return WyxPatience(run_.shape.dominoes);
}

uint64_t CountUnique(const WyxSampler& sampler, uint64_t batch) {
  uint64_t unique = 0;
  ForEachWalk(sampler, batch, [&](uint32_t, const wyx::Path& path) {
    wyx::Grid grid = wyx::GridOfPath(path, sampler.shape().side, 0);
    unique += wyx::IsOnlySolution(grid, path) ? 1 : 0;
  });
  return unique;
}

}  // namespace grille::gen
