#ifndef GRILLE_TOOLS_BOOK_WRITE_BOOK_H_
#define GRILLE_TOOLS_BOOK_WRITE_BOOK_H_

#include <functional>
#include <string>

#include "absl/status/status.h"
#include "tools/book/book_plan.h"
#include "tools/sheet/output_file.h"

namespace grille::book {

/// Is told how many pages are drawn.
using PageProgress = std::function<void(int drawn)>;

/// Whether a book has a cover, in a file of its own.
bool HasCover(const Book& book);

/// The file of the cover that belongs to a book: "book.pdf" has "book-cover.pdf".
std::string CoverFileOf(const std::string& path);

/// Writes a book as a PDF, as its profile has it, and its cover, if it has one. The same plan
/// gives the same bytes. On an error nothing is left half written, and files that were there stay:
/// both appear, or neither. `publisher` may tie their appearing to something else (output_file.h).
absl::Status WriteBook(const std::string& path, const BookPlan& plan, const PageProgress& progress,
                       const sheet::FilesPublisher& publisher = {});

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_WRITE_BOOK_H_
