#ifndef GRILLE_SOLVER_WYX_CELL_H_
#define GRILLE_SOLVER_WYX_CELL_H_

#include <cstdint>
#include <string>

namespace grille::wyx {

/// A cell of the board: 8·y + x, x from 0 (column a) to the right, y from 0 (row 1) upward. Smaller
/// boards use the same numbers and leave the upper rows and right columns out.
using Cell = uint8_t;

/// A set of cells, bit c for cell c.
using CellSet = uint64_t;

inline constexpr int kMinSide = 5;
inline constexpr int kMaxSide = 8;

constexpr Cell CellAt(int x, int y) { return static_cast<Cell>(8 * y + x); }
constexpr int ColumnOf(Cell cell) { return cell & 7; }
constexpr int RowOf(Cell cell) { return cell >> 3; }
constexpr CellSet Bit(Cell cell) { return CellSet{1} << cell; }

/// All cells of a board of that side, 1 to 8.
constexpr CellSet BoardCells(int side) {
  CellSet row = (CellSet{1} << side) - 1;
  CellSet all = 0;
  for (int y = 0; y < side; ++y) all |= row << (8 * y);
  return all;
}

/// "a1" … "h8".
inline std::string CellName(Cell cell) {
  return {static_cast<char>('a' + ColumnOf(cell)), static_cast<char>('1' + RowOf(cell))};
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_CELL_H_
