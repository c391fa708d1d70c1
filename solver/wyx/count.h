#ifndef GRILLE_SOLVER_WYX_COUNT_H_
#define GRILLE_SOLVER_WYX_COUNT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "solver/budget.h"
#include "solver/wyx/grid.h"
#include "solver/wyx/table.h"

namespace grille::wyx {

/// Bounds of a count.
struct CountLimits {
  uint64_t solutions = 2;       ///< how many solutions are wanted, at least 1
  uint64_t passes = kNoBudget;  ///< how many passes of elimination over a table may be spent
};

/// What a count found. A pass is one look through all lines of a table; even the plainest grid
/// takes two.
struct SolutionCount {
  bool known = true;  ///< false when the passes ran out: then `solutions` is a lower bound only
  uint64_t solutions = 0;  ///< exact unless `more` or not `known`; never above the limit
  bool more = false;       ///< there are more solutions than the limit
  uint64_t passes = 0;
  uint64_t branches = 0;    ///< trials made where elimination did not lead further
  std::vector<Path> found;  ///< the solutions, in the order of their stops; for a bare table the
                            ///< cells are its numbers
};

/// Counts the solutions of a grid that passes Validate. Thread-safe.
SolutionCount CountSolutions(const Grid& grid, const CountLimits& limits);

/// The same for a table of any origin.
SolutionCount CountSolutions(const Table& table, const CountLimits& limits);

/// How a known solution was found to be the only one, if it is.
enum class Proof {
  kNone,       ///< there are others
  kBySingles,  ///< rules 1 to 3 settle the grid
  kBySearch,   ///< they do not; it takes circuits or trials
};

/// Proves that `solution`, known to solve the grid, is its only solution. What CountSolutions would
/// find, at the speed that mass production needs: no memory is allocated.
Proof ProveOnly(const Grid& grid, const Path& solution);

/// Whether there is such a proof.
inline bool IsOnlySolution(const Grid& grid, const Path& solution) {
  return ProveOnly(grid, solution) != Proof::kNone;
}

/// Why the grid has no solution, as far as one look at its table can tell; empty when it cannot.
std::string WhyNone(const Grid& grid);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_COUNT_H_
