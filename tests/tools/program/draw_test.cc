// `grille draw`: puzzles as single files.

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr char kStar[] = "etoile:r.rrrrrrwwwwbbbb/.rrrrrrrwwwwbbbb";
constexpr char kHard[] =
    "taquin:5x5/23,17,3,9,12,1,20,15,8,6,2,11,24,5,7,14,19,4,10,21,13,22,16,18,0";

constexpr char kNear[] =
    "taquin:5x5/1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,0,24";

class DrawTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 40); }

  Words FilesIn(const std::string& folder) const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(Path(folder))) {
      names.insert(entry.path().filename().string());
    }
    return {names.begin(), names.end()};
  }
};

TEST_F(DrawTest, OnePuzzleIsOneFile) {
  for (const char* file : {"a.svg", "a.pdf", "a.png"}) {
    Result result = Grille({"draw", "--db", "a.db", "--seed", "1", "-o", file});
    EXPECT_EQ(result.status, 0) << result.err;
    EXPECT_EQ(result.err, std::string("1 picture written to ") + file + "\n");
    std::string bytes = Read(file);
    Good({"draw", "--db", "a.db", "--seed", "1", "-o", file});
    EXPECT_SAME(Read(file), bytes);
    Good({"draw", "--db", "a.db", "--seed", "1", "--answer", "-o", file});
    EXPECT_NE(Read(file), bytes);
  }
  EXPECT_EQ(Bash("xmllint --noout a.svg && qpdf --check a.pdf >/dev/null").status, 0);
  EXPECT_EQ(Read("a.png").substr(1, 3), "PNG");
  // An ending is an ending in capitals, too.
  Good({"draw", "--db", "a.db", "--seed", "1", "--answer", "-o", "A.SVG"});
  EXPECT_SAME(Read("A.SVG"), Read("a.svg"));
}

TEST_F(DrawTest, HintsHaveRoomHoweverNarrowThePicture) {
  Good({"draw", "--db", "a.db", "--seed", "1", "--hints", "3", "--width", "50", "-o", "a.pdf"});
  Good({"draw", "--db", "a.db", "--seed", "1", "--width", "50", "-o", "b.pdf"});
  auto words_of = [this](const std::string& file) {
    return std::stoi(Bash("pdftotext " + file + " - | wc -w").out);
  };
  EXPECT_GT(words_of("a.pdf"), words_of("b.pdf") + 10);
}

TEST_F(DrawTest, TheWidthThatIsSaidToDoDoes) {
  Result narrow = Grille({"draw", kStar, "--width", "20", "-o", "a.png"});
  std::smatch width;
  ASSERT_TRUE(std::regex_search(narrow.err, width, std::regex("; ([0-9]+) would do")))
      << narrow.err;
  int least = std::stoi(width[1]);
  EXPECT_GT(least, 20);
  EXPECT_EQ(Grille({"draw", kStar, "--width", std::to_string(least - 1), "-o", "a.png"}).status, 2);
  Good({"draw", kStar, "--width", std::to_string(least), "-o", "a.png"});
}

TEST_F(DrawTest, AnInterruptLeavesNoFolder) {
  MakeStore("many.db", 400);
  Words files = Files();
  Running program(
      Path(""), GrilleCommand({"draw", "--db", "many.db", "--count", "400", "-o", "pictures"}), {});
  // Pictures gather beside the place where they are to be.
  bool caught = program.WaitUntil([&] {
    Words now = Files();
    return std::any_of(now.begin(), now.end(),
                       [](const std::string& name) { return name.rfind("pictures.", 0) == 0; });
  });
  ASSERT_TRUE(caught);
  program.Send(SIGINT);
  Result result = program.Wait();
  EXPECT_EQ(result.status, 1) << result.err;
  EXPECT_TRUE(Contains(result.err, "interrupted")) << result.err;
  EXPECT_EQ(Files(), files);
}

TEST_F(DrawTest, ItIsAsWideAsAskedFor) {
  Good({"draw", "--db", "a.db", "--width", "72", "--seed", "1", "-o", "a.pdf"});
  EXPECT_TRUE(Contains(Bash("pdfinfo a.pdf").out, "204.094 x"));
  Good({"draw", "--db", "a.db", "--width", "72", "--seed", "1", "-o", "a.svg"});
  EXPECT_TRUE(Contains(Read("a.svg"), "width=\"72mm\""));
  Good({"draw", "--db", "a.db", "--width", "127", "--resolution", "100", "-o", "a.png"});
  // 127 mm are 5 inches.
  EXPECT_TRUE(Contains(Bash("file a.png || true; pdfimages -v 2>/dev/null; "
                            "od -A n -j 16 -N 4 -t u1 a.png")
                           .out,
                       "0   0   1 244"));
}

TEST_F(DrawTest, GreyAndInkSaverHaveNoColour) {
  for (const char* theme : {"grey", "ink-saver"}) {
    Good({"draw", "--db", "a.db", "--theme", theme, "-o", "a.pdf"});
    std::string ink = Bash("gs -q -o - -sDEVICE=inkcov a.pdf").out;
    EXPECT_TRUE(Contains(ink, "0.00000  0.00000  0.00000  0.")) << ink;
    Good({"draw", "--db", "a.db", "--theme", theme, "-o", "a.png"});
    // The colour type of a PNG: 0 is grey.
    EXPECT_EQ(Read("a.png")[25], 0);
  }
}

TEST_F(DrawTest, AFolderHasAManifest) {
  Result result = Grille({"draw", "--db", "a.db", "--count", "3", "--answer", "--seed", "1",
                          "--format", "svg", "-o", "pictures"});
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(FilesIn("pictures"), (Words{"001-answer.svg", "001.svg", "002-answer.svg", "002.svg",
                                        "003-answer.svg", "003.svg", "manifest.csv"}));
  Words lines = Lines(Read("pictures/manifest.csv"));
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], "file,number,code,level,answer file,id\r");
  Words chosen = Lines(Good(
      {"query", "--db", "a.db", "--order", "random", "--seed", "1", "--limit", "3", "--json"}));
  for (size_t i = 0; i < 3; ++i) {
    json puzzle = json::parse(chosen[i]);
    std::string number = std::to_string(i + 1);
    std::string code = puzzle["code"];
    std::string level = puzzle["level"];
    EXPECT_EQ(lines[i + 1], "00" + number + ".svg," + number + "," + code + "," + level + ",00" +
                                number + "-answer.svg," + puzzle["id"].dump() + "\r");
    Good({"draw", code, "-o", "one.svg"});
    EXPECT_SAME(Read("one.svg"), Read("pictures/00" + number + ".svg"));
    Good({"draw", code, "--answer", "-o", "one.svg"});
    EXPECT_SAME(Read("one.svg"), Read("pictures/00" + number + "-answer.svg"));
  }
}

TEST_F(DrawTest, WhatIsThereStays) {
  fs::create_directory(Path("full"));
  Write("full/mine", "mine");
  Write("file", "mine");
  for (const char* there : {"full", "file"}) {
    Result result = Grille({"draw", "--db", "a.db", "--count", "2", "-o", there});
    EXPECT_EQ(result.status, 2) << result.err;
    EXPECT_TRUE(Contains(result.err, there)) << result.err;
  }
  fs::create_directory(Path("empty"));
  Good({"draw", "--db", "a.db", "--count", "2", "-o", "empty"});
  EXPECT_EQ(FilesIn("empty").size(), 3U);
  // The second of two cannot be drawn: nothing is left of the first.
  Words files = Files();
  Result result =
      Grille({"draw", "taquin:3x3/1,2,3,4,5,6,7,0,8", kNear, "--width", "55", "-o", "half"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(Contains(result.err, "puzzle 2: cannot be drawn")) << result.err;
  EXPECT_EQ(Files(), files);
}

TEST_F(DrawTest, WhatHasNoAnswerYetIsDrawnWithoutOne) {
  Good({"draw", kHard, "-o", "a.svg"});
  EXPECT_TRUE(Exists("a.svg"));
}

TEST_F(DrawTest, WrongUseIsRefused) {
  Words files = Files();
  for (const auto& [options, message] : std::vector<std::pair<Words, std::string>>{
           {{"-o", "a.svg"}, "give either puzzle codes or a store"},
           {{"--db", "a.db", kStar, "-o", "a.svg"}, "give either puzzle codes or a store"},
           {{"--db", "a.db", "--count", "2", "-o", "a.svg"}, "name a folder for 2"},
           {{kStar, kStar, "-o", "a.png"}, "name a folder for 2"},
           {{kStar, "--count", "1", "-o", "a.png"}, "go with --db"},
           {{kStar, "--format", "svg", "-o", "a.png"}, "--format is for a folder"},
           {{kStar, "--width", "19", "-o", "a.png"}, "20 to 1000 mm"},
           {{kStar, "--width", "1e2", "-o", "a.png"}, "20 to 1000 mm"},
           {{kStar, "--width", "20", "-o", "a.png"}, "cannot be drawn in a width of 20 mm"},
           {{kStar, "-o", "a.jpg"}, "a.jpg: pictures are .svg, .pdf or .png"},
           {{kStar, "-o", "a.WebP"}, "a.WebP: pictures are .svg, .pdf or .png"},
           {{kStar, "--theme", "blue", "-o", "a.png"}, "ink-saver"},
           {{"etoile:x", "-o", "a.png"}, "argument 1"},
           {{kStar, "-o", "missing/a.png"}, "missing"},
           {{kStar, "-o", "missing/folder"}, "missing/folder"}}) {
    Words command = {"draw"};
    command.insert(command.end(), options.begin(), options.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << message << ": " << result.err;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
    EXPECT_EQ(Files(), files);
  }
}

}  // namespace
}  // namespace grille::program
