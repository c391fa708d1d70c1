#include <vector>

#include "solver/slide/taquin.h"
#include "solver/status.h"
#include "tools/grille/terminal.h"
#include "tools/grille/terminal_moves.h"

namespace grille::tools {
namespace {

// Ink and ground are both set, so that tiles read on light and on dark terminals.
constexpr std::string_view kTile = "\x1b[38;5;16;48;5;230;1m";

std::string Rule(std::string_view left, std::string_view cross, std::string_view right,
                 int columns) {
  std::string rule(left);
  for (int x = 0; x < columns; ++x) rule.append(x == 0 ? "" : cross).append("────");
  return rule.append(right);
}

/// The lines of a board; a line for a row, one for what is between rows.
std::vector<std::string> BoardLines(const slide::Arrangement& tiles, int columns, bool colour) {
  std::vector<std::string> lines = {Rule("┌", "┬", "┐", columns)};
  int rows = tiles.size / columns;
  size_t cell = 0;
  for (int y = 0; y < rows; ++y) {
    std::string line = "│";
    for (int x = 0; x < columns; ++x) {
      slide::Token tile = tiles.at[cell++];
      bool inked = colour && tile != slide::kVacant;
      if (inked) line += kTile;
      if (tile == slide::kVacant) {
        line += "    ";
      } else {
        absl::StrAppend(&line, tile < 10 ? "  " : " ", tile, " ");
      }
      if (inked) line += kReset;
      line += "│";
    }
    lines.push_back(line);
    bool last = y + 1 == rows;
    lines.push_back(last ? Rule("└", "┴", "┘", columns) : Rule("├", "┼", "┤", columns));
  }
  return lines;
}

}  // namespace

absl::StatusOr<std::string> DrawTaquinInTerminal(std::string_view code, std::string_view solution,
                                                 bool colour) {
  GRILLE_ASSIGN_OR_RETURN(slide::Taquin taquin, slide::ParseTaquin(code));
  std::vector<std::string> tiles;
  if (!solution.empty() && !taquin.parity) {
    GRILLE_ASSIGN_OR_RETURN(slide::Moves moves, slide::ParseTaquinMoves(solution, taquin));
    slide::Arrangement now = taquin.task.from;
    slide::Vertex vacancy = slide::VacancyOf(now);
    for (slide::Vertex from : moves) {
      tiles.push_back(std::to_string(now.at[from]));
      slide::Slide(&now, &vacancy, from);
    }
  }
  std::vector<std::string> start = BoardLines(taquin.task.from, taquin.columns, colour);
  std::vector<std::string> goal = BoardLines(taquin.task.to, taquin.columns, colour);
  std::string drawing;
  for (size_t i = 0; i < start.size(); ++i) {
    // Whether the goal can be reached at all is the question of a parity puzzle.
    std::string_view arrow = taquin.parity ? "  ─?▶  " : "  ──▶  ";
    absl::StrAppend(&drawing, start[i], i == start.size() / 2 ? ToAbsl(arrow) : "       ", goal[i],
                    "\n");
  }
  return drawing + MoveLines(tiles, " ");
}

}  // namespace grille::tools
