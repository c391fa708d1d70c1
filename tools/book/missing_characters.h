#ifndef GRILLE_TOOLS_BOOK_MISSING_CHARACTERS_H_
#define GRILLE_TOOLS_BOOK_MISSING_CHARACTERS_H_

#include <vector>

#include "tools/book/book.h"

namespace grille::book {

/// The characters of a book's own texts that no installed font has, each once, in their order.
std::vector<char32_t> MissingCharacters(const Book& book);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_MISSING_CHARACTERS_H_
