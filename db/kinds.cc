#include "db/kinds.h"

#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "db/etoile_view.h"
#include "db/taquin_view.h"
#include "db/wyx_view.h"
#include "solver/kind.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// The view of a kind: a SELECT that must give at least id, code, level, score, size, marks,
// solution, run, batch, walk, use and client, and what the kind calls its measure.
struct KindView {
  std::string_view kind;
  std::string (*view)(int kind);
};

constexpr std::array<KindView, 3> kViews = {{
    {"wyx", WyxView},
    {"etoile", EtoileView},
    {"taquin", TaquinView},
}};

absl::StatusOr<std::string> ViewOf(const Kind& kind) {
  for (const KindView& entry : kViews) {
    if (entry.kind == kind.name()) return entry.view(kind.id());
  }
  return absl::InternalError(absl::StrCat("no view for the kind ", ToAbsl(kind.name())));
}

}  // namespace

absl::Status WriteKinds(Database& database) {
  GRILLE_RETURN_IF_ERROR(database.Execute("DROP VIEW IF EXISTS puzzles"));
  std::string all;
  for (const Kind* kind : AllKinds()) {
    std::string name(kind->name());
    GRILLE_ASSIGN_OR_RETURN(std::string view, ViewOf(*kind));
    GRILLE_RETURN_IF_ERROR(
        database.Execute(absl::StrCat("INSERT INTO kind(id, name) VALUES(", kind->id(), ", '", name,
                                      "') ON CONFLICT DO NOTHING; DROP VIEW IF EXISTS ", name,
                                      "; CREATE VIEW ", name, " AS ", view)));
    absl::StrAppend(&all, all.empty() ? "" : " UNION ALL ", "SELECT id, '", name,
                    "' AS kind, code, level, score, ", ToAbsl(kind->measure_name()),
                    " AS measure, size, marks, solution, run, batch, walk, use, client FROM ",
                    name);
  }
  return database.Execute(absl::StrCat("CREATE VIEW puzzles AS ", all));
}

}  // namespace grille::db
