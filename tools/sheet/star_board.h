#ifndef GRILLE_TOOLS_SHEET_STAR_BOARD_H_
#define GRILLE_TOOLS_SHEET_STAR_BOARD_H_

#include <optional>

#include "solver/slide/arrangement.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// The Étoile on the page. In units of its own the star is 184 wide, from the centre of A, H to
/// that of F, C.
struct StarFrame {
  Point centre;
  double unit = 0;  ///< in millimetres

  Point At(slide::Vertex station) const;
};

/// Radius of a token, in units.
inline constexpr double kTokenUnits = 10.8;

/// Whether the stations are named beside their tokens.
enum class StationNames { kNone, kOutside };

/// Half the side of the square that a star takes, strokes and names included.
double StarReach(double unit, StationNames names);

/// The unit of the largest star that stays within that reach.
double StarUnit(double reach, StationNames names);

/// Draws the lines, the tokens, the vacancy as a small circle, and the mark of the token at `mark`.
void DrawStar(Canvas& canvas, const StarFrame& frame, const slide::Arrangement& tokens,
              std::optional<slide::Vertex> mark, StationNames names, const Theme& theme);

/// Draws the star to be played on with real tokens: large stations with their names inside.
void DrawPlayBoard(Canvas& canvas, const StarFrame& frame, const Theme& theme);

/// Half the side of the square that a board to play on takes.
double PlayBoardReach(double unit);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_STAR_BOARD_H_
