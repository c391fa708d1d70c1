#ifndef GRILLE_DB_LOG_LIMIT_H_
#define GRILLE_DB_LOG_LIMIT_H_

#include <chrono>
#include <cstdint>
#include <functional>

#include "absl/status/status.h"

// A write goes to the log beside the store (FILE-wal), which is folded into the file from time to
// time and then starts anew. It cannot start anew while anybody reads a state of the store that is
// in it, and would grow without end beside a reader that stays. So there is a limit.

namespace grille::db {

class Database;

/// No write begins while the log is longer than this. A transaction that was begun below it ends
/// above it: the log is never longer than the limit and the longest transaction together. The
/// generator's transactions of 20,000 to 28,000 puzzles add at most about 120 MB, however large the
/// store (one page of the index of keys for each, and some for the rest); an import is one
/// transaction, and adds up to three pages of 4 KB for each of its puzzles; to compact a store adds
/// all of it.
inline constexpr int64_t kLogLimit = int64_t{256} << 20;

/// So long a write waits for a reader who keeps the log from starting anew.
inline constexpr std::chrono::minutes kLogPatience{10};

/// The limit as a connection keeps it, and what is told of the waiting.
struct LogLimit {
  int64_t bytes = kLogLimit;
  std::chrono::milliseconds patience = kLogPatience;
  /// Called at each look at a log that is still too long, with the time waited so far; false ends
  /// the waiting. Looks are at most kLongestLook apart.
  std::function<bool(std::chrono::milliseconds waited)> waiting = {};
};

inline constexpr std::chrono::milliseconds kLongestLook{50};

/// Whether the log is too long for a write to begin. Exact when the write lock is held, since then
/// nobody else can add to it.
bool LogIsFull(const Database& database);

/// Folds the log into the file so that it starts anew, or waits until that can be done, holding no
/// lock meanwhile. Not to be called in a transaction. Unavailable when patience is at its end,
/// Cancelled when LogLimit::waiting wants no more; FailedPrecondition when it is this connection
/// itself that reads; other errors when the file cannot be written.
///
/// It comes to an end however many readers come and go: every writer waits, so the log stands
/// still; who begins to read sees its very end, and is no obstacle to folding in all of it; once it
/// is folded in, new readers need the log no more, and the last of the others leaves it free.
absl::Status MakeLogAnew(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_LOG_LIMIT_H_
