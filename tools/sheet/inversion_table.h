#ifndef GRILLE_TOOLS_SHEET_INVERSION_TABLE_H_
#define GRILLE_TOOLS_SHEET_INVERSION_TABLE_H_

#include "solver/slide/parity.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// Whether a table is there to be written in, or is the answer: filled in, smaller, and without the
/// words that name its rows.
enum class TableUse { kToFillIn, kAnswer };

/// How a table of inversions stands: tiles above, their inversions below, a column for each tile;
/// in one part, or in more one under the other where columns would be too narrow to write in.
struct TableShape {
  TableUse use = TableUse::kToFillIn;
  double label = 0;   ///< width of the words at the left
  double column = 0;  ///< width
  double row = 0;     ///< height
  int in_part = 0;    ///< columns in each part but perhaps the last
  int parts = 0;

  double width() const { return label + in_part * column; }
  double height() const;
};

/// The widest columns for that many tiles.
TableShape ShapeTable(Canvas& canvas, double width, int tiles, TableUse use,
                      const DrawOptions& options);

/// Draws the table with its top left corner there.
void DrawTable(Canvas& canvas, Point at, const TableShape& shape,
               const slide::InversionTable& table, const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_INVERSION_TABLE_H_
