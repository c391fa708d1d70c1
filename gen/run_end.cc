#include "gen/run_end.h"

namespace grille::gen {

RunEnd::RunEnd(const std::optional<Extent>& extent, std::optional<uint64_t> patience)
    : finite_(extent.has_value()), patience_(patience) {
  if (finite_) missing_ = extent->keys;
}

void RunEnd::Take(const Batch& batch) {
  if (finite_) {
    for (const Found& found : batch.found) missing_.erase(found.puzzle.key);
  }
  if (!patience_) return;
  ++in_vain_;
  for (const Found& found : batch.found) {
    if (seen_.Insert(found.puzzle.key)) in_vain_ = 0;
  }
}

}  // namespace grille::gen
