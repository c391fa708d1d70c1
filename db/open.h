#ifndef GRILLE_DB_OPEN_H_
#define GRILLE_DB_OPEN_H_

#include <string>

#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// What a store is opened for.
enum class OpenMode {
  kRead,      ///< never makes a file, never changes what is stored
  kReadAsIs,  ///< as kRead, and refuses an older store instead of migrating it
  kWrite,     ///< the file must be there
  kCreate,    ///< as kWrite, and makes the file when there is none
};

/// Opens a store file with everything set that reading and writing rely on (foreign keys, WAL, …).
/// An empty file is made a store, unless only reading was asked for. A store of an older schema
/// version is migrated first, unless it is to be read as it is. A file that is no store of
/// this program's version or an older one is left exactly as it was: NotFound, PermissionDenied or
/// FailedPrecondition says what is wrong with it. `path` may hold any bytes but NUL.
absl::StatusOr<Database> OpenStoreFile(const std::string& path, OpenMode mode);

}  // namespace grille::db

#endif  // GRILLE_DB_OPEN_H_
