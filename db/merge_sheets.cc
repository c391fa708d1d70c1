#include "db/merge_sheets.h"

#include <optional>
#include <string>

#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

absl::StatusOr<bool> HasSheet(Database& database, std::string_view uid) {
  GRILLE_ASSIGN_OR_RETURN(Statement select, database.Prepare("SELECT 1 FROM sheet WHERE uid = ?1"));
  select.BindBlob(1, uid);
  return select.Step();
}

}  // namespace

absl::StatusOr<bool> CopySheet(Database& database, MergeWriter& writer, MergeSource& source,
                               const SheetRecord& sheet) {
  // Looked up before, so that a sheet that is there costs no turn at writing. Nobody else enters
  // it: there is one merge at a time, and a new sheet has another uid.
  GRILLE_ASSIGN_OR_RETURN(bool known, HasSheet(database, sheet.uid));
  if (known) return false;
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  SheetRecord copy = sheet;
  for (int64_t& puzzle : copy.puzzles) {
    GRILLE_ASSIGN_OR_RETURN(std::string key, source.KeyOf(puzzle));
    GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> id, writer.Find(key));
    if (!id.has_value()) {
      return absl::AbortedError(absl::StrCat(database.name(), ": puzzle ", puzzle, " of ",
                                             source.name(), ", on its sheet ", sheet.id,
                                             ", is not there: it was deleted meanwhile"));
    }
    puzzle = *id;
  }
  GRILLE_RETURN_IF_ERROR(InsertSheet(database, copy).status());
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  return true;
}

}  // namespace grille::db
