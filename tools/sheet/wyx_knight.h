#ifndef GRILLE_TOOLS_SHEET_WYX_KNIGHT_H_
#define GRILLE_TOOLS_SHEET_WYX_KNIGHT_H_

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// Draws a chess knight looking to the left, the whole of it within `box`, a square. Eye, nostril
/// and mane are holes: the ground shows through.
void DrawKnight(Canvas& canvas, const Box& box, Colour colour);

/// The same in outline: the body in the colour of the paper, the rest in ink.
void DrawKnightOutline(Canvas& canvas, const Box& box, Colour ink, Colour paper);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_KNIGHT_H_
