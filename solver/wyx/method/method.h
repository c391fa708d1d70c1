#ifndef GRILLE_SOLVER_WYX_METHOD_METHOD_H_
#define GRILLE_SOLVER_WYX_METHOD_METHOD_H_

#include <cstdint>

#include "absl/types/span.h"
#include "solver/budget.h"
#include "solver/wyx/grid.h"
#include "solver/wyx/method/step.h"

namespace grille::wyx {

/// Solves a grid that passes Validate as a person would, always by the simplest deduction that is
/// available, and tells every step that is needed. What is concluded is proved: nothing is guessed,
/// and no use is made of there being only one solution. `played` are stops taken for granted, from
/// the start on, marks among them; each must be a circle that an unused domino leads to, and the
/// end only the last of all. Steps of a round stand in the order of rules, then of lines. After
/// `trials` trials the verdict is kUnknown.
Trace SolveByMethod(const Grid& grid, absl::Span<const Cell> played = {},
                    uint64_t trials = kNoBudget);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_METHOD_H_
