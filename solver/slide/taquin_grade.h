#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_GRADE_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_GRADE_H_

#include "solver/slide/cuts.h"
#include "solver/slide/parity.h"

// The score of a taquin is its minimum of moves; that of the question whether it can be solved,
// what there is to count: the inversions, and the tiles that are looked at for them.

namespace grille::slide {

/// Changes when the level or the score of any taquin would.
inline constexpr int kTaquinGradeVersion = 1;

inline constexpr Cuts kTaquinCuts = {8, 16, 24, 32, 44};
inline constexpr Cuts kParityCuts = {12, 25, 60, 100, 170};

inline int32_t ParityScore(const InversionTable& table) {
  return static_cast<int32_t>(table.total) + static_cast<int32_t>(table.tiles.size());
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_GRADE_H_
