#include "tests/tools/sheet_folder.h"

namespace grille::sheet {

std::string SheetFolder::Write(const std::string& name, const std::vector<SheetPuzzle>& puzzles,
                               const SheetOptions& options) const {
  absl::Status status = WriteSheet(Path(name), puzzles, options);
  EXPECT_TRUE(status.ok()) << status;
  return Path(name);
}

std::string SheetFolder::TextOf(const std::string& path, int page) {
  std::string pages;
  if (page > 0) pages = " -f " + std::to_string(page) + " -l " + std::to_string(page);
  return OneSpaced(Output("pdftotext -layout" + pages + " " + path + " -"));
}

}  // namespace grille::sheet
