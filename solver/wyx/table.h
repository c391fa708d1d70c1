#ifndef GRILLE_SOLVER_WYX_TABLE_H_
#define GRILLE_SOLVER_WYX_TABLE_H_

#include <array>
#include <cstdint>

#include "solver/wyx/departures.h"
#include "solver/wyx/grid.h"

namespace grille::wyx {

/// One entry of a table: domino `domino` leads from cell `row` to cell `column`.
struct Entry {
  uint8_t row;     ///< the cell left, 0 (the start) to n − 1; the end, n, is left by none
  uint8_t column;  ///< the cell entered, 1 to n (the end); the start, 0, is entered by none
  uint8_t domino;  ///< 0 to n − 1
};

/// The table of puzzles.md: n rows, n columns and n dominoes, with the entries that there are. The
/// cells are numbered 0 (start) to n (end). It need not come from a board: any table of letters
/// will do. At most one entry for a row and a column.
struct Table {
  int n = 0;
  int size = 0;  ///< how many entries count
  std::array<Entry, kMaxDominoes * kMaxDominoes> entries;

  void Add(int row, int column, int domino) {
    entries[size++] = {static_cast<uint8_t>(row), static_cast<uint8_t>(column),
                       static_cast<uint8_t>(domino)};
  }
};

/// Which cell of the board each number of a grid's table stands for: the start, the other circles
/// in rising order, the end.
struct TableCells {
  std::array<Cell, kMaxDominoes + 1> cell = {};
};

/// Whether the known end of the path is a circle. When it is not, the grid has no solution and no
/// table.
bool EndIsMarked(const Grid& grid);

/// The cells in the order of the table's numbers. Requires EndIsMarked.
TableCells CellsOfTable(const Grid& grid);

/// The entries that departures stand for, numbered by `cells`.
Table TableOfDepartures(const Departures& departures, const TableCells& cells);

/// The full table of a grid; marks are disregarded. Requires EndIsMarked.
Table TableOfGrid(const Grid& grid);

/// The number of entries of the full table ("arcs"). Requires EndIsMarked.
int CountArcs(const Grid& grid);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_TABLE_H_
