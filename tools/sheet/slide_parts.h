#ifndef GRILLE_TOOLS_SHEET_SLIDE_PARTS_H_
#define GRILLE_TOOLS_SHEET_SLIDE_PARTS_H_

#include <optional>
#include <string_view>

#include "absl/types/span.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/slide_layout.h"
#include "tools/sheet/text_block.h"

namespace grille::sheet {

// What all sliding puzzles have in common on paper.

/// The text under the boards, centred: the paragraphs of `lead`, the sentence with the number of
/// moves (0: unknown) and, small, how moves are written down.
TextBlock SlideText(Canvas& canvas, const TextBlock& lead, int moves, std::string_view how,
                    const DrawOptions& options);

/// Height of the caption over a small goal.
double CaptionHeight(Canvas& canvas);

/// Draws the caption in the middle above a small goal.
void DrawGoalCaption(Canvas& canvas, const Box& goal, const DrawOptions& options);

/// Draws the arrow from start to goal.
void DrawArrow(Canvas& canvas, const Box& box, const Theme& theme);

/// A page for one puzzle has room for a board to play on, below what is placed: draws its caption
/// and gives the room under it. Nothing when the room is low.
std::optional<Box> RoomToPlay(Canvas& canvas, const Box& box, double bottom,
                              std::string_view caption, const Theme& theme);

/// Draws the boxes to write the moves in, the first of each group with its number.
void DrawMoveBoxes(Canvas& canvas, absl::Span<const Box> boxes, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SLIDE_PARTS_H_
