#include "tools/sheet/wyx_working_table.h"

#include <algorithm>
#include <bit>

#include "tools/sheet/wyx_board.h"

namespace grille::sheet {
namespace {

constexpr double kFrame = 0.5;
constexpr double kTableLine = 0.3;
constexpr double kNamePt = 8.5;
constexpr double kCaptionPt = 8;
constexpr double kCaptionHeight = 4.8;
constexpr double kAscender = 0.5;  // of brackets and tall letters, above capitals
constexpr double kNamesHeight = 4.6;
constexpr double kNameGap = 1.3;
constexpr double kLeastColumn = 5.4;
constexpr double kAroundName = 1.4;
constexpr double kKnight = 4.4;

TextStyle NameStyle(const Theme& theme) { return {kNamePt, Weight::kBold, theme.ink}; }

TextStyle CaptionStyle(const Theme& theme) { return {kCaptionPt, Weight::kRegular, theme.ink}; }

/// In the order of their names.
std::vector<wyx::Cell> ByName(wyx::CellSet cells) {
  std::vector<wyx::Cell> list;
  for (; cells != 0; cells &= cells - 1) {
    list.push_back(static_cast<wyx::Cell>(std::countr_zero(cells)));
  }
  std::sort(list.begin(), list.end(),
            [](wyx::Cell a, wyx::Cell b) { return wyx::CellName(a) < wyx::CellName(b); });
  return list;
}

}  // namespace

WorkingTable::WorkingTable(Canvas& canvas, const wyx::Grid& grid, const DrawOptions& options) {
  words::WyxNotation notation = options.Notation();
  rows_.push_back({grid.start, notation.Cell(grid.start)});
  for (wyx::Cell cell : ByName(grid.circles)) {
    columns_.push_back({cell, notation.Cell(cell)});
    if (!options.show_end || cell != wyx::EndCell(grid)) rows_.push_back(columns_.back());
  }
  for (const Line& line : columns_) {
    widest_name_ = std::max(widest_name_, canvas.TextWidth(line.name, NameStyle(options.theme)));
  }
  widest_name_ = std::max(widest_name_, canvas.TextWidth(rows_[0].name, NameStyle(options.theme)));
  label_ = kKnight + 0.4 + widest_name_ + kNameGap;
  double caption =
      canvas.TextWidth(WorkingTableWord(options.language), CaptionStyle(options.theme));
  double columns = static_cast<double>(columns_.size());
  narrowest_column_ =
      std::max({kLeastColumn, widest_name_ + kAroundName, (caption - label_) / columns});
}

double WorkingTable::Height(double row) const {
  return kCaptionHeight + kNamesHeight + static_cast<double>(rows_.size()) * row + kFrame;
}

double WorkingTable::Width(double column) const {
  return label_ + static_cast<double>(columns_.size()) * column + kFrame;
}

double WorkingTable::ColumnIn(double width) const {
  double room = (width - label_ - kFrame) / static_cast<double>(columns_.size());
  return std::min(room, kWidestColumn);
}

void WorkingTable::Draw(Canvas& canvas, Point top_left, double column, double row,
                        const DrawOptions& options) const {
  const Theme& theme = options.theme;
  TextStyle caption = CaptionStyle(theme);
  canvas.Text({top_left.x, top_left.y + kAscender + canvas.CapHeight(caption)}, Align::kLeft,
              WorkingTableWord(options.language), caption);
  Box cells = {
      top_left.x + label_ + kFrame / 2, top_left.y + kCaptionHeight + kNamesHeight + kFrame / 2,
      static_cast<double>(columns_.size()) * column, static_cast<double>(rows_.size()) * row};
  auto entry = [&](size_t i, size_t j) {
    return Box{cells.x + static_cast<double>(j) * column, cells.y + static_cast<double>(i) * row,
               column, row};
  };
  for (size_t i = 0; i < rows_.size(); ++i) {
    for (size_t j = 0; j < columns_.size(); ++j) {
      if (rows_[i].cell != columns_[j].cell) continue;
      Box struck = entry(i, j);
      canvas.AddBox(struck);
      canvas.Fill(theme.dark_cell);
      canvas.MoveTo({struck.x, struck.bottom()});
      canvas.LineTo({struck.right(), struck.y});
      canvas.Stroke(theme.grid_line, kTableLine);
    }
  }
  for (size_t i = 1; i < rows_.size(); ++i) {
    canvas.MoveTo({cells.x, entry(i, 0).y});
    canvas.LineTo({cells.right(), entry(i, 0).y});
  }
  for (size_t j = 1; j < columns_.size(); ++j) {
    canvas.MoveTo({entry(0, j).x, cells.y});
    canvas.LineTo({entry(0, j).x, cells.bottom()});
  }
  canvas.Stroke(theme.grid_line, kTableLine);
  canvas.AddBox(cells);
  canvas.Stroke(theme.ink, kFrame);

  TextStyle name = NameStyle(theme);
  double right = cells.x - kNameGap;
  for (size_t i = 0; i < rows_.size(); ++i) {
    double baseline = entry(i, 0).centre().y + canvas.CapHeight(name) / 2;
    canvas.Text({right, baseline}, Align::kRight, rows_[i].name, name);
  }
  for (size_t j = 0; j < columns_.size(); ++j) {
    canvas.Text({entry(0, j).centre().x, cells.y - 1.5}, Align::kCentre, columns_[j].name, name);
  }
  double knight_right = right - widest_name_ - 0.4;
  DrawKnightIn(canvas,
               {knight_right - kKnight, entry(0, 0).centre().y - kKnight / 2, kKnight, kKnight},
               theme);
}

}  // namespace grille::sheet
