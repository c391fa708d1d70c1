#ifndef GRILLE_TOOLS_SHEET_MOVES_TEXT_H_
#define GRILLE_TOOLS_SHEET_MOVES_TEXT_H_

#include <string>
#include <vector>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// A part of a solution: its moves in groups, and what it reaches.
struct MovesPart {
  std::vector<std::string> groups;
  std::string reached = {};  ///< a letter of the word; empty: nothing to tell
  int moves = 0;             ///< how many there are in the part
};

/// Strings run together four by four, `between` them: NAIJ CODK …
std::vector<std::string> InGroups(const std::vector<std::string>& moves, std::string_view between);

/// A solution written in lines: groups stand in columns, each part begins a line, and what it
/// reaches stands at the right, with the number of its moves.
class MovesText {
 public:
  /// Breaks the lines and chooses the largest text that is at most `height` high; the smallest, cut
  /// short with an ellipsis, when even that is higher.
  MovesText(Canvas& canvas, std::vector<MovesPart> parts, double width, double height);
  MovesText(const MovesText&) = delete;
  MovesText& operator=(const MovesText&) = delete;

  double height() const;

  /// Whether nothing had to be cut.
  bool whole() const { return whole_; }

  void Draw(Canvas& canvas, Point top_left, const Theme& theme) const;

 private:
  struct Line {
    std::vector<std::string> groups;
    const MovesPart* ends = nullptr;  // the part that ends here
  };

  void Break(Canvas& canvas, double size_pt);

  std::vector<MovesPart> parts_;
  double width_;
  double size_pt_ = 0;
  bool whole_ = true;
  double pitch_ = 0;  // from one group to the next
  std::vector<Line> lines_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_MOVES_TEXT_H_
