#ifndef GRILLE_TOOLS_SHEET_PAGE_HEADING_H_
#define GRILLE_TOOLS_SHEET_PAGE_HEADING_H_

#include <string_view>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// Height of the heading of a page, with the space under it.
inline constexpr double kPageHeading = 13;

/// What it leaves of a body.
constexpr Box UnderHeading(const Box& body) {
  return {body.x, body.y + kPageHeading, body.w, body.h - kPageHeading};
}

/// How far the baseline of the line at a page's foot is above the margin: descenders stay inside.
inline constexpr double kFootDescent = 0.8;

/// Draws it at the top of a body: large at the left, and at the right a small note, which may be
/// empty and is cut where it would come too near.
void DrawPageHeading(Canvas& canvas, const Box& body, std::string_view heading,
                     std::string_view note, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PAGE_HEADING_H_
