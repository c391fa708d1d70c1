#ifndef GRILLE_SOLVER_WYX_DOMINO_H_
#define GRILLE_SOLVER_WYX_DOMINO_H_

#include <array>
#include <cstdint>
#include <string>

#include "solver/wyx/cell.h"

namespace grille::wyx {

/// A domino: a jump by (dx, dy), x to the right, y upward.
struct Domino {
  int8_t dx;
  int8_t dy;
};

/// A domino's number in the pool, 0 to 63, in the order of (dx, dy).
using DominoId = uint8_t;

/// A set of dominoes, bit d for domino d.
using DominoSet = uint64_t;

inline constexpr int kPoolSize = 64;
inline constexpr int kMinReach = 2;
inline constexpr int kMaxReach = 4;

namespace internal {
constexpr bool InPool(int dx, int dy) {
  bool far_x = dx <= -3 || dx >= 3;
  bool far_y = dy <= -3 || dy >= 3;
  return (dx != 0 || dy != 0) && !(far_x && far_y);
}

constexpr std::array<Domino, kPoolSize> MakePool() {
  std::array<Domino, kPoolSize> pool{};
  int n = 0;
  for (int dx = -kMaxReach; dx <= kMaxReach; ++dx) {
    for (int dy = -kMaxReach; dy <= kMaxReach; ++dy) {
      if (InPool(dx, dy)) pool[n++] = {static_cast<int8_t>(dx), static_cast<int8_t>(dy)};
    }
  }
  return pool;
}

constexpr std::array<int8_t, 81> MakePoolIndex() {
  std::array<int8_t, 81> index{};
  for (int8_t& entry : index) entry = -1;
  constexpr auto kDominoes = MakePool();
  for (int d = 0; d < kPoolSize; ++d) {
    index[(kDominoes[d].dx + 4) * 9 + kDominoes[d].dy + 4] = static_cast<int8_t>(d);
  }
  return index;
}

inline constexpr std::array<int8_t, 81> kPoolIndex = MakePoolIndex();

/// dx + 16·dy over the board, and the domino with that sum.
inline constexpr int kLargestDifference = 7 + 16 * 7;
inline constexpr std::array<int8_t, 2 * kLargestDifference + 1> kDominoOfDifference = [] {
  std::array<int8_t, 2 * kLargestDifference + 1> index{};
  for (int8_t& entry : index) entry = -1;
  constexpr auto kDominoes = MakePool();
  for (int d = 0; d < kPoolSize; ++d) {
    index[kDominoes[d].dx + 16 * kDominoes[d].dy + kLargestDifference] = static_cast<int8_t>(d);
  }
  return index;
}();
}  // namespace internal

/// The pool of puzzles.md: |dx|, |dy| ≤ 4, not (0, 0), not both beyond 2. Sorted by (dx, dy), so
/// that the opposite of domino d is domino 63 − d.
inline constexpr std::array<Domino, kPoolSize> kPool = internal::MakePool();

/// The number of the domino (dx, dy), or −1 when it is not in the pool. Any dx, dy may be asked.
constexpr int DominoIndex(int dx, int dy) {
  if (dx < -4 || dx > 4 || dy < -4 || dy > 4) return -1;
  return internal::kPoolIndex[(dx + 4) * 9 + dy + 4];
}

constexpr DominoId Opposite(DominoId d) { return static_cast<DominoId>(kPoolSize - 1 - d); }

constexpr DominoSet DominoBit(DominoId d) { return DominoSet{1} << d; }

/// How far a domino moves a cell's number: dx + 8·dy.
constexpr int Shift(DominoId d) { return kPool[d].dx + 8 * kPool[d].dy; }

/// The domino that leads from one cell to the other; −1 when none of the pool does.
constexpr int DominoBetween(Cell from, Cell to) {
  // With 16 columns instead of 8 a difference of numbers tells dx and dy apart.
  int difference = (to + (to & 0x38)) - (from + (from & 0x38));
  return internal::kDominoOfDifference[difference + internal::kLargestDifference];
}

/// The larger of |dx| and |dy|.
constexpr int ReachOf(DominoId d) {
  int ax = kPool[d].dx < 0 ? -kPool[d].dx : kPool[d].dx;
  int ay = kPool[d].dy < 0 ? -kPool[d].dy : kPool[d].dy;
  return ax > ay ? ax : ay;
}

/// The dominoes of the pool that reach no further than `reach`: 24, 44 or 64 for 2, 3, 4.
constexpr DominoSet DominoesWithin(int reach) {
  DominoSet set = 0;
  for (int d = 0; d < kPoolSize; ++d) {
    if (ReachOf(static_cast<DominoId>(d)) <= reach) set |= DominoBit(static_cast<DominoId>(d));
  }
  return set;
}

/// The name used in codes: "L3U1", "D1", "R2".
std::string DominoName(DominoId d);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_DOMINO_H_
