#ifndef GRILLE_TOOLS_GRILLE_EFFORT_H_
#define GRILLE_TOOLS_GRILLE_EFFORT_H_

#include <optional>

#include "absl/status/statusor.h"
#include "db/store.h"

namespace grille::tools {

/// How many puzzles a mean is taken of, at most.
inline constexpr uint64_t kEffortSample = 1000;

/// The mean of Kind::Effort over the puzzles of a filter, or over kEffortSample of them: always the
/// same ones, as long as the store is. Nothing when there are none of a kind known here.
absl::StatusOr<std::optional<double>> MeanEffort(db::Store& store, db::QueryFilter filter);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_EFFORT_H_
