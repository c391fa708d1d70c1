#ifndef GRILLE_SOLVER_LEVEL_H_
#define GRILLE_SOLVER_LEVEL_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace grille {

/// The six levels of difficulty, the same for every kind, in rising order. The numbers are kept in
/// stores: they never change.
enum class Level : uint8_t {
  kVeryEasy = 0,
  kEasy = 1,
  kMedium = 2,
  kHard = 3,
  kVeryHard = 4,
  kFiendish = 5,
};

inline constexpr int kLevelCount = 6;

/// All levels, easiest first.
inline constexpr std::array<Level, kLevelCount> kLevels = {Level::kVeryEasy, Level::kEasy,
                                                           Level::kMedium,   Level::kHard,
                                                           Level::kVeryHard, Level::kFiendish};

/// The name used on the command line, in JSON and in stores: "very-easy" … "fiendish".
std::string_view LevelName(Level level);

/// The level of that name, or nothing when there is none.
std::optional<Level> LevelFromName(std::string_view name);

}  // namespace grille

#endif  // GRILLE_SOLVER_LEVEL_H_
