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
  static constexpr int kRoom = 256;
  /// Vectors may be loaded from the last trial on.
  static constexpr int kBeyond = 8;
  using Field = std::array<uint64_t, kRoom + kBeyond>;

  int count = 0;
  std::array<uint8_t, kRoom> owner;  ///< whose trial it is
  Field rows;
  Field columns;
  alignas(64) std::array<Field, wyx::kMaxDominoes> from;
  std::array<Field, wyx::kMaxDominoes> shift;

  /// Puts in a trial in which step `step` is played from `cell`; of the others, `sets` is left.
  /// False when there is no room.
  bool Add(const OpenSteps& open, int number, const OpenSteps::Sets& sets, int step,
           wyx::CellSet cell) {
    if (count == kRoom) return false;
    owner[count] = static_cast<uint8_t>(number);
    rows[count] = open.rows;
    columns[count] = open.columns;
    int k = 0;
    for (; k < open.size; ++k) {
      from[k][count] = k == step ? cell : sets[k];
      shift[k][count] = open.shift[k];
    }
    ++count;
    return true;
  }

  /// Puts idle entries in the place of the steps that a trial has less than `size`.
  void Idle(const OpenSteps& open, int trial, int size) {
    for (int k = open.size; k < size; ++k) {
      from[k][trial] = open.idle_from;
      shift[k][trial] = open.idle_shift;
    }
  }
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_TRIAL_POOL_H_
