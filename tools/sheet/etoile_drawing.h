#ifndef GRILLE_TOOLS_SHEET_ETOILE_DRAWING_H_
#define GRILLE_TOOLS_SHEET_ETOILE_DRAWING_H_

#include "solver/slide/arrangement.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// The drawer of patiences on the Étoile.
const Drawer& EtoileDrawer();

/// Whether there is room for all moves.
bool EtoileAnswerFits(Canvas& canvas, const Box& box, const slide::Task& task,
                      const slide::Moves& moves);

/// Draws the start, as large as there is room for it, and the moves under it: in groups of four,
/// for a word in a line for each of its letters. Requires moves that solve the task.
void DrawEtoileAnswer(Canvas& canvas, const Box& box, const slide::Task& task,
                      const slide::Moves& moves, const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_ETOILE_DRAWING_H_
