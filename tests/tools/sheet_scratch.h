#ifndef GRILLE_TESTS_TOOLS_SHEET_SCRATCH_H_
#define GRILLE_TESTS_TOOLS_SHEET_SCRATCH_H_

#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <string>

namespace grille::sheet {

std::string ReadFile(const std::filesystem::path& path);

/// What a program prints on stdout; fails the test when it does not end well. Programs come from
/// the packages of tools/packages.sh.
std::string Output(const std::string& command);

/// The words of a text with one space between.
std::string OneSpaced(const std::string& text);

/// The first page of a PDF, rendered in grey.
class GreyPicture {
 public:
  GreyPicture(const std::string& path, double dots_per_inch);

  /// 0 black, 255 white. Requires a place within the page.
  int At(size_t x, size_t y) const;

 private:
  size_t width_ = 0;
  std::string pixels_;
};

/// A test with a folder of its own, gone afterwards.
class ScratchTest : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  const std::filesystem::path& folder() const { return folder_; }
  std::string Path(const std::string& name) const { return (folder_ / name).string(); }
  size_t FilesInFolder() const;

  /// The number of pages that pdfinfo tells.
  static int PageCount(const std::string& path);

 private:
  std::filesystem::path folder_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_SCRATCH_H_
