#ifndef GRILLE_GEN_WYX_LANES_DRAWS_H_
#define GRILLE_GEN_WYX_LANES_DRAWS_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/group.h"

namespace grille::gen {

/// Draws that one block of the random generator gives (gen/draws.h).
inline constexpr int kDrawsInBlock = 20;

/// The draws of one block of each walk of a group, 0 to 63; those of a turn in one row.
struct alignas(kWalksInGroup) DrawRows {
  std::array<WalkBytes, kDrawsInBlock> draw;
};

/// Draws 20 block … 20 block + 19 of walks `first` … `first` + 63 of a batch: those of gen/draws.h.
void MakeDraws(uint64_t seed, uint64_t batch, uint32_t first, uint32_t block, DrawRows* rows);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_DRAWS_H_
