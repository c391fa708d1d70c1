#ifndef GRILLE_GEN_WYX_LANES_TRIAL_POOL_H_
#define GRILLE_GEN_WYX_LANES_TRIAL_POOL_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/open_steps.h"

namespace grille::gen {

/// Trials waiting to be looked at, the latest first. A trial is a table: for each open step the
/// cells from which its domino may be played. They are kept by field, side by side, so that a few
/// of them are loaded into the lanes of vectors at once.
struct TrialPool {
  /// Requires that no grid gets more than kMostCases trials at first, none while there are more
  /// than kEnough, and that a trial is replaced by its own ones while there are no others above it
  /// than the kMostAtOnce taken with it. Then those of d settled dominoes all come from d − 1 and
  /// from kMostAtOnce trials, each of which has no more places for a domino than rows are left.
  static constexpr int kMostAtOnce = 8;
  static constexpr int kEnough = 64;
  static constexpr int kMostCases = wyx::kMaxDominoes * (wyx::kMaxDominoes - 1) / 2;
  static constexpr int kRoom = kEnough + kMostCases + kMostAtOnce * kMostCases;
  /// Vectors may be loaded from the last trial on. The same trial's fields are an odd number of
  /// cache lines apart, so that a cache has room for all of them.
  static constexpr int kBeyond = 32;
  static_assert(kBeyond >= kMostAtOnce);
  using Field = std::array<uint64_t, kRoom + kBeyond>;
  static_assert(sizeof(Field) / 64 % 2 == 1);

  int count = 0;
  std::array<uint8_t, kRoom> owner;  ///< whose trial it is
  Field rows;
  Field columns;
  alignas(64) std::array<Field, wyx::kMaxDominoes> from;
  std::array<Field, wyx::kMaxDominoes> shift;

  /// Puts in a trial in which step `step` is played from `cell`; of the others, `sets` is left.
  void Add(const OpenSteps& open, int number, const OpenSteps::Sets& sets, int step,
           wyx::CellSet cell) {
    owner[count] = static_cast<uint8_t>(number);
    rows[count] = open.rows;
    columns[count] = open.columns;
    for (int k = 0; k < open.size; ++k) {
      from[k][count] = k == step ? cell : sets[k];
      shift[k][count] = open.shift[k];
    }
    ++count;
  }

  /// Puts idle entries in the place of the steps of a trial from `first` to before `end`.
  void Idle(const OpenSteps& open, int trial, int first, int end) {
    for (int k = first; k < end; ++k) {
      from[k][trial] = open.idle_from;
      shift[k][trial] = open.idle_shift;
    }
  }
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_TRIAL_POOL_H_
