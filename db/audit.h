#ifndef GRILLE_DB_AUDIT_H_
#define GRILLE_DB_AUDIT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// Looks through the whole file for what contradicts itself, whatever the puzzles say: damaged
/// pages and indexes, numbers out of range, references that lead nowhere, runs and classes that do
/// not have the puzzles they count. One line for each fault; none when all is well.
absl::StatusOr<std::vector<std::string>> Audit(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_AUDIT_H_
