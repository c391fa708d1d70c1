#ifndef GRILLE_TOOLS_SHEET_SLIDE_LAYOUT_H_
#define GRILLE_TOOLS_SHEET_SLIDE_LAYOUT_H_

#include <functional>
#include <optional>
#include <vector>

#include "tools/sheet/geometry.h"

// Where everything of a sliding puzzle stands, whatever its board: start and goal side by side with
// an arrow between, under them lines of text, under these a box for each move.

namespace grille::sheet {

/// The room a board takes, names and strokes included.
struct Room {
  double width = 0;
  double height = 0;
};

/// What has to be placed.
struct SlideNeeds {
  /// The room of start and goal by the unit of the board, in millimetres; both grow with it. A
  /// small goal may be drawn more simply than one as large as the start.
  std::function<Room(double unit)> board;
  std::function<Room(double unit)> small_goal;

  double smallest = 0;  ///< bounds of the start's unit
  double largest = 0;
  double smallest_goal = 0;    ///< of the small goal's unit
  double small_goal_part = 0;  ///< the small goal's unit as a part of the start's
  double alike_from = 0;       ///< the unit from which the goal is as large as the start

  double caption = 0;        ///< height of the caption over a small goal, with the space under it
  double words = 0;          ///< height of the text
  int moves = 0;             ///< how many boxes; 0 for none
  double narrowest_box = 0;  ///< that can be written in
};

/// No two of the boxes overlap, and all lie within the box that was laid out.
struct SlideLayout {
  double unit = 0;
  double goal_unit = 0;
  Box start;
  Box goal;
  bool small_goal = false;  ///< then its caption stands right above it
  Box arrow;
  double words_top = 0;
  std::vector<Box> moves;  ///< empty also when there is no room for so many
  double bottom = 0;       ///< of what is placed
};

/// How many boxes stand together.
inline constexpr int kMovesPerGroup = 4;

/// Finds the largest boards, and the widest boxes that leave them nearly as large. Boxes are left
/// out when the boards would get too small. Nothing when the boards do not fit even so.
std::optional<SlideLayout> LayOutSlide(const Box& box, const SlideNeeds& needs);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SLIDE_LAYOUT_H_
