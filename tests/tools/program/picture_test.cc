// `grille generate wyx` on given cells: --cells and --picture.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/tools/program/program.h"
#include "tests/tools/program/store_file.h"

namespace grille::program {
namespace {

using nlohmann::json;

/// Eight cells in a row, on which two grids can be made.
constexpr const char* kLine = "########\n";
constexpr const char* kLineCode = "wyx:/a8b8c8d8e8f8g8h8";

/// A square of nine: some two thousand grids.
constexpr const char* kSquare = "wyx:/a1a2a3b1b2b3c1c2c3";

class PictureTest : public ProgramTest {
 protected:
  static Words Generate(const Words& more) {
    Words words = {"generate", "wyx", "--seed", "1"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  /// The cells of a code, its start included, sorted.
  static Words CellsOf(const std::string& code) {
    size_t colon = code.find(':');
    size_t slash = code.find('/');
    Words cells;
    if (slash > colon + 1) cells.push_back(code.substr(colon + 1, 2));
    for (size_t i = slash + 1; i < code.size() && code[i] != '/'; i += 2) {
      cells.push_back(code.substr(i, 2));
    }
    std::sort(cells.begin(), cells.end());
    return cells;
  }
};

TEST_F(PictureTest, GridsHaveTheCellsOfThePicture) {
  Write("n.txt", ".#...#.\n.##..#\r\n.#.N.#\n.#..*#\n.x...O");
  std::string lines = Good(Generate({"--cells", "n.txt", "--count", "5", "--level", "medium"}));
  ASSERT_EQ(Lines(lines).size(), 5U);
  for (const std::string& line : Lines(lines)) {
    json puzzle = json::parse(line);
    std::string code = puzzle["code"];
    EXPECT_EQ(code.substr(0, 7), "wyx:d6/") << code;
    EXPECT_EQ(CellsOf(code), CellsOf("wyx:d6/b4b5b6b7b8c7e5f4f5f6f7f8")) << code;
    EXPECT_EQ(puzzle["level"], "medium");
    EXPECT_EQ(json::parse(Good({"solve", "--json", code}))["solutions"], 1);
  }
  // The same in a code; and on a smaller board the rows begin at its own top.
  EXPECT_SAME(Good(Generate({"--cells", "wyx:d6/f8f7f6f5f4e5c7b8b7b6b5b4", "--count", "5",
                             "--level", "medium", "--dominoes", "12"})),
              lines);
  std::string small = Good(Generate({"--cells", "n.txt", "--board", "7", "--count", "1"}));
  EXPECT_EQ(json::parse(small)["code"].get<std::string>().substr(0, 8), "wyx7:d5/");
  for (const char* name : {"A", "X", "7", "heart"}) {
    Good(Generate({"--picture", name, "--count", "3", "--marks", "auto", "--db", "all.db"}));
  }
  EXPECT_EQ(SqlNumber(Path("all.db"), "SELECT count(*) FROM puzzle"), 12);
  EXPECT_EQ(Grille({"verify", "--db", "all.db"}).status, 0);
}

TEST_F(PictureTest, WhatIsWrongIsNamedAndNoFileMade) {
  Write("bad.txt", "###\n##x?");
  Write("wide.txt", "########\n\n.########");
  Write("tall.txt", "###\n###\n\n\n\n\n\n\n.\n");
  Write("few.txt", "###\n");
  Write("two.txt", "N##\nN##\n");
  Write("long.txt", std::string(100000, '#'));
  Write("good.txt", kLine);
  Words before = Files();
  struct Case {
    Words options;
    std::string error;
  };
  for (const Case& c : std::vector<Case>{
           {{"--cells", "bad.txt"}, "bad.txt: line 2, column 4: "},
           {{"--cells", "wide.txt"}, "wide.txt: line 3, column 9: the board has 8 columns"},
           {{"--cells", "good.txt", "--board", "6"}, "good.txt: line 1, column 7: "},
           {{"--cells", "tall.txt"}, "tall.txt: line 9: the board has 8 rows"},
           {{"--cells", "few.txt"}, "few.txt: a picture has 6 to 17 cells"},
           {{"--cells", "two.txt"}, "two.txt: line 2, column 1: a second 'N'"},
           {{"--cells", "long.txt"}, "long.txt: line 1, column 9: "},
           {{"--cells", "none.txt"}, "none.txt: cannot be read"},
           {{"--cells", "/"}, "/: cannot be read"},
           {{"--cells="}, "--cells: say a file or a code"},
           {{"--cells", "wyx:/a1a2a3b1b2b9"}, "--cells: character 17: "},
           {{"--cells", "wyx:/a1a2a3b1b2b3/R1"},
            "--cells: character 18: a picture has no dominoes"},
           {{"--cells", kLineCode, "--board", "7"}, "--board 7 contradicts --cells"},
           {{"--cells", kLineCode, "--dominoes", "8"}, "--dominoes 8 contradicts the picture"},
           {{"--cells", kLineCode, "--picture", "A"}, "--cells and --picture"},
           {{"--picture", "a"}, "--picture: 'a' is none of A, B, "},
           {{"--picture", ""}, "--picture: '' is none of A, B, "},
           {{"--picture", "A", "--board", "5"}, "--board 5 contradicts --picture A"},
           {{"--picture", "A", "--resume", "1"}, "--resume takes seed and options from the run"}}) {
    Words words = Generate({"--count", "1", "--db", "new.db"});
    words.insert(words.end(), c.options.begin(), c.options.end());
    Result refused = Grille(words);
    EXPECT_EQ(refused.status, 2) << c.error;
    EXPECT_EQ(refused.out, "");
    EXPECT_TRUE(Contains(refused.err, c.error)) << refused.err;
  }
  EXPECT_EQ(Files(), before);
}

TEST_F(PictureTest, WhereThereIsNoneThatIsProvedAndNothingMade) {
  Write("line.txt", kLine);
  for (const Words& store : {Words{}, Words{"--db", "new.db"}}) {
    Words words = Generate({"--cells", "line.txt", "--level", "easy", "--count", "5"});
    words.insert(words.end(), store.begin(), store.end());
    Result none = Grille(words);
    EXPECT_EQ(none.status, 0);
    EXPECT_EQ(none.out, "");
    EXPECT_TRUE(
        Contains(none.err,
                 "no grid on these cells has exactly one solution and is of the level easy: all "
                 "96 ways to visit them were tried"))
        << none.err;
  }
  Result apart = Grille(
      Generate({"--cells", "wyx:a1/h1a8h8c4e4", "--count", "1", "--db", "new.db", "--json"}));
  EXPECT_EQ(apart.status, 0);
  EXPECT_TRUE(Contains(apart.err, "there is no grid on these cells: no way from a1")) << apart.err;
  json sum = json::parse(apart.out);
  EXPECT_TRUE(sum["run"].is_null());
  EXPECT_EQ(sum["stored"], 0);
  EXPECT_EQ(sum["stopped_by"], "exhausted");
  EXPECT_EQ(sum["done"], true);
  EXPECT_EQ(Files(), (Words{"line.txt"}));
}

TEST_F(PictureTest, ARunThatHasThemAllSaysSo) {
  Result printed = Grille(Generate({"--cells", kLineCode, "--count", "5"}));
  EXPECT_EQ(printed.status, 0);
  EXPECT_EQ(Lines(printed.out).size(), 2U);
  EXPECT_TRUE(Contains(printed.err, "2 of 5 puzzles")) << printed.err;
  EXPECT_TRUE(Contains(printed.err, "there are no more: all 96 candidates make 2 puzzles"))
      << printed.err;

  Words stored = Generate({"--cells", kLineCode, "--count", "5", "--db", "a.db", "--json"});
  json sum = json::parse(Good(stored));
  EXPECT_EQ(sum["stored"], 2);
  EXPECT_EQ(sum["stopped_by"], "exhausted");
  EXPECT_EQ(sum["done"], true);
  EXPECT_EQ(Sql(Path("a.db"), "SELECT state FROM run"), "done\n");
  // Asked again it is at its end at once.
  json again = json::parse(Good(stored));
  EXPECT_EQ(again, sum);
  EXPECT_EQ(SqlNumber(Path("a.db"), "SELECT count(*) FROM run"), 1);
  // So is another run whose puzzles this one has brought.
  json other = json::parse(Good({"generate", "wyx", "--seed", "2", "--cells", kLineCode, "--count",
                                 "1", "--db", "a.db", "--json"}));
  EXPECT_EQ(other["stored"], 0);
  EXPECT_EQ(other["seen"], 0);
  EXPECT_EQ(other["stopped_by"], "exhausted");
  // A count that is there is reached; and without one there is an end as well.
  EXPECT_EQ(json::parse(Good(Generate(
                {"--cells", kLineCode, "--count", "2", "--db", "b.db", "--json"})))["stopped_by"],
            "count");
  EXPECT_EQ(json::parse(Good(Generate({"--cells", kLineCode, "--time-limit", "100", "--db", "c.db",
                                       "--json"})))["stopped_by"],
            "exhausted");
}

TEST_F(PictureTest, TheSameRunInEveryNotation) {
  Write("line.txt", kLine);
  Good(Generate({"--cells", "line.txt", "--count", "1", "--db", "a.db"}));
  Good(Generate({"--cells", "wyx:/h8g8f8e8d8c8b8a8", "--count", "1", "--db", "a.db"}));
  Good(Generate({"--cells", "wyx:d8/a8b8c8e8f8g8h8", "--count", "1", "--db", "a.db"}));
  EXPECT_EQ(Sql(Path("a.db"), "SELECT options FROM run"),
            R"({"dominoes":7,"board":8,"reach":4,"marks":0,"cells":"a8b8c8d8e8f8g8h8"})"
            "\n"
            R"({"dominoes":7,"board":8,"reach":4,"marks":0,"cells":"a8b8c8e8f8g8h8","start":"d8"})"
            "\n");
}

TEST_F(PictureTest, StoppedGoneOnWithAndSharedOutItIsTheSame) {
  Good(Generate({"--cells", kSquare, "--count", "100000", "--db", "once.db"}));
  long all = SqlNumber(Path("once.db"), "SELECT count(*) FROM puzzle");
  EXPECT_GT(all, 1000);
  Good(Generate({"--cells", kSquare, "--count", "700", "--db", "parts.db", "--threads", "2"}));
  Good(Generate({"--cells", kSquare, "--count", "701", "--db", "parts.db", "--threads", "1"}));
  Good({"generate", "wyx", "--resume", "1", "--count", "100000", "--db", "parts.db"});
  std::string columns = "SELECT id, batch, walk, hex(key) FROM puzzle ORDER BY id";
  EXPECT_SAME(Sql(Path("parts.db"), columns), Sql(Path("once.db"), columns));
  EXPECT_EQ(Sql(Path("parts.db"), "SELECT seen, stored FROM run"),
            Sql(Path("once.db"), "SELECT seen, stored FROM run"));

  // Exactly some batches, whether or not there is anything left to find.
  Good(Generate({"--cells", kLineCode, "--batches", "6", "--db", "whole.db"}));
  EXPECT_EQ(SqlNumber(Path("whole.db"), "SELECT next_batch FROM run"), 6);
  for (const char* shard : {"0/2", "1/2"}) {
    Good(Generate({"--cells", kLineCode, "--batches", "6", "--shard", shard, "--db",
                   std::string(1, shard[0]) + ".db"}));
  }
  Good({"merge", "merged.db", "0.db", "1.db"});
  EXPECT_SAME(Content(Path("merged.db")), Content(Path("whole.db")));
}

}  // namespace
}  // namespace grille::program
