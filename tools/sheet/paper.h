#ifndef GRILLE_TOOLS_SHEET_PAPER_H_
#define GRILLE_TOOLS_SHEET_PAPER_H_

#include <string_view>

#include "absl/status/statusor.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// What stays free at the edges of a page.
struct Margins {
  double top = 15;
  double right = 15;
  double bottom = 15;
  double left = 15;
};

/// Sides of a page and margins stay within these bounds.
inline constexpr double kShortestSide = 60;
inline constexpr double kLongestSide = 1200;
inline constexpr double kWidestMargin = 100;

/// The paper of a name, upright: a4, a5, letter, legal, or WIDTHxHEIGHTmm, such as 170x240mm.
/// InvalidArgument for anything else and for sides out of bounds.
absl::StatusOr<Paper> ParsePaper(std::string_view text);

/// Margins in mm: one number for all of them, or four for top, right, bottom and left with commas
/// between them. InvalidArgument for anything else and for margins out of bounds.
absl::StatusOr<Margins> ParseMargins(std::string_view text);

/// A length in mm, written in digits, perhaps with a point among them. InvalidArgument for anything
/// else and for lengths out of bounds.
absl::StatusOr<double> ParseMillimetres(std::string_view text, double least, double most);

/// The paper on its side.
constexpr Paper Turned(const Paper& paper) { return {paper.height, paper.width}; }

/// What margins leave of a paper; its width or height may be negative.
constexpr Box Within(const Paper& paper, const Margins& margins) {
  return {margins.left, margins.top, paper.width - margins.left - margins.right,
          paper.height - margins.top - margins.bottom};
}

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PAPER_H_
