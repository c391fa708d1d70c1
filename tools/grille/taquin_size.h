#ifndef GRILLE_TOOLS_GRILLE_TAQUIN_SIZE_H_
#define GRILLE_TOOLS_GRILLE_TAQUIN_SIZE_H_

#include <string>

#include "absl/status/statusor.h"

namespace grille::tools {

/// The size of a taquin's board.
struct BoardSize {
  int columns = 0;
  int rows = 0;
};

/// Reads "4x4": columns, 'x', rows, each 2 to 5. InvalidArgument when it is none.
absl::StatusOr<BoardSize> ParseBoardSize(const std::string& text);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TAQUIN_SIZE_H_
