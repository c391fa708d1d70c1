// `grille stats --effort`: what puzzles of each level cost one who just tries.

#include <nlohmann/json.hpp>

#include "tests/tools/program/program.h"

namespace grille::program {
namespace {

using nlohmann::json;

using StatsTest = ProgramTest;

TEST_F(StatsTest, EffortRisesFromLevelToLevel) {
  MakeStore("a.db", 8000);
  double last = 0;
  int levels = 0;
  std::string answer = Good({"stats", "--db", "a.db", "--effort", "--json"});
  for (const std::string& line : Lines(answer)) {
    json level = json::parse(line);
    ASSERT_TRUE(level["effort"].is_number()) << line;
    // No grid of twelve dominoes is solved without standing on every cell.
    EXPECT_GE(level["effort"], 13);
    if (level["count"] < 50) continue;
    EXPECT_GT(level["effort"], last) << line;
    last = level["effort"];
    ++levels;
  }
  EXPECT_GE(levels, 5);
  // The choice is the same each time.
  EXPECT_EQ(Good({"stats", "--db", "a.db", "--effort", "--json"}), answer);
}

TEST_F(StatsTest, EffortIsAColumnOfEveryTable) {
  MakeStore("a.db", 50);
  for (const std::string& line : Lines(Good({"stats", "--db", "a.db", "--effort"}))) {
    bool empty = Contains(line, " 0.000 %");
    bool whole = line.compare(0, 3, "wyx") == 0;
    EXPECT_EQ(Contains(line, " nodes"), !empty && !whole) << line;
  }
  Words table = Lines(Good({"stats", "--db", "a.db", "--effort", "--by", "run,use"}));
  ASSERT_EQ(table.size(), 2U);
  EXPECT_EQ(table[0].find("effort") + 6, table[1].size());
  json line = json::parse(Good({"stats", "--db", "a.db", "--effort", "--by", "run", "--json"}));
  EXPECT_GE(line["effort"], 13);
  EXPECT_FALSE(Contains(Good({"stats", "--db", "a.db", "--json"}), "effort"));
}

}  // namespace
}  // namespace grille::program
