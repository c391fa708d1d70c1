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

/// A word of a PDF and where it stands, in points from the top left corner of its page.
struct Word {
  int page = 0;  ///< counted from 0
  std::string text;
  double x_min = 0;
  double y_min = 0;
  double x_max = 0;
  double y_max = 0;

  double height() const { return y_max - y_min; }
};

/// All words, as pdftotext finds them.
std::vector<Word> WordsOf(const std::string& path);

}  // namespace grille::book

#endif  // GRILLE_TESTS_TOOLS_BOOK_SAMPLES_H_
