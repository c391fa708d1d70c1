#include "tools/grille/effort.h"

#include "solver/kind.h"
#include "solver/status.h"

namespace grille::tools {

absl::StatusOr<std::optional<double>> MeanEffort(db::Store& store, db::QueryFilter filter) {
  filter.order = db::Order::kRandom;
  filter.seed = 1;
  filter.limit = kEffortSample;
  double sum = 0;
  int taken = 0;
  GRILLE_RETURN_IF_ERROR(store.Query(filter, [&](const db::StoredPuzzle& stored) {
    const Kind* kind = KindFromId(stored.kind);
    if (kind == nullptr) return absl::OkStatus();
    absl::StatusOr<uint64_t> effort = kind->Effort(stored.puzzle);
    if (!effort.ok()) return Prefixed(absl::StrCat("puzzle ", stored.id), effort.status());
    sum += static_cast<double>(*effort);
    ++taken;
    return absl::OkStatus();
  }));
  if (taken == 0) return std::optional<double>();
  return std::optional<double>(sum / taken);
}

}  // namespace grille::tools
