#include "tools/sheet/slide_parts.h"

#include <string>

#include "tools/sheet/slide_words.h"

namespace grille::sheet {
namespace {

constexpr double kBoxStroke = 0.3;
constexpr double kCaptionSizePt = 9;
constexpr double kCaptionGap = 1.6;

constexpr double kPlayGap = 12;
constexpr double kLeastPlayHeight = 84;

}  // namespace

TextBlock SlideText(Canvas& canvas, const TextBlock& lead, int moves, std::string_view how,
                    const DrawOptions& options) {
  TextBlock text = lead;
  text.Add(canvas, MovesSentence(moves, options.language), {11, Weight::kBold, options.theme.ink},
           2.8);
  text.Add(canvas, how, {8, Weight::kRegular, options.theme.soft_ink}, 0.9);
  return text;
}

double CaptionHeight(Canvas& canvas) { return canvas.CapHeight({kCaptionSizePt}) + kCaptionGap; }

void DrawGoalCaption(Canvas& canvas, const Box& goal, const DrawOptions& options) {
  canvas.Text({goal.centre().x, goal.y - kCaptionGap}, Align::kCentre, GoalWord(options.language),
              {kCaptionSizePt, Weight::kRegular, options.theme.ink});
}

void DrawArrow(Canvas& canvas, const Box& box, const Theme& theme) {
  double middle = box.centre().y;
  double neck = box.right() - 0.52 * box.w;
  double shaft = 0.13 * box.w;
  canvas.MoveTo({box.x, middle - shaft});
  canvas.LineTo({neck, middle - shaft});
  canvas.LineTo({neck, box.y});
  canvas.LineTo({box.right(), middle});
  canvas.LineTo({neck, box.bottom()});
  canvas.LineTo({neck, middle + shaft});
  canvas.LineTo({box.x, middle + shaft});
  canvas.ClosePath();
  canvas.Fill(theme.ink);
}

std::optional<Box> RoomToPlay(Canvas& canvas, const Box& box, double bottom,
                              std::string_view caption, const Theme& theme) {
  constexpr double kUnderCaption = 4;
  TextStyle style = {kCaptionSizePt, Weight::kRegular, theme.soft_ink};
  double top = bottom + kPlayGap + canvas.CapHeight(style) + kUnderCaption;
  if (box.bottom() - top < kLeastPlayHeight) return std::nullopt;
  canvas.Text({box.centre().x, top - kUnderCaption}, Align::kCentre, caption, style);
  return Box{box.x, top, box.w, box.bottom() - top};
}

void DrawMoveBoxes(Canvas& canvas, absl::Span<const Box> boxes, const Theme& theme) {
  if (boxes.empty()) return;
  TextStyle style = {7, Weight::kRegular, theme.soft_ink};
  for (const Box& box : boxes) {
    canvas.AddBox({box.x, box.y + kBoxStroke / 2, box.w, box.h - kBoxStroke});
  }
  canvas.Stroke(theme.ink, kBoxStroke);
  for (size_t i = 0; i < boxes.size(); i += kMovesPerGroup) {
    canvas.Text({boxes[i].x + 0.75, boxes[i].y + 0.85 + canvas.CapHeight(style)}, Align::kLeft,
                std::to_string(i + 1), style);
  }
}

}  // namespace grille::sheet
