#ifndef GRILLE_DB_BOUNDS_H_
#define GRILLE_DB_BOUNDS_H_

#include "db/sqlite.h"

namespace grille::db {

/// Sets bounds to what a file may make SQLite do, for it may come from anybody: to the length of a
/// value, and to the work of a statement, in proportion to the size of the file. A page that is its
/// own descendant, or a trigger that counts to the end of the world, ends with DataLoss.
void SetBounds(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_BOUNDS_H_
