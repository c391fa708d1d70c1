#include "tools/grille/sheet_record.h"

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "solver/status.h"
#include "tools/sheet/layout_text.h"

namespace grille::tools {

db::SheetPrint PrintOf(const sheet::SheetOptions& options, const sheet::FileHashes& hashes) {
  return {.layout = sheet::LayoutText(options), .hash = hashes.file, .beside_hash = hashes.beside};
}

absl::StatusOr<sheet::SheetOptions> LayoutOf(const db::SheetRecord& record) {
  std::string name = absl::StrCat("sheet ", record.id);
  if (!record.print.has_value()) {
    return absl::FailedPreconditionError(
        absl::StrCat(name, " was printed by an older version of grille, which kept no layout"));
  }
  absl::StatusOr<sheet::SheetOptions> layout = sheet::ReadLayout(record.print->layout);
  if (!layout.ok()) return Prefixed(name, layout.status());
  return layout;
}

absl::StatusOr<std::vector<db::StoredPuzzle>> PuzzlesOf(db::Store& store,
                                                        const db::SheetRecord& record) {
  GRILLE_ASSIGN_OR_RETURN(db::Transaction view, db::Transaction::BeginRead(store.database()));
  std::vector<db::StoredPuzzle> puzzles;
  for (int64_t id : record.puzzles) {
    GRILLE_ASSIGN_OR_RETURN(db::StoredPuzzle puzzle, store.FindById(id));
    puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

}  // namespace grille::tools
