#include "solver/wyx/grid.h"

#include <bit>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::wyx {
namespace {

absl::Status Bad(std::string_view reason) { return absl::InvalidArgumentError(ToAbsl(reason)); }

}  // namespace

int DominoCount(const Grid& grid) { return std::popcount(grid.dominoes); }

std::array<int, 2> EndPoint(const Grid& grid) {
  int x = ColumnOf(grid.start);
  int y = RowOf(grid.start);
  for (DominoSet rest = grid.dominoes; rest != 0; rest &= rest - 1) {
    Domino d = kPool[std::countr_zero(rest)];
    x += d.dx;
    y += d.dy;
  }
  return {x, y};
}

Cell EndCell(const Grid& grid) {
  auto [x, y] = EndPoint(grid);
  return CellAt(x, y);
}

absl::Status Validate(const Grid& grid) {
  if (grid.side < kMinSide || grid.side > kMaxSide) {
    return Bad(absl::StrCat("a board has 5 to 8 columns, not ", static_cast<int>(grid.side)));
  }
  int dominoes = DominoCount(grid);
  if (dominoes < kMinDominoes || dominoes > kMaxDominoes) {
    return Bad(absl::StrCat("a grid has 5 to 16 dominoes, not ", dominoes));
  }
  CellSet board = BoardCells(grid.side);
  CellSet marked = grid.circles | Bit(grid.start);
  if ((marked & ~board) != 0) {
    Cell out = static_cast<Cell>(std::countr_zero(marked & ~board));
    return Bad(absl::StrCat("cell ", CellName(out), " is off the board"));
  }
  if ((grid.circles & Bit(grid.start)) != 0) {
    return Bad(absl::StrCat("cell ", CellName(grid.start), " is both start and stop"));
  }
  int circles = std::popcount(grid.circles);
  if (circles != dominoes) {
    return Bad(absl::StrCat(circles, " cells but ", dominoes, " dominoes: there must be as many"));
  }
  if (grid.marks > kMaxMarks) return Bad("at most two stops are marked");
  for (int i = 0; i < grid.marks; ++i) {
    if ((grid.circles & Bit(grid.mark[i])) == 0) {
      return Bad(absl::StrCat("mark ", CellName(grid.mark[i]), " is not one of the cells"));
    }
  }
  if (grid.marks == 2 && grid.mark[0] == grid.mark[1]) {
    return Bad(absl::StrCat("cell ", CellName(grid.mark[0]), " is marked twice"));
  }
  auto [x, y] = EndPoint(grid);
  if (x < 0 || y < 0 || x >= grid.side || y >= grid.side) {
    return Bad(absl::StrCat("the dominoes add up to a jump off the board: from ",
                            CellName(grid.start), " to column ", x + 1, ", row ", y + 1));
  }
  return absl::OkStatus();
}

Grid GridOfPath(const Path& path, int side, int marks) {
  Grid grid;
  grid.side = static_cast<uint8_t>(side);
  grid.start = path.cells[0];
  for (int i = 1; i < path.length; ++i) {
    grid.circles |= Bit(path.cells[i]);
    grid.dominoes |=
        DominoBit(static_cast<DominoId>(DominoBetween(path.cells[i - 1], path.cells[i])));
  }
  grid.marks = static_cast<uint8_t>(marks);
  for (int i = 0; i < marks; ++i) grid.mark[i] = path.cells[i + 1];
  return grid;
}

bool Solves(const Path& path, const Grid& grid) {
  if (path.length != DominoCount(grid) + 1 || path.cells[0] != grid.start) return false;
  CellSet open = grid.circles;
  DominoSet unused = grid.dominoes;
  for (int i = 1; i < path.length; ++i) {
    int d = DominoBetween(path.cells[i - 1], path.cells[i]);
    if (d < 0 || (unused >> d & 1) == 0 || (open & Bit(path.cells[i])) == 0) return false;
    if (i <= grid.marks && path.cells[i] != grid.mark[i - 1]) return false;
    unused &= ~DominoBit(static_cast<DominoId>(d));
    open &= ~Bit(path.cells[i]);
  }
  return open == 0 && unused == 0;
}

std::string StopsText(const Path& path) {
  std::string text;
  for (int i = 1; i < path.length; ++i) text += CellName(path.cells[i]);
  return text;
}

}  // namespace grille::wyx
