#include "tools/sheet/inversion_table.h"

#include <algorithm>
#include <string>

#include "tools/sheet/slide_words.h"

namespace grille::sheet {
namespace {

constexpr double kStroke = 0.3;
constexpr double kNarrowestColumn = 4.6;
constexpr double kWidestColumn = 9;
constexpr double kTableGap = 2;  // between parts

TextStyle LabelStyle(const Theme& theme) { return {8, Weight::kRegular, theme.ink}; }

}  // namespace

double TableShape::height() const { return parts * 2 * row + (parts - 1) * kTableGap; }

TableShape ShapeTable(Canvas& canvas, double width, int tiles, const DrawOptions& options) {
  TableShape shape;
  TextStyle style = LabelStyle(options.theme);
  shape.label = 2 + std::max(canvas.TextWidth(TileRowWord(options.language), style),
                             canvas.TextWidth(InversionRowWord(options.language), style));
  do {
    ++shape.parts;
    shape.in_part = (tiles + shape.parts - 1) / shape.parts;
    shape.column = std::min((width - shape.label - kStroke) / shape.in_part, kWidestColumn);
  } while (shape.column < kNarrowestColumn && shape.in_part > 1);
  shape.row = std::clamp(shape.column, 5.2, 7.5);
  return shape;
}

void DrawTable(Canvas& canvas, Point at, const TableShape& shape,
               const slide::InversionTable& table, bool filled, const DrawOptions& options) {
  const Theme& theme = options.theme;
  TextStyle label = LabelStyle(theme);
  double size = std::clamp(0.46 * shape.column / kMmPerPoint, 7.0, 11.0);
  TextStyle tile = {size, Weight::kBold, theme.ink};
  TextStyle number = {size, Weight::kRegular, theme.ink};
  double left = at.x + shape.label;
  int count = static_cast<int>(table.tiles.size());
  for (int part = 0; part < shape.parts; ++part) {
    double top = at.y + part * (2 * shape.row + kTableGap);
    double drop = shape.row / 2 + canvas.CapHeight(label) / 2;
    canvas.Text({at.x, top + drop}, Align::kLeft, TileRowWord(options.language), label);
    canvas.Text({at.x, top + shape.row + drop}, Align::kLeft, InversionRowWord(options.language),
                label);
    int first = part * shape.in_part;
    int last = std::min(first + shape.in_part, count);
    for (int i = first; i < last; ++i) {
      canvas.AddBox({left + (i - first) * shape.column, top, shape.column, shape.row});
    }
    canvas.Fill(theme.tile);
    for (int i = first; i < last; ++i) {
      double x = left + (i - first) * shape.column;
      canvas.AddBox({x, top, shape.column, shape.row});
      canvas.AddBox({x, top + shape.row, shape.column, shape.row});
    }
    canvas.Stroke(theme.ink, kStroke);
    for (int i = first; i < last; ++i) {
      Point middle = {left + (i - first + 0.5) * shape.column, top + shape.row / 2};
      size_t index = static_cast<size_t>(i);
      canvas.TextInMiddle(middle, std::to_string(table.tiles[index]), tile);
      if (!filled) continue;
      int inversions = table.inversions[index];
      // The odd ones are all that counts.
      canvas.TextInMiddle({middle.x, middle.y + shape.row}, std::to_string(inversions),
                          inversions % 2 != 0 ? tile : number);
    }
  }
}

}  // namespace grille::sheet
