#ifndef GRILLE_SOLVER_WYX_SIFT_H_
#define GRILLE_SOLVER_WYX_SIFT_H_

#include "solver/wyx/departures.h"

namespace grille::wyx {

enum class Sifted {
  kSettled,  ///< one departure is left for each domino; whether they form a path is not checked
  kContradiction,  ///< a row, a column or a domino has nothing left: no solution
  kStuck,          ///< rules 1 to 3 do not lead further
};

/// Rules 1 to 4 on the board itself, all rows and columns at once, until nothing changes. Reduces
/// `table` in place; what is struck out is in no solution. Adds the number of passes to `*passes`,
/// and stops as kStuck when they would exceed `max_passes`.
Sifted Sift(Departures& table, uint64_t max_passes, uint64_t* passes);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_SIFT_H_
