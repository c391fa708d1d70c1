#include "tools/sheet/inversion_table.h"

#include <algorithm>
#include <string>

#include "tools/sheet/slide_words.h"

namespace grille::sheet {
namespace {

constexpr double kTableStroke = 0.3;
constexpr double kWidestColumn = 9;
constexpr double kPartGap = 2;

double NarrowestColumn(TableUse use) { return use == TableUse::kAnswer ? 3.6 : 4.6; }

TextStyle InversionLabelStyle(const Theme& theme) { return {8, Weight::kRegular, theme.ink}; }

/// The columns of one part: where the first stands, and which tiles they are.
struct Part {
  Point at;
  size_t first = 0;
  size_t last = 0;

  Box Cell(const TableShape& shape, size_t i, int row) const {
    return {at.x + static_cast<double>(i - first) * shape.column, at.y + row * shape.row,
            shape.column, shape.row};
  }
};

void DrawCells(Canvas& canvas, const TableShape& shape, const Part& part, const Theme& theme) {
  for (size_t i = part.first; i < part.last; ++i) canvas.AddBox(part.Cell(shape, i, 0));
  canvas.Fill(theme.tile);
  for (size_t i = part.first; i < part.last; ++i) {
    canvas.AddBox(part.Cell(shape, i, 0));
    canvas.AddBox(part.Cell(shape, i, 1));
  }
  canvas.Stroke(theme.ink, kTableStroke);
}

void DrawNumbers(Canvas& canvas, const TableShape& shape, const Part& part,
                 const slide::InversionTable& table, const Theme& theme) {
  double size = std::clamp(0.46 * shape.column / kMmPerPoint, 7.0, 11.0);
  TextStyle bold = {size, Weight::kBold, theme.ink};
  TextStyle plain = {size, Weight::kRegular, theme.ink};
  for (size_t i = part.first; i < part.last; ++i) {
    canvas.TextInMiddle(part.Cell(shape, i, 0).centre(), std::to_string(table.tiles[i]), bold);
    if (shape.use == TableUse::kToFillIn) continue;
    // The odd ones are all that counts.
    int inversions = table.inversions[i];
    canvas.TextInMiddle(part.Cell(shape, i, 1).centre(), std::to_string(inversions),
                        inversions % 2 != 0 ? bold : plain);
  }
}

void DrawLabels(Canvas& canvas, double left, const TableShape& shape, const Part& part,
                const DrawOptions& options) {
  TextStyle style = InversionLabelStyle(options.theme);
  double baseline = part.at.y + shape.row / 2 + canvas.CapHeight(style) / 2;
  canvas.Text({left, baseline}, Align::kLeft, TileRowWord(options.language), style);
  canvas.Text({left, baseline + shape.row}, Align::kLeft, InversionRowWord(options.language),
              style);
}

}  // namespace

double TableShape::height() const {
  return parts * 2 * row + (parts - 1) * kPartGap + kTableStroke;
}

TableShape ShapeTable(Canvas& canvas, double width, int tiles, TableUse use,
                      const DrawOptions& options) {
  TableShape shape;
  shape.use = use;
  if (use == TableUse::kToFillIn) {
    TextStyle style = InversionLabelStyle(options.theme);
    shape.label = 2 + std::max(canvas.TextWidth(TileRowWord(options.language), style),
                               canvas.TextWidth(InversionRowWord(options.language), style));
  }
  do {
    ++shape.parts;
    shape.in_part = (tiles + shape.parts - 1) / shape.parts;
    shape.column = std::min((width - shape.label - kTableStroke) / shape.in_part, kWidestColumn);
  } while (shape.column < NarrowestColumn(use) && shape.in_part > 1);
  bool small = use == TableUse::kAnswer;
  shape.row = std::clamp(shape.column, small ? 4.2 : 5.2, small ? 5.2 : 7.5);
  return shape;
}

void DrawTable(Canvas& canvas, Point at, const TableShape& shape,
               const slide::InversionTable& table, const DrawOptions& options) {
  Point place = {at.x + shape.label + kTableStroke / 2, at.y + kTableStroke / 2};
  size_t in_part = static_cast<size_t>(shape.in_part);
  for (size_t first = 0; first < table.tiles.size(); first += in_part) {
    Part part = {place, first, std::min(first + in_part, table.tiles.size())};
    DrawCells(canvas, shape, part, options.theme);
    DrawNumbers(canvas, shape, part, table, options.theme);
    if (shape.use == TableUse::kToFillIn) DrawLabels(canvas, at.x, shape, part, options);
    place.y += 2 * shape.row + kPartGap;
  }
}

}  // namespace grille::sheet
