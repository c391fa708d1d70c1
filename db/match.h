#ifndef GRILLE_DB_MATCH_H_
#define GRILLE_DB_MATCH_H_

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/query.h"
#include "db/sqlite.h"

// The parts that every kind of query shares: which puzzles match a filter, and how a row is read.

namespace grille::db {

/// The columns of `puzzle` that Matcher::Matches and ReadPuzzle want, in their order.
inline constexpr const char* kPuzzleColumns =
    "id, class, score, measure, run, batch, walk, key, payload";

/// A filter made ready: its conditions on classes resolved to their numbers.
class Matcher {
 public:
  static absl::StatusOr<Matcher> Create(Database& database, const QueryFilter& filter);

  /// Whether the row at hand, of kPuzzleColumns, matches.
  bool Matches(const Statement& row) const;

  /// The row at hand as a puzzle.
  StoredPuzzle ReadPuzzle(const Statement& row) const;

  /// The classes that match.
  const std::vector<PuzzleClass>& classes() const { return classes_; }

  /// Whether every class matches: the filter says nothing about them.
  bool all_classes() const { return classes_.size() == known_.size(); }

  /// The puzzles of the filter's client, by their ids in order.
  const std::vector<int64_t>& owned() const { return owned_; }

  /// Whether the index entries of the classes that match hold matches only, but for their score.
  bool classes_decide() const {
    return filter_.measure == Range{} && !filter_.run.has_value() && !filter_.client.has_value();
  }

  const QueryFilter& filter() const { return filter_; }

 private:
  explicit Matcher(const QueryFilter& filter) : filter_(filter) {}
  absl::Status LoadOwned(Database& database);

  struct Known {
    PuzzleClass traits;
    bool matches = false;
  };

  QueryFilter filter_;
  std::unordered_map<int64_t, Known> known_;
  std::vector<PuzzleClass> classes_;
  std::vector<int64_t> owned_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_MATCH_H_
