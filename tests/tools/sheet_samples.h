#ifndef GRILLE_TESTS_TOOLS_SHEET_SAMPLES_H_
#define GRILLE_TESTS_TOOLS_SHEET_SAMPLES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "solver/wyx/grid.h"
#include "tools/sheet/sheet.h"

namespace grille::sheet {

/// A random walk of `dominoes` jumps on a board of `side`, the same for the same seed. Whether the
/// grid it makes has other solutions does not matter for drawing.
wyx::Path SamplePath(int side, int dominoes, uint32_t seed);

/// The grid of such a walk as a puzzle, its level and marks taken from the seed.
SheetPuzzle SamplePuzzle(int side, int dominoes, uint32_t seed);

/// `count` classic puzzles, all different.
std::vector<SheetPuzzle> SamplePuzzles(int count);

/// A classic grid that has exactly one solution.
SheetPuzzle KnownPuzzle();

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_SAMPLES_H_
