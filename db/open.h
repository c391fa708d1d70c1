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
  kCopy,      ///< as kRead, but an older store is read as it is
  kWrite,     ///< the file must be there
  kCreate,    ///< as kWrite, and makes the file when there is none
};

/// Opens a store file with everything set that reading and writing rely on (foreign keys, WAL, …).
/// An empty file is made a store, unless only reading was asked for. A store of an older schema
/// version is migrated first, but for kReadAsIs and kCopy. A file that is no store of this
/// program's version or an older one is left exactly as it was: NotFound, PermissionDenied or
/// FailedPrecondition says what is wrong with it. `path` may hold any bytes but NUL. `log` holds
/// for every write of the connection, migrations included.
absl::StatusOr<Database> OpenStoreFile(const std::string& path, OpenMode mode,
                                       const LogLimit& log = {});

/// Opens a file that nobody writes to, and that has no log, to read it as it is: nothing is locked,
/// nothing is made beside it. `name` is what messages call it.
absl::StatusOr<Database> OpenUnchanging(const std::string& path, const std::string& name);

}  // namespace grille::db

#endif  // GRILLE_DB_OPEN_H_
