#include "tools/sheet/header.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"

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

void DrawHeader(Canvas& canvas, const Box& box, int number, std::string_view id, Level level,
                std::string_view note, const DrawOptions& options) {
  const Theme& theme = options.theme;
  TextStyle big = {NumberSizePt(box.h), Weight::kBlack, theme.ink};
  TextStyle word = {std::clamp(0.6 * big.size_pt, 9.0, 11.5), Weight::kRegular, theme.ink};
  TextStyle soft = {word.size_pt - 1, Weight::kRegular, theme.soft_ink};
  double baseline = box.y + canvas.CapHeight(big);
  std::string digits = absl::StrCat(number);
  canvas.Text({box.x, baseline}, Align::kLeft, digits, big);

  double radius = 0.115 * word.size_pt;
  double middle = baseline - canvas.CapHeight(word) / 2 + 0.1;
  double right = DrawPips(canvas, box.right(), middle, radius, level, theme) - 1.6;
  std::string level_word(words::LevelWord(level, options.language));
  if (!note.empty()) {
    canvas.Text({right, baseline}, Align::kRight, note, soft);
    right -= canvas.TextWidth(note, soft);
    level_word += " · ";
  }
  canvas.Text({right, baseline}, Align::kRight, level_word, word);
  right -= canvas.TextWidth(level_word, word);

  double left = box.x + canvas.TextWidth(digits, big) + 2;
  if (!id.empty()) canvas.Text({left, baseline}, Align::kLeft, id, soft, right - left - 3);
}

}  // namespace grille::sheet
