#ifndef GRILLE_SOLVER_WYX_METHOD_BESIDE_H_
#define GRILLE_SOLVER_WYX_METHOD_BESIDE_H_

#include <array>
#include <cstdint>

#include "solver/wyx/grid.h"
#include "solver/wyx/method/course.h"

namespace grille::wyx {

/// The table of a grid whose only solution is known, for rules 1 to 3 and rings, at the speed that
/// mass production needs.
///
/// All that these rules ask is whether a line still holds an entry that is not the solution's. So
/// what is kept are the entries beside the solution's, as a set of bits; each jump of the solution
/// has three lines, subsets of it, that go when the jump is settled; and the jump can be settled
/// when one of the three is empty. Cells and dominoes are numbered along the solution: jump i leads
/// from cell i to cell i + 1.
struct Beside {
  static constexpr int kMostEntries = 64;

  int n = 0;
  int count = 0;      ///< entries in all
  uint64_t live = 0;  ///< those not struck out
  uint32_t open = 0;  ///< jumps not settled
  /// Rows, columns and dominoes of the jumps; empty beyond the last.
  alignas(64) std::array<uint64_t, kMaxDominoes> row;
  alignas(64) std::array<uint64_t, kMaxDominoes> column;
  alignas(64) std::array<uint64_t, kMaxDominoes> domino;
};

/// Sets up the table of a grid and goes through it by walking, rules 1 to 3 and rule 5 but for dead
/// chains, until it is settled (`open` is 0) or more is needed. What is gone through is added up in
/// `*course`. False, and nothing done, when the table has more entries than fit.
bool GoByLines(const Grid& grid, const Path& solution, Beside* beside, Course* course);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_BESIDE_H_
