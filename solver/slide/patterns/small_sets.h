#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SMALL_SETS_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SMALL_SETS_H_

#include <memory>

#include "solver/slide/patterns/set.h"

namespace grille::slide {

/// Small databases (SplitSize::kSmall), for whoever has none at hand. A set is made when it is
/// first asked for, which takes a second or two, and kept: it depends on board and vacancy alone,
/// and is immutable. The few that were asked for last are kept. Thread-safe.
const PatternSource& SmallSets();

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SMALL_SETS_H_
