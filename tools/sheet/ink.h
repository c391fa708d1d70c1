#ifndef GRILLE_TOOLS_SHEET_INK_H_
#define GRILLE_TOOLS_SHEET_INK_H_

#include <functional>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// What a drawing covers, rounded outward to whole points, and the smallest things in it.
struct Ink {
  Box box;
  double smallest_text_pt = 0;
  double thinnest_line = 0;
};

/// Draws for no other purpose than to see that.
Ink InkOf(Language language, const std::function<void(Canvas&)>& draw);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_INK_H_
