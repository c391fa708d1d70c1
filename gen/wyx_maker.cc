#include "gen/wyx_maker.h"

#include <array>

#include "solver/wyx/count.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/kind.h"

namespace grille::gen {

namespace {

/// Calls `take(walk, path, grid)` for every walk of a batch that was not cut off, in order.
template <typename Take>
void ForEachWalk(const WyxSampler& sampler, uint64_t batch, int marks, Take&& take) {
  std::array<wyx::Path, WyxSampler::kGroup> paths;
  std::array<bool, WyxSampler::kGroup> made;
  for (uint32_t first = 0; first < kWyxWalksPerBatch; first += WyxSampler::kGroup) {
    sampler.WalkGroup(batch, first, &paths, &made);
    for (uint32_t l = 0; l < WyxSampler::kGroup; ++l) {
      if (!made[l]) continue;
      take(first + l, paths[l], wyx::GridOfPath(paths[l], sampler.shape().side, marks));
    }
  }
}

/// Whether a grid proved so may be of the level, as the levels are bound to the rules (formats.md):
/// what rules 1 to 3 settle is medium at the most, what they do not is hard at the least, and
/// either may be walked.
bool MayBe(Level level, wyx::Proof proof) {
  if (level == Level::kVeryEasy) return true;
  return (level <= Level::kMedium) == (proof == wyx::Proof::kBySingles);
}

}  // namespace

void WyxMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.assign(kWyxWalksPerBatch, Outcome::kFailed);
  batch->found.clear();
  ForEachWalk(sampler_, number, run_.marks,
              [&](uint32_t walk, const wyx::Path& path, const wyx::Grid& grid) {
                Outcome& outcome = batch->outcomes[walk];
                outcome = Outcome::kAmbiguous;
                wyx::Proof proof = wyx::ProveOnly(grid, path);
                if (proof == wyx::Proof::kNone) return;
                outcome = Outcome::kFiltered;
                if (run_.level && !MayBe(*run_.level, proof)) return;
                if (run_.level && wyx::GradeGrid(grid).level != *run_.level) return;
                outcome = Outcome::kPuzzle;
                batch->found.push_back({walk, wyx::MakePuzzle(grid, path)});
              });
}

uint64_t CountUnique(const WyxSampler& sampler, uint64_t batch) {
  uint64_t unique = 0;
  ForEachWalk(sampler, batch, 0, [&](uint32_t, const wyx::Path& path, const wyx::Grid& grid) {
    unique += wyx::IsOnlySolution(grid, path) ? 1 : 0;
  });
  return unique;
}

}  // namespace grille::gen
