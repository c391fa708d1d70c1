#ifndef GRILLE_SOLVER_WYX_CODE_H_
#define GRILLE_SOLVER_WYX_CODE_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/wyx/grid.h"
#include "solver/wyx/picture.h"

namespace grille::wyx {

/// Reads a code (formats.md):
///
///   code     = "wyx" [ "5" | "6" | "7" ] ":" cell "/" cells "/" dominoes [ "/" marks ]
///   cells    = cell cell …            as many as dominoes, in any order
///   cell     = "a"…"h" "1"…"8"        on the board
///   dominoes = domino *( "." domino ) in any order
///   domino   = [ ("L" | "R") digit ] [ ("D" | "U") digit ]   one of the pool, not empty
///   marks    = cell [ cell ]          the first stop, the second
///
/// The grid that comes back passes Validate. InvalidArgument names the place (the character,
/// counted from 1) and the reason.
absl::StatusOr<Grid> ParseCode(std::string_view code);

/// Reads a picture written as a code without its dominoes; without a start, any cell may be it:
///
///   picture = "wyx" [ "5" | "6" | "7" ] ":" [ cell ] "/" cells
///
/// InvalidArgument names the place and the reason.
absl::StatusOr<Picture> ParsePictureCode(std::string_view code);

/// The cells of a code: run together, in the order of their columns.
std::string CellsText(CellSet cells);

/// Reads the stops of a solution, run together as StopsText writes them. InvalidArgument when they
/// are no cells of the board, naming the character, or do not solve the grid.
absl::StatusOr<Path> ParseStops(std::string_view stops, const Grid& grid);

/// Reads stops that have been played, run together likewise; there may be none, and they need not
/// lead anywhere. InvalidArgument, naming the character, when they are no cells of the board or
/// more than there are dominoes.
absl::StatusOr<std::vector<Cell>> ParsePlayed(std::string_view stops, const Grid& grid);

/// Writes a code with cells and dominoes sorted. Requires a grid that passes Validate.
std::string WriteCode(const Grid& grid);

/// The part of a code before the colon for a board of that side: "wyx", "wyx5", "wyx6", "wyx7".
std::string_view CodePrefix(int side);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_CODE_H_
