#include "tests/tools/sheet_scratch.h"

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

GreyPicture::GreyPicture(const std::string& path, double dots_per_inch) {
  std::string pgm =
      Output("pdftoppm -gray -singlefile -r " + std::to_string(dots_per_inch) + " " + path);
  size_t height = 0;
  int header = 0;
  EXPECT_EQ(std::sscanf(pgm.c_str(), "P5 %zu %zu 255%n", &width_, &height, &header), 2);
  pixels_ = pgm.substr(static_cast<size_t>(header) + 1);
  EXPECT_EQ(pixels_.size(), width_ * height);
}

int GreyPicture::At(size_t x, size_t y) const {
  return static_cast<unsigned char>(pixels_.at(y * width_ + x));
}

void ScratchTest::SetUp() {
  std::string pattern = testing::TempDir() + "/sheet_testXXXXXX";
  ASSERT_NE(mkdtemp(pattern.data()), nullptr);
  folder_ = pattern;
}

void ScratchTest::TearDown() { fs::remove_all(folder_); }

size_t ScratchTest::FilesInFolder() const {
  return static_cast<size_t>(
      std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
}

int ScratchTest::PageCount(const std::string& path) {
  std::string info = Output("pdfinfo " + path);
  size_t at = info.find("Pages:");
  return at == std::string::npos ? -1 : std::atoi(info.c_str() + at + 6);
}

}  // namespace grille::sheet
