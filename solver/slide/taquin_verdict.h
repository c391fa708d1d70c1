#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_VERDICT_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_VERDICT_H_

#include <string>

#include "solver/slide/taquin.h"

namespace grille::slide {

/// Whether a taquin can be solved, by the rule of the source (parity.h).
struct TaquinVerdict {
  bool solvable = true;
  std::string reason;  ///< in a sentence, either way: inversions, odd ones, the blank's row
};

TaquinVerdict VerdictOf(const Taquin& taquin);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_VERDICT_H_
