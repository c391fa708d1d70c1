#ifndef GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_
#define GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_

#include <string>
#include <vector>

#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/sheet.h"

namespace grille::sheet {

/// A test that writes sheets into a folder of its own.
class SheetFolder : public ScratchTest {
 protected:
  /// Writes a sheet that must succeed; gives its path.
  std::string Write(const std::string& name, const std::vector<SheetPuzzle>& puzzles,
                    const SheetOptions& options) const;

  /// What a page of a PDF says, its words with one space between; all pages for 0.
  static std::string TextOf(const std::string& path, int page = 0);
};

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_
