#include "db/etoile_view.h"

#include "absl/strings/str_cat.h"
#include "db/slide_view.h"
#include "solver/slide/etoile.h"
#include "solver/status.h"

namespace grille::db {

std::string EtoileView(int kind) {
  constexpr int kStations = star::kStations;
  // FROM and TO stand side by side, a word follows with the slash that is in the code too.
  std::string code =
      absl::StrCat("'etoile:' || substr(p.payload, 1, ", kStations, ") || '/' || substr(",
                   ToAbsl(kTaskSql), ", ", kStations + 1, ")");
  std::string own = absl::StrCat("iif(c.size <= ", slide::kMaxColours,
                                 ", c.size, NULL) AS colours, iif(c.marks, ", "substr(p.payload, ",
                                 2 * kStations + 2, ", c.marks), NULL) AS word,");
  return SlideView(kind, code, "p.measure", own);
}

}  // namespace grille::db
