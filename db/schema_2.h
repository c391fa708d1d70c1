#ifndef GRILLE_DB_SCHEMA_2_H_
#define GRILLE_DB_SCHEMA_2_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Brings a store of version 1 to version 2. With foreign keys off. In a transaction.
absl::Status ToVersion2(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_SCHEMA_2_H_
