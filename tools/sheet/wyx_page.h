#ifndef GRILLE_TOOLS_SHEET_WYX_PAGE_H_
#define GRILLE_TOOLS_SHEET_WYX_PAGE_H_

#include <optional>
#include <string>
#include <vector>

#include "solver/wyx/grid.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/text_block.h"
#include "tools/sheet/wyx_layout.h"
#include "tools/sheet/wyx_working_table.h"

namespace grille::sheet {

/// The sentences of a hint, one under the other, each behind its name.
class HintBlock {
 public:
  HintBlock(Canvas& canvas, const std::vector<std::string>& sentences, double width,
            const DrawOptions& options);

  /// 0 without sentences.
  double height() const { return height_; }

  void Draw(Canvas& canvas, Point top_left, const DrawOptions& options) const;

 private:
  double label_ = 0;  // width of the names
  double height_ = 0;
  std::vector<TextBlock> texts_;
};

/// Where all that belongs to a grid stands.
struct WyxPage {
  WyxLayout grid;

  std::optional<WorkingTable> table;
  Point table_at;
  double column = 0;
  double row = 0;

  std::optional<HintBlock> hints;
  Point hints_at;
};

/// Finds, among tables below the grid and at its right, the one with which cells and table are
/// largest together. Nothing when something does not fit. `canvas` only measures.
std::optional<WyxPage> LayOutPage(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                                  const DrawOptions& options);

/// The word before the path boxes.
TextStyle PathWordStyle(const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_PAGE_H_
