#ifndef GRILLE_DB_MERGE_SHEETS_H_
#define GRILLE_DB_MERGE_SHEETS_H_

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/merge_source.h"
#include "db/merge_writer.h"
#include "db/sheet.h"
#include "db/sqlite.h"

namespace grille::db {

/// Enters a sheet of `source`, whose puzzles `database` has by now, unless it has the sheet too, in
/// a transaction of its own. Whether it was new. Aborted when a puzzle is not there.
absl::StatusOr<bool> CopySheet(Database& database, MergeWriter& writer, MergeSource& source,
                               const SheetRecord& sheet);

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_SHEETS_H_
