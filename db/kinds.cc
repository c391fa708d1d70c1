#include "db/kinds.h"

#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "db/wyx_view.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// A kind as the store knows it. The view's SELECT must give at least id, code, level, score, size,
// marks, solution, run, batch and walk, and what the kind calls its measure.
struct StoredKind {
  int id;
  const char* name;
  const char* measure;
  std::string (*view)(int kind);
};

constexpr std::array<StoredKind, 1> kKinds = {{
    {1, "wyx", "arcs", WyxView},
}};

}  // namespace

absl::Status WriteKinds(Database& database) {
  GRILLE_RETURN_IF_ERROR(database.Execute("DROP VIEW IF EXISTS puzzles"));
  std::string all;
  for (const StoredKind& kind : kKinds) {
    GRILLE_RETURN_IF_ERROR(database.Execute(
        absl::StrCat("INSERT INTO kind(id, name) VALUES(", kind.id, ", '", kind.name,
                     "') ON CONFLICT DO NOTHING; DROP VIEW IF EXISTS ", kind.name, "; CREATE VIEW ",
                     kind.name, " AS ", kind.view(kind.id))));
    absl::StrAppend(&all, all.empty() ? "" : " UNION ALL ", "SELECT id, '", kind.name,
                    "' AS kind, code, level, score, ", kind.measure,
                    " AS measure, size, marks, solution, run, batch, walk FROM ", kind.name);
  }
  return database.Execute(absl::StrCat("CREATE VIEW puzzles AS ", all));
}

}  // namespace grille::db
