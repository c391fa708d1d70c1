#include "tests/oracle/random_grids.h"

#include <bit>
#include <vector>

namespace grille::oracle {
namespace {

int Below(std::mt19937_64& random, int bound) {
  return static_cast<int>(random() % static_cast<uint64_t>(bound));
}

}  // namespace

std::optional<wyx::Path> RandomPath(std::mt19937_64& random, int side, int dominoes, int reach) {
  wyx::Path path;
  path.length = static_cast<uint8_t>(dominoes + 1);
  int x = Below(random, side);
  int y = Below(random, side);
  path.cells[0] = wyx::CellAt(x, y);
  wyx::CellSet visited = wyx::Bit(path.cells[0]);
  wyx::DominoSet used = 0;
  for (int step = 1; step <= dominoes; ++step) {
    std::vector<int> fitting;
    for (int d = 0; d < 64; ++d) {
      int to_x = x + wyx::kPool[d].dx;
      int to_y = y + wyx::kPool[d].dy;
      if (wyx::ReachOf(static_cast<wyx::DominoId>(d)) > reach || (used >> d & 1) != 0) continue;
      if (to_x < 0 || to_x >= side || to_y < 0 || to_y >= side) continue;
      if ((visited >> wyx::CellAt(to_x, to_y) & 1) == 0) fitting.push_back(d);
    }
    if (fitting.empty()) return std::nullopt;
    int d = fitting[Below(random, static_cast<int>(fitting.size()))];
    x += wyx::kPool[d].dx;
    y += wyx::kPool[d].dy;
    path.cells[step] = wyx::CellAt(x, y);
    visited |= wyx::Bit(path.cells[step]);
    used |= wyx::DominoBit(static_cast<wyx::DominoId>(d));
  }
  return path;
}

wyx::Grid RandomGrid(std::mt19937_64& random, int side, int dominoes) {
  while (true) {
    wyx::Grid grid;
    grid.side = static_cast<uint8_t>(side);
    grid.start = wyx::CellAt(Below(random, side), Below(random, side));
    while (std::popcount(grid.circles) < dominoes) {
      grid.circles |= wyx::Bit(wyx::CellAt(Below(random, side), Below(random, side)));
      grid.circles &= ~wyx::Bit(grid.start);
    }
    while (std::popcount(grid.dominoes) < dominoes)
      grid.dominoes |= uint64_t{1} << Below(random, 64);
    if (wyx::Validate(grid).ok()) return grid;
  }
}

}  // namespace grille::oracle
