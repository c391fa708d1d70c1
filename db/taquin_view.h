#ifndef GRILLE_DB_TAQUIN_VIEW_H_
#define GRILLE_DB_TAQUIN_VIEW_H_

#include <string>

namespace grille::db {

/// The SELECT behind the view `taquin` (slide_view.h). Its own columns: columns, rows and parity (1
/// for the question whether it can be solved; its moves are NULL, and its solution is "normal" or
/// "odd").
std::string TaquinView(int kind);

}  // namespace grille::db

#endif  // GRILLE_DB_TAQUIN_VIEW_H_
