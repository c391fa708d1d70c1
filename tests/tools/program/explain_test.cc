// `grille explain`: a code solved as a person would, in words.

#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/samples.h"

namespace grille::program {
namespace {

using nlohmann::json;

using ExplainTest = ProgramTest;

/// A line of five dominoes: easy to follow by hand.
constexpr char kSmallCode[] = "wyx5:d3/b2b3c5d2e3/L2.D1.U1.R1U2.R2D2";

constexpr char kSmallEnglish[] =
    "wyx5:d3/b2b3c5d2e3/L2.D1.U1.R1U2.R2D2\n"
    "  Level: very easy.\n"
    "  1. The end, e3, can only be entered by →2 ↓2, from c5.\n"
    "  2. Back from the end, c5 can only be entered by →1 ↑2, from b3.\n"
    "  3. The knight on d3 can only play ↓1, to d2: ←2 from d3 to b3 would reach the end too "
    "early.\n"
    "  4. Back from the end, b3 can only be entered by ↑1, from b2.\n"
    "  5. The knight on d2 can only play ←2, to b2.\n"
    "  That is the whole path: d3–d2–b2–b3–c5–e3.\n";

constexpr char kSmallFrench[] =
    "wyx5:d3/b2b3c5d2e3/L2.D1.U1.R1U2.R2D2\n"
    "  Niveau\u202f: très facile.\n"
    "  1. On ne peut atteindre l'arrivée, e3, que par →2 ↓2, depuis c5.\n"
    "  2. En remontant de l'arrivée, on ne peut atteindre c5 que par →1 ↑2, depuis b3.\n"
    "  3. Le cavalier, en d3, ne peut jouer que ↓1, vers d2\u202f: avec ←2 de d3 à b3, on serait "
    "trop tôt à l'arrivée.\n"
    "  4. En remontant de l'arrivée, on ne peut atteindre b3 que par ↑1, depuis b2.\n"
    "  5. Le cavalier, en d2, ne peut jouer que ←2, vers b2.\n"
    "  Le chemin est complet\u202f: d3–d2–b2–b3–c5–e3.\n";

TEST_F(ExplainTest, ASmallGridInBothLanguages) {
  EXPECT_EQ(Good({"explain", kSmallCode}), kSmallEnglish);
  EXPECT_EQ(Good({"explain", "--lang", "en", kSmallCode}), kSmallEnglish);
  EXPECT_EQ(Good({"explain", "--lang", "fr", kSmallCode}), kSmallFrench);
  EXPECT_EQ(Good({"explain", "--format", "text"}, {.in = kSmallCode}), kSmallEnglish);
}

TEST_F(ExplainTest, TheTableStandsUnderEachStep) {
  Words lines = Lines(Good({"explain", "--table", kSmallCode}));
  // Code, level, table, legend; five steps with tables; the path.
  ASSERT_EQ(lines.size(), 2 + 7 + 1 + 5 * 8 + 1U);
  EXPECT_EQ(lines[2], "     │b2 b3 c5 d2 e3 ");
  EXPECT_EQ(lines[9].compare(0, 28, "  [A] found in this step, A "), 0);
  // The third step.
  EXPECT_EQ(lines[26].compare(0, 5, "  3. "), 0) << lines[26];
  EXPECT_EQ(lines[29], "  d3 │   (a)   [E]      a ←2   ");
  EXPECT_EQ(lines[31], "  b3 │ ·     C          c →1 ↑2");
  EXPECT_EQ(Good({"explain", "--table", kSmallCode}).find('\x1b'), std::string::npos);
}

/// "c5e6" of {"from":"c5","to":"e6",…}.
std::string Place(const json& jump) {
  return jump["from"].get<std::string>() + jump["to"].get<std::string>();
}

TEST_F(ExplainTest, JsonHoldsEverythingThatIsNeededToReplayIt) {
  std::string made = Bash("\"$grille\" generate wyx --count 40 --seed 3 2>/dev/null").out;
  Words answers = Lines(Good({"explain", "--format", "json", "--table"}, {.in = made}));
  Words puzzles = Lines(made);
  ASSERT_EQ(answers.size(), puzzles.size());
  for (size_t i = 0; i < answers.size(); ++i) {
    json puzzle = json::parse(puzzles[i]);
    json answer = json::parse(answers[i]);
    EXPECT_EQ(answer["verdict"], "unique");
    for (const char* member : {"kind", "code", "level", "score"}) {
      EXPECT_EQ(answer[member], puzzle[member]);
    }
    EXPECT_EQ(answer["solutions"], json::array({puzzle["solution"]}));
    std::set<std::string> left;
    for (const json& jump : answer["table"]) left.insert(Place(jump));
    EXPECT_EQ(left.size(), puzzle["arcs"].get<size_t>());
    int number = 0;
    for (const json& step : answer["steps"]) {
      EXPECT_EQ(step["number"], ++number);
      for (const json& jump : step["struck"]) EXPECT_EQ(left.erase(Place(jump)), 1U) << step;
      EXPECT_FALSE(step["text"].get<std::string>().empty());
    }
    std::set<std::string> solution;
    std::string path =
        answer["code"].get<std::string>().substr(4, 2) + puzzle["solution"].get<std::string>();
    for (size_t at = 0; at + 4 <= path.size(); at += 2) solution.insert(path.substr(at, 4));
    EXPECT_EQ(left, solution);
  }
}

TEST_F(ExplainTest, JsonNamesRulesAndDominoes) {
  json answer = json::parse(Good({"explain", "--json", kSmallCode}));
  EXPECT_EQ(answer["level"], "very-easy");
  EXPECT_FALSE(answer.contains("table"));
  const json& step = answer["steps"][2];
  EXPECT_EQ(step["rule"], "ahead");
  EXPECT_EQ(step["placed"], json({{"from", "d3"}, {"to", "d2"}, {"domino", "D1"}}));
  EXPECT_EQ(step["struck"], json::array({json({{"from", "d3"}, {"to", "b3"}, {"domino", "L2"}})}));
  EXPECT_EQ(step["passed_over"], step["struck"]);
  EXPECT_EQ(step["by"], json({{"line", "row"}, {"of", {"d3"}}}));
  EXPECT_EQ(step["text"],
            "The knight on d3 can only play ↓1, to d2: ←2 from d3 to b3 would reach the end too "
            "early.");
  EXPECT_EQ(Good({"explain", "--json", kSmallCode}),
            Good({"explain", "--format", "json", kSmallCode}));
}

TEST_F(ExplainTest, TrialsAreToldWithTheirSteps) {
  std::string made =
      Bash("\"$grille\" generate wyx --count 3 --level very-hard --seed 5 2>/dev/null").out;
  std::string text = Good({"explain"}, {.in = made});
  EXPECT_TRUE(Contains(text, "  Level: very hard.\n")) << text;
  EXPECT_TRUE(Contains(text, ". Suppose ")) << text;
  EXPECT_TRUE(Contains(text, ". So that is out.\n")) << text;
  std::string french = Good({"explain", "--lang", "fr"}, {.in = made});
  EXPECT_TRUE(Contains(french, ". Supposons que l'on quitte ")) << french;
  EXPECT_TRUE(Contains(french, ". C'est donc exclu.\n")) << french;
  bool trial = false;
  for (const std::string& line : Lines(Good({"explain", "--json"}, {.in = made}))) {
    json answer = json::parse(line);
    for (const json& step : answer["steps"]) {
      if (step["rule"] != "trial") continue;
      trial = true;
      EXPECT_EQ(step["struck"].size(), 1U);
      EXPECT_TRUE(step["trial"].is_array());
      EXPECT_EQ(step["dead_end"]["of"].size(), 1U);
    }
  }
  EXPECT_TRUE(trial);
}

TEST_F(ExplainTest, WhatIsNoPuzzleIsSaid) {
  std::string several = Good({"explain", kAmbiguousCode});
  EXPECT_TRUE(Contains(several, "  There are several solutions, among them these two:\n"));
  for (const char* solution : kAmbiguousSolutions) {
    EXPECT_TRUE(Contains(several, std::string("  ") + solution + "\n")) << several;
  }
  json answer = json::parse(Good({"explain", "--json", kAmbiguousCode}));
  EXPECT_EQ(answer["verdict"], "ambiguous");
  EXPECT_EQ(answer["solutions"].size(), 2U);
  EXPECT_FALSE(answer.contains("level"));
  EXPECT_TRUE(Contains(Good({"explain", kNoneCode}),
                       "  There is no solution: in whatever order, the dominoes lead back to a1"));
  EXPECT_EQ(json::parse(Good({"explain", "--json", kNoneCode}))["verdict"], "none");
  std::string dead = "wyx:a1/a2a3b1b2b3/L4.D1.U1.R1.R4";
  EXPECT_EQ(Good({"explain", dead}), dead + "\n  ←4 fits nowhere: there is no solution.\n");
  EXPECT_EQ(json::parse(Good({"explain", "--json", dead}))["dead_end"],
            json({{"line", "domino"}, {"of", {"L4"}}}));
  // A mark that no domino leads to.
  EXPECT_TRUE(Contains(Good({"explain", std::string(kAmbiguousCode) + "/a7"}),
                       "  1. The first stop is given on a7, so f5 is left to no other cell.\n"
                       "  Now nothing leads out of f5: there is no solution.\n"));
}

TEST_F(ExplainTest, ABudgetOfOneIsUnknown) {
  Result result = Grille({"explain", "--nodes", "1", kAmbiguousCode});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "  Unknown: the number of trials allowed (1) was not enough.\n"))
      << result.out;
  EXPECT_TRUE(Contains(result.err, "not all is known")) << result.err;
  result = Grille({"explain", "--nodes", "1", "--json", kAmbiguousCode});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(json::parse(result.out)["verdict"], "unknown");
}

TEST_F(ExplainTest, LinesThatCannotBeReadAreToldInTheirPlace) {
  std::string in = std::string("junk\n") + kSmallCode + "\n\nwyx:d5/b2\n" + kSmallCode;
  Result result = Grille({"explain"}, {.in = in});
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.out, std::string(kSmallEnglish) + "\n" + kSmallEnglish);
  EXPECT_TRUE(Contains(result.err, "line 1: ")) << result.err;
  EXPECT_TRUE(Contains(result.err, "line 4: character 10")) << result.err;
  Words lines = Lines(Grille({"explain", "--json"}, {.in = in}).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(json::parse(lines[2])["line"], 4);
  for (const Words& bad : {Words{"--lang", "de"}, {"--format", "xml"}, {"--nodes", "0"}}) {
    Words words = {"explain", kSmallCode};
    words.insert(words.end(), bad.begin(), bad.end());
    result = Grille(words);
    EXPECT_EQ(result.status, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, bad[0])) << result.err;
  }
}

}  // namespace
}  // namespace grille::program
