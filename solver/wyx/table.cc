#include "solver/wyx/table.h"

#include <bit>

#include "solver/clones.h"
#include "solver/wyx/departures.h"

namespace grille::wyx {

bool EndIsMarked(const Grid& grid) {
  auto [x, y] = EndPoint(grid);
  return x >= 0 && y >= 0 && x < grid.side && y < grid.side &&
         (grid.circles & Bit(CellAt(x, y))) != 0;
}

TableCells CellsOfTable(const Grid& grid) {
  TableCells cells;
  Cell end = EndCell(grid);
  int n = 0;
  cells.cell[n++] = grid.start;
  for (CellSet rest = grid.circles & ~Bit(end); rest != 0; rest &= rest - 1) {
    cells.cell[n++] = static_cast<Cell>(std::countr_zero(rest));
  }
  cells.cell[n] = end;
  return cells;
}

Table TableOfDepartures(const Departures& departures, const TableCells& cells) {
  std::array<uint8_t, 64> number;
  for (int i = 0; i <= departures.n; ++i) number[cells.cell[i]] = static_cast<uint8_t>(i);
  Table table;
  table.n = departures.n;
  for (int k = 0; k < departures.n; ++k) {
    for (CellSet rest = departures.from[k]; rest != 0; rest &= rest - 1) {
      int cell = std::countr_zero(rest);
      table.Add(number[cell], number[cell + Shift(departures.domino[k])], k);
    }
  }
  return table;
}

Table TableOfGrid(const Grid& grid) {
  return TableOfDepartures(FullDepartures(grid, EndCell(grid)), CellsOfTable(grid));
}

GRILLE_CLONES int CountArcs(const Grid& grid) {
  Departures full = FullDepartures(grid, EndCell(grid));
  int arcs = 0;
  for (int k = 0; k < full.n; ++k) arcs += std::popcount(full.from[k]);
  return arcs;
}

}  // namespace grille::wyx
