// `grille solve --table`: a table of letters, as the source prints it.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

using nlohmann::json;

using TableTest = ProgramTest;

TEST_F(TableTest, TheSourcesTableComesOutRight) {
  EXPECT_EQ(Good({"solve", "--table", Case("wyx-table.txt")}),
            "1 solution\n"
            "cells    A C F H E D I L B G K J M\n"
            "dominoes c b h d e j a f k g i l\n");
  json answer = json::parse(Good({"solve", "--json", "--table", Case("wyx-table.txt")}));
  EXPECT_EQ(answer["solutions"], 1);
  EXPECT_EQ(answer["limit_reached"], false);
  EXPECT_EQ(answer["all"], json::parse(R"([{"cells":"ACFHEDILBGKJM","dominoes":"cbhdejafkgil"}])"));
}

TEST_F(TableTest, ItsLinesMayEndAsOnOtherSystems) {
  std::string text = Bash("sed 's/$/\\r/' '" + Case("wyx-table.txt") + "'").out;
  ASSERT_TRUE(Contains(text, "\r\n"));
  Write("dos.txt", text);
  EXPECT_EQ(Good({"solve", "--table", "dos.txt"}),
            Good({"solve", "--table", Case("wyx-table.txt")}));
}

TEST_F(TableTest, AnAmbiguousTableGivesAllItsSolutionsUpToTheLimit) {
  Write("two.txt",
        "    A B C D E F G\n"
        "A |       c d e\n"
        "B | e     f\n"
        "C |         c   e\n"
        "D |           c d\n"
        "E |   a         c\n"
        "F |     b        \n");
  json both = json::parse(
      R"([{"cells":"AEBDFCG","dominoes":"dafcbe"},{"cells":"AFCEBDG","dominoes":"ebcafd"}])");
  json answer = json::parse(Good({"solve", "--json", "--table", "two.txt"}));
  EXPECT_EQ(
      answer,
      json({{"table", "two.txt"}, {"solutions", 2}, {"limit_reached", false}, {"all", both}}));
  json first = json::parse(Good({"solve", "--json", "--limit", "1", "--table", "two.txt"}));
  EXPECT_EQ(first["solutions"], 1);
  EXPECT_EQ(first["limit_reached"], true);
  EXPECT_EQ(first["all"], json::array({both[0]}));
}

TEST_F(TableTest, ATableWithoutSolutionIsSaidToHaveNone) {
  Write("none.txt",
        "    A B C D E F\n"
        "A |   a b\n"
        "B |     c\n"
        "C |       d\n"
        "D |   e\n");
  EXPECT_EQ(Good({"solve", "--table", "none.txt"}), "no solution\n");
}

TEST_F(TableTest, WhatIsNoTableIsRefusedWithItsPlace) {
  struct Bad {
    std::string text;
    std::string message;
  };
  for (const Bad& bad :
       std::vector<Bad>{{"", "empty"},
                        {"hello\n", "line 1, character 1"},
                        {"  A B C\nA |\n", "6 to 17 cells"},
                        {"    A B C D E F\nA | a\n", "itself"},
                        {"    A B C D E F\nZ |   a\n", "line 2, character 1"},
                        {"    A B C D E F\nA |   a\nA |   b\n", "line 3, character 1"},
                        {"    A B C D E F\nA |   a b c d e f\n", "under no cell"},
                        {"    A B C D E F\nA |   a\n", "need 5 dominoes"},
                        {std::string("\0\1\2\n", 4), "line 1"}}) {
    Write("bad.txt", bad.text);
    Result result = Grille({"solve", "--table", "bad.txt"});
    EXPECT_EQ(result.status, 2) << bad.text;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, "bad.txt: ")) << result.err;
    EXPECT_TRUE(Contains(result.err, bad.message)) << result.err;
  }
}

TEST_F(TableTest, WhatCannotBeReadIsSaid) {
  std::filesystem::create_directory(Path("folder"));
  for (const char* name : {"missing.txt", "folder"}) {
    Result result = Grille({"solve", "--table", name});
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.err, "grille: " + std::string(name) + ": cannot be read\n");
  }
  Result endless = Grille({"solve", "--table", "/dev/zero"});
  EXPECT_EQ(endless.status, 2);
  EXPECT_TRUE(Contains(endless.err, "/dev/zero: too long")) << endless.err;
}

}  // namespace
}  // namespace grille::program
