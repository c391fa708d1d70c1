#ifndef GRILLE_DB_REGRADE_H_
#define GRILLE_DB_REGRADE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// How many puzzles were graded by another version than their kind's now; from the classes.
absl::StatusOr<uint64_t> CountStale(Database& database);

/// What a step of regrading did.
struct RegradeStep {
  uint64_t graded = 0;  ///< puzzles brought up to date
  uint64_t moved = 0;   ///< those of them whose level is another one now
};

/// Grades some of the stale puzzles anew, in one transaction; `graded` is 0 when none is left. Ids
/// and marks of use stay. Stopped at any moment, it is gone on with by calling again. With the last
/// stale puzzle of a kind its runs are noted to be of the version at hand. DataLoss when a puzzle
/// cannot be read.
absl::StatusOr<RegradeStep> RegradeSome(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_REGRADE_H_
