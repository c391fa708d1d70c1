#ifndef GRILLE_TOOLS_GRILLE_TERMINAL_MOVES_H_
#define GRILLE_TOOLS_GRILLE_TERMINAL_MOVES_H_

#include <string>
#include <string_view>
#include <vector>

namespace grille::tools {

/// Moves in groups of four, in lines of at most 88 columns; `between` stands between the moves of a
/// group. Nothing for no moves.
std::string MoveLines(const std::vector<std::string>& moves, std::string_view between);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TERMINAL_MOVES_H_
