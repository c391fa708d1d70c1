#ifndef GRILLE_DB_WYX_VIEW_H_
#define GRILLE_DB_WYX_VIEW_H_

#include <string>

namespace grille::db {

/// The SELECT behind the view `wyx`: code and solution written out from the payload
/// (solver/wyx/payload.h) in plain SQL, so that they can be read in any SQLite shell. Columns: id,
/// code, level, score, arcs, size, board, dominoes, marks, solution, run, batch, walk, use, client
/// (whose it is; NULL when nobody's). `kind` is the number of Wyx in the table of classes.
std::string WyxView(int kind);

}  // namespace grille::db

#endif  // GRILLE_DB_WYX_VIEW_H_
