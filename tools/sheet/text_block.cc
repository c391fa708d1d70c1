#include "tools/sheet/text_block.h"

namespace grille::sheet {
namespace {

constexpr double kPitch = 1.28;     // of the size
constexpr double kDescender = 0.2;  // of the size

}  // namespace

std::vector<std::string> Wrap(Canvas& canvas, std::string_view text, const TextStyle& style,
                              double width) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    if (word.empty()) continue;
    if (!lines.empty()) {
      std::string longer = lines.back();
      longer.append(" ").append(word);
      if (canvas.TextWidth(longer, style) <= width) {
        lines.back() = longer;
        continue;
      }
    }
    lines.emplace_back(word);
  }
  return lines;
}

void TextBlock::Add(Canvas& canvas, std::string_view text, const TextStyle& style, double above) {
  double size = style.size_pt * kMmPerPoint;
  double top = lines_.empty() ? 0 : height_ + above;
  double cap = canvas.CapHeight(style);
  for (std::string& line : Wrap(canvas, text, style, width_)) {
    lines_.push_back({std::move(line), style, top + cap});
    height_ = top + cap + kDescender * size;
    top += kPitch * size;
  }
}

void TextBlock::Draw(Canvas& canvas, double x, double top, Align align) const {
  for (const Line& line : lines_) {
    canvas.Text({x, top + line.baseline}, align, line.text, line.style, width_);
  }
}

}  // namespace grille::sheet
