#ifndef GRILLE_TOOLS_BOOK_BOOK_TEXT_H_
#define GRILLE_TOOLS_BOOK_BOOK_TEXT_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "tools/book/book.h"

// A book as a text, for a store to keep: JSON, an object whose only member, "book", is a file of
// the book (book_file.h) that leaves nothing to what holds unless told. That member tells it from
// the layout of a sheet.

namespace grille::book {

/// The book as text. Requires one that was read from a file: options that no file can tell are
/// those of the book itself.
std::string BookText(const Book& book);

/// Whether a text is of a book, whatever else it says.
bool IsBookText(std::string_view text);

/// The book that such a text tells, equal to the one that it was made from. FailedPrecondition,
/// with the reason, when this program would not take such a file: another version wrote it.
absl::StatusOr<Book> ReadBookText(std::string_view text);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_BOOK_TEXT_H_
