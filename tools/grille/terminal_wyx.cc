#include <array>
#include <vector>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "tools/grille/terminal.h"
#include "tools/words/wyx_rack.h"

namespace grille::tools {
namespace {

using wyx::Bit;
using wyx::Cell;
using wyx::Grid;

// Ink and ground are both set, so that the board reads on light and on dark terminals.
constexpr std::string_view kLight = "\x1b[38;5;16;48;5;255m";
constexpr std::string_view kDark = "\x1b[38;5;16;48;5;250m";
constexpr std::string_view kKnight = "\x1b[1m";
constexpr std::string_view kStop = "\x1b[38;5;25;1m";

/// What stands in a cell, three columns wide.
std::string CellText(const Grid& grid, Cell cell, int number, bool dark, bool colour) {
  auto inked = [&](std::string_view ink, const std::string& text) {
    return colour ? absl::StrCat(ToAbsl(ink), text) : text;
  };
  if (cell == grid.start) return inked(kKnight, " ♞ ");
  if ((grid.circles & Bit(cell)) == 0) return dark && !colour ? " · " : "   ";
  if (number > 0) return inked(kStop, absl::StrCat(number < 10 ? " " : "", number, " "));
  for (int i = 0; i < grid.marks; ++i) {
    if (grid.mark[i] == cell) return inked(kStop, i == 0 ? " ① " : " ② ");
  }
  return " ○ ";
}

/// The dominoes in three columns, as many lines as they need.
std::vector<std::string> DominoLines(const Grid& grid) {
  std::vector<std::string> lines;
  int column = 0;
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    if ((grid.dominoes >> d & 1) == 0) continue;
    if (column == 0) lines.emplace_back();
    absl::StrAppend(&lines.back(), "    ", words::PaddedArrows(static_cast<wyx::DominoId>(d)));
    column = (column + 1) % 3;
  }
  return lines;
}

}  // namespace

absl::StatusOr<std::string> DrawWyxInTerminal(std::string_view code, std::string_view solution,
                                              bool colour) {
  GRILLE_ASSIGN_OR_RETURN(Grid grid, wyx::ParseCode(code));
  std::array<int, 64> number{};  // of each stop of the solution, 0 elsewhere
  if (!solution.empty()) {
    GRILLE_ASSIGN_OR_RETURN(wyx::Path path, wyx::ParseStops(solution, grid));
    for (int i = 1; i < path.length; ++i) number[path.cells[i]] = i;
  }
  std::vector<std::string> dominoes = DominoLines(grid);
  std::string bar;
  std::string letters;
  for (int x = 0; x < grid.side; ++x) {
    bar += "───";
    letters += absl::StrCat(" ", std::string(1, static_cast<char>('a' + x)), " ");
  }
  std::string drawing = absl::StrCat("  ┌", bar, "┐\n");
  for (int y = grid.side - 1; y >= 0; --y) {
    absl::StrAppend(&drawing, y + 1, " │");
    for (int x = 0; x < grid.side; ++x) {
      Cell cell = wyx::CellAt(x, y);
      bool dark = (x + y) % 2 == 0;
      if (colour) drawing += dark ? kDark : kLight;
      drawing += CellText(grid, cell, number[cell], dark, colour);
      if (colour) drawing += kReset;
    }
    drawing += "│";
    // One line is left between the dominoes where there is room, as between the printed ones.
    size_t line = static_cast<size_t>(grid.side - 1 - y);
    bool spread = 2 * dominoes.size() <= static_cast<size_t>(grid.side) + 1;
    if (spread && line % 2 == 1) {
      drawing += "\n";
      continue;
    }
    size_t at = spread ? line / 2 : line;
    if (at < dominoes.size()) drawing += dominoes[at];
    drawing += "\n";
  }
  absl::StrAppend(&drawing, "  └", bar, "┘\n", "   ", letters, "\n");
  return drawing;
}

}  // namespace grille::tools
