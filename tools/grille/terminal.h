#ifndef GRILLE_TOOLS_GRILLE_TERMINAL_H_
#define GRILLE_TOOLS_GRILLE_TERMINAL_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/kind.h"

namespace grille::tools {

/// Ends a run of colour.
inline constexpr std::string_view kReset = "\x1b[0m";

/// Draws a puzzle as lines of text in UTF-8, with ANSI colours if asked. `solution`, in the
/// notation of formats.md, is drawn in when not empty. InvalidArgument when code or solution cannot
/// be read.
absl::StatusOr<std::string> DrawInTerminal(const Kind& kind, std::string_view code,
                                           std::string_view solution, bool colour);

/// Wyx: the board, and the dominoes beside it.
absl::StatusOr<std::string> DrawWyxInTerminal(std::string_view code, std::string_view solution,
                                              bool colour);

/// A patience of the Étoile: start and goal side by side, what the signs mean, and the moves in
/// groups of four.
absl::StatusOr<std::string> DrawEtoileInTerminal(std::string_view code, std::string_view solution,
                                                 bool colour);

/// A taquin: start and goal side by side, and the tiles that move in groups of four.
absl::StatusOr<std::string> DrawTaquinInTerminal(std::string_view code, std::string_view solution,
                                                 bool colour);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TERMINAL_H_
