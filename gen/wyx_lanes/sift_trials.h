#ifndef GRILLE_GEN_WYX_LANES_SIFT_TRIALS_H_
#define GRILLE_GEN_WYX_LANES_SIFT_TRIALS_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/trial_pool.h"

namespace grille::gen {

/// How many trials are sifted at once: as many as a vector has lanes, TrialPool::kMostAtOnce at the
/// most.
int TrialsAtOnce();

/// The tables of trials side by side: for each step the places of its domino.
struct alignas(64) TrialSets {
  std::array<std::array<wyx::CellSet, TrialPool::kMostAtOnce>, wyx::kMaxDominoes> of;
};

/// Applies rules 1 to 4 to the trials of a pool from `at` on, of at most `size` steps, until
/// nothing changes; bit i of `wanted` says whether trial at + i counts. Returns those that are not
/// refuted, whose tables, as far as they are left, go to `*sets`.
uint64_t SiftTrials(const TrialPool& pool, int at, int size, uint64_t wanted, TrialSets* sets);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_SIFT_TRIALS_H_
