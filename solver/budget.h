#ifndef GRILLE_SOLVER_BUDGET_H_
#define GRILLE_SOLVER_BUDGET_H_

#include <cstdint>
#include <limits>

namespace grille {

/// No bound on a search.
inline constexpr uint64_t kNoBudget = std::numeric_limits<uint64_t>::max();

/// What a search may use. Past the first two its answer is 'unknown'.
struct SearchLimits {
  // Not explicit: a budget of nodes alone is the usual limit.
  SearchLimits(uint64_t most_nodes = kNoBudget) : nodes(most_nodes) {}  // NOLINT

  uint64_t nodes;                      ///< steps of the search
  uint64_t bytes = uint64_t{2} << 30;  ///< memory, where a search needs much of it
};

}  // namespace grille

#endif  // GRILLE_SOLVER_BUDGET_H_
