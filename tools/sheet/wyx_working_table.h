#ifndef GRILLE_TOOLS_SHEET_WYX_WORKING_TABLE_H_
#define GRILLE_TOOLS_SHEET_WYX_WORKING_TABLE_H_

#include <string>
#include <vector>

#include "solver/wyx/grid.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// The empty table of a grid, to be filled in by who solves it: a row for each cell that is left,
/// the knight's first, a column for each that is entered; in each entry goes the letter of the
/// domino that leads there. Where row and column are the same cell the entry is struck out. The end
/// is left by nothing: where it is shown, it has no row; elsewhere its row keeps the secret.
class WorkingTable {
 public:
  WorkingTable(Canvas& canvas, const wyx::Grid& grid, const DrawOptions& options);

  // Bounds of rows and columns that can be written in and are not a waste.
  static constexpr double kLowestRow = 4.8;
  static constexpr double kHighestRow = 8.5;
  static constexpr double kWidestColumn = 16;
  /// As wide as the name of a cell, to write in, and all of them as wide as the caption.
  double narrowest_column() const { return narrowest_column_; }

  /// The room that the table takes with rows and columns of that size, caption and strokes
  /// included.
  double Height(double row) const;
  double Width(double column) const;

  /// The widest columns in that width, never over kWidestColumn.
  double ColumnIn(double width) const;

  /// Draws the table with its top left corner there.
  void Draw(Canvas& canvas, Point top_left, double column, double row,
            const DrawOptions& options) const;

 private:
  struct Line {
    wyx::Cell cell = 0;
    std::string name;
  };

  std::vector<Line> rows_;
  std::vector<Line> columns_;
  double widest_name_ = 0;
  double label_ = 0;  // width of the names at the left
  double narrowest_column_ = 0;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_WORKING_TABLE_H_
