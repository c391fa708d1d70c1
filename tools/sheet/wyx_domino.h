#ifndef GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
#define GRILLE_TOOLS_SHEET_WYX_DOMINO_H_

#include "solver/wyx/domino.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// Draws a domino in `box`, which is twice as high as wide: the move to the side above, the move up
/// or down below. A half without movement stays empty.
void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
