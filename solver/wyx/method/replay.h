#ifndef GRILLE_SOLVER_WYX_METHOD_REPLAY_H_
#define GRILLE_SOLVER_WYX_METHOD_REPLAY_H_

#include <array>
#include <vector>

#include "solver/wyx/grid.h"
#include "solver/wyx/method/step.h"

namespace grille::wyx {

/// What has become of a place in the table.
enum class EntryState : uint8_t { kNone, kOpen, kPlaced, kStruck };

/// The table of a grid on a person's desk: at first the full one, then as the steps of a trace
/// leave it, one by one. A copy serves for a trial.
class Replay {
 public:
  /// The full table; marks are disregarded. Requires EndIsMarked.
  explicit Replay(const Grid& grid);

  /// Does to the table what a step says.
  void Apply(const Step& step);

  EntryState At(Cell from, Cell to) const { return state_[Place(from, to)]; }

  /// All entries of the full table, in rising order of `from`, then of `to`.
  const std::vector<Jump>& entries() const { return entries_; }

 private:
  static size_t Place(Cell from, Cell to) { return size_t{64} * from + to; }

  std::vector<Jump> entries_;
  std::array<EntryState, size_t{64}* 64> state_ = {};
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_REPLAY_H_
