#ifndef GRILLE_SOLVER_WYX_GRID_H_
#define GRILLE_SOLVER_WYX_GRID_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "solver/wyx/cell.h"
#include "solver/wyx/domino.h"

namespace grille::wyx {

inline constexpr int kMinDominoes = 5;
inline constexpr int kMaxDominoes = 16;
inline constexpr int kClassicDominoes = 12;
inline constexpr int kMaxMarks = 2;

/// A Wyx grid as it is printed: where the knight stands, the circles, the dominoes, and up to two
/// stops marked in advance. Equal grids have equal members.
struct Grid {
  uint8_t side = kMaxSide;
  Cell start = 0;
  CellSet circles = 0;  ///< the marked cells other than the start
  DominoSet dominoes = 0;
  uint8_t marks = 0;                      ///< how many of `mark` count
  std::array<Cell, kMaxMarks> mark = {};  ///< the first stop, the second; 0 where not marked

  bool operator==(const Grid&) const = default;
};

/// The order in which the cells are visited: the start, then the stops. At most 16 stops.
struct Path {
  uint8_t length = 0;  ///< number of cells, the start included
  std::array<Cell, kMaxDominoes + 1> cells = {};

  bool operator==(const Path&) const = default;
};

/// The number of dominoes of a grid.
int DominoCount(const Grid& grid);

/// Checks what every grid that is read must hold: side and number of dominoes in range, as many
/// circles as dominoes, everything on the board, the marks different circles, and the sum of the
/// dominoes leading to a cell of the board. InvalidArgument with the reason. A grid that passes may
/// still have no solution.
absl::Status Validate(const Grid& grid);

/// Start plus the sum of the dominoes, as (x, y); may lie off the board.
std::array<int, 2> EndPoint(const Grid& grid);

/// The cell on which every solution ends. Requires that EndPoint is on the board.
Cell EndCell(const Grid& grid);

/// The grid that a path solves, with its first `marks` stops marked. Requires 6 to 17 different
/// cells whose jumps are different dominoes of the pool, on a board of `side`.
Grid GridOfPath(const Path& path, int side, int marks);

/// Whether the path solves the grid: the plain rules, step by step.
bool Solves(const Path& path, const Grid& grid);

/// The stops run together, without the start: "d4b2c1…".
std::string StopsText(const Path& path);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_GRID_H_
