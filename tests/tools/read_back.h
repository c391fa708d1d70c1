#ifndef GRILLE_TESTS_TOOLS_READ_BACK_H_
#define GRILLE_TESTS_TOOLS_READ_BACK_H_

#include <string>
#include <vector>

#include "tests/tools/page_words.h"
#include "tools/sheet/sheet.h"

// Puzzles and answers as a reader finds them on a printed page, from the words of the file and
// where they stand alone. What is not told in words is read from the code printed under a puzzle
// (wyx: circles and dominoes), or from the picture of the page (the fills of tokens).

namespace grille::sheet {

/// What is printed of one puzzle, or of one answer.
struct Printed {
  bool answer = false;
  int page = 0;  ///< counted from 0
  std::string number;
  std::vector<std::vector<Word>> lines;  ///< without the number; from left to right
};

/// All of a file, page by page and row by row. Expects that no word stands between them.
std::vector<Printed> ReadSheet(const Sheet& sheet, const std::string& path);

/// All its words with one space between.
std::string TextOf(const Printed& printed);

/// The code under a puzzle.
std::string CodeOf(const Printed& puzzle);

/// The stops of a Wyx answer, run together.
std::string StopsOf(const Printed& answer);

// For those who read one kind (read_stars.h, read_taquins.h).

bool IsNumber(const std::string& text);

/// Words of a sort in the drawing of a puzzle: below its header, above its first sentence.
std::vector<Word> InDrawing(const Printed& puzzle, bool (*wanted)(const std::string& text));

/// The words by the height of their type, the largest first.
std::vector<std::vector<Word>> BySize(const std::vector<Word>& words);

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_READ_BACK_H_
