#include "tools/grille/explainer.h"

#include <array>

#include "solver/status.h"

namespace grille::tools {

absl::StatusOr<const Explainer*> FindExplainer(const Kind& kind) {
  // One line for each kind.
  static const std::array<const Explainer*, 3> kExplainers = {
      &WyxExplainer(),
      &EtoileExplainer(),
      &TaquinExplainer(),
  };
  for (const Explainer* explainer : kExplainers) {
    if (explainer->kind() == kind.name()) return explainer;
  }
  return absl::UnimplementedError(
      absl::StrCat("puzzles of the kind ", ToAbsl(kind.name()), " cannot be explained here"));
}

}  // namespace grille::tools
