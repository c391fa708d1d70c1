#ifndef GRILLE_DB_SCHEMA_4_H_
#define GRILLE_DB_SCHEMA_4_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Brings a store of version 3 to version 4. In a transaction.
absl::Status ToVersion4(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_SCHEMA_4_H_
