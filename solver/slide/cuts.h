#ifndef GRILLE_SOLVER_SLIDE_CUTS_H_
#define GRILLE_SOLVER_SLIDE_CUTS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/level.h"

namespace grille::slide {

/// Where the levels end: the highest score of each but the last, in rising order.
using Cuts = std::array<int32_t, kLevelCount - 1>;

constexpr Level LevelOf(int32_t score, const Cuts& cuts) {
  for (size_t i = 0; i < cuts.size(); ++i) {
    if (score <= cuts[i]) return kLevels[i];
  }
  return Level::kFiendish;
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_CUTS_H_
