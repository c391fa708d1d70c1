#ifndef GRILLE_DB_SCHEMA_1_H_
#define GRILLE_DB_SCHEMA_1_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Makes the tables of version 1 in an empty database. In a transaction.
absl::Status ToVersion1(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_SCHEMA_1_H_
