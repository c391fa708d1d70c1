#ifndef GRILLE_DB_CLASS_H_
#define GRILLE_DB_CLASS_H_

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"
#include "solver/level.h"
#include "solver/puzzle.h"

namespace grille::db {

/// What many puzzles have in common; a puzzle's row names its class instead of repeating it.
struct PuzzleClass {
  int64_t id = 0;
  int kind = 0;
  uint16_t size = 0;
  uint8_t marks = 0;
  Level level = Level::kVeryEasy;
  int grade_version = 0;
  int64_t count = 0;  ///< how many puzzles of the class are in the store
};

/// All classes, ordered by kind, level, size, marks, version of grade. There are few: at most a
/// thousand or so, whatever the number of puzzles.
absl::StatusOr<std::vector<PuzzleClass>> LoadClasses(Database& database);

/// The numbers of the classes, and how many puzzles each has gained, for one who stores puzzles.
class ClassBook {
 public:
  /// The number of the class of a puzzle, entered into the store if it is new. In a transaction.
  absl::StatusOr<int64_t> IdOf(Database& database, int kind, int grade_version,
                               const Puzzle& puzzle);

  /// Notes that a puzzle of that class was stored.
  void Gain(int64_t class_id) { ++gains_[class_id]; }

  /// Adds what was gained to the counts in the store. In the same transaction.
  absl::Status WriteGains(Database& database);

  /// Forgets everything: after a rollback the numbers may not be true any more.
  void Clear();

 private:
  using Traits = std::tuple<int, int, int, int, int>;

  std::map<Traits, int64_t> ids_;
  std::map<int64_t, int64_t> gains_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_CLASS_H_
