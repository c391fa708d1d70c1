#ifndef GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_
#define GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "db/store.h"
#include "tools/book/book.h"

namespace grille::tools {

/// The puzzles of a book, and their numbers in the store in the same order, chapter by chapter.
struct BookChoice {
  book::BookPuzzles puzzles;
  std::vector<int64_t> ids;
};

/// Chooses free puzzles of the store at random, a function of seed, book and store: none twice, and
/// over the whole book no two that are nearer than its variety allows. Within a chapter they rise
/// in difficulty. All are proved anew. ResourceExhausted when there are too few: says which
/// chapters lack how many.
absl::StatusOr<BookChoice> ChooseForBook(db::Store& store, const book::Book& book, uint64_t seed);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_BOOK_CHOICE_H_
