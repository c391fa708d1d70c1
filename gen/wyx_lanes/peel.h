#ifndef GRILLE_GEN_WYX_LANES_PEEL_H_
#define GRILLE_GEN_WYX_LANES_PEEL_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/group.h"

namespace grille::gen {

/// Where rules 1 to 3 do not lead further: what is left of the table of a walk's grid beside the
/// walk itself. Steps are numbered from 0.
struct Stuck {
  int walk;        ///< of the group
  uint32_t steps;  ///< those not settled, bit k for step k
  /// For each of these the cells, other than its own, from which its domino may still be played.
  std::array<wyx::CellSet, wyx::kMaxDominoes> from;
};

/// The stuck walks of a group, in no order that matters.
struct StuckWalks {
  int count = 0;
  std::array<Stuck, kWalksInGroup> walk;
};

/// Applies rules 1 to 4 to the grids of the walks in `wanted`, with so many marks, until nothing
/// changes. Returns those that are settled, which have no other solution; the others go to
/// `*stuck`. All walks of the group, wanted or not, must lead over different cells.
WalkSet Peel(const WalkGroup& walks, int dominoes, int marks, WalkSet wanted, StuckWalks* stuck);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_PEEL_H_
