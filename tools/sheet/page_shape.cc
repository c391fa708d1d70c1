#include "tools/sheet/page_shape.h"

#include <cmath>

namespace grille::sheet {

std::vector<Box> Divide(const Box& body, const PageShape& shape) {
  double width = (body.w - (shape.columns - 1) * shape.column_gap) / shape.columns;
  double height = (body.h - (shape.rows - 1) * shape.row_gap) / shape.rows;
  std::vector<Box> boxes;
  for (int row = 0; row < shape.rows; ++row) {
    for (int column = 0; column < shape.columns; ++column) {
      boxes.push_back({body.x + column * (width + shape.column_gap),
                       body.y + row * (height + shape.row_gap), width, height});
    }
  }
  return boxes;
}

std::vector<PageShape> ShapesFor(int count, double column_gap, double row_gap) {
  std::vector<PageShape> shapes;
  for (int columns = 1; columns <= count; ++columns) {
    int rows = (count + columns - 1) / columns;
    // The same rows with fewer columns have wider boxes.
    if (!shapes.empty() && shapes.back().rows == rows) continue;
    shapes.push_back({columns, rows, column_gap, row_gap});
  }
  return shapes;
}

std::vector<PageShape> ShapesForAnswers(const Box& body, const Paper& least, double gap) {
  auto fitting = [&](double length, double part) {
    return static_cast<int>(std::floor((length + gap) / (part + gap)));
  };
  std::vector<PageShape> shapes;
  PageShape shape = {fitting(body.w, least.width), fitting(body.h, least.height), gap, gap};
  if (shape.columns < 1 || shape.rows < 1) return shapes;
  shapes.push_back(shape);
  while (shape.count() > 1) {
    shape.columns = (shape.columns + 1) / 2;
    shape.rows = (shape.rows + 1) / 2;
    shapes.push_back(shape);
  }
  return shapes;
}

}  // namespace grille::sheet
