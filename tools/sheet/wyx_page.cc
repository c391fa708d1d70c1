#include "tools/sheet/wyx_page.h"

#include <algorithm>
#include <cmath>

#include "tools/sheet/wyx_domino.h"
#include "tools/sheet/wyx_first_hint.h"

namespace grille::sheet {
namespace {

constexpr double kHintPt = 8.5;
constexpr double kHintsAbove = 4;
constexpr double kHintGap = 1.2;
constexpr double kLabelGap = 2.4;

constexpr double kTableAbove = 5;
constexpr double kTableBeside = 8;
constexpr double kRowStep = 0.3;

/// A stop that is written as a pair needs room for two numbers and a sign.
constexpr double kPairPathBox = 8.5;

TextStyle HintStyle(const Theme& theme) { return {kHintPt, Weight::kRegular, theme.ink}; }
TextStyle LabelStyle(const Theme& theme) { return {kHintPt, Weight::kBold, theme.ink}; }

WyxNeeds NeedsOf(Canvas& canvas, const wyx::Grid& grid, const DrawOptions& options) {
  WyxNeeds needs = {.side = grid.side,
                    .dominoes = wyx::DominoCount(grid),
                    .path_word_width =
                        canvas.TextWidth(PathWord(options.language), PathWordStyle(options.theme))};
  if (options.axes == WyxAxes::kNumbers) needs.narrowest_path_box = kPairPathBox;
  if (options.dominoes == WyxSteps::kPairs) {
    needs.domino = kLyingDomino;
    needs.domino.least = LeastPairWidth(canvas, options.language) / kLyingDomino.width;
  }
  return needs;
}

/// What a table of that size beside a board of that size is worth.
double Worth(double cell, double column, double row) {
  return cell * std::sqrt(std::min(column, row));
}

/// Places the best table in what the hints leave of the box; false when none fits.
bool PlaceTable(const Box& box, const WyxNeeds& needs, WyxPage* page) {
  const WorkingTable& table = *page->table;
  double best = 0;
  auto consider = [&](const Box& rest, Point at, double column, double row) {
    if (column < table.narrowest_column() || rest.w <= 0 || rest.h <= 0) return;
    std::optional<WyxLayout> layout = LayOutWyx(rest, needs);
    if (!layout || Worth(layout->cell, column, row) <= best) return;
    best = Worth(layout->cell, column, row);
    page->grid = *std::move(layout);
    page->table_at = at;
    page->column = column;
    page->row = row;
  };
  double widest = table.ColumnIn(box.w);
  for (double row = WorkingTable::kLowestRow; row <= WorkingTable::kHighestRow; row += kRowStep) {
    double height = table.Height(row);
    // Below: as wide as the box.
    consider({box.x, box.y, box.w, box.h - height - kTableAbove}, {box.x, box.bottom() - height},
             widest, row);
    // At the right: of square entries, or narrow ones.
    if (height > box.h) continue;
    for (double column : {std::max(row, table.narrowest_column()), table.narrowest_column()}) {
      double width = table.Width(column);
      consider({box.x, box.y, box.w - width - kTableBeside, box.h}, {box.right() - width, box.y},
               column, row);
    }
  }
  return best > 0;
}

}  // namespace

TextStyle PathWordStyle(const Theme& theme) { return {9, Weight::kRegular, theme.ink}; }

HintBlock::HintBlock(Canvas& canvas, const std::vector<std::string>& sentences, double width,
                     const DrawOptions& options) {
  int most = static_cast<int>(sentences.size());
  for (int i = 1; i <= most; ++i) {
    label_ = std::max(label_, kLabelGap + canvas.TextWidth(HintWord(i, options.language),
                                                           LabelStyle(options.theme)));
  }
  for (const std::string& sentence : sentences) {
    texts_.emplace_back(width - label_);
    texts_.back().Add(canvas, sentence, HintStyle(options.theme));
    height_ += texts_.back().height() + (texts_.size() > 1 ? kHintGap : 0);
  }
}

void HintBlock::Draw(Canvas& canvas, Point top_left, const DrawOptions& options) const {
  TextStyle label = LabelStyle(options.theme);
  double top = top_left.y;
  int number = 0;
  for (const TextBlock& text : texts_) {
    canvas.Text({top_left.x, top + canvas.CapHeight(label)}, Align::kLeft,
                HintWord(++number, options.language), label);
    text.Draw(canvas, top_left.x + label_, top, Align::kLeft);
    top += text.height() + kHintGap;
  }
}

std::optional<WyxPage> LayOutPage(Canvas& canvas, const Box& box, const wyx::Grid& grid,
                                  const DrawOptions& options) {
  WyxPage page;
  Box room = box;
  std::vector<std::string> sentences = FirstHint(grid, options.hints, options.Notation());
  if (!sentences.empty()) {
    page.hints.emplace(canvas, sentences, box.w, options);
    room.h -= page.hints->height() + kHintsAbove;
    if (room.h <= 0) return std::nullopt;
  }
  WyxNeeds needs = NeedsOf(canvas, grid, options);
  double bottom = 0;
  if (options.working_table) {
    page.table.emplace(canvas, grid, options);
    if (!PlaceTable(room, needs, &page)) return std::nullopt;
    bottom =
        std::max(page.table_at.y + page.table->Height(page.row), page.grid.path.back().bottom());
  } else {
    std::optional<WyxLayout> layout = LayOutWyx(room, needs);
    if (!layout) return std::nullopt;
    page.grid = *std::move(layout);
    bottom = page.grid.path.back().bottom();
  }
  // Hints stand close to what they speak of.
  if (page.hints) {
    double lowest = box.bottom() - page.hints->height();
    page.hints_at = {box.x, std::min(bottom + 1.5 * kHintsAbove, lowest)};
  }
  return page;
}

}  // namespace grille::sheet
