#ifndef GRILLE_GEN_WYX_LANES_OPEN_STEPS_H_
#define GRILLE_GEN_WYX_LANES_OPEN_STEPS_H_

#include <array>
#include <cstdint>

#include "gen/wyx_lanes/peel.h"

namespace grille::gen {

/// The grid of a stuck walk without what is settled: the steps that are open, in their order, and
/// how the settled ones join them.
struct OpenSteps {
  /// Of each step, or of its domino, a set of cells.
  using Sets = std::array<wyx::CellSet, wyx::kMaxDominoes>;

  int size;                                       ///< number of steps
  std::array<uint64_t, wyx::kMaxDominoes> shift;  ///< of their dominoes, 1 to 63
  Sets row;                                       ///< the cell that each leaves
  Sets column;                                    ///< the cell that it enters
  Sets elsewhere;                                 ///< from where else its domino may be played
  wyx::CellSet rows;                              ///< all that they leave
  wyx::CellSet columns;                           ///< all that they enter
  wyx::Cell first;                                ///< the first cell that one leaves
  /// For each cell that one enters, the next one that another leaves, by settled steps; kEnd where
  /// none follows.
  std::array<uint8_t, 64> leads_to;
  static constexpr uint8_t kEnd = 255;
  /// An entry that is in nobody's way: from the end of the walk to its start.
  wyx::CellSet idle_from;
  uint64_t idle_shift;
};

/// The open steps of a stuck walk.
void FindOpenSteps(const WalkGroup& walks, int dominoes, const Stuck& stuck, OpenSteps* open);

/// A set of open steps, bit i for the i-th.
using Steps = uint32_t;

/// What Peel does, once all but `steps` are settled: takes what falls with them out of
/// `*elsewhere`, which is as in OpenSteps, and returns the steps that stay open.
Steps PeelOn(const OpenSteps& open, Steps steps, OpenSteps::Sets* elsewhere);

/// Whether the steps form one path when each domino is played from the one cell that `from` has for
/// it.
bool IsPath(const OpenSteps& open, const OpenSteps::Sets& from);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_OPEN_STEPS_H_
