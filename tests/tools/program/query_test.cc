// `grille query`: each way of choosing, held against plain SQL on the store's own view.

#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

class QueryTest : public ProgramTest {
 protected:
  void SetUp() override {
    MakeStore("a.db", 1500);
    MakeStore("a.db", 60, {"--board", "5", "--dominoes", "7", "--marks", "1"});
    MakeStore("a.db", 60, {"--board", "6", "--dominoes", "12", "--marks", "2"});
  }

  std::string Ids(const Words& options) const {
    Words command = {"query", "--db", "a.db", "--json"};
    command.insert(command.end(), options.begin(), options.end());
    std::string ids;
    for (const std::string& line : Lines(Good(command))) {
      ids += std::to_string(json::parse(line)["id"].get<long>()) + "\n";
    }
    return ids;
  }

  /// The query finds just what the condition does, in order of id.
  void ExpectWhere(Words options, const std::string& condition) const {
    std::string wanted =
        Sql(Path("a.db"),
            "SELECT id FROM puzzles JOIN (SELECT name, id AS rank FROM level) ON name = "
            "level WHERE " +
                condition + " ORDER BY id");
    EXPECT_FALSE(wanted.empty()) << condition << " tests nothing";
    options.insert(options.end(), {"--limit", "100000", "--order", "oldest"});
    EXPECT_SAME(Ids(options), wanted) << condition;
  }
};

TEST_F(QueryTest, EachFilterFindsWhatItSays) {
  ExpectWhere({}, "1");
  ExpectWhere({"--kind", "wyx"}, "1");
  ExpectWhere({"--level", "hard"}, "level = 'hard'");
  ExpectWhere({"--level", "very-hard,very-easy,very-hard"}, "level IN ('very-easy', 'very-hard')");
  ExpectWhere({"--walkable"}, "level = 'very-easy'");
  ExpectWhere({"--walkable", "--level", "very-easy", "--marks", "1..2"},
              "level = 'very-easy' AND marks > 0");
  ExpectWhere({"--score", "1500..1700"}, "score BETWEEN 1500 AND 1700");
  ExpectWhere({"--score", "2018"}, "score = 2018");
  ExpectWhere({"--arcs", "12..20"}, "measure BETWEEN 12 AND 20");
  ExpectWhere({"--arcs", "25"}, "measure = 25");
  ExpectWhere({"--dominoes", "7"}, "size % 100 = 7");
  ExpectWhere({"--dominoes", "8..16"}, "size % 100 >= 8");
  ExpectWhere({"--board", "5..6"}, "size / 100 IN (5, 6)");
  ExpectWhere({"--board", "8"}, "size / 100 = 8");
  ExpectWhere({"--marks", "0"}, "marks = 0");
  ExpectWhere({"--marks", "1..2"}, "marks > 0");
  ExpectWhere({"--run", "2"}, "run = 2");
  ExpectWhere({"--level", "medium", "--score", "2000..2100", "--arcs", "20..26", "--board", "8",
               "--dominoes", "12", "--marks", "0", "--run", "1"},
              "level = 'medium' AND score BETWEEN 2000 AND 2100 AND measure BETWEEN 20 AND 26 AND "
              "size = 812 AND marks = 0 AND run = 1");
  EXPECT_EQ(Ids({"--dominoes", "16"}), "");
  EXPECT_EQ(Ids({"--run", "9"}), "");
}

TEST_F(QueryTest, EachOrderIsThatOrder) {
  auto sql = [&](const std::string& order) {
    return Sql(Path("a.db"), "SELECT p.id FROM puzzle p JOIN class c ON c.id = p.class ORDER BY " +
                                 order + " LIMIT 300");
  };
  EXPECT_SAME(Ids({"--limit", "300"}), sql("p.id DESC"));
  EXPECT_SAME(Ids({"--limit", "300", "--order", "newest"}), sql("p.id DESC"));
  EXPECT_SAME(Ids({"--limit", "300", "--order", "oldest"}), sql("p.id"));
  EXPECT_SAME(Ids({"--limit", "300", "--order", "easiest"}), sql("p.score, p.id"));
  EXPECT_SAME(Ids({"--limit", "300", "--order", "hardest"}), sql("p.score DESC, p.id DESC"));
}

TEST_F(QueryTest, LimitsAndTheUsualOne) {
  EXPECT_EQ(Lines(Ids({})).size(), 20U);
  EXPECT_EQ(Lines(Ids({"--limit", "1"})).size(), 1U);
  EXPECT_EQ(Lines(Ids({"--limit", "9223372036854775807"})).size(), 1620U);
}

TEST_F(QueryTest, ARandomChoiceIsFixedByItsSeed) {
  Words choice = {"--level", "medium,hard", "--limit", "40", "--seed", "3"};
  std::string ids = Ids(choice);
  EXPECT_EQ(Lines(ids).size(), 40U);
  EXPECT_EQ(Ids(choice), ids);
  Words named = choice;
  named.insert(named.end(), {"--order", "random"});
  EXPECT_EQ(Ids(named), ids);
  choice.back() = "4";
  EXPECT_NE(Ids(choice), ids);
  Words lines = Lines(ids);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 40U);
  std::string list;
  for (const std::string& id : lines) list += (list.empty() ? "" : ",") + id;
  EXPECT_EQ(SqlNumber(Path("a.db"),
                      "SELECT count(*) FROM puzzles WHERE level IN ('medium', 'hard') "
                      "AND id IN (" +
                          list + ")"),
            40);
  // More than there are: all of them.
  EXPECT_EQ(Lines(Ids({"--limit", "5000", "--seed", "1"})).size(), 1620U);
  // Without a seed one is drawn, and told.
  Result drawn = Grille({"query", "--db", "a.db", "--json", "--order", "random"});
  ASSERT_EQ(drawn.err.compare(0, 5, "seed "), 0) << drawn.err;
  std::string seed = drawn.err.substr(5, drawn.err.find('\n') - 5);
  EXPECT_EQ(Good({"query", "--db", "a.db", "--json", "--seed", seed}), drawn.out);
}

TEST_F(QueryTest, OnePuzzleByItsNumber) {
  EXPECT_EQ(Ids({"--id", "7"}), "7\n");
  for (const char* id : {"1621", "9223372036854775807"}) {
    Result missing = Grille({"query", "--db", "a.db", "--id", id});
    EXPECT_EQ(missing.status, 2);
    EXPECT_EQ(missing.out, "");
    EXPECT_TRUE(Contains(missing.err, std::string("there is no puzzle ") + id)) << missing.err;
  }
}

TEST_F(QueryTest, TheTableIsForPeople) {
  Words lines = Lines(Good({"query", "--db", "a.db", "--limit", "2", "--order", "oldest"}));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "        id  level      score  arcs/moves  code");
  for (size_t i : {1, 2}) {
    EXPECT_EQ(lines[i].find(std::to_string(i)), 9U) << lines[i];
    EXPECT_EQ(lines[i].find("wyx:"), lines[0].find("code")) << lines[i];
  }
}

TEST_F(QueryTest, StatsCountWhatIsThere) {
  std::string counts;
  for (const std::string& line : Lines(Good({"stats", "--db", "a.db", "--json"}))) {
    json c = json::parse(line);
    counts += c["kind"].get<std::string>() + "|" + c["level"].get<std::string>() + "|" +
              std::to_string(c["size"].get<int>()) + "|" + std::to_string(c["marks"].get<int>()) +
              "|" + std::to_string(c["count"].get<int>()) + "\n";
  }
  EXPECT_EQ(counts,
            Sql(Path("a.db"),
                "SELECT kind, level, size, marks, count(*) FROM puzzles JOIN (SELECT name, id AS "
                "rank FROM level) ON name = level GROUP BY rank, size, marks ORDER BY rank, size, "
                "marks"));
  std::string table = Good({"stats", "--db", "a.db"});
  EXPECT_TRUE(Contains(table, "1,620")) << table;
  // By other things, and added up, it is the same store.
  for (const char* fields : {"kind", "size,marks", "use", "run", "run,level,use"}) {
    long sum = 0;
    for (const std::string& line :
         Lines(Good({"stats", "--db", "a.db", "--by", fields, "--json"}))) {
      sum += json::parse(line)["count"].get<long>();
    }
    EXPECT_EQ(sum, 1620) << fields;
  }
  std::string runs = Good({"runs", "--db", "a.db"});
  EXPECT_TRUE(Contains(runs, R"({"dominoes":7,"board":5,"reach":4,"marks":1})")) << runs;
}

}  // namespace
}  // namespace grille::program
