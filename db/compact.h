#ifndef GRILLE_DB_COMPACT_H_
#define GRILLE_DB_COMPACT_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Writes the store anew without the room that deleted puzzles left, and forgets clients without
/// marks and sheets. (Classes stay, empty or not: others at work on the store know their numbers.)
/// Needs about twice the store's size beside it while
/// it works: the copy, and the log that brings it into the file. One transaction: stopped at any
/// moment, the store is as before.
absl::Status Compact(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_COMPACT_H_
