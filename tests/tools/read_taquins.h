#ifndef GRILLE_TESTS_TOOLS_READ_TAQUINS_H_
#define GRILLE_TESTS_TOOLS_READ_TAQUINS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "tests/tools/read_back.h"

// Taquins, read from a printed page (read_back.h).

namespace grille::sheet {

/// The tiles of a taquin, row by row, 0 for the blank.
struct PrintedBoard {
  size_t columns = 0;
  std::vector<int> tiles;
};

/// Boards of tiles, the one with the largest digits first: start and goal.
std::vector<PrintedBoard> BoardsOf(const Printed& puzzle);

/// The tiles that slide, of a board of so many.
std::vector<int> SlidesOf(const Printed& answer, size_t tiles);

/// What is said of a taquin that may be impossible.
struct PrintedVerdict {
  bool yes = false;
  std::vector<int> tiles;
  std::vector<int> inversions;
};
PrintedVerdict VerdictOf(const Printed& answer);

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_READ_TAQUINS_H_
