#ifndef GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
#define GRILLE_TOOLS_SHEET_WYX_DOMINO_H_

#include <vector>

#include "solver/wyx/domino.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// Which of Theme::directions a domino belongs to. Pure left goes with left-up, pure up with
/// up-right, and so on round the clock, so that each of the four takes in one pure direction.
int DirectionOf(wyx::Domino domino);

/// The dominoes of a set in the order in which a rack shows them: round the clock from pure left,
/// short before long where the direction is the same.
std::vector<wyx::DominoId> RackOrder(wyx::DominoSet dominoes);

/// Draws a domino in `box`, which is twice as high as wide: the move to the side above, the move up
/// or down below. A half without movement stays empty.
void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
