#ifndef GRILLE_DB_SCHEMA_H_
#define GRILLE_DB_SCHEMA_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// "GRIL": how a store is told from other programs' SQLite files.
inline constexpr int64_t kApplicationId = 0x4752494C;

/// The version of the schema that this program reads and writes (PRAGMA user_version).
inline constexpr int64_t kSchemaVersion = 4;

/// Brings a store, or an empty database, to kSchemaVersion in one transaction, and does nothing
/// when it is there already. FailedPrecondition, with nothing changed, when the database is neither
/// empty nor a store, or is of a newer version.
absl::Status Migrate(Database& database);

/// OK when the database is a store of kSchemaVersion; FailedPrecondition says what it is instead.
absl::Status CheckVersion(Database& database);

/// Whether the database is a store of an older version than kSchemaVersion.
absl::StatusOr<bool> IsOlder(Database& database);

/// OK when these two numbers are those of a store that this program can bring to kSchemaVersion.
absl::Status CheckMarks(const std::string& name, int64_t application_id, int64_t version);

}  // namespace grille::db

#endif  // GRILLE_DB_SCHEMA_H_
