#include "tests/tools/sheet_samples.h"

#include <optional>
#include <random>

#include "solver/wyx/code.h"

namespace grille::sheet {
namespace {

/// One try; nothing when the walk gets stuck.
std::optional<wyx::Path> TryWalk(int side, int dominoes, std::mt19937& random) {
  wyx::Path path;
  wyx::CellSet open = wyx::BoardCells(side);
  wyx::DominoSet unused = wyx::DominoesWithin(side == wyx::kMinSide ? 3 : wyx::kMaxReach);
  wyx::Cell here = wyx::CellAt(random() % side, random() % side);
  for (;;) {
    path.cells[path.length++] = here;
    open &= ~wyx::Bit(here);
    if (path.length == dominoes + 1) return path;
    std::vector<wyx::Cell> next;
    for (wyx::Cell cell = 0; cell < 64; ++cell) {
      if ((open & wyx::Bit(cell)) == 0) continue;
      int domino = wyx::DominoBetween(here, cell);
      if (domino >= 0 && (unused >> domino & 1) != 0) next.push_back(cell);
    }
    if (next.empty()) return std::nullopt;
    wyx::Cell to = next[random() % next.size()];
    unused &= ~wyx::DominoBit(static_cast<wyx::DominoId>(wyx::DominoBetween(here, to)));
    here = to;
  }
}

}  // namespace

wyx::Path SamplePath(int side, int dominoes, uint32_t seed) {
  std::mt19937 random(seed * 1009 + static_cast<uint32_t>(side * 17 + dominoes));
  for (;;) {
    if (std::optional<wyx::Path> path = TryWalk(side, dominoes, random)) return *path;
  }
}

SheetPuzzle SamplePuzzle(int side, int dominoes, uint32_t seed) {
  wyx::Path path = SamplePath(side, dominoes, seed);
  wyx::Grid grid = wyx::GridOfPath(path, side, static_cast<int>(seed % 3));
  return {.kind = "wyx",
          .code = wyx::WriteCode(grid),
          .solution = wyx::StopsText(path),
          .level = kLevels[seed % kLevelCount],
          .id = ""};
}

std::vector<SheetPuzzle> SamplePuzzles(int count) {
  std::vector<SheetPuzzle> puzzles;
  puzzles.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) {
    puzzles.push_back(SamplePuzzle(wyx::kMaxSide, wyx::kClassicDominoes, static_cast<uint32_t>(i)));
  }
  return puzzles;
}

SheetPuzzle KnownPuzzle() {
  return {.kind = "wyx",
          .code =
              "wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/"
              "L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2",
          .solution = "d4b2c1e4b5e3g2g3e2c2c4b8",
          .level = Level::kMedium,
          .id = ""};
}

}  // namespace grille::sheet
