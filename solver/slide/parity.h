#ifndef GRILLE_SOLVER_SLIDE_PARITY_H_
#define GRILLE_SOLVER_SLIDE_PARITY_H_

#include <vector>

#include "solver/slide/taquin.h"

// The rule of the fifteen puzzle, after Chen Jingrun, "关于十五子的游戏": the tiles are read row by
// row without the blank; the inversions of a tile are the smaller ones that stand behind it. A move
// along a row leaves that sequence as it is; a move along a column takes a tile past `columns` − 1
// others, and so changes the parity of the number of inversions exactly when `columns` is even.

namespace grille::slide {

/// The source's table for a position.
struct InversionTable {
  std::vector<int> tiles;       ///< in the order they are read, without the blank
  std::vector<int> inversions;  ///< of each of them
  int total = 0;                ///< all inversions
  int odd_ones = 0;             ///< how many of `inversions` are odd: all that has to be counted
  int blank_row = 0;            ///< the blank's row, the bottom one being 1
  int columns = 0;
};

InversionTable TableOf(const Arrangement& position, int columns);

/// Which of the two classes a position is in: false as the usual goal ("normal"), true as the goal
/// with its last two tiles exchanged ("odd"). For an odd number of columns the parity of the
/// inversions, for an even one that of inversions plus rows between the blank and the bottom row.
bool IsOdd(const InversionTable& table);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PARITY_H_
