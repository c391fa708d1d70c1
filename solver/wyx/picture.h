#ifndef GRILLE_SOLVER_WYX_PICTURE_H_
#define GRILLE_SOLVER_WYX_PICTURE_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/wyx/grid.h"

namespace grille::wyx {

/// The cells that a grid is to have: a letter, a heart, a number.
struct Picture {
  uint8_t side = kMaxSide;
  CellSet cells = 0;               ///< 6 to 17 cells of the board, one more than dominoes
  std::optional<Cell> start = {};  ///< one of them, when the knight must start there

  bool operator==(const Picture&) const = default;
};

/// The number of dominoes of a grid on the picture.
int DominoCount(const Picture& picture);

/// InvalidArgument when a grid cannot have so many cells.
absl::Status CheckSize(CellSet cells);

/// Reads a picture drawn in characters:
///
///   picture = line *( newline line ) [ newline ]   the top row first, at most `side` lines; what
///                                                  is not drawn is empty
///   line    = at most `side` of:  "." " "                a cell left out
///                                 "#" "o" "O" "x" "X" "*"  a cell of the picture
///                                 "N"                    one on which the knight must start
///   newline = LF | CR LF
///
/// InvalidArgument names line and column, counted from 1, and the reason.
absl::StatusOr<Picture> ParsePicture(std::string_view text, int side);

/// Draws it with "N", "#" and ".", `side` whole lines.
std::string DrawPicture(const Picture& picture);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_PICTURE_H_
