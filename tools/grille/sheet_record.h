#ifndef GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_
#define GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sheet.h"
#include "db/store.h"
#include "tools/sheet/sheet.h"

// A sheet as a store remembers it, and the sheet that can be drawn.

namespace grille::tools {

/// What the store is to remember of a sheet that was written.
db::SheetPrint PrintOf(const sheet::SheetOptions& options, const sheet::SheetHashes& hashes);

/// How a sheet was laid out. FailedPrecondition when the store does not tell, or tells what only
/// another version of the program understands.
absl::StatusOr<sheet::SheetOptions> LayoutOf(const db::SheetRecord& record);

/// The puzzles of a sheet, in its order, as they are in the store by now.
absl::StatusOr<std::vector<db::StoredPuzzle>> PuzzlesOf(db::Store& store,
                                                        const db::SheetRecord& record);

/// What was written when a sheet was printed again.
struct PrintedAgain {
  db::SheetRecord record;
  sheet::SheetOptions layout;
  bool sheet_differs = false;   ///< the file has other bytes than when it was printed
  bool answers_differ = false;  ///< likewise its file of answers
};

/// Prints a sheet of the store again, into `file`: the same puzzles in the same order and layout.
/// The store is only read. NotFound when there is no sheet of that number; else errors as of
/// LayoutOf, ProveAgain and WriteSheet, after which no file is there.
absl::StatusOr<PrintedAgain> PrintAgain(db::Store& store, int64_t id, const std::string& file);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_
