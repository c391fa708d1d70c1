#ifndef GRILLE_DB_PLACES_H_
#define GRILLE_DB_PLACES_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "db/parts.h"
#include "db/sqlite.h"

namespace grille::db {

/// The puzzles of several parts, or of a run, one after the other, each with its place from 0 on.
/// To count them is to pass over their entries in an index once; then every one is near a landmark.
class Places {
 public:
  static absl::StatusOr<Places> Count(Database& database, const std::vector<Part>& parts);
  static absl::StatusOr<Places> CountRun(Database& database, int64_t run);

  uint64_t count() const { return count_; }

  /// The id at a place below count(). DataLoss when it is not found again.
  absl::StatusOr<int64_t> IdAt(uint64_t place);

 private:
  explicit Places(Database& database) : database_(database) {}

  /// An entry, whose id is known; in front of the first one of a part its id is 0.
  struct Landmark {
    uint64_t place;  ///< of the entry behind it
    int64_t id;
    const Part* part;  ///< none for the run
  };

  /// For the entries behind a landmark. ?1 the class or run, ?2 the landmark's id, ?3 the score.
  struct Statements {
    bool made = false;
    Statement find;   ///< one of them; ?4 how many are passed over
    Statement count;  ///< all of them
  };

  absl::Status CountOne(const Part* part);
  absl::StatusOr<Statements*> StatementsFor(const Landmark& landmark);

  /// The id of the entry that comes so many behind the first one after a landmark.
  absl::StatusOr<std::optional<int64_t>> Behind(const Landmark& landmark, uint64_t skip);

  Database& database_;
  std::vector<Part> parts_;
  int64_t run_ = 0;
  std::vector<Landmark> landmarks_;  ///< by place
  uint64_t count_ = 0;
  Statements in_class_;
  Statements in_score_;
  Statements in_run_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_PLACES_H_
