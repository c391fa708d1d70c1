#include "gen/wyx_maker.h"

#include <bit>
#include <utility>

#include "gen/wyx_census.h"
#include "gen/wyx_lanes/prove.h"

namespace grille::gen {

void WyxMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.assign(kWyxWalksPerBatch, Outcome::kFailed);
  batch->found.clear();
  const int dominoes = run_.shape.dominoes;
  WalkGroup walks;
  for (uint32_t first = 0; first < kWyxWalksPerBatch; first += kWalksInGroup) {
    const WalkSet made = sampler_.WalkTogether(number, first, &walks);
    ProvedByMarks proved;
    if (run_.marks == kFewestMarks) {
      proved = ProveWithFewestMarks(walks, dominoes, made);
    } else {
      proved[run_.marks] = ProveGroup(walks, dominoes, run_.marks, made);
    }
    for (WalkSet rest = made; rest != 0; rest &= rest - 1) {
      const int walk = std::countr_zero(rest);
      Found found = {.walk = first + static_cast<uint32_t>(walk), .puzzle = {}};
      Outcome& outcome = batch->outcomes[found.walk];
      outcome = Outcome::kAmbiguous;
      for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
        if ((proved[marks].all() >> walk & 1) == 0) continue;
        bool by_singles = (proved[marks].by_singles >> walk & 1) != 0;
        wyx::Proof proof = by_singles ? wyx::Proof::kBySingles : wyx::Proof::kBySearch;
        outcome = JudgeProved(run_, walks.PathOf(walk, dominoes), marks, proof, &found.puzzle);
      }
      if (outcome == Outcome::kPuzzle) batch->found.push_back(std::move(found));
    }
  }
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
  const WyxShape& shape = sampler.shape();
  WalkGroup walks;
  int unique = 0;
  for (uint32_t first = 0; first < kWyxWalksPerBatch; first += kWalksInGroup) {
    const WalkSet made = sampler.WalkTogether(batch, first, &walks);
    unique += std::popcount(ProveGroup(walks, shape.dominoes, 0, made).all());
  }
  return static_cast<uint64_t>(unique);
}

}  // namespace grille::gen
