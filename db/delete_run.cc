#include "db/delete_run.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "db/use.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr int64_t kDeletedPerStep = 20000;

// Marks and printed puzzles are few: they are gone through, not the run.
absl::Status CheckUnused(Database& database, const Run& run) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement marks,
      database.Prepare("SELECT c.use, count(*) FROM mark AS m CROSS JOIN puzzle AS p ON p.id = "
                       "m.puzzle CROSS JOIN class AS c ON c.id = p.class WHERE p.run = ?1 GROUP BY "
                       "c.use"));
  marks.Bind(1, run.id);
  std::string used;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, marks.Step());
    if (!row) break;
    auto use = static_cast<Use>(marks.Int(0));
    absl::StrAppend(&used, used.empty() ? "" : ", ", marks.Int(1), " ", ToAbsl(UseName(use)));
  }
  if (!used.empty()) {
    return absl::FailedPreconditionError(absl::StrCat(database.name(), ": run ", run.id,
                                                      " has puzzles in use (", used,
                                                      "); nothing is deleted; release them first"));
  }
  GRILLE_ASSIGN_OR_RETURN(
      Statement sheets,
      database.Prepare("SELECT s.sheet FROM sheet_puzzle AS s CROSS JOIN puzzle AS p ON p.id = "
                       "s.puzzle WHERE p.run = ?1 LIMIT 1"));
  sheets.Bind(1, run.id);
  GRILLE_ASSIGN_OR_RETURN(bool printed, sheets.Step());
  if (!printed) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(database.name(), ": puzzles of run ", run.id,
                                                    " stand on sheet ", sheets.Int(0),
                                                    ", which was printed; nothing is deleted"));
}

absl::Status DeletePuzzles(Database& database, Run* run) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement erase,
      database.Prepare("DELETE FROM puzzle WHERE id IN (SELECT id FROM puzzle INDEXED BY "
                       "puzzle_run WHERE run = ?1 ORDER BY id DESC LIMIT ?2)"));
  erase.Bind(1, run->id);
  erase.Bind(2, kDeletedPerStep);
  GRILLE_RETURN_IF_ERROR(erase.Run());
  auto deleted = static_cast<uint64_t>(database.Changes());
  if (deleted == 0 && run->counts.stored > 0) {
    return absl::DataLossError(absl::StrCat(database.name(), ": is damaged: run ", run->id,
                                            " counts ", run->counts.stored,
                                            " puzzles more than can be found"));
  }
  run->counts.stored -= deleted;
  run->counts.seen -= deleted;
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<bool> DeleteSomeOfRun(Database& database, Run* run) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  GRILLE_RETURN_IF_ERROR(CheckHeld(database, *run));
  GRILLE_RETURN_IF_ERROR(CheckUnused(database, *run));
  Run left = *run;
  left.state = RunState::kDeleting;
  GRILLE_RETURN_IF_ERROR(DeletePuzzles(database, &left));
  bool gone = left.counts.stored == 0;
  if (gone) {
    GRILLE_RETURN_IF_ERROR(database.Execute(absl::StrCat("DELETE FROM run WHERE id = ", run->id)));
  } else {
    GRILLE_RETURN_IF_ERROR(WriteProgress(database, left));
  }
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  *run = left;
  return gone;
}

}  // namespace grille::db
