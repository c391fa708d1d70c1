#ifndef GRILLE_TOOLS_SHEET_STAR_TOKEN_H_
#define GRILLE_TOOLS_SHEET_STAR_TOKEN_H_

#include "solver/slide/arrangement.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// The smallest radius at which a token can bear its letter.
inline constexpr double kSmallestLetterToken = 1.78;

/// Draws a token of the Étoile (solver/slide/etoile.h), its outline included in `radius`. Colours
/// differ without colour, too: blue is solid, white is empty, red has a white ring, yellow a cross;
/// in outlines blue has a dot, red a ring. A token of a letter patience bears its letter.
void DrawToken(Canvas& canvas, Point centre, double radius, slide::Token token, const Theme& theme);

/// Draws the mark of a word patience on a token of a colour: a star in a white disc. The rim that
/// is left still tells the colour, by its fill or, in outlines, by what is drawn there.
void DrawTokenMark(Canvas& canvas, Point centre, double radius, slide::Token token,
                   const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_STAR_TOKEN_H_
