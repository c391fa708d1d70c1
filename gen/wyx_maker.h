#ifndef GRILLE_GEN_WYX_MAKER_H_
#define GRILLE_GEN_WYX_MAKER_H_

#include <optional>

#include "gen/maker.h"
#include "gen/wyx_run.h"
#include "gen/wyx_sampler.h"

namespace grille::gen {

/// Makes the batches of a Wyx run: every walk that has exactly one solution (with its marks) and is
/// of the level asked for becomes a puzzle.
class WyxMaker final : public BatchMaker {
 public:
  WyxMaker(const WyxRun& run, uint64_t seed) : run_(run), sampler_(run.shape, seed) {}

  uint32_t walks_per_batch() const override { return kWyxWalksPerBatch; }
  int sampler_version() const override { return kWyxSamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override;

  /// Runs on a picture may have an end.
  std::optional<Extent> FindExtent() const override;
  std::optional<uint64_t> patience() const override;

 private:
  WyxRun run_;
  WyxSampler sampler_;
};

/// After so many batches in a row without a new grid a run on a picture of that many dominoes is
/// given up: some half a minute of work on two cores. Beyond 13 dominoes a crowded picture has
/// walks that take ever longer to judge.
constexpr uint64_t WyxPatience(int dominoes) {
  constexpr int kPlain = 13;
  return uint64_t{4096} >> (dominoes > kPlain ? dominoes - kPlain : 0);
}

/// How many walks of a batch have exactly one solution, without marks: sampling and proof alone, as
/// Make does them.
uint64_t CountUnique(const WyxSampler& sampler, uint64_t batch);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_MAKER_H_
