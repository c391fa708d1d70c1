#include "tools/grille/terminal_moves.h"

namespace grille::tools {
namespace {

constexpr size_t kWidth = 88;
constexpr size_t kPerGroup = 4;
constexpr std::string_view kGap = "  ";

}  // namespace

std::string MoveLines(const std::vector<std::string>& moves, std::string_view between) {
  std::string lines;
  size_t line = 0;  // where the last line begins
  for (size_t first = 0; first < moves.size(); first += kPerGroup) {
    std::string group;
    for (size_t i = first; i < moves.size() && i < first + kPerGroup; ++i) {
      if (i > first) group += between;
      group += moves[i];
    }
    if (lines.size() == line) {
      lines += group;
    } else if (lines.size() - line + kGap.size() + group.size() <= kWidth) {
      lines.append(kGap).append(group);
    } else {
      lines += '\n';
      line = lines.size();
      lines += group;
    }
  }
  return lines.empty() ? lines : lines + "\n";
}

}  // namespace grille::tools
