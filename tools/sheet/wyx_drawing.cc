#include "tools/sheet/wyx_drawing.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "tools/sheet/wyx_board.h"
#include "tools/sheet/wyx_domino.h"

namespace grille::sheet {
namespace {

TextStyle PathWordStyle(const Theme& theme) { return {9, Weight::kRegular, theme.ink}; }

void DrawStops(Canvas& canvas, const BoardFrame& frame, const wyx::Grid& grid,
               const DrawOptions& options) {
  const Theme& theme = options.theme;
  for (wyx::CellSet rest = grid.circles; rest != 0; rest &= rest - 1) {
    wyx::Cell cell = static_cast<wyx::Cell>(std::countr_zero(rest));
    DrawCircle(canvas, frame, cell, kCirclePerCell, theme);
  }
  if (options.show_end) DrawEndRing(canvas, frame, wyx::EndCell(grid), kCirclePerCell, theme);
  TextStyle style = {std::max(7.0, 0.42 * frame.cell() / kMmPerPoint), Weight::kBold, theme.ink};
  for (int i = 0; i < grid.marks; ++i) {
    canvas.TextInMiddle(frame.CentreOf(grid.mark[i]), std::to_string(i + 1), style);
  }
  DrawKnightOn(canvas, frame, grid.start, theme);
}

/// The box to tick under a domino, with the domino's letter at its left.
void DrawTick(Canvas& canvas, const Box& box, int number, const DrawOptions& options) {
  const Theme& theme = options.theme;
  constexpr double kStroke = 0.3;
  double size = box.h;
  double left = box.centre().x - size / 2;
  if (options.letters) {
    TextStyle style = {std::clamp(0.85 * size / kMmPerPoint, 7.0, 11.0), Weight::kBold, theme.ink};
    std::string letter(1, static_cast<char>('a' + number));
    double width = canvas.TextWidth(letter, style);
    double gap = std::clamp(box.w - size - width, 0.25, 0.42 * size);
    left += (width + gap) / 2;
    // Letters sit on the line of the box's foot, a little above it.
    canvas.Text({left - gap, box.bottom() - 0.18 * size}, Align::kRight, letter, style);
  }
  canvas.AddBox(Box{left, box.y, size, size}.Inset(kStroke / 2), 0.14 * size);
  canvas.FillKeeping(theme.paper);
  canvas.Stroke(theme.ink, kStroke);
}

void DrawPathBoxes(Canvas& canvas, const WyxLayout& layout, const DrawOptions& options) {
  const Theme& theme = options.theme;
  constexpr double kStroke = 0.3;
  TextStyle word = PathWordStyle(theme);
  canvas.Text({layout.path_word.x, layout.path_word.y + canvas.CapHeight(word) / 2}, Align::kLeft,
              PathWord(options.language), word);
  TextStyle number = {7, Weight::kRegular, theme.soft_ink};
  for (size_t i = 0; i < layout.path.size(); ++i) {
    const Box& box = layout.path[i];
    canvas.AddBox(box.Inset(kStroke / 2), 0.7);
    canvas.Stroke(theme.ink, kStroke);
    canvas.Text({box.x + 0.8, box.y + 0.85 + canvas.CapHeight(number)}, Align::kLeft,
                std::to_string(i + 1), number);
  }
}

}  // namespace

std::optional<WyxLayout> LayOutGrid(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                                    const DrawOptions& options) {
  double word = canvas.TextWidth(PathWord(options.language), PathWordStyle(options.theme));
  return LayOutWyx(
      box, {.side = grid.side, .dominoes = wyx::DominoCount(grid), .path_word_width = word});
}

void DrawGrid(Canvas& canvas, const WyxLayout& layout, const wyx::Grid& grid,
              const DrawOptions& options) {
  BoardFrame frame = {layout.board, grid.side};
  DrawBoard(canvas, frame, options.theme, BoardGround::kTinted);
  DrawStops(canvas, frame, grid, options);
  std::vector<wyx::DominoId> rack = RackOrder(grid.dominoes);
  for (size_t i = 0; i < rack.size(); ++i) {
    DrawDomino(canvas, layout.dominoes[i], wyx::kPool[rack[i]], options.theme);
    DrawTick(canvas, layout.ticks[i], static_cast<int>(i), options);
  }
  DrawPathBoxes(canvas, layout, options);
}

}  // namespace grille::sheet
