// What a grid costs one who just tries, against the plain reference, node by node.

#include <gtest/gtest.h>

#include "bench/plain_wyx.h"
#include "solver/budget.h"
#include "solver/wyx/code.h"
#include "solver/wyx/kind.h"
#include "solver/wyx/recount.h"

namespace grille::wyx {
namespace {

/// The walk that a grid of the reference keeps.
Path PathOf(const bench::PlainGrid& plain) {
  Path path;
  path.length = static_cast<uint8_t>(plain.dominoes + 1);
  for (int i = 0; i < path.length; ++i) path.cells[i] = CellAt(plain.x[i], plain.y[i]);
  return path;
}

TEST(WyxEffort, NodesAreThoseOfThePlainReference) {
  uint64_t state = 4;
  for (auto [side, dominoes] : {std::pair(5, 5), {6, 8}, {7, 10}, {8, 12}, {8, 14}}) {
    for (int i = 0; i < 200; ++i) {
      bench::PlainGrid plain;
      if (!bench::PlainWalk(side, dominoes, &state, &plain)) continue;
      uint64_t nodes = 0;
      uint64_t solutions = bench::PlainCount(plain, &nodes);
      Path path = PathOf(plain);
      Recount recount = RecountSolutions(GridOfPath(path, side, 0), kNoBudget);
      EXPECT_EQ(recount.solutions, solutions);
      EXPECT_EQ(recount.nodes, nodes);
      Puzzle puzzle = MakePuzzle(GridOfPath(path, side, 0), path);
      EXPECT_EQ(WyxKind().Effort(puzzle).value(), nodes);
      // Marks leave a part of the walk.
      puzzle = MakePuzzle(GridOfPath(path, side, 2), path);
      EXPECT_LE(WyxKind().Effort(puzzle).value(), nodes);
      EXPECT_GE(WyxKind().Effort(puzzle).value(), static_cast<uint64_t>(dominoes) + 1);
    }
  }
}

TEST(WyxEffort, ADamagedPuzzleHasNone) {
  Puzzle puzzle;
  puzzle.payload = "zz";
  EXPECT_TRUE(absl::IsDataLoss(WyxKind().Effort(puzzle).status()));
}

}  // namespace
}  // namespace grille::wyx
