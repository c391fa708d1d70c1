#include "tools/sheet/slide_layout.h"

#include <algorithm>

namespace grille::sheet {
namespace {

constexpr double kBoardsAbove = 1.2;
constexpr double kWordsAbove = 3;
constexpr double kMovesAbove = 2.4;
/// How much of the height that is left goes between these, and how far each may grow.
constexpr double kSpareShare = 0.25;
constexpr double kMostStarSpare = 4;
constexpr double kBoxGroupGap = 2;
constexpr double kBoxRowGap = 1.4;
constexpr double kBoxEdge = 0.3;  // half of it outside a box, left and right
constexpr double kWidestBox = 9;
constexpr double kGoodBox = 6;  // width from which on nobody wants more
constexpr double kLowestBox = 6;
constexpr double kHighestBox = 9;
/// What the boards may lose for wider boxes, and what boxes at all may cost them.
constexpr double kForWiderBoxes = 0.94;
constexpr double kForBoxes = 0.45;

double ArrowLength(const Box& box) { return std::clamp(0.055 * box.w, 4.8, 9.0); }
double ArrowGap(const Box& box) { return std::clamp(0.02 * box.w, 1.4, 3.5); }

/// How the boxes for the moves stand.
struct MovesShape {
  int rows = 0;
  int groups = 0;  // in a full row
  double box = 0;  // width

  double height() const { return rows == 0 ? 0 : rows * BoxHeight() + (rows - 1) * kBoxRowGap; }
  double BoxHeight() const { return std::clamp(1.05 * box, kLowestBox, kHighestBox); }
  double GroupPitch() const { return kMovesPerGroup * box + kBoxGroupGap; }
};

/// Every shape that can be written in, the widest boxes first; at the end, no boxes.
std::vector<MovesShape> MovesShapes(const Box& box, const SlideNeeds& needs) {
  std::vector<MovesShape> shapes;
  int groups = (needs.moves + kMovesPerGroup - 1) / kMovesPerGroup;
  for (int in_row = 1; in_row <= groups; ++in_row) {
    // A last group that is not full does not need the room of a full one when it stands alone.
    int boxes = std::min(in_row * kMovesPerGroup, needs.moves);
    double width = std::min((box.w - kBoxEdge - (in_row - 1) * kBoxGroupGap) / boxes, kWidestBox);
    if (width < needs.narrowest_box) break;
    shapes.push_back({(groups + in_row - 1) / in_row, in_row, width});
  }
  shapes.emplace_back();
  return shapes;
}

double HeightBelow(const SlideNeeds& needs, const MovesShape& shape) {
  return (needs.words > 0 ? kWordsAbove + needs.words : 0) +
         (shape.rows > 0 ? kMovesAbove + shape.height() : 0);
}

double SmallGoalUnit(const SlideNeeds& needs, double unit) {
  return std::min(unit, std::max(needs.smallest_goal, needs.small_goal_part * unit));
}

/// The room of start, arrow and goal.
Room BoardsRoom(const Box& box, const SlideNeeds& needs, double unit, bool small_goal) {
  Room start = needs.board(unit);
  double arrow = ArrowLength(box) + 2 * ArrowGap(box);
  if (!small_goal) return {2 * start.width + arrow, start.height};
  Room goal = needs.small_goal(SmallGoalUnit(needs, unit));
  return {start.width + arrow + goal.width,
          std::max(start.height, goal.height + 2 * needs.caption)};
}

/// The largest unit with which the boards fit above a part of that height; 0 when none does.
double LargestUnit(const Box& box, const SlideNeeds& needs, double below, bool small_goal) {
  auto fits = [&](double unit) {
    Room room = BoardsRoom(box, needs, unit, small_goal);
    return room.width <= box.w && room.height <= box.h - below;
  };
  if (!fits(needs.smallest)) return 0;
  if (fits(needs.largest)) return needs.largest;
  double low = needs.smallest;
  double high = needs.largest;
  for (int i = 0; i < 30; ++i) {
    double middle = (low + high) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

struct Choice {
  MovesShape shape;
  double unit = 0;
  bool small_goal = false;
};

Choice ChoiceOf(const Box& box, const SlideNeeds& needs, const MovesShape& shape) {
  double below = HeightBelow(needs, shape);
  double alike = LargestUnit(box, needs, below, /*small_goal=*/false);
  if (alike > 0 && alike >= needs.alike_from) return {shape, alike, false};
  return {shape, LargestUnit(box, needs, below, /*small_goal=*/true), true};
}

Choice Choose(const Box& box, const SlideNeeds& needs) {
  std::vector<Choice> choices;
  for (const MovesShape& shape : MovesShapes(box, needs)) {
    choices.push_back(ChoiceOf(box, needs, shape));
  }
  Choice without = choices.back();
  choices.pop_back();
  double best = 0;
  for (const Choice& choice : choices) best = std::max(best, choice.unit);
  if (best == 0 || best < kForBoxes * without.unit) return without;
  // The fewest rows of good boxes; failing those, the widest.
  const Choice* chosen = nullptr;
  for (const Choice& choice : choices) {
    if (choice.unit < kForWiderBoxes * best) continue;
    if (chosen == nullptr || choice.shape.box >= kGoodBox) chosen = &choice;
  }
  return *chosen;
}

void PlaceBoards(const Box& box, const SlideNeeds& needs, SlideLayout* layout) {
  Room all = BoardsRoom(box, needs, layout->unit, layout->small_goal);
  Room start = needs.board(layout->unit);
  double arrow = ArrowLength(box);
  // What is left beside goes half to the sides and half around the arrow, in moderation.
  double spare = std::min((box.w - all.width) / 4, 8.0);
  double gap = ArrowGap(box) + spare;
  double left = box.x + (box.w - all.width) / 2 - spare;
  double middle = box.y + all.height / 2;
  layout->start = {left, middle - start.height / 2, start.width, start.height};
  layout->arrow = {layout->start.right() + gap, middle - 0.4 * arrow, arrow, 0.8 * arrow};
  Room goal = layout->small_goal ? needs.small_goal(layout->goal_unit) : start;
  layout->goal = {layout->arrow.right() + gap, middle - goal.height / 2, goal.width, goal.height};
  layout->bottom = box.y + all.height;
}

void PlaceMoves(const Box& box, int moves, const MovesShape& shape, double top,
                SlideLayout* layout) {
  int in_row = std::min(moves, shape.groups * kMovesPerGroup);
  double width = in_row * shape.box + (shape.groups - 1) * kBoxGroupGap;
  double left = box.x + (box.w - width) / 2;
  double height = shape.BoxHeight();
  for (int i = 0; i < moves; ++i) {
    int row = i / in_row;
    int group = i % in_row / kMovesPerGroup;
    int in_group = i % kMovesPerGroup;  // rows hold whole groups
    layout->moves.push_back({left + group * shape.GroupPitch() + in_group * shape.box,
                             top + row * (height + kBoxRowGap), shape.box, height});
  }
  layout->bottom = layout->moves.back().bottom();
}

}  // namespace

std::optional<SlideLayout> LayOutSlide(const Box& whole, const SlideNeeds& needs) {
  Box box = {whole.x, whole.y + kBoardsAbove, whole.w, whole.h - kBoardsAbove};
  Choice choice = Choose(box, needs);
  if (choice.unit == 0) return std::nullopt;
  SlideLayout layout;
  layout.unit = choice.unit;
  layout.small_goal = choice.small_goal;
  layout.goal_unit = choice.small_goal ? SmallGoalUnit(needs, choice.unit) : choice.unit;
  double boards = BoardsRoom(box, needs, layout.unit, layout.small_goal).height;
  double spare = box.h - boards - HeightBelow(needs, choice.shape);
  double more = std::clamp(kSpareShare * spare, 0.0, kMostStarSpare);
  box.y += more;
  PlaceBoards(box, needs, &layout);
  if (needs.words > 0) {
    layout.words_top = layout.bottom + kWordsAbove + more;
    layout.bottom = layout.words_top + needs.words;
  }
  if (choice.shape.rows > 0) {
    PlaceMoves(box, needs.moves, choice.shape, layout.bottom + kMovesAbove + more / 2, &layout);
  }
  return layout;
}

}  // namespace grille::sheet
