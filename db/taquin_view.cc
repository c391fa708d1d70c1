#include "db/taquin_view.h"

#include "absl/strings/str_cat.h"
#include "db/slide_view.h"
#include "solver/status.h"

namespace grille::db {

std::string TaquinView(int kind) {
  return SlideView(kind, absl::StrCat("'taquin:' || ", ToAbsl(kTaskSql)),
                   "iif(c.marks, NULL, p.measure)",
                   "c.size / 100 AS columns, c.size % 100 AS rows, c.marks AS parity,");
}

}  // namespace grille::db
