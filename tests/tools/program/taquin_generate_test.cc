// `grille generate taquin`: boards to be solved, and boards of which it is to be found out whether
// they can be; both with an end, which is said.

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"
#include "tests/tools/program/taquin_play.h"

namespace grille::program {
namespace {

using nlohmann::json;

class TaquinGenerateTest : public ProgramTest {
 protected:
  static Words Taquin(const Words& more) {
    Words words = {"generate", "taquin", "--seed", "1"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

std::vector<int> TilesOf(const std::string& text) {
  std::vector<int> tiles;
  std::stringstream stream(text);
  for (std::string tile; std::getline(stream, tile, ',');) tiles.push_back(std::stoi(tile));
  return tiles;
}

/// "taquin:COLSxROWS/TILES…"
int ColumnsOf(const std::string& code) { return code[7] - '0'; }
std::vector<int> StartOf(const std::string& code) {
  return TilesOf(code.substr(11, code.find('/', 11) - 11));
}

/// Whether a solution brings the usual order about.
bool Replays(const std::string& code, const std::string& solution) {
  std::vector<int> board = StartOf(code);
  return SlidesLead(ColumnsOf(code), board, TilesOf(solution),
                    InOrder(static_cast<int>(board.size())));
}

TEST_F(TaquinGenerateTest, BoardsToBeSolvedReplayInTheMovesAskedFor) {
  Words command = Taquin({"--size", "3x3", "--moves", "20..31", "--count", "200"});
  std::string lines = Good(command);
  EXPECT_EQ(Lines(lines).size(), 200U);
  for (const std::string& line : Lines(lines)) {
    json puzzle = json::parse(line);
    EXPECT_TRUE(Replays(puzzle["code"], puzzle["solution"])) << line;
    EXPECT_TRUE(puzzle["moves"] >= 20 && puzzle["moves"] <= 31) << line;
    EXPECT_EQ(TilesOf(puzzle["solution"]).size(), puzzle["moves"]) << line;
  }
  command.insert(command.end(), {"--db", "a.db", "--threads", "1"});
  Good(command);
  EXPECT_EQ(Files(), (Words{"a.db", "a.db-taquin-3x3.table"}));
  EXPECT_EQ(Grille({"verify", "--db", "a.db"}).status, 0);
  std::string codes;
  for (const std::string& line : Lines(lines)) {
    codes += json::parse(line)["code"].get<std::string>() + "\n";
  }
  EXPECT_SAME(codes, Good({"export", "--db", "a.db", "--format", "codes"}));
  for (const std::string& line : Lines(Good(
           Taquin({"--size", "4x2", "--unique-solution", "--level", "hard", "--count", "20"})))) {
    json puzzle = json::parse(line);
    EXPECT_TRUE(Replays(puzzle["code"], puzzle["solution"])) << line;
    EXPECT_EQ(puzzle["shortest"], 1);
    EXPECT_EQ(puzzle["level"], "hard");
  }
}

TEST_F(TaquinGenerateTest, HalfOfTheImpossibleOnesAreSoByTheSourcesRule) {
  for (const char* size : {"4x4", "3x3", "4x3", "3x4", "5x5", "2x5"}) {
    std::string lines = Good(Taquin({"--impossible", "--count", "400", "--size", size}));
    int odd = 0;
    for (const std::string& line : Lines(lines)) {
      json puzzle = json::parse(line);
      bool normal = IsNormal(ColumnsOf(puzzle["code"]), StartOf(puzzle["code"]));
      EXPECT_EQ(puzzle["solution"], normal ? "normal" : "odd") << line;
      EXPECT_TRUE(puzzle["moves"].is_null()) << line;
      odd += normal ? 0 : 1;
    }
    EXPECT_TRUE(odd > 140 && odd < 260) << size << ": " << odd;
    EXPECT_SAME(Good(Taquin({"--impossible", "--count", "400", "--size", size, "--threads", "1"})),
                lines);
  }
  // 4x4 unless told.
  EXPECT_SAME(Good(Taquin({"--impossible", "--count", "40"})),
              Good(Taquin({"--impossible", "--count", "40", "--size", "4x4"})));
  Words all = Lines(Good(Taquin({"--impossible", "--batches", "2"})));
  std::string wanted;
  for (const std::string& line : all) {
    if (Contains(line, R"("level":"easy")")) wanted += line + "\n";
  }
  EXPECT_EQ(Good(Taquin({"--impossible", "--batches", "2", "--level", "easy"})), wanted);
}

TEST_F(TaquinGenerateTest, SmallBoardsComeToAnEnd) {
  Words small = Taquin({"--size", "2x2", "--impossible"});
  auto with = [&](const Words& more) {
    Words words = small;
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  // All positions but the one in order; half of all cannot be solved.
  Result printed = Grille(with({"--count", "1000"}));
  EXPECT_EQ(printed.status, 0);
  EXPECT_TRUE(Contains(printed.err, "23 of 1,000 puzzles")) << printed.err;
  EXPECT_TRUE(Contains(printed.err, "there are no more")) << printed.err;
  Words lines = Lines(printed.out);
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                          [](const std::string& line) { return Contains(line, "\"odd\""); }),
            12);
  // Batches beyond the end, and shards of them.
  EXPECT_EQ(Good(with({"--batches", "100"})), printed.out);
  EXPECT_EQ(Good(with({"--batches", "100", "--shard", "3/50"})), "");
  for (const Words& much : {Words{"--count", "1000"}, {"--batches", "100"}}) {
    std::string name = much[0].substr(2) + ".db";
    for (const char* sign : {"there are no more", "done already"}) {
      Result stored = Grille(with({much[0], much[1], "--db", name, "--json"}));
      EXPECT_EQ(stored.status, 0);
      EXPECT_TRUE(Contains(stored.err, sign)) << stored.err;
      json run = json::parse(stored.out);
      EXPECT_EQ(run["stored"], 23);
      EXPECT_EQ(run["seen"], 24);
      EXPECT_EQ(run["stopped_by"], "exhausted");
      EXPECT_EQ(run["done"], true);
    }
    EXPECT_EQ(Sql(Path(name), "SELECT state FROM run"), "done\n");
    EXPECT_EQ(Grille({"verify", "--db", name}).status, 0);
  }
  Result solved = Grille(Taquin({"--size", "2x2", "--count", "100"}));
  EXPECT_EQ(solved.status, 0);
  EXPECT_TRUE(
      Contains(solved.err, "all 11 candidates make 6 puzzles that are no disguises of each other"))
      << solved.err;
}

TEST_F(TaquinGenerateTest, WhatCannotBeMadeIsRefused) {
  for (const auto& [options, message] : std::vector<std::pair<Words, std::string>>{
           {{"--size", "5x4"}, "--size 4x4, or --impossible"},
           {{"--size", "5x5"}, "up to 16 cells"},
           {{"--size", "3x3", "--impossible", "--moves", "3"}, "leave --moves"},
           {{"--size", "3x3", "--impossible", "--unique-solution"}, "--unique-solution out"}}) {
    Words command = Taquin({"--count", "1", "--db", "new.db"});
    command.insert(command.end(), options.begin(), options.end());
    Result result = Grille(command);
    EXPECT_EQ(result.status, 2) << message;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
  }
  Result none =
      Grille(Taquin({"--size", "3x3", "--moves", "32", "--count", "1", "--db", "new.db"}));
  EXPECT_EQ(none.status, 0);
  EXPECT_TRUE(Contains(none.err, "the farthest is 31 moves away. Nothing is made")) << none.err;
  EXPECT_EQ(Files(), Words());
}

}  // namespace
}  // namespace grille::program
