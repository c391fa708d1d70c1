#ifndef GRILLE_TOOLS_BOOK_COVER_H_
#define GRILLE_TOOLS_BOOK_COVER_H_

#include "tools/book/book_plan.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"

// The cover of a bound book in one piece: back, spine, front.

namespace grille::book {

/// What is printed beyond the trim of a cover.
inline constexpr double kCoverBleed = 3.2;

/// The width of the spine.
double SpineOf(const BookPlan& plan);

/// The size of the cover laid flat, trimmed.
sheet::Paper CoverSize(const BookPlan& plan);

/// Draws it, into the bleed all round. The lower right of the back stays free for a bar code.
void DrawCover(sheet::Canvas& canvas, const BookPlan& plan);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_COVER_H_
