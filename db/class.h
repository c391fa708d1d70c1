#ifndef GRILLE_DB_CLASS_H_
#define GRILLE_DB_CLASS_H_

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"
#include "db/use.h"
#include "solver/level.h"
#include "solver/puzzle.h"

namespace grille::db {

/// What many puzzles have in common; a puzzle's row names its class instead of repeating it.
struct ClassTraits {
  int kind = 0;
  Level level = Level::kVeryEasy;
  uint16_t size = 0;
  uint8_t marks = 0;
  int grade_version = 0;
  Use use = Use::kFree;

  bool operator<(const ClassTraits& other) const {
    auto order = [](const ClassTraits& t) {
      return std::tuple(t.kind, t.level, t.size, t.marks, t.grade_version, t.use);
    };
    return order(*this) < order(other);
  }
};

/// A class of the store.
struct PuzzleClass : ClassTraits {
  int64_t id = 0;
  int64_t count = 0;  ///< how many puzzles of the class are in the store
};

/// All classes, ordered by kind, level, size, marks, version of grade, use. There are few: at most
/// a thousand or so, whatever the number of puzzles.
absl::StatusOr<std::vector<PuzzleClass>> LoadClasses(Database& database);

/// How many puzzles of a class a run has.
struct RunClassCount {
  int64_t run = 0;
  int64_t class_id = 0;
  uint64_t count = 0;
};

/// The same, run by run: counted by going through the whole table.
absl::StatusOr<std::vector<RunClassCount>> CountByRun(Database& database);

/// The class of a new puzzle: nobody has used it yet.
ClassTraits TraitsOf(int kind, int grade_version, const Puzzle& puzzle);

/// The numbers of the classes, and how many puzzles each has gained, for one who stores puzzles.
class ClassBook {
 public:
  /// The number of a class, entered into the store if it is new. In a transaction.
  absl::StatusOr<int64_t> IdOf(Database& database, const ClassTraits& traits);

  /// Notes that a puzzle of that class was stored.
  void Gain(int64_t class_id) { ++gains_[class_id]; }

  /// Adds what was gained to the counts in the store. In the same transaction.
  absl::Status WriteGains(Database& database);

  /// Forgets everything: after a rollback the numbers may not be true any more.
  void Clear();

 private:
  std::map<ClassTraits, int64_t> ids_;
  std::map<int64_t, int64_t> gains_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_CLASS_H_
