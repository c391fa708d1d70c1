#include "tools/sheet/puzzle_box.h"

#include <algorithm>
#include <string_view>

#include "tools/sheet/code_strip.h"
#include "tools/sheet/header.h"

namespace grille::sheet {
namespace {

constexpr double kAnswerNumberWidth = 8.5;

/// What is left of a box for the drawing.
Box DrawingIn(const Box& box, const PuzzleOptions& options) {
  double header = HeaderHeight(box.h);
  double strip = options.qr ? kCodeStripHeight : 0;
  return {box.x, box.y + header, box.w, box.h - header - strip};
}

/// What is left of an answer's box beside its number.
Box BesideNumber(const Box& box) {
  return {box.x + kAnswerNumberWidth, box.y, box.w - kAnswerNumberWidth, box.h};
}

}  // namespace

double PuzzleSizeIn(Canvas& canvas, const Box& box, const Item& item,
                    const PuzzleOptions& options) {
  Box drawing = DrawingIn(box, options);
  if (drawing.w <= 0 || drawing.h <= 0) return 0;
  if (options.qr && !CodeStripFits(canvas, box.w, item.code)) return 0;
  return item.drawing->SizeIn(canvas, drawing, options.draw);
}

void DrawPuzzle(Canvas& canvas, const Box& box, const std::string& number, const Item& item,
                const PuzzleOptions& options) {
  HeaderText text = {.number = number,
                     .id = item.id,
                     .level = item.level,
                     .note = item.drawing->LevelNote(item.level, options.draw.language),
                     .words = options.level_words};
  DrawHeader(canvas, box, text, options.draw);
  Box drawing = DrawingIn(box, options);
  item.drawing->Draw(canvas, drawing, options.draw);
  if (!options.qr) return;
  DrawCodeStrip(canvas, {box.x, drawing.bottom(), box.w, kCodeStripHeight}, item.code,
                options.draw.theme);
}

bool AnswerFits(Canvas& canvas, const Box& box, const Item& item, const DrawOptions& options) {
  return item.drawing->AnswerFits(canvas, BesideNumber(box), options);
}

void DrawAnswer(Canvas& canvas, const Box& box, const std::string& number, const Item& item,
                const DrawOptions& options) {
  TextStyle style = {13, Weight::kBlack, options.theme.ink};
  // Numbers of several parts are longer.
  double width = canvas.TextWidth(number, style);
  double room = kAnswerNumberWidth - 1;
  if (width > room) style.size_pt = std::max(8.0, style.size_pt * room / width);
  canvas.Text({box.x, box.y + canvas.CapHeight(style)}, Align::kLeft, number, style);
  item.drawing->DrawAnswer(canvas, BesideNumber(box), options);
}

}  // namespace grille::sheet
