#ifndef GRILLE_TESTS_TOOLS_BOOK_SAMPLES_H_
#define GRILLE_TESTS_TOOLS_BOOK_SAMPLES_H_

#include <string>
#include <vector>

#include "tools/book/book.h"

namespace grille::book {

/// A chapter of so many sample puzzles of a kind.
Chapter SampleChapter(const std::string& kind, int count);

/// A book of one chapter without a title: title page, credits, puzzles.
Book PlainBook(int count);

/// A book with chapters of every kind and everything that a book can have, in a language and theme.
Book FullBook(Language language, const sheet::Theme& theme);

/// Puzzles for its chapters.
BookPuzzles PuzzlesFor(const Book& book);

}  // namespace grille::book

#endif  // GRILLE_TESTS_TOOLS_BOOK_SAMPLES_H_
