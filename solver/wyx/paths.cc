#include "solver/wyx/paths.h"

#include <array>
#include <bit>

namespace grille::wyx {
namespace {

/// Depth-first: from each cell to every neighbour not yet visited by a domino not yet used. A
/// branch is left when a cell ahead has no neighbour left that it could be entered from.
class PathSearch {
 public:
  PathSearch(const PathsWanted& wanted, uint64_t* budget,
             const std::function<void(const Path&)>& take)
      : cells_(wanted.cells), budget_(budget), take_(take) {
    const DominoSet within = DominoesWithin(wanted.reach);
    for (CellSet from = cells_; from != 0; from &= from - 1) {
      for (CellSet to = cells_; to != 0; to &= to - 1) {
        auto a = static_cast<Cell>(std::countr_zero(from));
        auto b = static_cast<Cell>(std::countr_zero(to));
        int d = DominoBetween(a, b);
        // The pool is symmetric, and so are neighbours.
        if (d >= 0 && (within >> d & 1) != 0) near_[a] |= Bit(b);
      }
    }
    path_.length = static_cast<uint8_t>(std::popcount(cells_));
  }

  /// Goes through all paths from `start`. False when the budget ran out.
  bool From(Cell start) {
    path_.cells[0] = start;
    return Extend(1, cells_ & ~Bit(start), ~DominoSet{0});
  }

 private:
  bool Extend(int step, CellSet ahead, DominoSet unused) {
    if (*budget_ == 0) return false;
    --*budget_;
    if (ahead == 0) {
      take_(path_);
      return true;
    }
    Cell at = path_.cells[step - 1];
    for (CellSet rest = ahead; rest != 0; rest &= rest - 1) {
      if ((near_[std::countr_zero(rest)] & (ahead | Bit(at))) == 0) return true;
    }
    for (CellSet rest = near_[at] & ahead; rest != 0; rest &= rest - 1) {
      auto to = static_cast<Cell>(std::countr_zero(rest));
      DominoSet domino = DominoBit(static_cast<DominoId>(DominoBetween(at, to)));
      if ((unused & domino) == 0) continue;
      path_.cells[step] = to;
      if (!Extend(step + 1, ahead & ~Bit(to), unused & ~domino)) return false;
    }
    return true;
  }

  CellSet cells_;
  uint64_t* budget_;
  const std::function<void(const Path&)>& take_;
  std::array<CellSet, 64> near_ = {};  ///< for each cell those that a domino leads to
  Path path_;
};

}  // namespace

bool ForEachPath(const PathsWanted& wanted, uint64_t* budget,
                 const std::function<void(const Path&)>& take) {
  PathSearch search(wanted, budget, take);
  for (CellSet rest = wanted.cells; rest != 0; rest &= rest - 1) {
    auto start = static_cast<Cell>(std::countr_zero(rest));
    if (wanted.start && start != *wanted.start) continue;
    if (!search.From(start)) return false;
  }
  return true;
}

}  // namespace grille::wyx
