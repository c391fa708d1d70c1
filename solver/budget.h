#ifndef GRILLE_SOLVER_BUDGET_H_
#define GRILLE_SOLVER_BUDGET_H_

#include <cstdint>
#include <limits>

namespace grille {

/// No bound on a search.
inline constexpr uint64_t kNoBudget = std::numeric_limits<uint64_t>::max();

}  // namespace grille

#endif  // GRILLE_SOLVER_BUDGET_H_
