#include "tools/sheet/wyx_drawing.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tools/sheet/wyx_board.h"
#include "tools/sheet/wyx_domino.h"
#include "tools/sheet/wyx_page.h"
#include "tools/words/wyx_rack.h"

namespace grille::sheet {
namespace {

constexpr double kPathBoxStroke = 0.3;

void DrawStops(Canvas& canvas, const BoardFrame& frame, const wyx::Grid& grid,
               const DrawOptions& options) {
  const Theme& theme = options.theme;
  DrawCircles(canvas, frame, grid.circles, kCirclePerCell, theme);
  if (options.show_end) DrawEndRing(canvas, frame, wyx::EndCell(grid), kCirclePerCell, theme);
  TextStyle style = {std::max(7.0, 0.42 * frame.cell() / kMmPerPoint), Weight::kBold, theme.ink};
  for (int i = 0; i < grid.marks; ++i) {
    canvas.TextInMiddle(frame.CentreOf(grid.mark[i]), std::to_string(i + 1), style);
  }
  DrawKnightOn(canvas, frame, grid.start, theme);
}

void DrawRack(Canvas& canvas, const WyxLayout& layout, const wyx::Grid& grid,
              const DrawOptions& options) {
  std::vector<wyx::DominoId> rack = words::RackOrder(grid.dominoes);
  for (size_t i = 0; i < rack.size(); ++i) {
    wyx::Domino domino = wyx::kPool[rack[i]];
    if (options.dominoes == WyxSteps::kPairs) {
      DrawPairDomino(canvas, layout.dominoes[i], domino, options.language, options.theme);
    } else {
      DrawDomino(canvas, layout.dominoes[i], domino, options.theme);
    }
  }
}

/// The boxes to tick under the dominoes, each with its domino's letter at the left.
void DrawTicks(Canvas& canvas, const WyxLayout& layout, const DrawOptions& options) {
  const Theme& theme = options.theme;
  double size = layout.ticks.front().h;
  TextStyle style = {std::clamp(0.85 * size / kMmPerPoint, 7.0, 11.0), Weight::kBold, theme.ink};
  std::vector<Box> boxes;
  char letter = 'a';
  for (const Box& under : layout.ticks) {
    double left = under.centre().x - size / 2;
    if (options.letters || options.working_table) {
      std::string text(1, letter++);
      double width = canvas.TextWidth(text, style);
      double gap = std::clamp(under.w - size - width, 0.25, 0.42 * size);
      left += (width + gap) / 2;
      // Letters sit on the line of the box's foot, a little above it.
      canvas.Text({left - gap, under.bottom() - 0.18 * size}, Align::kRight, text, style);
    }
    boxes.push_back({left, under.y, size, size});
  }
  for (const Box& box : boxes) canvas.AddBox(box.Inset(kPathBoxStroke / 2), 0.14 * size);
  canvas.FillKeeping(theme.paper);
  canvas.Stroke(theme.ink, kPathBoxStroke);
}

void DrawPathBoxes(Canvas& canvas, const WyxLayout& layout, const DrawOptions& options) {
  const Theme& theme = options.theme;
  TextStyle word = PathWordStyle(theme);
  canvas.Text({layout.path_word.x, layout.path_word.y + canvas.CapHeight(word) / 2}, Align::kLeft,
              PathWord(options.language), word);
  for (const Box& box : layout.path) canvas.AddBox(box.Inset(kPathBoxStroke / 2), 0.7);
  canvas.Stroke(theme.ink, kPathBoxStroke);
  TextStyle style = {7, Weight::kRegular, theme.soft_ink};
  int number = 1;
  for (const Box& box : layout.path) {
    canvas.Text({box.x + 0.8, box.y + 0.85 + canvas.CapHeight(style)}, Align::kLeft,
                std::to_string(number++), style);
  }
}

}  // namespace

double GridSizeIn(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                  const DrawOptions& options) {
  std::optional<WyxPage> page = LayOutPage(canvas, box, grid, options);
  return page ? page->grid.cell : 0;
}

void DrawGrid(Canvas& canvas, const Box& box, const wyx::Grid& grid, const DrawOptions& options) {
  std::optional<WyxPage> page = LayOutPage(canvas, box, grid, options);
  if (!page) return;
  const WyxLayout& layout = page->grid;
  BoardFrame frame = {layout.board, grid.side};
  DrawBoard(canvas, frame, options.axes, options.theme, BoardGround::kTinted);
  DrawStops(canvas, frame, grid, options);
  DrawRack(canvas, layout, grid, options);
  DrawTicks(canvas, layout, options);
  DrawPathBoxes(canvas, layout, options);
  if (page->table) page->table->Draw(canvas, page->table_at, page->column, page->row, options);
  if (page->hints) page->hints->Draw(canvas, page->hints_at, options);
}

}  // namespace grille::sheet
