#ifndef GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_
#define GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_

#include <vector>

#include "absl/status/statusor.h"
#include "db/sheet.h"
#include "db/store.h"
#include "tools/sheet/sheet.h"

// A sheet as a store remembers it, and the sheet that can be drawn.

namespace grille::tools {

/// What the store is to remember of a sheet that was written.
db::SheetPrint PrintOf(const sheet::SheetOptions& options, const sheet::FileHashes& hashes);

/// How a sheet was laid out. FailedPrecondition when the store does not tell, or tells what only
/// another version of the program understands.
absl::StatusOr<sheet::SheetOptions> LayoutOf(const db::SheetRecord& record);

/// The puzzles of a sheet or a book, in its order, as they are in the store by now. NotFound when
/// one of them is there no more.
absl::StatusOr<std::vector<db::StoredPuzzle>> PuzzlesOf(db::Store& store,
                                                        const db::SheetRecord& record);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_RECORD_H_
