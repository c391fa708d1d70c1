#ifndef GRILLE_SOLVER_WYX_METHOD_ROUND_H_
#define GRILLE_SOLVER_WYX_METHOD_ROUND_H_

#include <cstdint>

namespace grille::wyx {

/// What sort of deduction a round is of, the simplest first. All deductions of the sort are made
/// together, from the same state, so that the course of the rounds does not depend on any order,
/// nor on how the grid is turned, mirrored or walked.
enum class RoundSort : uint8_t {
  kWalk,       ///< at the knight, and back from the end
  kLines,      ///< rules 1 and 2
  kDominoes,   ///< rule 3
  kCircuits,   ///< rule 5: rings, and reaching the end too early
  kDeadChain,  ///< rule 5: chains whose ends could only meet each other
  kLocked,     ///< locked pairs
  kTrial,      ///< rule 6
};

/// A round as the grade sees it.
struct Round {
  RoundSort sort = RoundSort::kWalk;
  int at_hand = 0;  ///< deductions there were: entries placed, or entries struck out
  /// How crowded the table was: entries neither settled nor struck out. For kWalk those in the
  /// knight's row and in the column of the first of the last cells known.
  int open = 0;
  int length = 0;  ///< kTrial: looks through the table until the contradiction
  int depth = 0;   ///< kTrial: 1, or more for trials inside trials
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_ROUND_H_
