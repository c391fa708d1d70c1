#ifndef GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
#define GRILLE_TOOLS_SHEET_WYX_DOMINO_H_

#include "solver/wyx/domino.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// Draws a domino with arrows in `box`, which is twice as high as wide: the move to the side above,
/// the move up or down below. A half without movement stays empty.
void DrawDomino(Canvas& canvas, const Box& box, wyx::Domino domino, const Theme& theme);

/// Draws a domino as a pair of numbers in `box`, which is twice as wide as high and at least as
/// wide as LeastPairWidth says. All dominoes of one width have text of one size.
void DrawPairDomino(Canvas& canvas, const Box& box, wyx::Domino domino, Language language,
                    const Theme& theme);

/// The width from which on a domino can be written as a pair.
double LeastPairWidth(Canvas& canvas, Language language);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_DOMINO_H_
