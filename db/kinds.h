#ifndef GRILLE_DB_KINDS_H_
#define GRILLE_DB_KINDS_H_

#include "absl/status/status.h"
#include "db/sqlite.h"

namespace grille::db {

/// Enters every kind of puzzle into the store and makes the views anew:
///
/// - one view a kind, named after it, with the kind's own columns;
/// - `puzzles`, one row a puzzle of any kind: id, kind, code, level, score, measure, size, marks,
///   solution, run, batch, walk, use, client.
///
/// To be called in the transaction of a migration: a new kind, or a change of a view, comes with a
/// new schema version.
absl::Status WriteKinds(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_KINDS_H_
