#include "gen/wyx_sampler.h"

#include <bit>
#include <numeric>

#include "gen/draws.h"

namespace grille::gen {

using wyx::Bit;
using wyx::Cell;
using wyx::CellSet;
using wyx::DominoId;
using wyx::DominoSet;

WyxSampler::WyxSampler(const WyxShape& shape, uint64_t seed)
    : shape_(shape), seed_(seed), lanes_(shape.dominoes, shape.side, shape.reach) {
  board_ = shape.cells != 0 ? shape.cells : wyx::BoardCells(shape.side);
  if (shape.cells != 0) picture_.emplace(shape);
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    auto domino = static_cast<DominoId>(d);
    if (wyx::ReachOf(domino) > shape.reach) continue;
    for (int y = 0; y < shape.side; ++y) {
      for (int x = 0; x < shape.side; ++x) {
        int to_x = x + wyx::kPool[d].dx;
        int to_y = y + wyx::kPool[d].dy;
        if (to_x < 0 || to_x >= shape.side || to_y < 0 || to_y >= shape.side) continue;
        if ((board_ & Bit(wyx::CellAt(to_x, to_y))) == 0) continue;
        fitting_[wyx::CellAt(x, y)] |= wyx::DominoBit(domino);
      }
    }
  }
}

bool WyxSampler::Stuck(Cell at, CellSet visited, DominoSet fitting) {
  for (DominoSet rest = fitting; rest != 0; rest &= rest - 1) {
    int to = at + wyx::Shift(static_cast<DominoId>(std::countr_zero(rest)));
    if ((visited >> to & 1) == 0) return false;
  }
  return true;
}

bool WyxSampler::Walk(uint64_t batch, uint32_t walk, wyx::Path* path) const {
  // After so many draws in vain the walk is looked at, and if it is stuck, given up. The result
  // does not depend on the number.
  constexpr int kPatience = 40;
  Draws draws(seed_, batch, walk);
  uint32_t start = shape_.start ? *shape_.start : draws.Next();
  while ((board_ >> start & 1) == 0) start = draws.Next();
  auto at = static_cast<Cell>(start);
  CellSet visited = Bit(at);
  DominoSet unused = ~DominoSet{0};
  path->length = static_cast<uint8_t>(shape_.dominoes + 1);
  path->cells = {};
  path->cells[0] = at;
  for (int step = 1; step <= shape_.dominoes; ++step) {
    DominoSet fitting = fitting_[at] & unused;
    int patience = kPatience;
    while (true) {
      uint32_t draw = draws.Next();
      if ((fitting >> draw & 1) != 0) {
        auto to = static_cast<Cell>(at + wyx::Shift(static_cast<DominoId>(draw)));
        if ((visited >> to & 1) == 0) {
          unused &= ~wyx::DominoBit(static_cast<DominoId>(draw));
          at = to;
          break;
        }
      }
      if (--patience == 0) {
        if (Stuck(at, visited, fitting)) return false;
        patience = kPatience;
      }
    }
    visited |= Bit(at);
    path->cells[step] = at;
  }
  return true;
}

WalkSet WyxSampler::WalkTogether(uint64_t batch, uint32_t first, WalkGroup* walks) const {
  WalkSet made = picture_ ? 0 : WalkInLanes(lanes_, seed_, batch, first, walks);
  for (WalkSet rest = ~made; rest != 0; rest &= rest - 1) {
    int walk = std::countr_zero(rest);
    uint32_t number = first + static_cast<uint32_t>(walk);
    wyx::Path path;
    bool ended =
        picture_ ? picture_->Walk(Draws(seed_, batch, number), &path) : Walk(batch, number, &path);
    if (ended) {
      made |= WalkSet{1} << walk;
    } else {
      path.length = static_cast<uint8_t>(shape_.dominoes + 1);
      std::iota(path.cells.begin(), path.cells.end(), Cell{0});
    }
    walks->Put(walk, path);
  }
  return made;
}

}  // namespace grille::gen
