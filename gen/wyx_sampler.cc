#include "gen/wyx_sampler.h"

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
  fitting_[0][0] = wyx::BoardCells(shape.side);
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    auto domino = static_cast<DominoId>(d);
    if (wyx::ReachOf(domino) > shape.reach) continue;
    for (int y = 0; y < shape.side; ++y) {
      for (int x = 0; x < shape.side; ++x) {
        int to_x = x + wyx::kPool[d].dx;
        int to_y = y + wyx::kPool[d].dy;
        if (to_x < 0 || to_x >= shape.side || to_y < 0 || to_y >= shape.side) continue;
        fitting_[1][wyx::CellAt(x, y)] |= wyx::DominoBit(domino);
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
  uint32_t start = draws.Next();
  while ((fitting_[0][0] >> start & 1) == 0) start = draws.Next();
  auto at = static_cast<Cell>(start);
  CellSet visited = Bit(at);
  DominoSet unused = ~DominoSet{0};
  path->length = static_cast<uint8_t>(shape_.dominoes + 1);
  path->cells[0] = at;
  for (int step = 1; step <= shape_.dominoes; ++step) {
    DominoSet fitting = fitting_[1][at] & unused;
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

/// Block `block` of each walk of a group: Philox with the walks side by side.
std::array<std::array<uint32_t, kGroup>, 4> PhiloxGroup(uint64_t seed, uint64_t batch,
                                                        uint32_t first, uint32_t block) {
  std::array<std::array<uint32_t, kGroup>, 4> words;
  for (int l = 0; l < kGroup; ++l) {
    auto one = Philox({block, first + static_cast<uint32_t>(l), static_cast<uint32_t>(batch),
                       static_cast<uint32_t>(batch >> 32)},
                      {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
    for (int w = 0; w < 4; ++w) words[w][l] = one[w];
  }
  return words;
}

/// How far a draw moves: [0] from nowhere to the cell it names, [1] by its domino.
constexpr std::array<std::array<uint8_t, 64>, 2> kMove = [] {
  std::array<std::array<uint8_t, 64>, 2> move{};
  for (int d = 0; d < 64; ++d) {
    move[0][d] = static_cast<uint8_t>(d);
    move[1][d] = static_cast<uint8_t>(wyx::Shift(static_cast<DominoId>(d)) & 63);
  }
  return move;
}();

/// One walk of a group on its way.
struct Lane {
  CellSet visited = 0;
  DominoSet unused = ~DominoSet{0};
  uint32_t at = 0;
  uint32_t placed = 0;                            ///< 1 once the start is found
  uint32_t count = 0;                             ///< cells found
  std::array<Cell, wyx::kMaxDominoes + 2> cells;  ///< one more than a path has, for writes in vain
};

}  // namespace

// A draw is accepted or not without a branch, since no predictor could tell which; and one walk's
// draws depend on each other, so several walks are taken side by side to fill the waiting. Walks
// that are not done after two blocks, a few in a hundred, are walked again by the plain law.
void WyxSampler::WalkGroup(uint64_t batch, uint32_t first, std::array<wyx::Path, kGroup>* paths,
                           std::array<bool, kGroup>* made) const {
  constexpr uint32_t kBlocks = 2;
  const auto wanted = static_cast<uint32_t>(shape_.dominoes + 1);
  std::array<Lane, kGroup> lanes;
  for (uint32_t block = 0; block < kBlocks; ++block) {
    auto words = PhiloxGroup(seed_, batch, first, block);
    for (std::array<uint32_t, kGroup>& word : words) {
      for (int draw = 0; draw < 5; ++draw) {
        for (int l = 0; l < kGroup; ++l) {
          Lane& lane = lanes[l];
          uint32_t d = word[l] & 63;
          word[l] >>= 6;
          uint32_t to = (lane.at + kMove[lane.placed][d]) & 63;
          uint64_t fits = (fitting_[lane.placed][lane.at] & lane.unused) >> d &
                          ~(lane.visited >> to) & (lane.count < wanted ? 1 : 0);
          lane.cells[lane.count] = static_cast<Cell>(to);
          lane.count += static_cast<uint32_t>(fits);
          lane.at ^= (lane.at ^ to) & (0U - static_cast<uint32_t>(fits));
          lane.visited |= fits << to;
          lane.unused &= ~((fits & lane.placed) << d);
          lane.placed |= static_cast<uint32_t>(fits);
        }
      }
    }
  }
  for (int l = 0; l < kGroup; ++l) {
    wyx::Path& path = (*paths)[l];
    (*made)[l] = true;
    if (lanes[l].count < wanted) {
      (*made)[l] = Walk(batch, first + static_cast<uint32_t>(l), &path);
      continue;
    }
    path.length = static_cast<uint8_t>(wanted);
    for (uint32_t i = 0; i < wanted; ++i) path.cells[i] = lanes[l].cells[i];
  }
}

}  // namespace grille::gen
