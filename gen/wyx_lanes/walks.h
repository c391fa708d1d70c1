#ifndef GRILLE_GEN_WYX_LANES_WALKS_H_
#define GRILLE_GEN_WYX_LANES_WALKS_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/group.h"

namespace grille::gen {

/// What walking in lanes must know of a run on a whole board. Immutable once made; shared by
/// threads.
struct LaneBoard {
  LaneBoard(int dominoes, int side, int reach);

  int dominoes;
  int side;
  /// For each domino dx + 16 dy, modulo 256; 0 where it is out of reach.
  alignas(64) std::array<uint8_t, wyx::kPoolSize> move;
};

/// Walks `first` … `first` + 63 of a batch by the law of WyxSampler, side by side. Returns those
/// that came to their end; of the others nothing is known, and their cells are not set.
WalkSet WalkInLanes(const LaneBoard& board, uint64_t seed, uint64_t batch, uint32_t first,
                    WalkGroup* walks);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_WALKS_H_
