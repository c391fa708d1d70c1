#ifndef GRILLE_SOLVER_WYX_DEPARTURES_H_
#define GRILLE_SOLVER_WYX_DEPARTURES_H_

#include <array>
#include <bit>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// The table of a grid held on the board itself: for every domino the set of cells from which it
/// can still be played. Its arrivals are the same set turned by the domino's shift, so a row is a
/// bit of `from`, a column a bit of the turned set, and an entry one bit of one of the sets.
struct Departures {
  int n = 0;                                  ///< number of dominoes
  CellSet rows = 0;                           ///< cells to be left: all but the end
  CellSet columns = 0;                        ///< cells to be entered: all but the start
  std::array<DominoId, kMaxDominoes> domino;  ///< in rising order
  /// Shift(domino) mod 64, never 0; 1 and the empty set beyond the last domino.
  std::array<uint64_t, kMaxDominoes> shift;
  std::array<CellSet, kMaxDominoes> from;
};

/// For each domino the cells of the 8×8 board from which it stays on the board.
inline constexpr std::array<CellSet, kPoolSize> kStaysOnBoard = [] {
  std::array<CellSet, kPoolSize> sets{};
  for (int d = 0; d < kPoolSize; ++d) {
    for (int c = 0; c < 64; ++c) {
      int x = ColumnOf(static_cast<Cell>(c)) + kPool[d].dx;
      int y = RowOf(static_cast<Cell>(c)) + kPool[d].dy;
      if (x >= 0 && x < 8 && y >= 0 && y < 8) sets[d] |= Bit(static_cast<Cell>(c));
    }
  }
  return sets;
}();

/// The cells that the departures `from` lead to, and back. Exact for sets within kStaysOnBoard.
inline CellSet Arrivals(CellSet from, uint64_t shift) {
  return std::rotl(from, static_cast<int>(shift));
}
inline CellSet Origins(CellSet to, uint64_t shift) {
  return std::rotr(to, static_cast<int>(shift));
}

/// The full table of a grid whose end is `end`, marks disregarded.
inline Departures FullDepartures(const Grid& grid, Cell end) {
  Departures table;
  CellSet marked = grid.circles | Bit(grid.start);
  table.rows = marked & ~Bit(end);
  table.columns = marked & ~Bit(grid.start);
  for (DominoSet rest = grid.dominoes; rest != 0; rest &= rest - 1) {
    auto d = static_cast<DominoId>(std::countr_zero(rest));
    auto shift = static_cast<uint64_t>(Shift(d)) & 63;
    table.domino[table.n] = d;
    table.shift[table.n] = shift;
    table.from[table.n] = table.rows & kStaysOnBoard[d] & Origins(table.columns, shift);
    ++table.n;
  }
  for (int k = table.n; k < kMaxDominoes; ++k) {
    table.shift[k] = 1;
    table.from[k] = 0;
  }
  return table;
}

/// Strikes out what the marks of the grid exclude: a marked stop is entered from the stop before
/// it, which leads nowhere else.
inline void ApplyMarks(const Grid& grid, Departures& table) {
  Cell before = grid.start;
  for (int i = 0; i < grid.marks; ++i) {
    for (int k = 0; k < table.n; ++k) {
      CellSet into = Origins(Bit(grid.mark[i]), table.shift[k]);
      CellSet step = table.from[k] & into & Bit(before);
      table.from[k] = (table.from[k] & ~into & ~Bit(before)) | step;
    }
    before = grid.mark[i];
  }
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_DEPARTURES_H_
