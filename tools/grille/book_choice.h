#ifndef GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_
#define GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "db/store.h"
#include "tools/book/book.h"

namespace grille::tools {

/// Where the puzzles of a book may come from.
struct BookSources {
  bool free = true;
  /// Those reserved for a publication or client, a number of the table of clients. They come first.
  std::optional<int64_t> reserved_for = {};
};

/// Chooses puzzles of the store at random, in the order of the book; a function of seed, book,
/// sources and store: none twice, and over the whole book no two that are nearer than its variety
/// allows. Within a chapter they rise in difficulty. All are proved anew. ResourceExhausted when
/// there are too few: says which chapters lack how many.
absl::StatusOr<std::vector<db::StoredPuzzle>> ChooseForBook(db::Store& store,
                                                            const book::Book& book, uint64_t seed,
                                                            const BookSources& sources);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_
