#include "tools/sheet/moves_text.h"

#include <algorithm>
#include <string_view>

namespace grille::sheet {
namespace {

constexpr double kSizes[] = {10, 9.5, 9, 8.5, 8, 7.5, 7};
constexpr double kLinePitch = 1.26;    // of the size
constexpr double kGroupGap = 0.85;     // of the size
constexpr double kReachedWidth = 3.1;  // of the size, with the gap before it
constexpr size_t kPerGroup = 4;

TextStyle GroupStyle(double size_pt, Colour ink) { return {size_pt, Weight::kSemibold, ink}; }

}  // namespace

std::vector<std::string> InGroups(const std::vector<std::string>& moves, std::string_view between) {
  std::vector<std::string> groups;
  for (size_t i = 0; i < moves.size(); ++i) {
    if (i % kPerGroup == 0) {
      groups.emplace_back();
    } else {
      groups.back() += between;
    }
    groups.back() += moves[i];
  }
  return groups;
}

MovesText::MovesText(Canvas& canvas, std::vector<MovesPart> parts, double width, double height)
    : parts_(std::move(parts)), width_(width) {
  for (double size : kSizes) {
    Break(canvas, size);
    if (this->height() <= height) return;
  }
  whole_ = false;
  while (lines_.size() > 1 && this->height() > height) lines_.pop_back();
  lines_.back().groups.back() = "…";
  lines_.back().ends = nullptr;
}

void MovesText::Break(Canvas& canvas, double size_pt) {
  size_pt_ = size_pt;
  lines_.clear();
  double size = size_pt * kMmPerPoint;
  double widest = 0;
  bool reaches = false;
  for (const MovesPart& part : parts_) {
    reaches = reaches || !part.reached.empty();
    for (const std::string& group : part.groups) {
      widest = std::max(widest, canvas.TextWidth(group, GroupStyle(size_pt, {})));
    }
  }
  pitch_ = widest + kGroupGap * size;
  double room = width_ - (reaches ? kReachedWidth * size : 0) + kGroupGap * size;
  size_t in_line = static_cast<size_t>(std::max(1.0, room / pitch_));
  for (const MovesPart& part : parts_) {
    lines_.emplace_back();
    for (const std::string& group : part.groups) {
      if (lines_.back().groups.size() == in_line) lines_.emplace_back();
      lines_.back().groups.push_back(group);
    }
    lines_.back().ends = &part;
  }
}

double MovesText::height() const {
  return static_cast<double>(lines_.size()) * kLinePitch * size_pt_ * kMmPerPoint;
}

void MovesText::Draw(Canvas& canvas, Point top_left, const Theme& theme) const {
  double size = size_pt_ * kMmPerPoint;
  TextStyle style = GroupStyle(size_pt_, theme.ink);
  TextStyle reached = {size_pt_, Weight::kBlack, theme.ink};
  TextStyle count = {std::max(7.0, size_pt_ - 1), Weight::kRegular, theme.soft_ink};
  double right = top_left.x + width_;
  double baseline = top_left.y + size * 0.95;
  for (const Line& line : lines_) {
    for (size_t i = 0; i < line.groups.size(); ++i) {
      canvas.Text({top_left.x + static_cast<double>(i) * pitch_, baseline}, Align::kLeft,
                  line.groups[i], style);
    }
    if (line.ends != nullptr && !line.ends->reached.empty()) {
      canvas.Text({right - 1.95 * size, baseline}, Align::kCentre, line.ends->reached, reached);
      canvas.Text({right, baseline}, Align::kRight, std::to_string(line.ends->moves), count);
    }
    baseline += kLinePitch * size;
  }
}

}  // namespace grille::sheet
