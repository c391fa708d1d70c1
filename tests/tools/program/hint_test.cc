// `grille hint`: the next step in three strengths, and what is said of a wrong stop.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"

namespace grille::program {
namespace {

using nlohmann::json;

class HintTest : public ProgramTest {
 protected:
  /// What a hint for the source's grid says under the code, line by line.
  Words Hint(const Words& options) const {
    Words words = {"hint", kSourceCode};
    words.insert(words.end(), options.begin(), options.end());
    Words lines = Lines(Good(words));
    EXPECT_EQ(lines.front(), kSourceCode);
    lines.erase(lines.begin());
    return lines;
  }
};

TEST_F(HintTest, ThreeStrengths) {
  Words all = {"  1. Look at the ways into b8, back from the end.",
               "  2. b8 can be entered in one way only.", "  3. ←1 ↑4 leads from c4 to b8."};
  EXPECT_EQ(Hint({}), all);
  EXPECT_EQ(Hint({"--after", ""}), all);
  EXPECT_EQ(Hint({"--strength", "where"}),
            (Words{"  Look at the ways into b8, back from the end."}));
  EXPECT_EQ(Hint({"--strength", "why"}), (Words{"  b8 can be entered in one way only."}));
  EXPECT_EQ(Hint({"--strength", "what"}), (Words{"  ←1 ↑4 leads from c4 to b8."}));
  EXPECT_EQ(
      Hint({"--lang", "fr"}),
      (Words{"  1. Examiner les sauts vers b8, en remontant de l'arrivée.",
             "  2. On ne peut atteindre b8 que d'une façon.", "  3. ←1 ↑4 mène de c4 à b8."}));
}

TEST_F(HintTest, EveryBeginningOfTheSolutionHasANextStep) {
  std::string solution = kSourceSolution;
  for (size_t stops = 0; stops < solution.size(); stops += 2) {
    json hint =
        json::parse(Good({"hint", "--json", "--after", solution.substr(0, stops), kSourceCode}));
    EXPECT_EQ(hint["answer"], "step");
    EXPECT_EQ(hint["after"], solution.substr(0, stops));
    EXPECT_EQ(hint["step"]["number"], 1);
    for (const char* strength : {"where", "why", "what"}) {
      EXPECT_TRUE(hint[strength].is_string()) << hint;
    }
  }
  EXPECT_EQ(Hint({"--after", solution.substr(0, 22)})[2], "  3. ←1 ↑4 leads from c4 to b8.");
  EXPECT_EQ(Hint({"--after", solution}),
            (Words{"  All is solved: the knight has been on every circle."}));
  EXPECT_EQ(json::parse(Good({"hint", "--json", "--after", solution, kSourceCode}))["answer"],
            "solved");
}

TEST_F(HintTest, JsonGivesAwayNoMoreThanIsAskedFor) {
  json hint = json::parse(Good({"hint", "--json", "--strength", "where", kSourceCode}));
  EXPECT_EQ(hint, json({{"kind", "wyx"},
                        {"code", kSourceCode},
                        {"verdict", "unique"},
                        {"after", ""},
                        {"answer", "step"},
                        {"where", "Look at the ways into b8, back from the end."}}));
}

TEST_F(HintTest, TheFirstWrongStopIsNamed) {
  // Playable, but it leads nowhere.
  EXPECT_EQ(Hint({"--after", "d4e3g2"}),
            (Words{"  1. Stop 2, e3, is not right.",
                   "  2. Suppose stop 2 were e3; then nothing leads out of b2.",
                   "  3. Stop 2 is b2, by ←2 ↓2."}));
  EXPECT_EQ(Hint({"--after", "d4e3", "--strength", "where"}),
            (Words{"  Stop 2, e3, is not right."}));
  EXPECT_EQ(json::parse(Good({"hint", "--json", "--after", "d4e3", kSourceCode}))["stop"], 2);
  struct Wrong {
    const char* after;
    const char* why;
  };
  for (const Wrong& wrong :
       {Wrong{"d4d5", "d5 is where the knight starts."}, Wrong{"d4a1", "a1 is no circle."},
        Wrong{"d4b2d4", "d4 has been visited before."},
        Wrong{"d4b8", "b8 is the end, which comes last."},
        Wrong{"g2", "No domino leads from d5 to g2."}}) {
    EXPECT_EQ(Hint({"--after", wrong.after, "--strength", "why"}),
              (Words{std::string("  ") + wrong.why}));
  }
  // Neither where nor why names the right one.
  for (const char* strength : {"where", "why"}) {
    for (const std::string& line : Hint({"--after", "d4e3", "--strength", strength})) {
      EXPECT_FALSE(Contains(line, "←2 ↓2")) << line;
    }
  }
}

TEST_F(HintTest, TheMarksComeFirst) {
  std::string marked = std::string(kSourceCode) + "/d4b2";
  EXPECT_TRUE(Contains(Good({"hint", marked}), "  1. Look at the stops given on the board.\n"));
  EXPECT_TRUE(Contains(Good({"hint", marked, "--after", "e4", "--strength", "where"}),
                       "  Stop 1, e4, is not right.\n"));
  EXPECT_TRUE(Contains(Good({"hint", marked, "--after", "d4", "--strength", "what"}),
                       "  ←2 ↓2 leads from d4 to b2.\n"));
}

TEST_F(HintTest, WhatIsNoPuzzleIsSaid) {
  EXPECT_TRUE(Contains(Good({"hint", kAmbiguousCode}), "  There are several solutions"));
  EXPECT_TRUE(Contains(Good({"hint", kNoneCode}), "  There is no solution"));
  Result result = Grille({"hint", "--nodes", "1", kAmbiguousCode});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "  Unknown")) << result.out;
}

TEST_F(HintTest, StopsThatCannotBeReadAreWrongUse) {
  struct Bad {
    const char* after;
    const char* message;
  };
  for (const Bad& bad :
       {Bad{"d4x", "argument 1: --after: character 3"}, Bad{"d", "--after: character 2"},
        Bad{"d9", "--after: character 2"}, Bad{"D4", "--after: character 1"},
        Bad{"d4b2c1e4b5e3g2g3e2c2c4b8a1", "--after: character 25: the grid has no more than 12"}}) {
    Result result = Grille({"hint", "--after", bad.after, kSourceCode});
    EXPECT_EQ(result.status, 2) << bad.after;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, bad.message)) << result.err;
  }
  EXPECT_EQ(Grille({"hint", "--strength", "all", kSourceCode}).status, 2);
}

}  // namespace
}  // namespace grille::program
