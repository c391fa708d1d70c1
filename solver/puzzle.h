#ifndef GRILLE_SOLVER_PUZZLE_H_
#define GRILLE_SOLVER_PUZZLE_H_

#include <cstdint>
#include <string>

#include "solver/level.h"

namespace grille {

/// A proved puzzle of any kind, in the form that gen hands to a sink and db keeps. What the fields
/// hold is fixed by the kind (kind.h); db and gen treat key and payload as plain bytes.
struct Puzzle {
  /// The canonical key (runs.md, 6): exact bytes, equal for two puzzles of a kind exactly when one
  /// is a disguise of the other. At most 64 bytes.
  std::string key;

  /// Code and solution in compact form. Printable ASCII, so that the store's view can decode it in
  /// plain SQL.
  std::string payload;

  /// The kind's own size number. Wyx: 100 × side of the board + number of dominoes (812 is
  /// classic).
  uint16_t size = 0;

  /// Stops marked in advance: 0, 1 or 2 for Wyx, 0 for kinds without marks.
  uint8_t marks = 0;

  Level level = Level::kVeryEasy;

  /// Difficulty within the kind; the level follows from it.
  int32_t score = 0;

  /// The kind's own measure of extent. Wyx: arcs (entries of the table of puzzles.md); patiences
  /// and taquins: the proven minimum of moves.
  int32_t measure = 0;
};

}  // namespace grille

#endif  // GRILLE_SOLVER_PUZZLE_H_
