#ifndef GRILLE_DB_RUN_LOCK_H_
#define GRILLE_DB_RUN_LOCK_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/types/span.h"

namespace grille::db {

/// What is locked by one who merges other stores into this one: no run has that number.
inline constexpr int64_t kMergeLock = 0;

/// The right to work on runs, held by one process at a time (runs.md, 5). It is a lock of the
/// operating system on a byte of the store far beyond any page, one for each run: it ends with the
/// process, however that ends, so a killed run is free at once. Where the file system knows no such
/// locks, it is granted; the compare-and-set of every commit still keeps two processes apart.
///
/// Must live longer than the connections to the store, whether it was granted or not: closing any
/// handle of a file drops the locks that SQLite holds on it, and another process that closes the
/// store then takes itself for the last one, and removes the log under a connection that uses it.
class RunLock {
 public:
  RunLock() = default;
  RunLock(const RunLock&) = delete;
  RunLock& operator=(const RunLock&) = delete;
  ~RunLock();

  /// Takes the lock of run `id` of the store; Aborted when another process has it. To be called
  /// once.
  absl::Status Take(const std::string& path, int64_t id);

  /// The same with the locks of several runs, or of none.
  absl::Status Take(const std::string& path, absl::Span<const int64_t> ids);

  /// Whether a process has the lock of run `id` right now. Not while this process has the store
  /// open, for the reason above.
  static bool IsHeld(const std::string& path, int64_t id);

 private:
  int file_ = -1;  ///< an open file, or −1
};

}  // namespace grille::db

#endif  // GRILLE_DB_RUN_LOCK_H_
