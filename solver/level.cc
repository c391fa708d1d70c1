#include "solver/level.h"

namespace grille {
namespace {
constexpr std::array<std::string_view, kLevelCount> kNames = {"very-easy", "easy",      "medium",
                                                              "hard",      "very-hard", "fiendish"};
}  // namespace

std::string_view LevelName(Level level) { return kNames[static_cast<size_t>(level)]; }

std::optional<Level> LevelFromName(std::string_view name) {
  for (Level level : kLevels) {
    if (LevelName(level) == name) return level;
  }
  return std::nullopt;
}

}  // namespace grille
