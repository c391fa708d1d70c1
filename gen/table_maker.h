#ifndef GRILLE_GEN_TABLE_MAKER_H_
#define GRILLE_GEN_TABLE_MAKER_H_

#include <memory>
#include <optional>

#include "gen/maker.h"
#include "gen/moves_filter.h"
#include "gen/recorders.h"
#include "gen/shuffled.h"
#include "solver/slide/distance_table.h"

namespace grille::gen {

/// Part of the sampler's version.
inline constexpr uint32_t kTableWalksPerBatch = 2048;
inline constexpr int kTableSamplerVersion = 1;

/// Makes puzzles that end in one goal, from a table of all their starts. Candidates are the starts,
/// each once, shuffled by the seed; so every run has an end.
class TableMaker final : public BatchMaker {
 public:
  TableMaker(std::shared_ptr<const slide::DistanceTable> table, Recorder recorder,
             const MovesFilter& filter, uint64_t seed)
      : table_(std::move(table)),
        recorder_(std::move(recorder)),
        filter_(filter),
        starts_(seed, table_->index().size()) {}

  uint32_t walks_per_batch() const override { return kTableWalksPerBatch; }
  int sampler_version() const override { return kTableSamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override;
  std::optional<uint64_t> batches() const override;

  /// Known when few starts are asked for.
  std::optional<Extent> FindExtent() const override;

 private:
  Outcome Judge(uint64_t start) const;
  Puzzle Record(uint64_t start, const slide::Moves& solution) const;

  std::shared_ptr<const slide::DistanceTable> table_;
  Recorder recorder_;
  MovesFilter filter_;
  Shuffled starts_;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_TABLE_MAKER_H_
