#include "tools/sheet/page_fit.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"

namespace grille::sheet {
namespace {

constexpr double kPuzzleColumnGap = 8;
constexpr double kPuzzleRowGap = 7.5;

/// Of each kind of puzzle the first: what tells how roomy a page is.
std::vector<const Item*> Examples(absl::Span<const Item> items) {
  std::vector<const Item*> examples;
  for (const Item& item : items) {
    bool known = std::any_of(examples.begin(), examples.end(),
                             [&](const Item* other) { return other->drawer == item.drawer; });
    if (!known) examples.push_back(&item);
  }
  return examples;
}

/// Puzzles that share a page of that size.
struct Fit {
  Canvas& canvas;
  const Box& body;
  absl::Span<const Item> items;
  const PuzzleOptions& options;

  /// Of each shape the puzzle that loses most by it counts, compared with the shape that suits it
  /// best. False when a puzzle, `too_large`, does not fit.
  bool Find(int per_page, PageShape* best_shape, size_t* too_large) const {
    std::vector<PageShape> shapes = ShapesFor(per_page, kPuzzleColumnGap, kPuzzleRowGap);
    std::vector<double> least(shapes.size(), 1);
    for (const Item* item : Examples(items)) {
      std::vector<double> sizes;
      sizes.reserve(shapes.size());
      for (const PageShape& shape : shapes) {
        sizes.push_back(PuzzleSizeIn(canvas, Divide(body, shape).front(), *item, options));
      }
      double best = *std::max_element(sizes.begin(), sizes.end());
      *too_large = static_cast<size_t>(item - items.data());
      if (best == 0) return false;
      for (size_t i = 0; i < sizes.size(); ++i) least[i] = std::min(least[i], sizes[i] / best);
    }
    auto most = std::max_element(least.begin(), least.end());
    if (*most == 0) return false;
    *best_shape = shapes[static_cast<size_t>(most - least.begin())];
    Box box = Divide(body, *best_shape).front();
    const Item* large = std::find_if(items.begin(), items.end(), [&](const Item& item) {
      return PuzzleSizeIn(canvas, box, item, options) == 0;
    });
    *too_large = static_cast<size_t>(large - items.begin());
    return large == items.end();
  }
};

}  // namespace

absl::StatusOr<PageShape> ShapeForPuzzles(Canvas& canvas, const Box& body,
                                          absl::Span<const Item> items, int per_page,
                                          const PuzzleOptions& options) {
  Fit fit = {canvas, body, items, options};
  PageShape shape;
  size_t too_large = 0;
  if (fit.Find(per_page, &shape, &too_large)) return shape;
  std::string refusal =
      absl::StrCat("puzzle ", too_large + 1, ": does not fit with ", per_page, " a page");
  for (int fewer = per_page - 1; fewer > 0; --fewer) {
    size_t ignored = 0;
    if (!fit.Find(fewer, &shape, &ignored)) continue;
    return absl::InvalidArgumentError(
        absl::StrCat(refusal, "; ", fewer, fewer == 1 ? " does" : " do"));
  }
  if (per_page > 1) absl::StrAppend(&refusal, ", nor alone");
  return absl::InvalidArgumentError(refusal);
}

absl::StatusOr<PageShape> ShapeForAnswers(Canvas& canvas, const Box& body,
                                          absl::Span<const AnswerToPlace> answers,
                                          absl::Span<const PageShape> shapes) {
  int too_long = answers.front().number;
  for (const PageShape& shape : shapes) {
    Box box = Divide(body, shape).front();
    const AnswerToPlace* cut =
        std::find_if(answers.begin(), answers.end(), [&](const AnswerToPlace& answer) {
          return box.w <= 0 || box.h <= 0 ||
                 !AnswerFits(canvas, box, *answer.item, *answer.options);
        });
    if (cut == answers.end()) return shape;
    too_long = cut->number;
  }
  return absl::InvalidArgumentError(absl::StrCat("puzzle ", too_long, ": its answer does not fit"));
}

}  // namespace grille::sheet
