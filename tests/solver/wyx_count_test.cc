// The counter held against the brute-force oracle: random grids of all sizes, with and without
// marks, ambiguous ones and ones without a solution, and every special case by hand.

#include <gtest/gtest.h>

#include <string>

#include "solver/wyx/code.h"
#include "solver/wyx/count.h"
#include "solver/wyx/departures.h"
#include "solver/wyx/elimination.h"
#include "solver/wyx/recount.h"
#include "solver/wyx/table.h"
#include "solver/wyx/table_text.h"
#include "tests/oracle/random_grids.h"
#include "tests/oracle/wyx_oracle.h"

namespace grille::wyx {
namespace {

Grid Parsed(std::string_view code) {
  absl::StatusOr<Grid> grid = ParseCode(code);
  EXPECT_TRUE(grid.ok()) << code << ": " << grid.status();
  return grid.ok() ? *grid : Grid();
}

/// Holds every way of counting against the oracle, with limits below, at and above the true number.
/// Returns the true number.
size_t ExpectAgrees(const Grid& grid) {
  SCOPED_TRACE(WriteCode(grid));
  std::set<std::string> all = oracle::AllSolutions(grid);
  SolutionCount count = CountSolutions(grid, {.solutions = 1'000'000});
  EXPECT_TRUE(count.known);
  EXPECT_FALSE(count.more);
  EXPECT_EQ(count.solutions, all.size());
  std::set<std::string> found;
  for (const Path& path : count.found) {
    EXPECT_TRUE(Solves(path, grid));
    found.insert(StopsText(path));
  }
  EXPECT_EQ(found, all);
  EXPECT_EQ(found.size(), count.found.size());
  for (uint64_t limit = 1; limit <= all.size() + 1 && limit < 4; ++limit) {
    SolutionCount cut = CountSolutions(grid, {.solutions = limit});
    EXPECT_EQ(cut.solutions, std::min<uint64_t>(limit, all.size()));
    EXPECT_EQ(cut.more, all.size() > limit);
    EXPECT_EQ(cut.found.size(), cut.solutions);
    EXPECT_EQ(RecountSolutions(grid, limit).solutions, std::min<uint64_t>(limit, all.size()));
  }
  for (const Path& path : count.found) EXPECT_EQ(IsOnlySolution(grid, path), all.size() == 1);
  if (!all.empty()) {
    EXPECT_EQ(WhyNone(grid), "");
  }
  return all.size();
}

struct Size {
  int side;
  int dominoes;
  int reach;
};

class WyxCountAllSizes : public testing::TestWithParam<Size> {};

TEST_P(WyxCountAllSizes, AgreesWithOracleOnWalks) {
  auto [side, dominoes, reach] = GetParam();
  std::mt19937_64 random(static_cast<uint64_t>(side * 10000 + dominoes * 10 + reach));
  int ambiguous = 0;
  int tries = dominoes <= 12 ? 60 : 6;
  for (int i = 0; i < tries; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, reach);
    if (!path) continue;
    for (int marks = 0; marks <= kMaxMarks; ++marks) {
      size_t solutions = ExpectAgrees(GridOfPath(*path, side, marks));
      EXPECT_GE(solutions, 1U);
      if (solutions > 1) ++ambiguous;
    }
  }
  if (dominoes >= 12 && reach == 2) {
    EXPECT_GT(ambiguous, 0) << "no ambiguous grid was tried";
  }
}

std::vector<Size> AllSizes() {
  std::vector<Size> sizes;
  for (int side = kMinSide; side <= kMaxSide; ++side) {
    for (int dominoes = kMinDominoes; dominoes <= kMaxDominoes; ++dominoes) {
      for (int reach = kMinReach; reach <= kMaxReach; ++reach) {
        // The oracle copies lists at every step; the densest boards would take it minutes.
        if (dominoes > 13 && reach == 2 && side < 8) continue;
        sizes.push_back({side, dominoes, reach});
      }
    }
  }
  return sizes;
}

INSTANTIATE_TEST_SUITE_P(Sizes, WyxCountAllSizes, testing::ValuesIn(AllSizes()),
                         [](const testing::TestParamInfo<Size>& size) {
                           return "Board" + std::to_string(size.param.side) + "Dominoes" +
                                  std::to_string(size.param.dominoes) + "Reach" +
                                  std::to_string(size.param.reach);
                         });

TEST(WyxCount, TheProofTellsWhetherSinglesSettleTheGrid) {
  std::mt19937_64 random(10);
  int by_singles = 0;
  int by_search = 0;
  for (int i = 0; i < 6000; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8 - i % 3, 16 - i % 5, 4 - i % 2);
    if (!path) continue;
    for (int marks = 0; marks <= kMaxMarks; ++marks) {
      Grid grid = GridOfPath(*path, 8 - i % 3, marks);
      Proof proof = ProveOnly(grid, *path);
      if (proof == Proof::kNone) continue;
      // The rules once more, entry by entry.
      Departures left = FullDepartures(grid, EndCell(grid));
      ApplyMarks(grid, left);
      bool settled =
          WithElimination(TableOfDepartures(left, CellsOfTable(grid)), [](const auto& elimination) {
            constexpr Rules kSingles = {.dominoes = true, .circuits = false};
            auto state = elimination.Whole(kSingles);
            return elimination.Close(kSingles, state) && state.count == elimination.n();
          });
      ASSERT_EQ(proof, settled ? Proof::kBySingles : Proof::kBySearch) << WriteCode(grid);
      ++(settled ? by_singles : by_search);
    }
  }
  EXPECT_GT(by_singles, 5000);
  EXPECT_GT(by_search, 500);
}

TEST(WyxCount, AgreesWithOracleOnArbitraryGrids) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 3000; ++i) {
    int side = 5 + static_cast<int>(random() % 4);
    int dominoes = 5 + static_cast<int>(random() % 8);
    ExpectAgrees(oracle::RandomGrid(random, side, dominoes));
  }
}

TEST(WyxCount, AgreesWithOracleWhenMarksAreWrong) {
  std::mt19937_64 random(8);
  for (int i = 0; i < 1500; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8, 9, 4);
    if (!path) continue;
    Grid grid = GridOfPath(*path, 8, 2);
    // Any two circles as marks, right or wrong, the end cell among them.
    grid.mark[0] = path->cells[1 + random() % 9];
    grid.mark[1] = path->cells[1 + random() % 9];
    if (grid.mark[0] == grid.mark[1]) grid.marks = 1;
    if (grid.marks == 1) grid.mark[1] = 0;
    ExpectAgrees(grid);
  }
}

TEST(WyxCount, SourceInstance) {
  Grid grid =
      Parsed("wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2");
  SolutionCount count = CountSolutions(grid, {.solutions = 2});
  ASSERT_EQ(count.solutions, 1U);
  EXPECT_FALSE(count.more);
  EXPECT_EQ(StopsText(count.found[0]), "d4b2c1e4b5e3g2g3e2c2c4b8");
  EXPECT_EQ(CountArcs(grid), TableOfGrid(grid).size);
}

TEST(WyxCount, FigureThatFillsTheBoard) {
  // Five dominoes on a 5×5 board; the figure touches all four edges.
  ExpectAgrees(Parsed("wyx5:a1/a5c3e1e5b4/U4.R4.L2D2.R1D1.L2U2"));
  std::mt19937_64 random(9);
  int touching = 0;
  for (int i = 0; i < 3000 && touching < 40; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 5, 12, 4);
    if (!path) continue;
    Grid grid = GridOfPath(*path, 5, 0);
    CellSet all = grid.circles | Bit(grid.start);
    bool touches = (all & 0x1f) != 0 && (all >> 32 & 0x1f) != 0 && (all & 0x0101010101) != 0 &&
                   (all & 0x1010101010) != 0;
    if (!touches) continue;
    ++touching;
    ExpectAgrees(grid);
  }
  EXPECT_EQ(touching, 40);
}

TEST(WyxCount, FigureInACorner) {
  // A 3×3 block in each corner of the large board: jumps beyond the edge must not wrap around.
  std::mt19937_64 random(10);
  for (int corner = 0; corner < 4; ++corner) {
    int x0 = (corner & 1) != 0 ? 5 : 0;
    int y0 = (corner & 2) != 0 ? 5 : 0;
    for (int i = 0; i < 300; ++i) {
      Grid grid = oracle::RandomGrid(random, 5, 8);
      grid.side = 8;
      grid.circles = 0;
      for (int c = 0; c < 9; ++c) grid.circles |= Bit(CellAt(x0 + c % 3, y0 + c / 3));
      grid.start = CellAt(x0 + static_cast<int>(random() % 3), y0 + static_cast<int>(random() % 3));
      grid.circles &= ~Bit(grid.start);
      if (Validate(grid).ok()) ExpectAgrees(grid);
    }
  }
}

TEST(WyxCount, DominoThatFitsNowhere) {
  Grid grid = Parsed("wyx:a1/a2a3b2b3b1/R4.L4.U1.D1.R1");
  EXPECT_EQ(ExpectAgrees(grid), 0U);
  EXPECT_EQ(WhyNone(grid), "domino L4 fits nowhere");
}

TEST(WyxCount, EndThatIsNotMarked) {
  Grid grid = Parsed("wyx:a1/a2a3b2b3b1/R4.L1.U1.D1.R1");
  EXPECT_EQ(ExpectAgrees(grid), 0U);
  EXPECT_EQ(WhyNone(grid), "the dominoes lead from a1 to e1, which is not marked");
}

TEST(WyxCount, EndThatIsTheStart) {
  Grid grid = Parsed("wyx:a1/a2a3b2b3b1/R1.L1.R2.L2D1.U1");
  EXPECT_EQ(ExpectAgrees(grid), 0U);
  EXPECT_EQ(WhyNone(grid), "the dominoes lead from a1 to a1, the start itself");
}

TEST(WyxCount, BudgetThatRunsOutIsUnknown) {
  std::mt19937_64 random(11);
  for (int i = 0; i < 2000; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 6, 12, 3);
    if (!path) continue;
    Grid grid = GridOfPath(*path, 6, 0);
    SolutionCount whole = CountSolutions(grid, {.solutions = 1});
    for (uint64_t passes = 1; passes <= whole.passes + 1; ++passes) {
      SolutionCount cut = CountSolutions(grid, {.solutions = 1, .passes = passes});
      EXPECT_LE(cut.passes, passes);
      if (passes < whole.passes) {
        EXPECT_FALSE(cut.known) << WriteCode(grid) << " " << passes;
      } else {
        EXPECT_TRUE(cut.known);
        EXPECT_EQ(cut.solutions, whole.solutions);
        EXPECT_EQ(cut.more, whole.more);
      }
    }
    EXPECT_FALSE(CountSolutions(grid, {.solutions = 1, .passes = 1}).known);
  }
}

}  // namespace
}  // namespace grille::wyx
