// `grille explain` and `grille hint` of taquins and of patiences on the Étoile.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

using nlohmann::json;

constexpr char kSource[] = "taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0";
constexpr char kNine[] = "taquin:3x3/8,7,6,5,0,4,3,2,1";
constexpr char kProblemOne[] = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr char kPrintedOne[] = "NAIJCODKJCODKEPONAIJB";

class SlideWordsTest : public ProgramTest {
 protected:
  json Explained(const Words& options) const { return Answer("explain", options); }
  json Hinted(const Words& options) const { return Answer("hint", options); }

 private:
  json Answer(const std::string& command, const Words& options) const {
    Words words = {command, "--json"};
    words.insert(words.end(), options.begin(), options.end());
    return json::parse(Good(words));
  }
};

TEST_F(SlideWordsTest, TheSourcesTaquin) {
  std::string text = Good({"explain", kSource});
  EXPECT_TRUE(Contains(text,
                       "    tile        5  1  4  3 10  8  2 13  6  9 14 12  7 15 11\n"
                       "    inversions  4  0  2  1  5  3  0  5  0  1  3  2  0  1  0\n"))
      << text;
  EXPECT_TRUE(Contains(text, "  So the position is odd: ")) << text;
  EXPECT_TRUE(
      Contains(Good({"explain", "--lang", "fr", kSource}), "  La position est donc impaire"));
  json answer = Explained({kSource});
  EXPECT_EQ(answer["inversions"], json({4, 0, 2, 1, 5, 3, 0, 5, 0, 1, 3, 2, 0, 1, 0}));
  EXPECT_EQ(answer["odd"], 7);
  EXPECT_EQ(answer["total"], 27);
  EXPECT_EQ(answer["blank_row"], 1);
  EXPECT_EQ(answer["verdict"], "odd");
  EXPECT_EQ(answer["solvable"], false);
  EXPECT_TRUE(answer["moves"].is_null());
  EXPECT_EQ(Hinted({kSource})["answer"], "impossible");
}

TEST_F(SlideWordsTest, TaquinsThatOthersHaveFailedOn) {
  EXPECT_EQ(Explained({"taquin:4x4/1,2,3,7,12,8,15,4,13,10,11,5,9,6,14,0"})["solvable"], false);
  EXPECT_EQ(Explained({"taquin:3x3/1,3,4,8,0,2,7,6,5"})["solvable"], false);
  // Twins on a board of four columns and three rows, the blank not in the last row.
  EXPECT_EQ(Explained({"taquin:4x3/1,2,3,4,5,6,7,0,9,10,11,8"})["solvable"], true);
  EXPECT_EQ(Explained({"taquin:4x3/2,1,3,4,5,6,7,0,9,10,11,8"})["solvable"], false);
  json rotated =
      Explained({"taquin:4x4/4,1,2,3,0,5,6,7,8,9,10,11,12,13,14,15/"
                 "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"});
  EXPECT_EQ(rotated["moves"], 1);
  EXPECT_EQ(rotated["solution"], "4");
  EXPECT_EQ(rotated["goal"]["verdict"], rotated["verdict"]);
  EXPECT_EQ(Grille({"explain", "taquin:3x3/1,1,1,2,2,2,3,3,0"}).status, 2);
}

TEST_F(SlideWordsTest, OnlyWhetherItCanBeDone) {
  std::string code = std::string(kSource) + "/parity";
  json answer = Explained({code});
  EXPECT_EQ(answer["verdict"], "odd");
  EXPECT_FALSE(answer.contains("moves"));
  json hint = Hinted({code});
  EXPECT_EQ(hint["answer"], "step");
  EXPECT_TRUE(Contains(hint["what"], "So the position is odd"));
}

TEST_F(SlideWordsTest, TheFewestMovesOfANine) {
  json answer = Explained({kNine});
  EXPECT_EQ(answer["moves"], 28);
  std::string solution = answer["solution"];
  json hint = Hinted({kNine, "--after", solution.substr(0, solution.rfind(','))});
  EXPECT_EQ(hint["moves_left"], 1);
  EXPECT_EQ(hint["on_shortest"], true);
  EXPECT_EQ(hint["move"], solution.substr(solution.rfind(',') + 1));
  EXPECT_EQ(Hinted({kNine, "--after", solution})["answer"], "solved");
  Result bad = Grille({"hint", kNine, "--after", "7,1"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(Contains(bad.err, "--after: character 3: tile 1 is not beside the blank")) << bad.err;
}

TEST_F(SlideWordsTest, GivenUpSearchesSaySo) {
  Result result = Grille({"explain", "--nodes", "1", kNine});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(Contains(result.out, "  The fewest moves are not known")) << result.out;
  EXPECT_TRUE(Contains(result.err, "trials allowed (1)")) << result.err;
  result = Grille({"explain", "--json", "--nodes", "1", kProblemOne});
  EXPECT_EQ(result.status, 1);
  EXPECT_TRUE(json::parse(result.out)["moves"].is_null());
  EXPECT_TRUE(json::parse(result.out)["solution"].is_null());
  result = Grille({"hint", "--json", "--nodes", "1", kProblemOne});
  EXPECT_EQ(json::parse(result.out)["answer"], "unknown");
}

TEST_F(SlideWordsTest, ProblemOneMoveByMove) {
  std::string text = Good({"explain", kProblemOne});
  EXPECT_TRUE(Contains(text, "  It takes 21 moves, the fewest possible.\n")) << text;
  EXPECT_TRUE(Contains(text, "    NAIJ   1. N → B  white\n           2. A → N  blue\n")) << text;
  json answer = Explained({kProblemOne});
  EXPECT_EQ(answer["moves"], 21);
  EXPECT_EQ(answer["solvable"], true);
  ASSERT_EQ(answer["steps"].size(), 21U);
  std::string letters;
  for (const json& step : answer["steps"]) letters += step["from"];
  EXPECT_EQ(letters, answer["solution"]);
}

TEST_F(SlideWordsTest, AWordHasLegs) {
  json answer = Explained({"etoile:r.rrrrrrrrrrrrrr/rr.rrrrrrrrrrrrr/JB@J"});
  EXPECT_EQ(answer["moves"], 2);
  EXPECT_EQ(answer["legs"], json::array({{{"moves", ""}, {"letter", "J"}, {"count", 0}},
                                         {{"moves", "J"}, {"letter", "B"}, {"count", 1}},
                                         {{"moves", "C"}, {"letter", nullptr}, {"count", 1}}}));
  EXPECT_EQ(answer["steps"][0]["marked"], true);
  EXPECT_EQ(answer["steps"][0]["letter"], "B");
}

TEST_F(SlideWordsTest, HintsAlongProblemOne) {
  std::string solution = kPrintedOne;
  for (size_t played = 0; played < solution.size(); played += 3) {
    json hint = Hinted({kProblemOne, "--after", solution.substr(0, played)});
    EXPECT_EQ(hint["answer"], "step");
    EXPECT_EQ(hint["moves_left"], solution.size() - played);
    EXPECT_EQ(hint.value("on_shortest", false), played > 0);
  }
  EXPECT_EQ(Hinted({kProblemOne, "--after", solution})["answer"], "solved");
  json away = Hinted({kProblemOne, "--after", "JC"});
  EXPECT_EQ(away["on_shortest"], false);
  EXPECT_TRUE(Contains(away["where"], "2 moves longer"));
  json where = Hinted({kProblemOne, "--strength", "where"});
  EXPECT_FALSE(where.contains("move"));
  EXPECT_FALSE(where.contains("what"));
  Result bad = Grille({"hint", kProblemOne, "--after", "NABB"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(Contains(bad.err, "--after: character 3: no line leads from B to the vacant station"))
      << bad.err;
}

}  // namespace
}  // namespace grille::program
