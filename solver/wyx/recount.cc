#include "solver/wyx/recount.h"

#include <bit>

namespace grille::wyx {
namespace {

class Walker {
 public:
  Walker(const Grid& grid, uint64_t limit) : grid_(grid), limit_(limit) {}

  Recount Count() {
    Walk(ColumnOf(grid_.start), RowOf(grid_.start), grid_.circles, grid_.dominoes, 0);
    return count_;
  }

 private:
  /// False when the limit is reached.
  bool Walk(int x, int y, CellSet open, DominoSet unused, int stops) {
    ++count_.nodes;
    if (unused == 0) return ++count_.solutions < limit_;
    for (DominoSet rest = unused; rest != 0; rest &= rest - 1) {
      int d = std::countr_zero(rest);
      int to_x = x + kPool[d].dx;
      int to_y = y + kPool[d].dy;
      if (to_x < 0 || to_x > 7 || to_y < 0 || to_y > 7) continue;
      Cell to = CellAt(to_x, to_y);
      if ((open >> to & 1) == 0) continue;
      if (stops < grid_.marks && grid_.mark[stops] != to) continue;
      if (!Walk(to_x, to_y, open & ~Bit(to), unused & ~DominoBit(static_cast<DominoId>(d)),
                stops + 1)) {
        return false;
      }
    }
    return true;
  }

  const Grid& grid_;
  uint64_t limit_;
  Recount count_;
};

}  // namespace

Recount RecountSolutions(const Grid& grid, uint64_t limit) { return Walker(grid, limit).Count(); }

}  // namespace grille::wyx
