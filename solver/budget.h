#ifndef GRILLE_SOLVER_BUDGET_H_
#define GRILLE_SOLVER_BUDGET_H_

#include <atomic>
#include <cstdint>
#include <limits>

namespace grille {

class Workers;
namespace slide {
class PatternSource;
}  // namespace slide

/// No bound on a search.
inline constexpr uint64_t kNoBudget = std::numeric_limits<uint64_t>::max();

/// What a search may use. Past nodes or bytes, or when it is stopped, its answer is 'unknown'.
struct SearchLimits {
  // Not explicit: a budget of nodes alone is the usual limit.
  SearchLimits(uint64_t most_nodes = kNoBudget) : nodes(most_nodes) {}  // NOLINT

  uint64_t nodes;                      ///< steps of the search
  uint64_t bytes = uint64_t{2} << 30;  ///< memory, where a search needs much of it
  /// Whether the solutions of fewest moves are to be counted even where that takes longer than to
  /// find one.
  bool count = false;
  /// Who has pattern databases at hand (slide/patterns/set.h); without, small ones are made. Not
  /// owned, as are the two below.
  const slide::PatternSource* patterns = nullptr;
  const Workers* workers = nullptr;         ///< who helps, where a search can be parted
  const std::atomic<bool>* stop = nullptr;  ///< becomes true when the answer is wanted no more
};

}  // namespace grille

#endif  // GRILLE_SOLVER_BUDGET_H_
