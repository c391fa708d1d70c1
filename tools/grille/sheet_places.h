#ifndef GRILLE_TOOLS_GRILLE_SHEET_PLACES_H_
#define GRILLE_TOOLS_GRILLE_SHEET_PLACES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "db/sheet.h"
#include "db/store.h"

namespace grille::tools {

/// Where a puzzle stands on paper; all are counted from 1.
struct PlaceOnPaper {
  int part = 0;    ///< which version of a sheet, which chapter of a book
  int number = 0;  ///< as printed beside it
  int page = 0;
  int position = 0;  ///< on the page, row by row
};

/// The places of the puzzles of a sheet or a book, in its order. Errors as of LayoutOf, BookOf and
/// ByChapter, and where they do not fit on their pages by now.
absl::StatusOr<std::vector<PlaceOnPaper>> PlacesOf(const db::SheetRecord& record,
                                                   const std::vector<db::StoredPuzzle>& puzzles);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_PLACES_H_
