#include <gtest/gtest.h>

#include <cstdio>
#include <string>

#include "absl/strings/str_cat.h"
#include "db/wyx_view.h"
#include "solver/level.h"
#include "solver/wyx/code.h"
#include "solver/wyx/payload.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

struct Case {
  wyx::Path path;
  int side;
  int marks;
};

// Paths of every size, board, reach and number of marks, in one store.
std::vector<Case> StoreCases(Store& store, int rounds) {
  Draws draws(4);
  std::vector<Case> cases;
  std::vector<Puzzle> puzzles;
  for (int round = 0; round < rounds; ++round) {
    for (int side = wyx::kMinSide; side <= wyx::kMaxSide; ++side) {
      for (int dominoes = wyx::kMinDominoes; dominoes <= wyx::kMaxDominoes; ++dominoes) {
        for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
          int reach = static_cast<int>(2 + draws.Below(3));
          Case next = {RandomPath(draws, side, dominoes, reach), side, marks};
          Puzzle& puzzle = puzzles.emplace_back();
          puzzle.key = absl::StrCat(puzzles.size());
          puzzle.payload = wyx::EncodePayload(next.path);
          puzzle.size = static_cast<uint16_t>(100 * side + dominoes);
          puzzle.marks = static_cast<uint8_t>(marks);
          puzzle.level = kLevels[draws.Below(kLevelCount)];
          puzzle.measure = static_cast<int32_t>(draws.Below(99));
          puzzle.score = static_cast<int32_t>(draws.Below(999));
          cases.push_back(next);
        }
      }
    }
  }
  db::Run run = *store.StartRun(WyxRun(1));
  EXPECT_TRUE(store.Import(&run, puzzles).ok());
  return cases;
}

TEST(View, WritesCodeAndSolutionAsTheSolverDoes) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  std::vector<Case> cases = StoreCases(*store, 40);
  std::vector<std::string> codes = Sql(store->database(), "SELECT code FROM puzzles ORDER BY id");
  std::vector<std::string> solutions =
      Sql(store->database(), "SELECT solution FROM puzzles ORDER BY id");
  ASSERT_EQ(codes.size(), cases.size());
  for (size_t i = 0; i < cases.size(); ++i) {
    const Case& c = cases[i];
    ASSERT_EQ(codes[i], wyx::WriteCode(wyx::GridOfPath(c.path, c.side, c.marks)));
    ASSERT_EQ(solutions[i], wyx::StopsText(c.path));
  }
}

TEST(View, GivesEveryColumn) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  StoreCases(*store, 1);
  std::vector<StoredPuzzle> rows = Ask(*store, {});
  std::vector<std::string> puzzles =
      Sql(store->database(),
          "SELECT id, kind, level, score, measure, size, marks, run, batch, walk FROM puzzles "
          "ORDER BY id");
  std::vector<std::string> wyx =
      Sql(store->database(),
          "SELECT id, level, score, arcs, board, dominoes, marks FROM wyx "
          "ORDER BY id");
  ASSERT_EQ(puzzles.size(), rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    const Puzzle& p = rows[i].puzzle;
    std::string level(LevelName(p.level));
    EXPECT_EQ(puzzles[i],
              absl::StrCat(rows[i].id, "|wyx|", level, "|", p.score, "|", p.measure, "|", p.size,
                           "|", p.marks, "|", rows[i].run, "|", rows[i].batch, "|", rows[i].walk));
    EXPECT_EQ(wyx[i], absl::StrCat(rows[i].id, "|", level, "|", p.score, "|", p.measure, "|",
                                   p.size / 100, "|", p.size % 100, "|", p.marks));
  }
}

// What the payloads of patiences and taquins are made of, by hand: nothing is proved here.
TEST(View, WritesPatiencesAndTaquinsOut) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  struct Row {
    int kind;
    std::string payload;
    uint16_t size;
    uint8_t marks;
    std::string wanted;
  };
  const std::vector<Row> rows = {
      {2, "b.rrwrrrbrbwbwwrr.rrrrrrwwwwbbbb NAIJ 4", 3, 0,
       "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb|7|4|NAIJ"},
      {2, ".rrrrrrrwwwwbbbbrrrr.rrrwwwwbbbb/CACA@K IJKD -", 3, 4,
       "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACA@K|7||IJKD"},
      {3, "2x2/1,0,3,2 2 1", 202, 0, "taquin:2x2/1,0,3,2|7|1|2"},
      {3, "2x2/2,1,3,0/parity odd -", 202, 1, "taquin:2x2/2,1,3,0/parity|||odd"},
  };
  for (const Row& row : rows) {
    RunSpec spec = WyxRun(1);
    spec.kind = row.kind;
    spec.seed.reset();
    db::Run run = *store->StartRun(spec);
    Puzzle puzzle;
    puzzle.key = row.payload.substr(0, 30);
    puzzle.payload = row.payload;
    puzzle.size = row.size;
    puzzle.marks = row.marks;
    puzzle.measure = 7;
    ASSERT_TRUE(store->Import(&run, {puzzle}).ok());
  }
  constexpr const char* kOwn = "SELECT id, code, moves, shortest, solution FROM ";
  std::vector<std::string> found =
      Sql(store->database(), std::string("SELECT code || '|' || ifnull(moves, '') || '|' || "
                                         "ifnull(shortest, '') || '|' || solution FROM (") +
                                 kOwn + "etoile UNION ALL " + kOwn + "taquin) ORDER BY id");
  ASSERT_EQ(found.size(), rows.size());
  for (size_t i = 0; i < rows.size(); ++i) EXPECT_EQ(found[i], rows[i].wanted);
  EXPECT_EQ(Sql(store->database(), "SELECT word FROM etoile WHERE marks > 0"),
            std::vector<std::string>{"CACA"});
}

TEST(View, CanBeReadInTheStockShell) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 2);
  std::string code = Sql(store->database(), "SELECT code FROM puzzles WHERE id = 3")[0];
  ASSERT_TRUE(store->Close().ok());
  std::string command = "sqlite3 -readonly '" + scratch.File("s.db") +
                        "' 'SELECT code FROM puzzles WHERE id = 3' 2>&1";
  std::FILE* shell = popen(command.c_str(), "r");
  ASSERT_NE(shell, nullptr);
  std::string said;
  for (int c = std::fgetc(shell); c != EOF; c = std::fgetc(shell)) said += static_cast<char>(c);
  int status = pclose(shell);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) GTEST_SKIP() << "no sqlite3 shell here";
  EXPECT_EQ(said, code + "\n");
}

}  // namespace
}  // namespace grille::db
