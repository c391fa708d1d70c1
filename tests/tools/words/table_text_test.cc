// The table as text: what stands where, and that it lines up.

#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "solver/wyx/code.h"
#include "tests/oracle/random_grids.h"
#include "tools/words/wyx_table_text.h"

namespace grille::words {
namespace {

using wyx::Step;

constexpr char kSmallCode[] = "wyx5:d3/b2b3c5d2e3/L2.D1.U1.R1U2.R2D2";

// Drawn by hand from the code: d3 leads to b3 by ←2 and to d2 by ↓1, and so on.
constexpr char kSmallTable[] =
    "   │b2 b3 c5 d2 e3 \n"
    "───┼───────────────\n"
    "d3 │    a     e       a ←2   \n"
    "b2 │    b             b    ↑1\n"
    "b3 │ e     c          c →1 ↑2\n"
    "c5 │             d    d →2 ↓2\n"
    "d2 │ a                e    ↓1\n";

constexpr char kAfterTwoSteps[] =
    "   │b2 b3 c5 d2 e3 \n"
    "───┼───────────────\n"
    "d3 │    a     ·       a ←2   \n"
    "b2 │    b             b    ↑1\n"
    "b3 │[E]   (c)         c →1 ↑2\n"
    "c5 │             D    d →2 ↓2\n"
    "d2 │(a)               e    ↓1\n";

wyx::Jump Hop(wyx::Cell from, wyx::Cell to) {
  return {from, to, static_cast<wyx::DominoId>(wyx::DominoBetween(from, to))};
}

TEST(TableTextTest, EntriesAreLettersOfTheRack) {
  wyx::Grid grid = wyx::ParseCode(kSmallCode).value();
  wyx::Replay table(grid);
  EXPECT_EQ(TableText(grid, table, nullptr, false), kSmallTable);
  Step first;
  first.placed = Hop(wyx::CellAt(2, 4), wyx::CellAt(4, 2));
  first.struck = {Hop(wyx::CellAt(3, 2), wyx::CellAt(3, 1))};
  table.Apply(first);
  Step second;
  second.placed = Hop(wyx::CellAt(1, 2), wyx::CellAt(1, 1));
  second.struck = {Hop(wyx::CellAt(1, 2), wyx::CellAt(2, 4)),
                   Hop(wyx::CellAt(3, 1), wyx::CellAt(1, 1))};
  table.Apply(second);
  EXPECT_EQ(TableText(grid, table, &second, false), kAfterTwoSteps);
  // Colours add nothing but themselves.
  std::string coloured = TableText(grid, table, &second, true);
  EXPECT_NE(coloured, kAfterTwoSteps);
  for (size_t at; (at = coloured.find('\x1b')) != std::string::npos;) {
    coloured.erase(at, coloured.find('m', at) - at + 1);
  }
  EXPECT_EQ(coloured, kAfterTwoSteps);
}

/// Characters, not bytes.
size_t Width(const std::string& text) {
  size_t width = 0;
  for (char c : text) width += (static_cast<unsigned char>(c) & 0xc0) != 0x80 ? 1 : 0;
  return width;
}

TEST(TableTextTest, LinesUpUpToSixteenDominoes) {
  std::mt19937_64 random(16);
  for (int dominoes = wyx::kMinDominoes; dominoes <= wyx::kMaxDominoes; ++dominoes) {
    std::optional<wyx::Path> path;
    while (!path) path = oracle::RandomPath(random, 8, dominoes, 4);
    wyx::Grid grid = wyx::GridOfPath(*path, 8, 0);
    std::istringstream lines(TableText(grid, wyx::Replay(grid), nullptr, false));
    std::string line;
    size_t n = 0;
    for (; std::getline(lines, line); ++n) {
      size_t bare = 4 + 3 * static_cast<size_t>(dominoes);
      EXPECT_EQ(Width(line), n < 2 ? bare : bare + 10) << line;
    }
    EXPECT_EQ(n, static_cast<size_t>(dominoes) + 2);
  }
}

}  // namespace
}  // namespace grille::words
