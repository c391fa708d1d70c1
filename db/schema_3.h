#ifndef GRILLE_DB_SCHEMA_3_H_
#define GRILLE_DB_SCHEMA_3_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Brings a store of version 2 to version 3. In a transaction.
absl::Status ToVersion3(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_SCHEMA_3_H_
