#ifndef GRILLE_DB_ETOILE_VIEW_H_
#define GRILLE_DB_ETOILE_VIEW_H_

#include <string>

namespace grille::db {

/// The SELECT behind the view `etoile` (slide_view.h). Its own columns: colours (how many; NULL for
/// letters) and word (NULL without one).
std::string EtoileView(int kind);

}  // namespace grille::db

#endif  // GRILLE_DB_ETOILE_VIEW_H_
