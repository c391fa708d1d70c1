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

/// What the line above a puzzle says.
struct HeaderText {
  std::string_view number;
  std::string_view id;  ///< where it comes from; small, may be empty
  Level level = Level::kVeryEasy;
  std::string_view note;  ///< what is said of the level; may be empty
  bool words = true;      ///< the level in words, and what is said of it, beside its pips
};

/// Draws the line above a puzzle at the top of `box`: number and id at the left, the level at the
/// right, in any case in six pips.
void DrawHeader(Canvas& canvas, const Box& box, const HeaderText& text, const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_HEADER_H_
