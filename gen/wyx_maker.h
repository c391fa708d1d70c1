#ifndef GRILLE_GEN_WYX_MAKER_H_
#define GRILLE_GEN_WYX_MAKER_H_

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

 private:
  WyxRun run_;
  WyxSampler sampler_;
};

/// How many walks of a batch have exactly one solution, without marks: sampling and proof alone, as
/// Make does them.
uint64_t CountUnique(const WyxSampler& sampler, uint64_t batch);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_MAKER_H_
