// What is written to disk, read back with poppler's programs.

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/status.h"
#include "tests/tools/page_words.h"
#include "tests/tools/sheet_folder.h"
#include "tests/tools/sheet_samples.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

namespace fs = std::filesystem;

class SheetFileTest : public SheetFolder {};

TEST_F(SheetFileTest, NineAtFourAPageMakeThreePagesAndTheAnswers) {
  SheetOptions options;
  std::string with = Write("with.pdf", SamplePuzzles(9), options);
  EXPECT_EQ(PageCount(with), 4);
  EXPECT_NE(Output("pdfinfo " + with).find("595.276 x 841.89 pts (A4)"), std::string::npos);
  options.answers = Answers::kNone;
  EXPECT_EQ(PageCount(Write("without.pdf", SamplePuzzles(9), options)), 3);
}

TEST_F(SheetFileTest, PageCountsOfEveryKind) {
  for (int per_page : {1, 2, 4, 6}) {
    for (int count : {1, 6, 12, 13}) {
      SheetOptions options;
      options.per_page = per_page;
      int expected = (count + per_page - 1) / per_page + (count + 11) / 12;
      EXPECT_EQ(PageCount(Write("sheet.pdf", SamplePuzzles(count), options)), expected)
          << count << " at " << per_page << " a page";
    }
  }
}

TEST_F(SheetFileTest, SameInputSameBytes) {
  SheetOptions options;
  options.title = "Énigmes · 1,5 € — 數獨";
  std::string first = ReadFile(Write("a.pdf", SamplePuzzles(5), options));
  ASSERT_FALSE(first.empty());
  EXPECT_EQ(first.find("/ModDate"), std::string::npos);
  sleep(1);  // a clock in the file would have moved on
  EXPECT_EQ(ReadFile(Write("b.pdf", SamplePuzzles(5), options)), first);
  for (const char* locale : {"C.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8"}) {
    setenv("LC_ALL", locale, 1);
    setenv("TZ", "Asia/Tokyo", 1);
    setlocale(LC_ALL, "");  // where it is not installed, the variables alone are tried
    EXPECT_EQ(ReadFile(Write("c.pdf", SamplePuzzles(5), options)), first) << locale;
    unsetenv("LC_ALL");
    unsetenv("TZ");
    setlocale(LC_ALL, "C");
  }
}

TEST_F(SheetFileTest, TitlesAreText) {
  for (const char* title :
       {"A & <b> \"q\" ]]>", "100 % – l'été à Noël", "(paren) \\ back", "&amp; &#65;"}) {
    SheetOptions options;
    options.title = title;
    std::string path = Write("title.pdf", SamplePuzzles(1), options);
    EXPECT_NE(Output("pdftotext -layout " + path + " -").find(title), std::string::npos) << title;
    EXPECT_NE(Output("pdfinfo " + path).find(title), std::string::npos) << title;
  }
}

TEST_F(SheetFileTest, AwkwardTitlesStayInsideTheMargins) {
  std::string long_title;
  for (int i = 0; i < 40; ++i) long_title += "mot ❦ 數獨 שלום e\xcc\x81t ";
  for (const std::string& title :
       {std::string(200, 'x'), std::string(200, 'W'), long_title, std::string("two\nlines\tof\rit"),
        std::string("bad \xff\xfe bytes"), std::string("nul \0 inside", 12), std::string("שלום")}) {
    SheetOptions options;
    options.title = title;
    std::string path = Write("title.pdf", SamplePuzzles(1), options);
    std::vector<Word> words = WordsOf(path);
    for (const Word& word : words) {
      EXPECT_GE(word.box.x, 15 - kMmPerPoint) << word.text;
      EXPECT_LE(word.box.right(), 195 + kMmPerPoint) << word.text;
    }
    EXPECT_GT(words.size(), 20U);
  }
  SheetOptions options;
  options.title = std::string(200, 'W');
  EXPECT_NE(Output("pdftotext " + Write("long.pdf", SamplePuzzles(1), options) + " -").find("…"),
            std::string::npos);
  options.title = "two\nlines";
  EXPECT_NE(
      Output("pdftotext " + Write("two.pdf", SamplePuzzles(1), options) + " -").find("two lines"),
      std::string::npos);
}

TEST_F(SheetFileTest, EveryFontIsEmbedded) {
  SheetOptions options;
  options.title = "數獨 Ω";
  std::istringstream fonts(Output("pdffonts " + Write("fonts.pdf", SamplePuzzles(3), options)));
  std::string line;
  int count = 0;
  while (std::getline(fonts, line)) {
    if (line.find('+') == std::string::npos) continue;
    EXPECT_NE(line.find(" yes yes yes "), std::string::npos) << line;
    ++count;
  }
  EXPECT_GE(count, 3);
}

TEST_F(SheetFileTest, AnswersStandUnderTheirNumbersOrNowhere) {
  SheetOptions options;
  options.puzzle.draw.language = Language::kFrench;
  std::vector<SheetPuzzle> puzzles = {KnownPuzzle()};
  std::string text = OneSpaced(Output("pdftotext -f 2 " + Write("a.pdf", puzzles, options) + " -"));
  EXPECT_NE(text.find("Solutions"), std::string::npos);
  EXPECT_NE(text.find("d4 b2 c1 e4 b5 e3"), std::string::npos) << text;
  EXPECT_NE(text.find("g2 g3 e2 c2 c4 b8"), std::string::npos) << text;
  options.answers = Answers::kNone;
  text = OneSpaced(Output("pdftotext " + Write("b.pdf", puzzles, options) + " -"));
  EXPECT_EQ(text.find("Solutions"), std::string::npos);
  EXPECT_EQ(text.find("d4"), std::string::npos);
  EXPECT_NE(text.find("moyen · sans essai"), std::string::npos) << text;
  EXPECT_NE(text.find("grille · Wyx · 12 dominos"), std::string::npos) << text;
}

TEST_F(SheetFileTest, MissingFolderIsAnErrorThatNamesTheFile) {
  std::string path = Path("no/such/folder/sheet.pdf");
  absl::Status status = WriteSheet(path, SamplePuzzles(1), {});
  EXPECT_FALSE(status.ok());
  EXPECT_NE(MessageOf(status).find(path), std::string_view::npos) << status;
  EXPECT_EQ(FilesInFolder(), 0u);
}

TEST_F(SheetFileTest, FullDiskLeavesTheOldFileAlone) {
  std::string path = Path("sheet.pdf");
  std::ofstream(path) << "old";
  rlimit old_limit{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &old_limit), 0);
  signal(SIGXFSZ, SIG_IGN);
  rlimit tight = {.rlim_cur = 5000, .rlim_max = old_limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
  absl::Status status = WriteSheet(path, SamplePuzzles(4), {});
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &old_limit), 0);
  EXPECT_FALSE(status.ok());
  EXPECT_NE(MessageOf(status).find(path), std::string_view::npos) << status;
  EXPECT_EQ(ReadFile(path), "old");
  EXPECT_EQ(FilesInFolder(), 1u);
}

TEST_F(SheetFileTest, DevicesAndFoldersAreNotReplaced) {
  if (fs::exists("/dev/full")) {
    EXPECT_FALSE(WriteSheet("/dev/full", SamplePuzzles(1), {}).ok());
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
  }
  fs::create_directory(folder() / "folder");
  EXPECT_FALSE(WriteSheet(Path("folder"), SamplePuzzles(1), {}).ok());
  EXPECT_TRUE(fs::is_directory(folder() / "folder"));
}

TEST_F(SheetFileTest, LinksLeadToTheFile) {
  std::ofstream(Path("real.pdf")) << "old";
  fs::create_symlink("real.pdf", folder() / "link.pdf");
  Write("link.pdf", SamplePuzzles(1), {});
  EXPECT_TRUE(fs::is_symlink(folder() / "link.pdf"));
  EXPECT_EQ(ReadFile(Path("real.pdf")).substr(0, 5), "%PDF-");
}

TEST_F(SheetFileTest, RefusesWhatCannotBePrinted) {
  auto refused = [&](const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options) {
    absl::Status status = WriteSheet(Path("refused.pdf"), puzzles, options);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << status;
    EXPECT_FALSE(fs::exists(folder() / "refused.pdf"));
    return std::string(MessageOf(status));
  };
  refused({}, {});
  SheetOptions three;
  three.per_page = 25;
  refused(SamplePuzzles(1), three);
  SheetOptions small;
  small.paper = {105, 148};
  small.per_page = 6;
  EXPECT_NE(refused(SamplePuzzles(1), small).find("6 a page"), std::string::npos);
  std::vector<SheetPuzzle> puzzles = SamplePuzzles(2);
  puzzles[1].kind = "star";
  EXPECT_NE(refused(puzzles, {}).find("puzzle 2"), std::string::npos);
  puzzles = SamplePuzzles(2);
  puzzles[1].code.pop_back();
  refused(puzzles, {});
  puzzles = SamplePuzzles(2);
  puzzles[1].solution.clear();
  refused(puzzles, {});
  puzzles[1].solution = puzzles[0].solution;
  refused(puzzles, {});
  puzzles[1].solution = "d4b2c";
  refused(puzzles, {});
}

TEST_F(SheetFileTest, PicturesAreTheSamePages) {
  absl::StatusOr<Sheet> sheet = Sheet::Plan(SamplePuzzles(4), {});
  ASSERT_TRUE(sheet.ok());
  auto draw = [&](Canvas& canvas) { sheet->DrawPage(canvas, 0); };
  ASSERT_TRUE(WritePng(Path("a.png"), kA4, {.dots_per_inch = 60}, Language::kEnglish, draw).ok());
  ASSERT_TRUE(WritePng(Path("b.png"), kA4, {.dots_per_inch = 60}, Language::kEnglish, draw).ok());
  std::string picture = ReadFile(Path("a.png"));
  EXPECT_EQ(picture.substr(1, 3), "PNG");
  EXPECT_GT(picture.size(), 10000u);
  EXPECT_EQ(ReadFile(Path("b.png")), picture);
  EXPECT_FALSE(WritePng(Path("c.png"), kA4, {.dots_per_inch = 1e6}, Language::kEnglish, draw).ok());
  EXPECT_FALSE(WritePng(Path("c.png"), kA4, {.dots_per_inch = 0}, Language::kEnglish, draw).ok());
  EXPECT_FALSE(fs::exists(folder() / "c.png"));
}

}  // namespace
}  // namespace grille::sheet
