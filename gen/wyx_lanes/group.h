#ifndef GRILLE_GEN_WYX_LANES_GROUP_H_
#define GRILLE_GEN_WYX_LANES_GROUP_H_

#include <array>
#include <cstdint>

#include "solver/wyx/grid.h"

namespace grille::gen {

/// So many walks are sampled and proved together. A power of two, so that any vector's lanes divide
/// it.
inline constexpr int kWalksInGroup = 64;

/// A set of walks of a group, bit w for walk w.
using WalkSet = uint64_t;

/// A byte of each walk of a group.
using WalkBytes = std::array<uint8_t, kWalksInGroup>;

/// The walks of a group side by side: row i holds the cell on which each of them stands after i
/// steps. Rows beyond the last step hold anything.
struct alignas(kWalksInGroup) WalkGroup {
  std::array<WalkBytes, wyx::kMaxDominoes + 1> cell;

  /// Walk `walk` of so many dominoes by itself.
  wyx::Path PathOf(int walk, int dominoes) const {
    wyx::Path path;
    path.length = static_cast<uint8_t>(dominoes + 1);
    for (int i = 0; i <= dominoes; ++i) path.cells[i] = cell[i][walk];
    return path;
  }

  /// Puts a path in the place of walk `walk`.
  void Put(int walk, const wyx::Path& path) {
    for (int i = 0; i < path.length; ++i) cell[i][walk] = path.cells[i];
  }
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_GROUP_H_
