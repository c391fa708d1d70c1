// Tables of goals: which goals there are, `grille table`, what is kept beside a store and what
// becomes of it when it is damaged; runs that ask for more than a goal has.

#include <nlohmann/json.hpp>
#include <numeric>

#include "tests/tools/program/program.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr char kTwoTable[] = "a.db-etoile-r.rrrrrrbbbbbbbb.table";

class GoalTableTest : public ProgramTest {
 protected:
  Result Generate(const Words& more) const {
    Words words = {"generate", "etoile", "--seed", "1"};
    words.insert(words.end(), more.begin(), more.end());
    return Grille(words);
  }

  /// Extends a run of two colours, which needs their table.
  Result Two(int count) const {
    Result result = Generate({"--colours", "2", "--count", std::to_string(count), "--db", "a.db"});
    EXPECT_EQ(result.status, 0) << result.err;
    return result;
  }
};

TEST_F(GoalTableTest, ATableTellsOfAllStarts) {
  json table = json::parse(Good({"table", "--json", "--deepest", "5"}));
  EXPECT_EQ(table["goal"], "r.rrrrrrwwwwbbbb");
  EXPECT_EQ(table["arrangements"], 7207200);
  auto histogram = table["histogram"].get<std::vector<long>>();
  EXPECT_EQ(std::accumulate(histogram.begin(), histogram.end(), 0L), 7207200);
  ASSERT_EQ(histogram.size(), 35U);
  EXPECT_EQ(histogram[34], 4);
  ASSERT_EQ(table["deepest"].size(), 5U);
  for (size_t i = 0; i < 5; ++i) {
    const json& start = table["deepest"][i];
    EXPECT_EQ(start["moves"], i < 4 ? 34 : 33);
    EXPECT_EQ(start["solution"].get<std::string>().size(), start["moves"]);
    EXPECT_EQ(FaultOf(start["code"], start["solution"]), "");
  }
  std::string text = Good({"table", "b.bbbbbbbbbbbbbb", "r.rrrrrrbbbbbbbb", "--deepest", "2"});
  EXPECT_TRUE(Contains(text, "b.bbbbbbbbbbbbbb: 16 arrangements\n")) << text;
  EXPECT_TRUE(Contains(text, "r.rrrrrrbbbbbbbb: 102,960 arrangements\n")) << text;
  Result bad = Grille({"table", "b.bbbbbbbbbbbbbb", "nonsense"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_EQ(bad.out, "");
  for (const char* deepest : {"0", "-1", "x"}) {
    EXPECT_EQ(Grille({"table", "b.bbbbbbbbbbbbbb", "--deepest", deepest}).status, 2);
  }
}

TEST_F(GoalTableTest, GoalsHaveNames) {
  Words names = Lines(Good({"table", "--names"}));
  ASSERT_EQ(names.size(), 37U);
  EXPECT_EQ(names[0], "problem-1          r.rrrrrrwwwwbbbb");
  std::set<std::string> goals;
  for (const std::string& line : Lines(Good({"table", "--names", "--json"}))) {
    json goal = json::parse(line);
    goals.insert(goal["goal"]);
    std::string name = goal["name"];
    std::string stations = goal["goal"];
    if (name == "problem-1") continue;
    for (char station : name.substr(name.size() - 4)) {
      EXPECT_EQ(stations[static_cast<size_t>(station - 'A')], 'b') << line;
    }
  }
  EXPECT_GE(goals.size(), 36U);
  EXPECT_EQ(Grille({"table", "--names", "--deepest", "3"}).status, 2);
  std::string by_name =
      Good({"generate", "etoile", "--goal", "square-CDKJ", "--count", "3", "--seed", "1"});
  EXPECT_EQ(Good({"generate", "etoile", "--goal", "CDKJ", "--count", "3", "--seed", "1"}), by_name);
  EXPECT_EQ(Good({"generate", "etoile", "--goal", "r.bbrrrrwbbwrrww", "--count", "3", "--seed", "1",
                  "--colours", "3"}),
            by_name);
}

TEST_F(GoalTableTest, WhatIsNoGoalIsRefused) {
  for (const auto& [goal, message] : std::vector<std::pair<std::string, std::string>>{
           {"", "is no goal"},
           {"nonsense", "'grille table --names'"},
           {"square-", "is no goal"},
           {"cdkj", "is no goal"},
           {"r.rrrrrrwwwwbbb", "character 16: station P"},
           {"r.rrrrrrwwwwbbbbb", "character 17"},
           {"r.rrrrrrwwwwbbbx", "character 16: station P"},
           {"rrrrrrrrwwwwbbbb", "no station is vacant"},
           {"..rrrrrrwwwwbbbb", "character 2: a second vacant station"},
           {"ABCDEFGHIJKLMNO.", "is by letter: say --letters"}}) {
    Result result = Generate({"--count", "1", "--db", "new.db", "--goal", goal});
    EXPECT_EQ(result.status, 2) << goal;
    EXPECT_TRUE(Contains(result.err, message)) << result.err;
    EXPECT_EQ(Grille({"table", goal}).status, 2) << goal;
  }
  Result contradiction =
      Generate({"--count", "1", "--db", "new.db", "--goal", "problem-1", "--colours", "2"});
  EXPECT_EQ(contradiction.status, 2);
  EXPECT_TRUE(Contains(contradiction.err, "--colours 2 contradicts the goal, which has 3"));
  EXPECT_EQ(Files(), Words());
}

TEST_F(GoalTableTest, MoreThanAGoalHasIsSaid) {
  for (int round = 0; round < 2; ++round) {
    Result few = Generate({"--moves", "34..34", "--count", "10", "--db", "a.db", "--json"});
    EXPECT_EQ(few.status, 0);
    EXPECT_TRUE(Contains(few.err,
                         "there are no more: all 4 candidates make 3 puzzles that are no "
                         "disguises of each other"))
        << few.err;
    EXPECT_EQ(json::parse(few.out)["stored"], 3);
    EXPECT_EQ(json::parse(few.out)["done"], true);
  }
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM puzzle"), 3);
  Result none = Generate({"--moves", "40..50", "--count", "10", "--db", "new.db", "--json"});
  EXPECT_EQ(none.status, 0);
  EXPECT_TRUE(
      Contains(none.err, "(40 to 50 moves); the farthest is 34 moves away. Nothing is made"))
      << none.err;
  EXPECT_TRUE(json::parse(none.out)["run"].is_null());
  EXPECT_EQ(Files(), (Words{"a.db", "a.db-etoile-r.rrrrrrwwwwbbbb.table"}));
  // Batches beyond the last: all disguises of each other come once.
  Result all = Generate({"--goal", "b.rrrrrrrrrrrrrr", "--batches", "100"});
  EXPECT_EQ(all.status, 0);
  EXPECT_TRUE(Contains(all.err, "there are no more: all candidates were tried")) << all.err;
  Result counted = Generate({"--goal", "b.rrrrrrrrrrrrrr", "--count", "9999"});
  EXPECT_EQ(counted.out, all.out);
}

TEST_F(GoalTableTest, ATableIsReadAgainAndADamagedOneMadeAnew) {
  Result first = Two(100);
  EXPECT_FALSE(Contains(first.err, "table")) << first.err;
  ASSERT_TRUE(Exists(kTwoTable));
  const std::string right = Read(kTwoTable);
  // A mark in time that nothing written now could have.
  const auto long_ago = fs::last_write_time(Path(kTwoTable)) - std::chrono::hours(24);
  fs::last_write_time(Path(kTwoTable), long_ago);
  Result second = Two(200);
  EXPECT_FALSE(Contains(second.err, "table")) << second.err;
  EXPECT_EQ(fs::last_write_time(Path(kTwoTable)), long_ago);

  Good({"table", "b.bbbbbbbbbbbbbb", "--db", "a.db"});
  std::string another = Read("a.db-etoile-b.bbbbbbbbbbbbbb.table");
  std::string flipped = right;
  flipped[right.size() / 2] = static_cast<char>(flipped[right.size() / 2] ^ 1);
  std::string longer = right + "x";
  std::string endless = right;
  endless.replace(8 + 4 + 23, 8, 8, '\xff');  // the length of the table
  int count = 200;
  for (const auto& [damaged, why] : std::vector<std::pair<std::string, std::string>>{
           {"", "is cut short"},
           {right.substr(0, 30), "is cut short"},
           {right.substr(0, right.size() - 1), "another length"},
           {longer, "another length"},
           {endless, "another length"},
           {flipped, "its checksum is another one"},
           {another, "another one's"},
           {"no table at all, whatever it may be: a text that somebody has put there\n",
            "no table"}}) {
    Write(kTwoTable, damaged);
    Result result = Two(count += 50);
    EXPECT_TRUE(Contains(result.err, std::string(kTwoTable) + ": ")) << result.err;
    EXPECT_TRUE(Contains(result.err, why)) << result.err;
    EXPECT_TRUE(Contains(result.err, "the table is made anew")) << result.err;
    EXPECT_TRUE(Read(kTwoTable) == right) << why;
  }
  // Where none can be kept, it is gone on without.
  fs::remove(Path(kTwoTable));
  fs::create_directory(Path(kTwoTable));
  Result without = Two(count += 50);
  EXPECT_TRUE(Contains(without.err, "is no file; the table is made anew")) << without.err;
  Result told = Grille({"table", "r.rrrrrrbbbbbbbb", "--db", "a.db", "--json"});
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_EQ(json::parse(told.out)["arrangements"], 102960);

  std::string steps = Content(Path("a.db"));
  Good({"generate", "etoile", "--seed", "1", "--colours", "2", "--count", std::to_string(count),
        "--db", "once.db"});
  EXPECT_SAME(steps, Content(Path("once.db")));
}

TEST_F(GoalTableTest, NothingIsPutBesideWhatIsNoStore) {
  Write("text", "hello\n");
  for (const Words& command :
       {Words{"generate", "etoile", "--colours", "2", "--count", "5", "--db", "text"},
        {"generate", "etoile", "--colours", "2", "--count", "5", "--db", "no/such/a.db"},
        {"generate", "etoile", "--resume", "1", "--db", "missing.db"},
        {"table", "r.rrrrrrbbbbbbbb", "--db", "text"},
        {"table", "r.rrrrrrbbbbbbbb", "--db", "missing.db"}}) {
    Result result = Grille(command);
    EXPECT_TRUE(result.status == 1 || result.status == 2) << result.status;
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(Contains(result.err, command.back())) << result.err;
  }
  EXPECT_EQ(Files(), Words{"text"});
  EXPECT_EQ(Read("text"), "hello\n");
}

}  // namespace
}  // namespace grille::program
