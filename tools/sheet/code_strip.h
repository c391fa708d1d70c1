#ifndef GRILLE_TOOLS_SHEET_CODE_STRIP_H_
#define GRILLE_TOOLS_SHEET_CODE_STRIP_H_

#include <string>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

// A puzzle's code for who wants to type it or to scan it: a QR code and, beside it, the letters.

namespace grille::sheet {

inline constexpr double kCodeStripHeight = 23;

/// Whether a strip of that width has room for the letters of a code. `canvas` only measures.
bool CodeStripFits(Canvas& canvas, double width, const std::string& code);

/// Draws the strip; its upper two millimetres stay free. Requires that the code fits.
void DrawCodeStrip(Canvas& canvas, const Box& box, const std::string& code, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_CODE_STRIP_H_
