#ifndef GRILLE_TOOLS_SHEET_HEADER_H_
#define GRILLE_TOOLS_SHEET_HEADER_H_

#include <string_view>

#include "solver/level.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// Height of the line above a puzzle in a box of that height, with the space under it.
double HeaderHeight(double box_height);

/// Draws the line above a puzzle at the top of `box`: its number and, small, where it comes from
/// (`id`, may be empty) at the left; its level in words, with what is said of it (`note`, may be
/// empty), and in six pips at the right.
void DrawHeader(Canvas& canvas, const Box& box, int number, std::string_view id, Level level,
                std::string_view note, const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_HEADER_H_
