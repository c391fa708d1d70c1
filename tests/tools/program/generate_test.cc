// What `grille generate` makes, and when it stops.

#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/disguise.h"
#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

using GenerateTest = ProgramTest;

struct Shape {
  int dominoes;
  int board;
  int reach;
  int marks;
};

/// Sizes from 5 to 16, boards 5×5 to 8×8, reach 2 to 4, marks 0 to 2, with all corners among them.
constexpr Shape kShapes[] = {{5, 5, 2, 0},  {5, 8, 4, 2},  {6, 6, 3, 1},  {7, 7, 4, 0},
                             {8, 5, 4, 0},  {8, 8, 2, 1},  {9, 6, 2, 2},  {10, 7, 3, 0},
                             {10, 5, 2, 1}, {11, 8, 4, 2}, {12, 8, 4, 0}, {12, 8, 4, 1},
                             {12, 8, 4, 2}, {12, 5, 3, 0}, {13, 7, 4, 1}, {14, 6, 3, 2},
                             {15, 8, 3, 0}, {16, 8, 4, 0}, {16, 5, 4, 2}, {16, 7, 2, 1}};

TEST_F(GenerateTest, EveryShapeIsMadeProvedAndKnownAgain) {
  long all = 0;
  for (const Shape& shape : kShapes) {
    Good({"generate", "wyx", "--db", "shapes.db", "--seed", "1", "--count", "4", "--dominoes",
          std::to_string(shape.dominoes), "--board", std::to_string(shape.board), "--reach",
          std::to_string(shape.reach), "--marks", std::to_string(shape.marks)});
    all += 4;
    // Only puzzles of this shape came in.
    EXPECT_EQ(SqlNumber(Path("shapes.db"),
                        "SELECT count(*) FROM puzzle p JOIN class c ON c.id = p.class WHERE p.run "
                        "= (SELECT max(id) FROM run) AND c.size = " +
                            std::to_string(100 * shape.board + shape.dominoes) +
                            " AND c.marks = " + std::to_string(shape.marks)),
              4);
  }
  EXPECT_EQ(SqlNumber(Path("shapes.db"), "SELECT count(*) FROM puzzle"), all);
  Result verified = Grille({"verify", "--db", "shapes.db"});
  EXPECT_EQ(verified.status, 0);
  EXPECT_TRUE(Contains(verified.err, "80 puzzles checked, 0 disagree")) << verified.err;

  // Each line by the rules of formats.md and puzzles.md, without the solver.
  size_t i = 0;
  for (const std::string& line : Lines(Good({"export", "--db", "shapes.db"}))) {
    const Shape& shape = kShapes[i++ / 4];
    json puzzle = json::parse(line);
    std::string code = puzzle["code"];
    Stops stops = ReadStops(code, puzzle["solution"].get<std::string>());
    EXPECT_EQ(static_cast<int>(stops.size()), shape.dominoes + 1) << code;
    EXPECT_EQ(CodeOf(stops, shape.board, shape.marks), code);
    std::set<Step> jumps;
    for (size_t k = 1; k < stops.size(); ++k) {
      Step jump = {stops[k].x - stops[k - 1].x, stops[k].y - stops[k - 1].y};
      EXPECT_LE(std::max(std::abs(jump.x), std::abs(jump.y)), shape.reach) << code;
      EXPECT_LE(std::min(std::abs(jump.x), std::abs(jump.y)), 2) << code;
      EXPECT_TRUE(jumps.insert(jump).second) << code;
    }
    EXPECT_EQ(std::set<Step>(stops.begin(), stops.end()).size(), stops.size()) << code;
  }

  std::string codes = Good({"export", "--db", "shapes.db", "--format", "codes"});
  std::string again = Good({"import", "--db", "shapes.db", "--json"}, {.in = codes});
  EXPECT_EQ(again, "{\"stored\":0,\"known\":80}\n");
  EXPECT_EQ(SqlNumber(Path("shapes.db"), "SELECT count(*) FROM puzzle"), all);
  // In another store they are new, and graded the same.
  EXPECT_EQ(Good({"import", "--db", "other.db", "--json"}, {.in = codes}),
            "{\"stored\":80,\"known\":0}\n");
  EXPECT_SAME(Good({"export", "--db", "other.db"}), Good({"export", "--db", "shapes.db"}));
}

TEST_F(GenerateTest, WithoutASeedTwoRunsDiffer) {
  // More than two, so that some start within one second.
  std::set<std::string> seen;
  for (int i = 0; i < 4; ++i) {
    Result result = Grille({"generate", "wyx", "--count", "1"});
    EXPECT_EQ(result.status, 0);
    EXPECT_TRUE(seen.insert(result.out).second) << result.out;
    // The seed is told, and makes the same again.
    ASSERT_EQ(result.err.compare(0, 5, "seed "), 0) << result.err;
    std::string seed = result.err.substr(5, result.err.find('\n') - 5);
    EXPECT_EQ(Good({"generate", "wyx", "--count", "1", "--seed", seed}), result.out);
  }
}

TEST_F(GenerateTest, WalkableIsVeryEasy) {
  Words count = {"generate", "wyx", "--seed", "3", "--db", "a.db", "--count"};
  auto with = [](Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  Good(with(count, {"5", "--walkable"}));
  Good(with(count, {"8", "--level", "very-easy"}));
  Good(with(count, {"9", "--walkable", "--level", "very-easy"}));
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run"), 1);
  EXPECT_EQ(Sql(Path("a.db"), "SELECT level, count(*) FROM puzzles GROUP BY 1"), "very-easy|9\n");
  for (const Words& command : std::vector<Words>{
           {"generate", "wyx", "--count", "1", "--db", "new.db", "--walkable", "--level", "easy"},
           {"query", "--db", "a.db", "--walkable", "--level", "very-easy,hard"},
           {"export", "--db", "a.db", "--level", "medium", "--walkable"},
           {"reserve", "--db", "a.db", "--for", "X", "--count", "1", "--walkable", "--level",
            "easy"},
           {"sheet", "--db", "a.db", "-o", "a.pdf", "--walkable", "--level", "fiendish"}}) {
    Result refused = Grille(command);
    EXPECT_EQ(refused.status, 2) << command[0];
    EXPECT_EQ(refused.out, "");
    EXPECT_TRUE(Contains(refused.err, "--walkable means --level very-easy")) << refused.err;
  }
  EXPECT_EQ(Files(), (Words{"a.db"}));
  Good({"sheet", "--db", "a.db", "--walkable", "--count", "1", "-o", "a.pdf"});
  Good({"reserve", "--db", "a.db", "--walkable", "--count", "2", "--for", "Beginners"});
}

TEST_F(GenerateTest, MarksAsManyAsItTakes) {
  Words some = {"generate", "wyx",       "--seed", "4",       "--dominoes", "14",     "--board",
                "6",        "--batches", "1",      "--reach", "3",          "--marks"};
  auto with = [&](const Words& more) {
    Words words = some;
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  Good(with({"auto", "--db", "auto.db"}));
  Good(with({"0", "--db", "plain.db"}));
  EXPECT_EQ(Sql(Path("auto.db"), "SELECT options FROM run"),
            R"({"dominoes":14,"board":6,"reach":3,"marks":"auto"})"
            "\n");
  EXPECT_EQ(Sql(Path("plain.db"), "SELECT options FROM run"),
            R"({"dominoes":14,"board":6,"reach":3,"marks":0})"
            "\n");
  std::string columns = "SELECT batch, walk, code, score FROM puzzles WHERE marks = 0";
  EXPECT_SAME(Sql(Path("auto.db"), columns), Sql(Path("plain.db"), columns));
  for (const char* marks : {"1", "2"}) {
    EXPECT_GT(SqlNumber(Path("auto.db"),
                        std::string("SELECT count(*) FROM puzzles WHERE marks = ") + marks),
              0);
  }
  EXPECT_EQ(SqlNumber(Path("plain.db"), "SELECT ambiguous FROM run"),
            SqlNumber(Path("auto.db"),
                      "SELECT ambiguous + (SELECT count(*) FROM puzzles WHERE "
                      "marks > 0) FROM run"));
  EXPECT_EQ(Grille({"verify", "--db", "auto.db"}).status, 0);

  // The level is that of the grid with its marks, and a stopped run is gone on with.
  Words hard = {"generate", "wyx",  "--seed", "4",       "--marks", "auto",
                "--level",  "hard", "--db",   "hard.db", "--count"};
  auto up_to = [&](const char* count) {
    Words words = hard;
    words.emplace_back(count);
    return words;
  };
  Good(up_to("20"));
  Good({"generate", "wyx", "--resume", "1", "--count", "60", "--db", "hard.db"});
  EXPECT_EQ(Sql(Path("hard.db"), "SELECT level, count(*) FROM puzzles GROUP BY 1"), "hard|60\n");
  EXPECT_GT(SqlNumber(Path("hard.db"), "SELECT count(*) FROM puzzles WHERE marks > 0"), 0);
}

// What is of a level by another version of the grade does not go into one run with what is by this.
TEST_F(GenerateTest, ALevelByAnotherGradeIsAnotherRun) {
  Words hard = {"generate", "wyx", "--seed", "4", "--level", "hard", "--db", "hard.db", "--count"};
  auto up_to = [&](const char* count) {
    Words words = hard;
    words.emplace_back(count);
    return words;
  };
  Good(up_to("20"));
  Sql(Path("hard.db"), "UPDATE run SET options = replace(options, ',\"grade\":2', '')");
  Result result = Grille({"generate", "wyx", "--resume", "1", "--count", "60", "--db", "hard.db"});
  EXPECT_EQ(result.status, 2);
  EXPECT_TRUE(Contains(result.err, "version 1 of the grade")) << result.err;
  EXPECT_EQ(SqlNumber(Path("hard.db"), "SELECT count(*) FROM puzzle"), 20);
  Good(up_to("5"));
  EXPECT_EQ(Sql(Path("hard.db"), "SELECT stored, known FROM run ORDER BY id"), "20|0\n5|20\n");
}

TEST_F(GenerateTest, StandardOutputCarriesDataOnly) {
  std::string lines = Good({"generate", "wyx", "--count", "20", "--seed", "42"});
  ASSERT_EQ(Lines(lines).size(), 20U);
  for (const std::string& line : Lines(lines)) {
    json puzzle = json::parse(line);
    std::set<std::string> members;
    for (const auto& [name, value] : puzzle.items()) members.insert(name);
    EXPECT_EQ(members, (std::set<std::string>{"kind", "code", "level", "score", "solution",
                                              "solutions", "arcs"}));
    EXPECT_EQ(puzzle["kind"], "wyx");
    EXPECT_EQ(puzzle["solutions"], 1);
  }
  Result stored = Grille({"generate", "wyx", "--count", "20", "--db", "a.db"});
  EXPECT_EQ(stored.status, 0);
  EXPECT_EQ(stored.out, "");
  std::string summary =
      Good({"generate", "wyx", "--count", "20", "--seed", "42", "--db", "b.db", "--json"});
  ASSERT_EQ(Lines(summary).size(), 1U);
  json run = json::parse(summary);
  EXPECT_EQ(run["stored"], 20);
  EXPECT_EQ(run["seed"], 42);
  EXPECT_EQ(run["stopped_by"], "count");
  EXPECT_EQ(run["seen"], run["failed"].get<int>() + run["ambiguous"].get<int>() +
                             run["filtered"].get<int>() + run["known"].get<int>() + 20);
}

TEST_F(GenerateTest, TheRarestLevelStopsAtTheTimeLimitAndSaysHowManyAndWhy) {
  Words rare = {"generate",     "wyx", "--level", "fiendish", "--count", "1000000000",
                "--time-limit", "1",   "--seed",  "1",        "--db",    "rare.db"};
  Result result = Grille(rare);
  EXPECT_EQ(result.status, 1);
  long stored = SqlNumber(Path("rare.db"), "SELECT stored FROM run");
  EXPECT_TRUE(Contains(result.err, ": " + std::to_string(stored) + " of 1,000,000,000 puzzles"))
      << result.err;
  EXPECT_TRUE(Contains(result.err, "the time limit is reached")) << result.err;
  EXPECT_TRUE(Contains(result.err, "to go on: grille generate wyx --resume 1 --count 1000000000"))
      << result.err;
  EXPECT_EQ(Sql(Path("rare.db"), "SELECT state FROM run"), "stopped\n");
  EXPECT_EQ(Sql(Path("rare.db"), "SELECT DISTINCT level FROM puzzles"),
            stored > 0 ? "fiendish\n" : "");
  ExpectSound(Path("rare.db"));

  Result printed = Grille({"generate", "wyx", "--level", "fiendish", "--count", "1000000000",
                           "--time-limit", "1", "--seed", "1"});
  EXPECT_EQ(printed.status, 1);
  EXPECT_TRUE(Contains(printed.err, " of 1,000,000,000 puzzles")) << printed.err;
  EXPECT_TRUE(Contains(printed.err, "the time limit is reached")) << printed.err;
}

TEST_F(GenerateTest, NothingFoundWithinTheTimeLimitIsSaidTheSameWay) {
  // Five dominoes leave no room for trials.
  Words none = {"generate", "wyx",     "--level", "fiendish",     "--dominoes", "5",      "--reach",
                "2",        "--count", "3",       "--time-limit", "1",          "--seed", "1"};
  Result printed = Grille(none);
  EXPECT_EQ(printed.status, 1);
  EXPECT_EQ(printed.out, "");
  EXPECT_TRUE(Contains(printed.err, "0 of 3 puzzles")) << printed.err;
  EXPECT_TRUE(Contains(printed.err, "the time limit is reached")) << printed.err;
  none.insert(none.end(), {"--db", "none.db", "--json"});
  Result stored = Grille(none);
  EXPECT_EQ(stored.status, 1);
  EXPECT_TRUE(Contains(stored.err, ": 0 of 3 puzzles stored, the time limit is reached"))
      << stored.err;
  json run = json::parse(stored.out);
  EXPECT_EQ(run["stored"], 0);
  EXPECT_EQ(run["stopped_by"], "time-limit");
  EXPECT_EQ(run["done"], false);
  EXPECT_GT(run["seen"], 0);
  EXPECT_EQ(SqlNumber(Path("none.db"), "SELECT count(*) FROM puzzle"), 0);
}

TEST_F(GenerateTest, FileNamesMayHoldAnyBytes) {
  for (const std::string& name :
       {std::string("with space 'n quote\"; #.db"), std::string("bad\xff\xfe.db"),
        std::string("new\nline.db"), std::string("percent%20?mode=ro"), std::string("[a,b]"),
        std::string("-dash.db")}) {
    Good({"generate", "wyx", "--count", "3", "--seed", "1", "--db=" + name});
    ASSERT_TRUE(Exists(name)) << name;
    EXPECT_EQ(Lines(Good({"export", "--db=" + name})).size(), 3U);
    EXPECT_EQ(Grille({"verify", "--db=" + name}).status, 0);
  }
  EXPECT_EQ(Files().size(), 6U);
}

TEST_F(GenerateTest, HowToGoOnCanBePastedIntoAShell) {
  std::string name = "it's $HOME `here`.db";
  Result stopped = Grille({"generate", "wyx", "--count", "1000000000", "--level", "fiendish",
                           "--time-limit", "1", "--seed", "1", "--db", name});
  EXPECT_EQ(stopped.status, 1);
  size_t at = stopped.err.find("to go on: grille ");
  ASSERT_NE(at, std::string::npos) << stopped.err;
  std::string arguments = stopped.err.substr(at + 17);
  arguments.pop_back();
  long seen = SqlNumber(Path(name), "SELECT seen FROM run");
  Result on = Bash("\"$grille\" " + arguments + " --time-limit 1");
  EXPECT_EQ(on.status, 1) << on.err;
  EXPECT_EQ(SqlNumber(Path(name), "SELECT count(*) FROM run"), 1);
  EXPECT_GT(SqlNumber(Path(name), "SELECT seen FROM run"), seen);
}

}  // namespace
}  // namespace grille::program
