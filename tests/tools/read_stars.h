#ifndef GRILLE_TESTS_TOOLS_READ_STARS_H_
#define GRILLE_TESTS_TOOLS_READ_STARS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "tests/tools/page_picture.h"
#include "tests/tools/read_back.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

// Patiences of the Étoile, read from a printed page (read_back.h).

namespace grille::sheet {

/// Where the stations of a star are.
struct PrintedStar {
  Point centre;
  double unit = 0;  ///< its outermost stations are 184 units apart

  Point At(char station) const;

  /// On the rim of its token: between the arms of a cross, outside rings and marks.
  Point RimAt(char station) const;
};

/// The stars whose stations have their names beside them: start and goal, or the start alone.
std::vector<PrintedStar> StarsOf(const Printed& puzzle);

/// The tokens of a patience by letter, start and goal, as codes write them.
std::vector<std::string> LettersOf(const Printed& puzzle);

/// The same of a patience by colour or word; of stars with names.
std::vector<std::string> ColoursOf(const Printed& puzzle, const PagePicture& page,
                                   const Theme& theme);

/// "/WORD@STATION" as codes write it; empty when the puzzle tells of no word.
std::string WordOf(const Printed& puzzle);

/// The moves of a patience, and the letters of the word as they are reached, each with the number
/// of moves since the one before.
struct PrintedMoves {
  std::string moves;
  std::string reached;
  std::vector<size_t> counts;
};
PrintedMoves MovesOf(const Printed& answer);

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_READ_STARS_H_
