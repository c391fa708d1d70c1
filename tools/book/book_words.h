#ifndef GRILLE_TOOLS_BOOK_BOOK_WORDS_H_
#define GRILLE_TOOLS_BOOK_BOOK_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "tools/book/book.h"

// The words of a book's own pages, in every language.

namespace grille::book {

std::string_view ContentsWord(Language language);
std::string_view HowToPlayWord(Language language);
std::string_view CutOutsWord(Language language);

/// What stands for a title that was not given: "Puzzles".

/// The title of a book; of one without, "Puzzles".
std::string TitleOf(const Book& book);

/// "Puzzles 1–40", "Problèmes 1 à 40"; "Puzzle 7" for one.
std::string PuzzlesWord(int first, int last, Language language);

/// The numbers alone: "1–40", "1 à 40", "7".
std::string NumbersWord(int first, int last, Language language);

/// "Rising in difficulty".
std::string_view RisingWord(Language language);

/// "easy, medium"; "all levels" for an empty list.
std::string LevelsWord(const std::vector<Level>& levels, Language language);

/// The title of a chapter, its own or "Wyx · easy, medium".
std::string ChapterTitle(const Chapter& chapter, Language language);

/// On the back of a cover: "120 puzzles, with all answers".
std::string CountWord(int puzzles, bool answers, Language language);

/// What made the book.
std::string_view ProgramCredit(Language language);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_BOOK_WORDS_H_
