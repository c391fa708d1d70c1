#include "tools/grille/sheet_record.h"

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "solver/status.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/sheet/layout_text.h"

namespace grille::tools {

db::SheetPrint PrintOf(const sheet::SheetOptions& options, const sheet::SheetHashes& hashes) {
  return {
      .layout = sheet::LayoutText(options), .hash = hashes.sheet, .answer_hash = hashes.answers};
}

absl::StatusOr<sheet::SheetOptions> LayoutOf(const db::SheetRecord& record) {
  std::string name = absl::StrCat("sheet ", record.id);
  if (!record.print.has_value()) {
    return absl::FailedPreconditionError(
        absl::StrCat(name,
                     " is a book, which its own file lays out, or of an older version of grille, "
                     "which kept no layout"));
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

absl::StatusOr<PrintedAgain> PrintAgain(db::Store& store, int64_t id, const std::string& file) {
  PrintedAgain again;
  GRILLE_ASSIGN_OR_RETURN(again.record, db::FindSheet(store.database(), id));
  GRILLE_ASSIGN_OR_RETURN(again.layout, LayoutOf(again.record));
  GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> stored, PuzzlesOf(store, again.record));
  std::vector<sheet::SheetPuzzle> puzzles;
  for (const db::StoredPuzzle& puzzle : stored) {
    GRILLE_RETURN_IF_ERROR(ProveAgain(puzzle));
    GRILLE_RETURN_IF_ERROR(AddStored(puzzle, &puzzles));
  }
  auto compare = [&](const sheet::SheetHashes& hashes, const std::function<absl::Status()>& put) {
    again.sheet_differs = hashes.sheet != again.record.print->hash;
    again.answers_differ = hashes.answers != again.record.print->answer_hash;
    return put();
  };
  GRILLE_RETURN_IF_ERROR(sheet::WriteSheet(file, puzzles, again.layout, compare));
  return again;
}

}  // namespace grille::tools
