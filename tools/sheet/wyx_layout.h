#ifndef GRILLE_TOOLS_SHEET_WYX_LAYOUT_H_
#define GRILLE_TOOLS_SHEET_WYX_LAYOUT_H_

#include <optional>
#include <vector>

#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// How large a domino is beside a cell.
struct DominoShape {
  double unit = 0;    ///< its shorter side as a part of a cell
  double width = 0;   ///< in units
  double height = 0;  ///< in units
  double least = 0;   ///< the least unit in millimetres, however small the cell

  double UnitFor(double cell) const { return unit * cell > least ? unit * cell : least; }
};

/// Upright, arrows in its two halves.
inline constexpr DominoShape kUprightDomino = {.unit = 0.93, .width = 1, .height = 2};
/// Lying, with a pair of numbers.
inline constexpr DominoShape kLyingDomino = {.unit = 0.74, .width = 2, .height = 1};

/// Bounds of a cell's width: below the one digits fall under 7 pt, above the other a small board
/// would only shout.
inline constexpr double kSmallestCell = 5;
inline constexpr double kLargestCell = 22;

/// What has to be placed for one Wyx puzzle.
struct WyxNeeds {
  int side = 8;
  int dominoes = 12;
  double path_word_width = 0;  ///< of the word before the path boxes
  DominoShape domino = kUprightDomino;
  double narrowest_path_box = 5.2;  ///< that a stop can be written in
};

/// Where everything of a Wyx puzzle stands. No two of the boxes overlap, and all of them lie within
/// the box that was laid out, strokes included.
struct WyxLayout {
  double cell = 0;            ///< width of a cell
  Box board;                  ///< the cells alone
  Box board_area;             ///< with frame and coordinates
  std::vector<Box> dominoes;  ///< of the shape that was asked for, in reading order
  std::vector<Box> ticks;     ///< under each domino: its box to tick, its letter
  Point path_word;            ///< left end of the word, in the middle of its height
  std::vector<Box> path;      ///< one box a stop
};

// Measures that follow from the width of a cell.
double FrameWidth(double cell);
double CoordinateSizePt(double cell);
/// What frame and coordinates take at the left and below; at the right and above it is the frame
/// alone.
double CoordinateMarginLeft(double cell);
double CoordinateMarginBelow(double cell);
/// Side of the box to tick under a domino of that unit.
double TickSize(double unit);

/// Finds, among all racks of rows and columns below the board or at its right, the one that allows
/// the largest cell. Nothing when not even the smallest cells fit.
std::optional<WyxLayout> LayOutWyx(const Box& box, const WyxNeeds& needs);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_LAYOUT_H_
