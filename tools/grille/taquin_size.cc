#include "tools/grille/taquin_size.h"

#include "solver/slide/taquin.h"
#include "solver/status.h"
#include "tools/grille/numbers.h"

namespace grille::tools {

absl::StatusOr<BoardSize> ParseBoardSize(const std::string& text) {
  size_t x = text.find('x');
  if (x == std::string::npos) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", text, "' is no size such as 4x4: columns, 'x', rows"));
  }
  constexpr uint64_t kMin = slide::kMinTaquinSide;
  constexpr uint64_t kMax = slide::kMaxTaquinSide;
  GRILLE_ASSIGN_OR_RETURN(uint64_t columns, ParseNumber(text.substr(0, x), kMin, kMax));
  GRILLE_ASSIGN_OR_RETURN(uint64_t rows, ParseNumber(text.substr(x + 1), kMin, kMax));
  return BoardSize{static_cast<int>(columns), static_cast<int>(rows)};
}

}  // namespace grille::tools
