#ifndef GRILLE_TOOLS_SHEET_PAGE_SHAPE_H_
#define GRILLE_TOOLS_SHEET_PAGE_SHAPE_H_

#include <vector>

#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// How the boxes of a page stand.
struct PageShape {
  int columns = 1;
  int rows = 1;
  double column_gap = 0;
  double row_gap = 0;

  int count() const { return columns * rows; }
};

/// The boxes that a body is divided into, all of one size, row by row.
std::vector<Box> Divide(const Box& body, const PageShape& shape);

/// The ways of dividing a page among `count` puzzles: no row of them stays empty, the widest boxes
/// first.
std::vector<PageShape> ShapesFor(int count, double column_gap, double row_gap);

/// The ways of dividing a body among answers: as many as boxes of at least `least` have room for,
/// then a quarter of them, and so on down to one. Empty when not even one has room.
std::vector<PageShape> ShapesForAnswers(const Box& body, const Paper& least, double gap);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PAGE_SHAPE_H_
