#ifndef GRILLE_SOLVER_WYX_FOUR_SETS_H_
#define GRILLE_SOLVER_WYX_FOUR_SETS_H_

#include "solver/wyx/cell.h"

// Four sets of cells side by side, for loops that are compiled once for each level of processor
// (solver/clones.h). What such a loop calls has to be inlined into it: a function of its own would
// be compiled for the plain processor.

#define GRILLE_INLINE inline __attribute__((always_inline))

namespace grille::wyx {

/// So many dominoes are looked at side by side, as a vector of g++ and clang: one instruction where
/// the processor has it, several where it has not.
inline constexpr int kAbreast = 4;
using Four = CellSet __attribute__((vector_size(8 * kAbreast)));

GRILLE_INLINE CellSet AnyOf(const Four& sets) { return (sets[0] | sets[1]) | (sets[2] | sets[3]); }

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_FOUR_SETS_H_
