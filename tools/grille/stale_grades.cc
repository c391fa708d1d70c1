#include "tools/grille/stale_grades.h"

#include "db/regrade.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/progress.h"
#include "tools/grille/shell.h"

namespace grille::tools {

absl::Status TellStaleGrades(db::Store& store, const std::string& path) {
  GRILLE_ASSIGN_OR_RETURN(uint64_t stale, db::CountStale(store.database()));
  if (stale == 0) return absl::OkStatus();
  Say(absl::StrCat(Grouped(stale), stale == 1 ? " puzzle has its" : " puzzles have their",
                   " level and score from another version of the grade; to bring them up to date: "
                   "grille regrade --db ",
                   ShellWord(path)));
  return absl::OkStatus();
}

}  // namespace grille::tools
