#ifndef GRILLE_TOOLS_SHEET_PAGE_FIT_H_
#define GRILLE_TOOLS_SHEET_PAGE_FIT_H_

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/item.h"
#include "tools/sheet/page_shape.h"
#include "tools/sheet/puzzle_box.h"

namespace grille::sheet {

/// Between the answers of a page.
inline constexpr double kAnswerGap = 4;

/// The way of dividing a page among `per_page` puzzles by which the drawings become largest.
/// `canvas` only measures. InvalidArgument, naming a puzzle by its number from 1, when one of them
/// does not fit, with the largest number a page that would.
absl::StatusOr<PageShape> ShapeForPuzzles(Canvas& canvas, const Box& body,
                                          absl::Span<const Item> items, int per_page,
                                          const PuzzleOptions& options);

/// An answer, and how it is drawn; its number is for messages.
struct AnswerToPlace {
  const Item* item = nullptr;
  const DrawOptions* options = nullptr;
  int number = 0;
};

/// The first of the ways of dividing a body in which all answers have room. `canvas` only measures.
/// InvalidArgument, naming the puzzle, when there is none.
absl::StatusOr<PageShape> ShapeForAnswers(Canvas& canvas, const Box& body,
                                          absl::Span<const AnswerToPlace> answers,
                                          absl::Span<const PageShape> shapes);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PAGE_FIT_H_
