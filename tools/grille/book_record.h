#ifndef GRILLE_TOOLS_GRILLE_BOOK_RECORD_H_
#define GRILLE_TOOLS_GRILLE_BOOK_RECORD_H_

#include <vector>

#include "absl/status/statusor.h"
#include "db/sheet.h"
#include "db/store.h"
#include "tools/book/book.h"
#include "tools/sheet/output_file.h"

// A book as a store remembers it, and the book that can be laid out. To the store it is a sheet.

namespace grille::tools {

/// What the store is to remember of a book that was written.
db::SheetPrint PrintOf(const book::Book& book, const sheet::FileHashes& hashes);

/// Whether it was a book that was printed.
bool IsBook(const db::SheetRecord& record);

/// What the book was to be. FailedPrecondition when the store tells what only another version of
/// the program understands. Requires IsBook.
absl::StatusOr<book::Book> BookOf(const db::SheetRecord& record);

/// The puzzles of a book, given in its order, by chapter. DataLoss unless they are as many and of
/// such kinds as its chapters say.
absl::StatusOr<book::BookPuzzles> ByChapter(const book::Book& book,
                                            const std::vector<db::StoredPuzzle>& puzzles);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_BOOK_RECORD_H_
