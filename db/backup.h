#ifndef GRILLE_DB_BACKUP_H_
#define GRILLE_DB_BACKUP_H_

#include <cstdint>
#include <string>

#include "absl/functional/function_ref.h"
#include "absl/status/statusor.h"

namespace grille::db {

/// What a backup holds.
struct BackupSum {
  int64_t pages = 0;
  int64_t bytes = 0;
  int64_t puzzles = 0;
};

/// Told of so many pages of all that are copied; false ends the backup.
using BackupProgress = absl::FunctionRef<bool(int64_t pages, int64_t all)>;

/// Copies a store, of this schema version or an older one, to the new file `target`. Others may
/// write to the store meanwhile; the copy is of one moment, that of the call. It appears under its
/// name only when it is whole, checked and on the disk, as one file that is a store. After any
/// error nothing is left of it.
///
/// FailedPrecondition when there is something at `target` already, whatever it is, or what SQLite
/// would take for the log of a store of that name. Cancelled when `progress` wants no more. Others
/// are as those of OpenStoreFile.
///
/// As every reader it keeps the store's log from starting anew while it copies, but not while it
/// checks the copy (log_limit.h).
absl::StatusOr<BackupSum> BackUp(const std::string& source, const std::string& target,
                                 BackupProgress progress);

}  // namespace grille::db

#endif  // GRILLE_DB_BACKUP_H_
