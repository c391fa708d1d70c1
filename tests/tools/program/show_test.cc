// `grille show`: a grid drawn in the terminal.

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"

namespace grille::program {
namespace {

using ShowTest = ProgramTest;

constexpr char kEscape = '\x1b';

// Compared by hand with the code: the knight on d5, circles on b2 b5 b8 …, the dominoes in order.
constexpr char kSourceDrawing[] =
    "  ┌────────────────────────┐\n"
    "8 │    ○     ·     ·     · │    ←3 ↑1    ←2 ↓2    ←2 ↓1\n"
    "7 │ ·     ·     ·     ·    │\n"
    "6 │    ·     ·     ·     · │    ←2       ←1 ↑4       ↓1\n"
    "5 │ ·  ○  ·  ♞  ·     ·    │\n"
    "4 │    ·  ○  ○  ○  ·     · │       ↑1       ↑2    →1 ↓1\n"
    "3 │ ·     ·     ○     ○    │\n"
    "2 │    ○  ○  ·  ○  ·  ○  · │    →2 ↓1    →2 ↑3    →3 ↓2\n"
    "1 │ ·     ○     ·     ·    │\n"
    "  └────────────────────────┘\n"
    "    a  b  c  d  e  f  g  h \n";

constexpr char kSourceSolved[] =
    "  ┌────────────────────────┐\n"
    "8 │   12     ·     ·     · │    ←3 ↑1    ←2 ↓2    ←2 ↓1\n"
    "7 │ ·     ·     ·     ·    │\n"
    "6 │    ·     ·     ·     · │    ←2       ←1 ↑4       ↓1\n"
    "5 │ ·  5  ·  ♞  ·     ·    │\n"
    "4 │    · 11  1  4  ·     · │       ↑1       ↑2    →1 ↓1\n"
    "3 │ ·     ·     6     8    │\n"
    "2 │    2 10  ·  9  ·  7  · │    →2 ↓1    →2 ↑3    →3 ↓2\n"
    "1 │ ·     3     ·     ·    │\n"
    "  └────────────────────────┘\n"
    "    a  b  c  d  e  f  g  h \n";

TEST_F(ShowTest, BoardAndDominoesOfTheSourcesInstance) {
  EXPECT_EQ(Good({"show", kSourceCode}), std::string(kSourceDrawing) + kSourceCode + "\n");
  EXPECT_EQ(Good({"show", "--solution", kSourceCode}),
            std::string(kSourceSolved) + kSourceCode + "\n" + kSourceSolution + "\n");
}

TEST_F(ShowTest, ASmallBoardWithMarks) {
  // Seven solutions; the marks leave two.
  std::string code = std::string(kSevenCode) + "/a2b4";
  EXPECT_EQ(Good({"show", code}),
            "  ┌───────────────┐\n"
            "5 │ ·  ♞  ·     · │    ←2 ↓3    ←2       ←1 ↓3\n"
            "4 │ ○  ②  ○  ·  ○ │    ←1          ↓1       ↑1\n"
            "3 │ ·  ○  ○  ○  · │       ↑2    →1 ↓2    →1   \n"
            "2 │ ①  ○  ○  ·    │    →1 ↑2    →2 ↑1    →3 ↑1\n"
            "1 │ ○     ○     · │\n"
            "  └───────────────┘\n"
            "    a  b  c  d  e \n" +
                code + "\nmore than one solution\n");
}

TEST_F(ShowTest, WhatIsSaidOfAGridThatIsNoPuzzle) {
  EXPECT_TRUE(Contains(Good({"show", kAmbiguousCode}), "\nmore than one solution\n"));
  std::string none = Good({"show", "--solution", kNoneCode});
  EXPECT_TRUE(Contains(none, "\nno solution: the dominoes lead from a1 to a1")) << none;
}

TEST_F(ShowTest, AStoredPuzzleIsDrawnAsItsCode) {
  MakeStore("a.db", 3);
  std::string code = Good({"export", "--db", "a.db", "--id", "2", "--format", "codes"});
  code.pop_back();
  std::string stored = Good({"show", "--db", "a.db", "--id", "2"});
  EXPECT_EQ(stored.find("puzzle 2, "), stored.find(" h \n") + 4) << stored;
  EXPECT_EQ(stored.substr(0, stored.find("puzzle 2")),
            Good({"show", code}).substr(0, stored.find("puzzle 2")));
  EXPECT_EQ(Grille({"show", "--db", "a.db", "--id", "4"}).status, 2);
}

TEST_F(ShowTest, CodesComeFromStandardInputToo) {
  std::string in = std::string(kSourceCode) + "\njunk\n{\"code\":\"" + kNoneCode + "\"}\n";
  Result result = Grille({"show"}, {.in = in});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(Contains(result.err, "line 2: ")) << result.err;
  EXPECT_EQ(result.out.find(kSourceDrawing), 0U);
  EXPECT_TRUE(Contains(result.out, std::string(kNoneCode) + "\n"));
}

TEST_F(ShowTest, NoColourWhereNoTerminalIs) {
  EXPECT_EQ(Good({"show", kSourceCode}).find(kEscape), std::string::npos);
  EXPECT_EQ(Good({"show", "--solution", kSourceCode}, {.environment = {{"TERM", "xterm-256color"}}})
                .find(kEscape),
            std::string::npos);
}

TEST_F(ShowTest, ColourOnATerminalUnlessItIsNotWanted) {
  if (Bash("command -v script").status != 0) GTEST_SKIP() << "no script to make a terminal with";
  std::string command = "\"$grille\" show --solution '" + std::string(kSourceCode) + "'";
  Setting terminal = {.environment = {{"TERM", "xterm-256color"}, {"SHELL", "/bin/sh"}}};
  terminal.environment["command"] = command;
  std::string coloured = Bash("script -qec \"$command\" /dev/null </dev/null", terminal).out;
  EXPECT_NE(coloured.find(kEscape), std::string::npos);
  EXPECT_TRUE(Contains(coloured, "♞")) << coloured;
  // But for the colours, and the points that stand for them, it is the same drawing.
  std::string plain;
  for (size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == kEscape) {
      i = coloured.find('m', i);
    } else if (coloured[i] != '\r') {
      plain += coloured[i];
    }
  }
  std::string expected = kSourceSolved;
  for (size_t at; (at = expected.find("·")) != std::string::npos;) {
    expected.replace(at, std::string("·").size(), " ");
  }
  EXPECT_TRUE(Contains(plain, expected)) << plain;
  terminal.environment["NO_COLOR"] = "1";
  EXPECT_EQ(Bash("script -qec \"$command\" /dev/null </dev/null", terminal).out.find(kEscape),
            std::string::npos);
}

}  // namespace
}  // namespace grille::program
