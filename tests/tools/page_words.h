#ifndef GRILLE_TESTS_TOOLS_PAGE_WORDS_H_
#define GRILLE_TESTS_TOOLS_PAGE_WORDS_H_

#include <string>
#include <vector>

#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// A word of a PDF and where it stands on its page. Its box is as high as its font's line, which is
/// more than its letters.
struct Word {
  int page = 0;  ///< counted from 0
  std::string text;
  Box box;
};

/// All words, as pdftotext finds them.
std::vector<Word> WordsOf(const std::string& path);

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_PAGE_WORDS_H_
