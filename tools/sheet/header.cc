#include "tools/sheet/header.h"

#include <algorithm>
#include <string>

namespace grille::sheet {
namespace {

constexpr double kCapPart = 0.72;  // of the size, near enough for placing
constexpr double kPipStroke = 0.3;

double NumberSizePt(double box_height) { return std::clamp(9 + 0.07 * box_height, 13.0, 20.0); }

/// Six pips ending at `right`, as many filled as the level is high. Gives where they begin.
double DrawPips(Canvas& canvas, double right, double middle, double radius, Level level,
                const Theme& theme) {
  double pitch = 2.6 * radius;
  double left = right - 5 * pitch - 2 * radius;
  for (int i = 0; i < kLevelCount; ++i) {
    canvas.AddCircle({left + radius + i * pitch, middle}, radius - kPipStroke / 2);
    if (i <= static_cast<int>(level)) canvas.FillKeeping(theme.ink);
    canvas.Stroke(theme.ink, kPipStroke);
  }
  return left;
}

}  // namespace

double HeaderHeight(double box_height) {
  return kCapPart * NumberSizePt(box_height) * kMmPerPoint + 2.6;
}

void DrawHeader(Canvas& canvas, const Box& box, const HeaderText& text,
                const DrawOptions& options) {
  const Theme& theme = options.theme;
  TextStyle big = {NumberSizePt(box.h), Weight::kBlack, theme.ink};
  TextStyle word = {std::clamp(0.6 * big.size_pt, 9.0, 11.5), Weight::kRegular, theme.ink};
  TextStyle soft = {word.size_pt - 1, Weight::kRegular, theme.soft_ink};
  double baseline = box.y + canvas.CapHeight(big);
  canvas.Text({box.x, baseline}, Align::kLeft, text.number, big);

  double radius = 0.115 * word.size_pt;
  double middle = baseline - canvas.CapHeight(word) / 2 + 0.1;
  double right = DrawPips(canvas, box.right(), middle, radius, text.level, theme) - 1.6;
  if (text.words) {
    std::string level_word(words::LevelWord(text.level, options.language));
    if (!text.note.empty()) {
      canvas.Text({right, baseline}, Align::kRight, text.note, soft);
      right -= canvas.TextWidth(text.note, soft);
      level_word += " · ";
    }
    canvas.Text({right, baseline}, Align::kRight, level_word, word);
    right -= canvas.TextWidth(level_word, word);
  }

  double left = box.x + canvas.TextWidth(text.number, big) + 2;
  if (text.id.empty()) return;
  canvas.Text({left, baseline}, Align::kLeft, text.id, soft, right - left - 3);
}

}  // namespace grille::sheet
