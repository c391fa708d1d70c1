#ifndef GRILLE_TOOLS_SHEET_PUZZLE_BOX_H_
#define GRILLE_TOOLS_SHEET_PUZZLE_BOX_H_

#include <string>

#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/item.h"
#include "tools/sheet/page_shape.h"

// A puzzle on a page: the line above it, its drawing and, where asked for, a strip with its code
// under it.

namespace grille::sheet {

/// What is printed of each puzzle.
struct PuzzleOptions {
  DrawOptions draw;
  bool level_words = true;  ///< the level in words, beside its pips
  bool qr = false;          ///< the puzzle's code, as a QR code and in letters
};

/// How large a puzzle would be in a box (Drawing::SizeIn); 0 when it does not fit. `canvas` only
/// measures.
double PuzzleSizeIn(Canvas& canvas, const Box& box, const Item& item, const PuzzleOptions& options);

/// Draws it there under that number. Requires that it fits.
void DrawPuzzle(Canvas& canvas, const Box& box, const std::string& number, const Item& item,
                const PuzzleOptions& options);

/// The least box for an answer with its number.
inline constexpr Paper kLeastAnswer = {48.5, 50};

/// Whether an answer can be told whole in a box.
bool AnswerFits(Canvas& canvas, const Box& box, const Item& item, const DrawOptions& options);

/// Draws the answer there under that number. Requires that it fits.
void DrawAnswer(Canvas& canvas, const Box& box, const std::string& number, const Item& item,
                const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PUZZLE_BOX_H_
