#ifndef GRILLE_DB_QUERY_H_
#define GRILLE_DB_QUERY_H_

#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/sqlite.h"
#include "solver/level.h"
#include "solver/puzzle.h"

namespace grille::db {

/// A puzzle as it stands in the store.
struct StoredPuzzle {
  int64_t id = 0;
  int kind = 0;
  int grade_version = 0;  ///< by which level and score were given
  Puzzle puzzle;
  int64_t run = 0;
  uint64_t batch = 0;
  uint32_t walk = 0;
  Use use = Use::kFree;
};

/// The order of a query's answers. All are strict: equal scores follow each other by id.
enum class Order {
  kOldest,   ///< by id
  kNewest,   ///< by id, downward
  kEasiest,  ///< by score, then id
  kHardest,  ///< by score, then id, both downward
  kRandom,   ///< a uniformly random choice in random order, a function of seed and store
};

inline bool ByScore(Order order) { return order == Order::kEasiest || order == Order::kHardest; }
inline bool Downward(Order order) { return order == Order::kNewest || order == Order::kHardest; }

/// Numbers from `min` to `max`, both included.
struct Range {
  int64_t min = std::numeric_limits<int64_t>::min();
  int64_t max = std::numeric_limits<int64_t>::max();

  bool Contains(int64_t value) const { return min <= value && value <= max; }
  bool operator==(const Range&) const = default;
};

/// What to look for. An empty list and an untouched range let everything pass.
struct QueryFilter {
  std::vector<int> kinds = {};
  std::vector<Level> levels = {};
  std::vector<uint16_t> sizes = {};  ///< the kind's size numbers (Wyx: 812 is classic)
  std::vector<uint8_t> marks = {};
  std::vector<Use> uses = {};
  std::optional<int64_t> client = {};  ///< whose puzzles; a number of the table of clients
  Range score = {};
  Range measure = {};
  std::optional<int64_t> run = {};
  Order order = Order::kOldest;
  uint64_t seed = 0;                   ///< for kRandom
  std::optional<uint64_t> limit = {};  ///< none: all
  /// No two of the answers share more than so many things of a sort (Kind::Features): those too
  /// near to an earlier answer are passed over.
  std::optional<int> variety = {};
};

/// Takes one answer; anything but OK ends the query, which then returns it.
using PuzzleVisitor = absl::FunctionRef<absl::Status(const StoredPuzzle&)>;

/// Finds puzzles and hands them over one by one, in order, all from one state of the store. Memory
/// is bounded whatever the number of answers, except for kRandom, which holds the ids of the answer
/// (8 bytes each), for a client, whose ids it holds, and with `variety`, which holds the answer.
/// The visitor may read from the store, but not write to it.
///
/// Cost. Kind, level, size, marks and use are looked up in the few classes; then the indexes lead
/// straight to the answers in their order, also within a range of score, or of a run by id. A run
/// by score or with other conditions, and a client, are told from others by id as long as that is
/// the shorter way. A range of measure is sifted out of what the rest of the filter leaves. plan.cc
/// tells more, bench/results/queries.md what it comes to.
absl::Status RunQuery(Database& database, const QueryFilter& filter, PuzzleVisitor visit);

/// One puzzle by its number, or by its canonical key. NotFound when it is not in the store.
absl::StatusOr<StoredPuzzle> FindById(Database& database, int64_t id);
absl::StatusOr<StoredPuzzle> FindByKey(Database& database, std::string_view key);

/// Which of the keys are in the store, in their order.
absl::StatusOr<std::vector<std::string>> KeysThere(Database& database,
                                                   const std::set<std::string>& keys);

}  // namespace grille::db

#endif  // GRILLE_DB_QUERY_H_
