#ifndef GRILLE_SOLVER_WYX_KIND_H_
#define GRILLE_SOLVER_WYX_KIND_H_

#include "solver/kind.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/grid.h"

namespace grille::wyx {

/// Wyx as the store and the programs see it.
const Kind& WyxKind();

/// `Puzzle::size` of a grid: 100 × side + number of dominoes.
constexpr uint16_t SizeNumber(int side, int dominoes) {
  return static_cast<uint16_t>(100 * side + dominoes);
}
constexpr int SideOfSize(int size) { return size / 100; }
constexpr int DominoesOfSize(int size) { return size % 100; }

/// The record of a grid that has exactly one solution, `solution`: key, payload, grade and all.
/// The caller has proved that it is the only one.
Puzzle MakePuzzle(const Grid& grid, const Path& solution);

/// The same with a grade that is known already.
Puzzle MakePuzzle(const Grid& grid, const Path& solution, const Grade& grade);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_KIND_H_
