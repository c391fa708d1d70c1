// `grille sheet`: which puzzles come on a PDF. How it looks is for tests/tools/sheet_*_test.cc.

#include <regex>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"

namespace grille::program {
namespace {

class SheetTest : public ProgramTest {
 protected:
  void SetUp() override { MakeStore("a.db", 200); }

  int Pages(const std::string& name) const {
    Result info = Bash("pdfinfo '" + name + "'");
    EXPECT_EQ(info.status, 0) << info.err;
    size_t at = info.out.find("Pages:");
    return at == std::string::npos ? -1 : std::atoi(info.out.c_str() + at + 6);
  }

  std::string Text(const std::string& name) const {
    Result text = Bash("pdftotext -layout '" + name + "' -");
    EXPECT_EQ(text.status, 0) << text.err;
    return text.out;
  }
};

TEST_F(SheetTest, NineAtFourAPageAreThreePagesAndTheAnswers) {
  Good({"sheet", "--db", "a.db", "--count", "9", "--seed", "1", "-o", "a.pdf"});
  EXPECT_EQ(Pages("a.pdf"), 4);
  Good(
      {"sheet", "--db", "a.db", "--count", "9", "--seed", "1", "--answers", "none", "-o", "b.pdf"});
  EXPECT_EQ(Pages("b.pdf"), 3);
  Good({"sheet", "--db", "a.db", "--count", "9", "--per-page", "1", "--seed", "1", "-o", "c.pdf"});
  EXPECT_EQ(Pages("c.pdf"), 10);
}

TEST_F(SheetTest, AnAwkwardTitleIsShownLiterally) {
  for (const char* title : {"A & <b> \"q\" ]]>", "[a,b]", "%s %n \\ (", "-x", "&amp;"}) {
    Good({"sheet", kSourceCode, std::string("--title=") + title, "-o", "a.pdf"});
    EXPECT_TRUE(Contains(Text("a.pdf"), title)) << Text("a.pdf");
  }
  Good({"sheet", kSourceCode, "--title", "", "-o", "a.pdf"});
  Good({"sheet", kSourceCode, "--title=", "-o", "b.pdf"});
  EXPECT_EQ(Read("a.pdf"), Read("b.pdf"));
}

TEST_F(SheetTest, TheSameSeedMakesTheSameSheet) {
  Words command = {"sheet", "--db", "a.db", "--level", "easy,medium", "--seed", "1", "-o"};
  auto to = [&](const std::string& name) {
    Words words = command;
    words.push_back(name);
    Good(words);
    return Read(name);
  };
  std::string first = to("a.pdf");
  EXPECT_EQ(first.substr(0, 5), "%PDF-");
  EXPECT_TRUE(to("b.pdf") == first);
  command[6] = "2";
  EXPECT_FALSE(to("c.pdf") == first);
}

TEST_F(SheetTest, CodesArePrintedWithTheirAnswers) {
  Result result = Grille({"sheet", kSourceCode, "-o", "a.pdf"});
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "1 puzzle written to a.pdf\n");
  EXPECT_EQ(Pages("a.pdf"), 2);
  std::string text = std::regex_replace(Text("a.pdf"), std::regex("[ \n\f]+"), " ");
  EXPECT_TRUE(Contains(text, "d4 b2 c1 e4 b5 e3")) << text;
}

TEST_F(SheetTest, WhatCannotBePrintedLeavesNoFile) {
  for (const Words& command : {Words{"sheet", kAmbiguousCode, "-o", "a.pdf"},
                               {"sheet", kSourceCode, kNoneCode, "-o", "a.pdf"},
                               {"sheet", "junk", "-o", "a.pdf"},
                               {"sheet", kSourceCode, "--level", "easy", "-o", "a.pdf"},
                               {"sheet", "--db", "a.db", "-o", "a.db"},
                               {"sheet", "--db", "missing.db", "-o", "a.pdf"}}) {
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << testing::PrintToString(command);
    EXPECT_FALSE(result.err.empty());
  }
  EXPECT_TRUE(Contains(Grille({"sheet", kSourceCode, kAmbiguousCode, "-o", "a.pdf"}).err,
                       "argument 2: the grid has more than one solution"));
  for (const auto& [options, message] : std::vector<std::pair<Words, std::string>>{
           {{"--answers", "separate-file", "-o", "/dev/null"}, "/dev/null is no file that another"},
           {{"--answers", "separate-file", "-o", "/dev/stdout"}, "/dev/stdout is no file"},
           {{"-o", "a.SVG"}, "a.SVG: this is written as a PDF"},
           {{"-o", "."}, "cannot write .: Is a directory"},
           {{"--count", "101", "--versions", "100", "-o", "a.pdf"}, "10100 puzzles"}}) {
    Words command = {"sheet", "--db", "a.db"};
    command.insert(command.end(), options.begin(), options.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << result.err;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  // The call is right, the store has too few: not fully done.
  for (const Words& choice : {Words{"--count", "201"}, Words{"--level", "easy", "--arcs", "1"}}) {
    Words command = {"sheet", "--db", "a.db", "-o", "a.pdf"};
    command.insert(command.end(), choice.begin(), choice.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 1);
    EXPECT_TRUE(Contains(result.err, "the store has only ")) << result.err;
  }
  EXPECT_EQ(Files(), Words{"a.db"});
}

TEST_F(SheetTest, AFileThatCannotBeWrittenIsNamed) {
  Result result = Grille({"sheet", kSourceCode, "-o", "no/such/a.pdf"});
  EXPECT_NE(result.status, 0);
  EXPECT_TRUE(Contains(result.err, "no/such/a.pdf")) << result.err;
}

}  // namespace
}  // namespace grille::program
