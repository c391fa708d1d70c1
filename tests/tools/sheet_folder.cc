#include "tests/tools/sheet_folder.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>

namespace grille::sheet {

namespace fs = std::filesystem;

std::string ReadFile(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string Output(const std::string& command) {
  std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
  std::string text;
  std::array<char, 4096> buffer;
  size_t size = 0;
  while ((size = fread(buffer.data(), 1, buffer.size(), pipe.get())) > 0) {
    text.append(buffer.data(), size);
  }
  EXPECT_EQ(pclose(pipe.release()), 0) << command;
  return text;
}

std::string OneSpaced(const std::string& text) {
  std::istringstream words(text);
  std::string all;
  for (std::string word; words >> word;) all += (all.empty() ? "" : " ") + word;
  return all;
}

int PageCount(const std::string& path) {
  std::string info = Output("pdfinfo " + path);
  size_t at = info.find("Pages:");
  return at == std::string::npos ? -1 : std::atoi(info.c_str() + at + 6);
}

void SheetFolder::SetUp() {
  std::string pattern = testing::TempDir() + "/sheet_testXXXXXX";
  ASSERT_NE(mkdtemp(pattern.data()), nullptr);
  folder_ = pattern;
}

void SheetFolder::TearDown() { fs::remove_all(folder_); }

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

size_t SheetFolder::FilesInFolder() const {
  return static_cast<size_t>(
      std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
}

}  // namespace grille::sheet
