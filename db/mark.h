#ifndef GRILLE_DB_MARK_H_
#define GRILLE_DB_MARK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "db/sqlite.h"
#include "db/use.h"

// What becomes of puzzles: who has them, and why. A puzzle that is free has no mark; every other
// has exactly one, and its use stands in its class (schema_2.cc).
//
//   free → reserved         for somebody
//   free, reserved → printed   by whom it is reserved for
//   any → rejected          for good
//   reserved, printed, rejected → free   when somebody says so expressly
//
// All functions here change all the puzzles they are given, or none.

namespace grille::db {

/// A mark as it stands in the store.
struct Mark {
  Use use = Use::kFree;
  std::string client;  ///< the publication or client; empty when rejected for nobody
  std::string note;
  std::string marked;  ///< UTC, "2024-05-01T12:00:00Z"
};

/// The number of a publication or client; nothing when the store has none of that name.
absl::StatusOr<std::optional<int64_t>> FindClient(Database& database, std::string_view name);

/// The number of one whom the store must know; NotFound when it has none of that name.
absl::StatusOr<int64_t> KnownClient(Database& database, std::string_view name);

/// The number of a publication or client, entered if it is new. In a write transaction.
/// InvalidArgument for an empty name.
absl::StatusOr<int64_t> EnterClient(Database& database, std::string_view name);

/// Marks puzzles. Aborted when one is not what it would have to be, and says what it is; NotFound
/// when there is no such puzzle. To be called in a write transaction. `client` may be empty only
/// for kRejected; for kFree both texts are ignored. `from` are the uses that a puzzle may have.
absl::Status MarkPuzzles(Database& database, absl::Span<const int64_t> ids, Use to,
                         std::string_view client, std::string_view note,
                         absl::Span<const Use> from);

/// Enters a mark as it stands, date included, in place of the one that the puzzle may have; its
/// class must say the same. In a write transaction.
absl::Status EnterMark(Database& database, int64_t id, const Mark& mark);

/// The mark of a puzzle; use free when it has none.
absl::StatusOr<Mark> MarkOf(Database& database, int64_t id);

/// Makes the commits of what people decide survive a loss of power, not only of the process: unlike
/// what a run makes, it cannot be made again. For this connection from now on.
absl::Status KeepForGood(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_MARK_H_
