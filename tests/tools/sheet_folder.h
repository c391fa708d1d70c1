#ifndef GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_
#define GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tools/sheet/sheet.h"

namespace grille::sheet {

/// All bytes of a file.
std::string ReadFile(const std::filesystem::path& path);

/// What a program prints; fails the test when it does not end well.
std::string Output(const std::string& command);

/// The words of a text with one space between.
std::string OneSpaced(const std::string& text);

/// How many pages a PDF has; -1 when that cannot be told.
int PageCount(const std::string& path);

/// A test with a folder of its own, which goes with it.
class SheetFolder : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  std::string Path(const std::string& name) const { return (folder_ / name).string(); }

  /// Writes a sheet that must succeed; gives its path.
  std::string Write(const std::string& name, const std::vector<SheetPuzzle>& puzzles,
                    const SheetOptions& options) const;

  /// What a page of a PDF says, its words with one space between; all pages for 0.
  static std::string TextOf(const std::string& path, int page = 0);

  size_t FilesInFolder() const;

  std::filesystem::path folder_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_FOLDER_H_
