#ifndef GRILLE_GEN_WYX_LANES_JUMPS_H_
#define GRILLE_GEN_WYX_LANES_JUMPS_H_

#include <array>

#include "gen/wyx_lanes/group.h"

namespace grille::gen {

/// What the walks of a group do at each step.
struct alignas(kWalksInGroup) Jumps {
  std::array<WalkBytes, wyx::kMaxDominoes> shift;    ///< of the domino, as in departures.h
  std::array<WalkBytes, wyx::kMaxDominoes> columns;  ///< bit x: the domino can be played there
  std::array<WalkBytes, wyx::kMaxDominoes> up;       ///< its dy, modulo 256
};

/// Finds them.
void FindJumps(const WalkGroup& walks, int dominoes, Jumps* jumps);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_JUMPS_H_
