#ifndef GRILLE_DB_PARTS_H_
#define GRILLE_DB_PARTS_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// Puzzles that stand in order of id in some index: all of a class, or those of one score in it.
struct Part {
  int64_t class_id = 0;
  std::optional<int64_t> score = {};
};

/// The puzzles of some classes within a range of score, as parts: classes that lie within it are
/// one part each, the others one for each score that they have. Nothing when there are more than
/// `most` parts.
absl::StatusOr<std::optional<std::vector<Part>>> PartsWithin(
    Database& database, const std::vector<PuzzleClass>& classes, const Range& score,
    size_t most = std::numeric_limits<size_t>::max());

}  // namespace grille::db

#endif  // GRILLE_DB_PARTS_H_
