#ifndef GRILLE_GEN_PARITY_MAKER_H_
#define GRILLE_GEN_PARITY_MAKER_H_

#include <optional>

#include "gen/maker.h"
#include "gen/shuffled.h"
#include "solver/level.h"
#include "solver/slide/arrangement.h"

namespace grille::gen {

/// Part of the sampler's version.
inline constexpr uint32_t kParityWalksPerBatch = 1024;
inline constexpr int kParitySamplerVersion = 1;

/// A run of positions of a taquin of which it is to be found out whether they can be solved: half
/// of them can.
struct ParityRun {
  int columns = 4;
  int rows = 4;
  std::optional<Level> level = {};  ///< only this level
};

/// Makes them. Up to 20 cells every position comes once, shuffled by the seed; on larger boards
/// each is drawn by itself, and there is no end.
class ParityMaker final : public BatchMaker {
 public:
  ParityMaker(const ParityRun& run, uint64_t seed);

  uint32_t walks_per_batch() const override { return kParityWalksPerBatch; }
  int sampler_version() const override { return kParitySamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override;
  std::optional<uint64_t> batches() const override;

 private:
  slide::Arrangement PositionOf(uint64_t batch, uint32_t walk) const;
  Outcome Judge(const slide::Arrangement& position, Puzzle* puzzle) const;

  ParityRun run_;
  uint64_t seed_;
  std::optional<Shuffled> positions_;  ///< of a board with an end
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_PARITY_MAKER_H_
