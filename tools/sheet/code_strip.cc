#include "tools/sheet/code_strip.h"

#include <string_view>
#include <vector>

#include "tools/sheet/qr_code.h"

namespace grille::sheet {
namespace {

constexpr double kSpaceAbove = 2;
/// Modules that must stay free round the code.
constexpr int kQuiet = 4;
/// A telephone reads modules of half a millimetre with ease; no code of a puzzle is so long that
/// they become smaller than 0.35.
constexpr double kLargestModule = 0.55;

/// The square of modules without the quiet zone, which the page's own white takes.
double SideOf(const QrCode& code) {
  double room = kCodeStripHeight - kSpaceAbove;
  return std::min(room, kLargestModule * code.side());
}

TextStyle LetterStyle(const Theme& theme) { return {7, Weight::kRegular, theme.soft_ink}; }

/// A code has no spaces: it is broken wherever a line is full.
std::vector<std::string> LinesOf(Canvas& canvas, const std::string& code, double width,
                                 const TextStyle& style) {
  std::vector<std::string> lines;
  for (char letter : code) {
    if (lines.empty() || canvas.TextWidth(lines.back() + letter, style) > width) {
      lines.emplace_back();
    }
    lines.back() += letter;
  }
  return lines;
}

double LineHeight(const TextStyle& style) { return 1.3 * style.size_pt * kMmPerPoint; }

/// What a strip is to show.
struct Strip {
  QrCode qr;
  double side;
  std::vector<std::string> lines;
};

absl::StatusOr<Strip> MakeStrip(Canvas& canvas, double width, const std::string& code) {
  absl::StatusOr<QrCode> qr = QrCode::Encode(code);
  if (!qr.ok()) return qr.status();
  double side = SideOf(*qr);
  double left = side * (1 + static_cast<double>(kQuiet) / qr->side());
  return Strip{*qr, side, LinesOf(canvas, code, width - left, LetterStyle({}))};
}

}  // namespace

bool CodeStripFits(Canvas& canvas, double width, const std::string& code) {
  absl::StatusOr<Strip> strip = MakeStrip(canvas, width, code);
  if (!strip.ok()) return false;
  double height = LineHeight(LetterStyle({})) * static_cast<double>(strip->lines.size());
  return strip->side < width / 2 && height <= kCodeStripHeight - kSpaceAbove;
}

void DrawCodeStrip(Canvas& canvas, const Box& box, const std::string& code, const Theme& theme) {
  absl::StatusOr<Strip> strip = MakeStrip(canvas, box.w, code);
  if (!strip.ok()) return;
  double side = strip->side;
  strip->qr.Draw(canvas, {box.x, box.bottom() - side, side, side}, theme.ink);
  TextStyle style = LetterStyle(theme);
  double left = box.x + side * (1 + static_cast<double>(kQuiet) / strip->qr.side());
  double baseline = box.bottom() - LineHeight(style) * static_cast<double>(strip->lines.size() - 1);
  for (const std::string& line : strip->lines) {
    canvas.Text({left, baseline}, Align::kLeft, line, style);
    baseline += LineHeight(style);
  }
}

}  // namespace grille::sheet
