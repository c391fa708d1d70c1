#ifndef GRILLE_SOLVER_SLIDE_ETOILE_GRADE_H_
#define GRILLE_SOLVER_SLIDE_ETOILE_GRADE_H_

#include "solver/slide/cuts.h"
#include "solver/slide/etoile.h"

// The score of a patience is its minimum of moves; the level follows from it and from the sort of
// patience, for twenty moves are much with colours and little with fifteen tokens to be told apart.

namespace grille::slide {

/// Changes when the level or the score of any patience would.
inline constexpr int kEtoileGradeVersion = 1;

// By colour: of all starts of Problem I's goal 0.03, 1, 9, 37, 45 and 8 %. Problem I is hard.
inline constexpr Cuts kColourCuts = {10, 15, 19, 23, 27};
inline constexpr Cuts kLetterCuts = {15, 25, 35, 42, 48};
inline constexpr Cuts kWordCuts = {10, 20, 35, 50, 70};

constexpr Level EtoileLevel(Form form, int moves) {
  return LevelOf(moves, form == Form::kColours   ? kColourCuts
                        : form == Form::kLetters ? kLetterCuts
                                                 : kWordCuts);
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ETOILE_GRADE_H_
