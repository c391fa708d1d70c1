#ifndef GRILLE_DB_RUN_LOCK_H_
#define GRILLE_DB_RUN_LOCK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"

namespace grille::db {

/// What is locked by one who merges other stores into this one: no run has that number.
inline constexpr int64_t kMergeLock = 0;

/// The right to work on runs, held by one process at a time (runs.md, 5). It is a lock of the
/// operating system on a byte of the store far beyond any page, one for each run: it ends with the
/// process, however that ends, so a killed run is free at once. Where the file system knows no such
/// locks, it is granted; the compare-and-set of every commit still keeps two processes apart.
///
/// Must be let go of after the store was closed, since closing any handle of a file drops the locks
/// that SQLite holds on it.
class RunLock {
 public:
  /// Takes the lock of run `id` of the store; Aborted when another process has it.
  static absl::StatusOr<RunLock> Take(const std::string& path, int64_t id);

  /// Takes the locks of several runs, or of none.
  static absl::StatusOr<RunLock> Take(const std::string& path, absl::Span<const int64_t> ids);

  RunLock(RunLock&& other) noexcept;
  RunLock& operator=(RunLock&& other) noexcept;
  ~RunLock();

 private:
  explicit RunLock(int file) : file_(file) {}

  int file_;  ///< an open file, or −1
};

}  // namespace grille::db

#endif  // GRILLE_DB_RUN_LOCK_H_
