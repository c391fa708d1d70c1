#ifndef GRILLE_TESTS_TOOLS_SHEET_INK_H_
#define GRILLE_TESTS_TOOLS_SHEET_INK_H_

#include <functional>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/ink.h"

namespace grille::sheet {

/// Draws in French, whose words are the longer ones, unless told otherwise.
Ink InkOf(const std::function<void(Canvas&)>& draw, Language language = Language::kFrench);

/// Expects ink within the box, and nothing that a printer cannot show.
void ExpectWithin(const Ink& ink, const Box& box);

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_INK_H_
