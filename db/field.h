#ifndef GRILLE_DB_FIELD_H_
#define GRILLE_DB_FIELD_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/match.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// Where the matches of a filter lie, as far as a few looks tell.
struct Field {
  /// The classes that match, without those that have nothing among the ids below.
  std::vector<PuzzleClass> classes;
  int64_t in_classes = 0;  ///< puzzles in them, all told

  int64_t last = 0;  ///< the greatest id of the store

  /// The first and the last id that can match: those of the run, or of the store.
  Range ids = {1, 0};
  int64_t run_rows = 0;  ///< about how many puzzles the filter's run has

  bool Empty() const { return ids.min > ids.max || in_classes <= 0; }

  /// How many ids there are to each puzzle of the run; 1 for a run that was made alone.
  double IdsARow() const {
    return static_cast<double>(ids.max - ids.min + 1) /
           static_cast<double>(run_rows > 0 ? run_rows : 1);
  }
};

absl::StatusOr<Field> FieldOf(Database& database, const Matcher& matcher);

/// Up to so many puzzles of a run are held in memory to be told from others.
inline constexpr int64_t kFewRows = 20'000;

/// The ids of a run's puzzles, in order.
absl::StatusOr<std::vector<int64_t>> IdsOfRun(Database& database, int64_t run);

}  // namespace grille::db

#endif  // GRILLE_DB_FIELD_H_
