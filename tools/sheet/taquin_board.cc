#include "tools/sheet/taquin_board.h"

#include <algorithm>
#include <string>

namespace grille::sheet {
namespace {

double FrameStroke(double cell) { return std::clamp(0.07 * cell, 0.4, 0.9); }
double TileStroke(double cell) { return std::clamp(0.03 * cell, 0.25, 0.45); }
/// Around the tiles, and half of it around each tile.
double Joint(double cell) { return std::clamp(0.05 * cell, 0.25, 0.8); }

/// What the frame takes on a side.
double Border(double cell) { return FrameStroke(cell) + Joint(cell) / 2; }

Box CellOf(const Box& board, double cell, int column, int row) {
  return {board.x + Border(cell) + column * cell, board.y + Border(cell) + row * cell, cell, cell};
}

/// The outline of a tile in its cell.
void AddTile(Canvas& canvas, const Box& place) {
  canvas.AddBox(place.Inset((Joint(place.w) + TileStroke(place.w)) / 2), 0.14 * place.w);
}

}  // namespace

Room TaquinRoom(int columns, int rows, double cell) {
  return {columns * cell + 2 * Border(cell), rows * cell + 2 * Border(cell)};
}

double TaquinCell(int columns, int rows, const Room& room) {
  double low = 0;
  double high = room.width / columns;
  for (int i = 0; i < 40; ++i) {
    double middle = (low + high) / 2;
    Room taken = TaquinRoom(columns, rows, middle);
    (taken.width <= room.width && taken.height <= room.height ? low : high) = middle;
  }
  return low;
}

void DrawEmptyTaquin(Canvas& canvas, const Box& box, int columns, int rows, const Theme& theme) {
  double cell = TaquinCell(columns, rows, {box.w, box.h});
  canvas.AddBox(box.Inset(FrameStroke(cell) / 2), 0.1 * cell);
  canvas.Stroke(theme.ink, FrameStroke(cell));
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      AddTile(canvas, CellOf(box, cell, column, row));
    }
  }
  canvas.Stroke(theme.soft_ink, TileStroke(cell));
}

void DrawTaquin(Canvas& canvas, const Box& box, const slide::Arrangement& tiles, int columns,
                const Theme& theme) {
  int rows = tiles.size / columns;
  double cell = TaquinCell(columns, rows, {box.w, box.h});
  canvas.AddBox(box.Inset(FrameStroke(cell) / 2), 0.1 * cell);
  canvas.FillKeeping(theme.well);
  canvas.Stroke(theme.ink, FrameStroke(cell));
  TextStyle style = {std::max(7.0, 0.5 * cell / kMmPerPoint), Weight::kBold, theme.ink};
  for (int v = 0; v < tiles.size; ++v) {
    slide::Token tile = tiles.at[static_cast<size_t>(v)];
    if (tile == slide::kVacant) continue;
    Box place = CellOf(box, cell, v % columns, v / columns);
    AddTile(canvas, place);
    canvas.FillKeeping(theme.tile);
    canvas.Stroke(theme.ink, TileStroke(cell));
    canvas.TextInMiddle(place.centre(), std::to_string(tile), style);
  }
}

}  // namespace grille::sheet
