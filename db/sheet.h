#ifndef GRILLE_DB_SHEET_H_
#define GRILLE_DB_SHEET_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "db/sqlite.h"
#include "db/use.h"

namespace grille::db {

/// How a sheet or a book was laid out, and what came of it.
struct SheetPrint {
  std::string layout = {};  ///< in the words of the program that printed it; never empty
  uint64_t hash = 0;        ///< XXH3 of the file's bytes
  /// Of the file beside it, if there was one: the answers of a sheet, the cover of a book.
  std::optional<uint64_t> beside_hash = {};

  bool operator==(const SheetPrint&) const = default;
};

/// What was printed, a sheet or a book: which puzzles, for whom, in which order.
struct SheetRecord {
  int64_t id = 0;
  std::string uid = {};  ///< 16 bytes that tell it from all other sheets, in whatever store
  std::string client = {};
  std::string file = {};  ///< as it was named when it was written
  std::string title = {};
  std::string printed = {};              ///< UTC, "2024-05-01T12:00:00Z"
  std::vector<int64_t> puzzles = {};     ///< by their numbers, in the order of the sheet
  std::optional<SheetPrint> print = {};  ///< none of what older versions printed
};

/// Marks the puzzles of a sheet as printed and enters the sheet, in one transaction that is
/// committed only when `publish`, which puts the finished file in its place, returned OK. Each
/// puzzle must still be of one of the uses `from` that it was chosen by, and if reserved then for
/// the sheet's own client; else Aborted, and nothing is published. Returns the sheet's number.
absl::StatusOr<int64_t> RecordSheet(Database& database, const SheetRecord& sheet,
                                    absl::Span<const Use> from,
                                    absl::FunctionRef<absl::Status()> publish);

/// Enters a sheet as it stands, uid and date included. In a write transaction.
absl::StatusOr<int64_t> InsertSheet(Database& database, const SheetRecord& sheet);

/// The sheet of that number. NotFound, telling the highest there is, when there is none.
absl::StatusOr<SheetRecord> FindSheet(Database& database, int64_t id);

/// All sheets in order of their numbers.
absl::StatusOr<std::vector<SheetRecord>> ListSheets(Database& database);

}  // namespace grille::db

#endif  // GRILLE_DB_SHEET_H_
