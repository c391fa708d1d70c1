#ifndef GRILLE_DB_FILE_CHECK_H_
#define GRILLE_DB_FILE_CHECK_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// What stands at a path where a store is wanted.
enum class FileState {
  kMissing,  ///< nothing, in a directory that exists
  kEmpty,    ///< a file of 0 bytes
  kFilled,   ///< a file that holds something
};

/// Looks at a path without opening it. NotFound when the directory is missing, FailedPrecondition
/// when there is a directory, a symbolic link or a device.
absl::StatusOr<FileState> CheckFile(const std::string& path);

/// Looks at the first bytes of a file that was just opened, before SQLite reads anything from it
/// and might replay, or remove, another program's log. FailedPrecondition unless it is an SQLite
/// file with our mark, of our schema version or an older one.
absl::Status CheckHeader(const Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_FILE_CHECK_H_
