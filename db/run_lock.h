#ifndef GRILLE_DB_RUN_LOCK_H_
#define GRILLE_DB_RUN_LOCK_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"

namespace grille::db {

/// The right to work on a run, held by one process at a time (runs.md, 5). It is a lock of the
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

  /// Whether a process has the lock of run `id` right now. Not while this process has the store
  /// open, for the reason above.
  static bool IsHeld(const std::string& path, int64_t id);

  RunLock(RunLock&& other) noexcept;
  RunLock& operator=(RunLock&& other) noexcept;
  ~RunLock();

 private:
  explicit RunLock(int file) : file_(file) {}

  int file_;  ///< an open file, or −1
};

}  // namespace grille::db

#endif  // GRILLE_DB_RUN_LOCK_H_
