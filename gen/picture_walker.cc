#include "gen/picture_walker.h"

#include <bit>

#include "solver/clones.h"

namespace grille::gen {

using wyx::Cell;
using wyx::CellSet;
using wyx::DominoId;
using wyx::DominoSet;

PictureWalker::PictureWalker(const WyxShape& shape) : shape_(shape) {
  for (CellSet rest = shape.cells; rest != 0; rest &= rest - 1) {
    auto cell = static_cast<Cell>(std::countr_zero(rest));
    number_[cell] = static_cast<uint8_t>(size_);
    cell_[size_++] = cell;
  }
  const DominoSet within = wyx::DominoesWithin(shape.reach);
  for (int from = 0; from < size_; ++from) {
    for (int to = 0; to < size_; ++to) {
      int d = wyx::DominoBetween(cell_[from], cell_[to]);
      if (d < 0) continue;
      DominoSet domino = wyx::DominoBit(static_cast<DominoId>(d)) & within;
      into_[to][from] = domino;
      out_of_[from][to] = domino;
      leaving_[from] |= domino;
      entering_[to] |= domino;
    }
  }
}

// The walk holds, for each cell, the dominoes that lead from it to cells not yet visited, and those
// that lead to it from where the walk stands or has yet to come. A cell not yet visited that none
// of the second sort enters will never be; one that none of the first sort leaves must be the end,
// so of these there is one at the most. Neither is a matter of draws.
GRILLE_CLONES bool PictureWalker::Walk(Draws draws, wyx::Path* path) const {
  uint32_t start = shape_.start.value_or(0);
  if (!shape_.start) {
    do {
      start = draws.Next();
    } while ((shape_.cells >> start & 1) == 0);
  }
  path->length = static_cast<uint8_t>(size_);
  path->cells = {};
  path->cells[0] = static_cast<Cell>(start);
  int at = number_[start];
  DominoSet unused = ~DominoSet{0};
  Sets leaving = leaving_;
  Sets entering = entering_;
  // All ones for a cell that is still to be visited.
  Sets ahead = {};
  for (int i = 0; i < size_; ++i) ahead[i] = i == at ? 0 : ~DominoSet{0};
  for (int step = 1; step < size_; ++step) {
    uint64_t unentered = 0;
    uint64_t unleft = 0;
    for (int i = 0; i < kRoom; ++i) {
      leaving[i] &= ~into_[at][i];
      unentered |= (entering[i] & unused) == 0 ? ahead[i] : 0;
      unleft += (leaving[i] & unused) == 0 ? ahead[i] & 1 : 0;
    }
    if (unentered != 0 || unleft > 1) return false;
    const DominoSet fitting = leaving[at] & unused;
    if (fitting == 0) return false;
    uint32_t draw = draws.Next();
    while ((fitting >> draw & 1) == 0) draw = draws.Next();
    for (int i = 0; i < kRoom; ++i) entering[i] &= ~out_of_[at][i];
    unused &= ~wyx::DominoBit(static_cast<DominoId>(draw));
    auto to = static_cast<Cell>(cell_[at] + wyx::Shift(static_cast<DominoId>(draw)));
    path->cells[step] = to;
    at = number_[to];
    ahead[at] = 0;
  }
  return true;
}

}  // namespace grille::gen
