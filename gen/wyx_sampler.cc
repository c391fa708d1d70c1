#include "gen/wyx_sampler.h"

#include <algorithm>
#include <bit>

#include "gen/draws.h"
#include "solver/clones.h"

namespace grille::gen {

using wyx::Bit;
using wyx::Cell;
using wyx::CellSet;
using wyx::DominoId;
using wyx::DominoSet;

WyxSampler::WyxSampler(const WyxShape& shape, uint64_t seed) : shape_(shape), seed_(seed) {
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

namespace {

constexpr int kGroup = WyxSampler::kGroup;

/// So many draws of each walk are made ready: two blocks. The few walks in a hundred that take more
/// are walked again by the plain law.
constexpr int kBlocks = 2;
constexpr int kReady = 20 * kBlocks;

/// Draw k of each walk of a group in row k.
using ReadyDraws = std::array<std::array<uint8_t, kGroup>, kReady>;

/// Draws as in draws.h, with the walks side by side, so that the compiler finds vectors in it.
inline __attribute__((always_inline)) void MakeReady(uint64_t seed, uint64_t batch, uint32_t first,
                                                     ReadyDraws* draws) {
  using Words = std::array<uint32_t, kGroup>;
  for (int block = 0; block < kBlocks; ++block) {
    std::array<Words, 4> words;
    for (int l = 0; l < kGroup; ++l) {
      auto bits = Philox({static_cast<uint32_t>(block), first + static_cast<uint32_t>(l),
                          static_cast<uint32_t>(batch), static_cast<uint32_t>(batch >> 32)},
                         {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
      for (int w = 0; w < 4; ++w) words[w][l] = bits[w];
    }
    for (int k = 0; k < 20; ++k) {
      for (int l = 0; l < kGroup; ++l) {
        (*draws)[20 * block + k][l] = static_cast<uint8_t>(words[k / 5][l] >> (6 * (k % 5)) & 63);
      }
    }
  }
}

/// How far each domino moves a cell's number.
constexpr std::array<int8_t, wyx::kPoolSize> kMove = [] {
  std::array<int8_t, wyx::kPoolSize> move{};
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    move[d] = static_cast<int8_t>(wyx::Shift(static_cast<DominoId>(d)));
  }
  return move;
}();

/// One walk of a group on its way.
struct Lane {
  const uint8_t* draw;  ///< the next, kGroup bytes before the one after
  Cell* cells;
  CellSet visited;
  DominoSet unused = ~DominoSet{0};
  DominoSet fitting;
  uint32_t at;
  uint32_t count = 1;  ///< cells found

  /// Takes the next draw, without a branch: no predictor could tell whether it is accepted.
  void Step(const std::array<DominoSet, 64>& dominoes_at) {
    uint32_t d = *draw;
    draw += kGroup;
    uint32_t to = (at + static_cast<uint32_t>(kMove[d])) & 63;
    uint64_t accepted = fitting >> d & ~(visited >> to) & 1;
    cells[count] = static_cast<Cell>(to);
    count += static_cast<uint32_t>(accepted);
    at ^= (at ^ to) & (0U - static_cast<uint32_t>(accepted));
    visited |= accepted << to;
    unused &= ~(accepted << d);
    fitting = dominoes_at[at] & unused;
  }
};

/// Walks go side by side, since the draws of one walk wait for each other.
constexpr int kAbreast = 4;

}  // namespace

GRILLE_CLONES void WyxSampler::WalkGroup(uint64_t batch, uint32_t first,
                                         std::array<wyx::Path, kGroup>* paths,
                                         std::array<bool, kGroup>* made) const {
  if (picture_) {
    for (uint32_t l = 0; l < kGroup; ++l) {
      (*made)[l] = picture_->Walk(Draws(seed_, batch, first + l), &(*paths)[l]);
    }
    return;
  }
  ReadyDraws draws;
  MakeReady(seed_, batch, first, &draws);
  const auto wanted = static_cast<uint32_t>(shape_.dominoes + 1);
  for (int group = 0; group < kGroup; group += kAbreast) {
    // Beyond its last cell a walk goes on in vain, so there is room for all draws.
    std::array<std::array<Cell, kReady + 2>, kAbreast> cells;
    std::array<Lane, kAbreast> lanes;
    int left = kReady;
    for (int i = 0; i < kAbreast; ++i) {
      int used = 0;
      while (used < kReady - 1 && (board_ >> draws[used][group + i] & 1) == 0) ++used;
      Lane& lane = lanes[i];
      lane.at = draws[used][group + i];
      lane.draw = &draws[used][group + i] + kGroup;
      lane.cells = cells[i].data();
      cells[i][0] = static_cast<Cell>(lane.at);
      lane.visited = Bit(static_cast<Cell>(lane.at));
      lane.fitting = fitting_[lane.at];
      left = std::min(left, kReady - 1 - used);
    }
    for (; left >= 4; left -= 4) {
      uint32_t least = wanted;
#pragma GCC unroll 4
      for (int step = 0; step < 4; ++step) {
#pragma GCC unroll 4
        for (Lane& lane : lanes) lane.Step(fitting_);
      }
      for (const Lane& lane : lanes) least = std::min(least, lane.count);
      if (least == wanted) break;
    }
    for (int i = 0; i < kAbreast; ++i) {
      wyx::Path& path = (*paths)[group + i];
      if (lanes[i].count < wanted) {
        (*made)[group + i] = Walk(batch, first + static_cast<uint32_t>(group + i), &path);
        continue;
      }
      (*made)[group + i] = true;
      path.length = static_cast<uint8_t>(wanted);
      path.cells = {};
      std::copy_n(cells[i].begin(), wanted, path.cells.begin());
    }
  }
}

}  // namespace grille::gen
