#ifndef GRILLE_TOOLS_GRILLE_MOVES_OPTIONS_H_
#define GRILLE_TOOLS_GRILLE_MOVES_OPTIONS_H_

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "absl/status/status.h"
#include "gen/moves_filter.h"
#include "tools/grille/json.h"
#include "tools/grille/numbers.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// What `generate` can be asked of puzzles that are solved in the fewest moves.
class MovesOptions {
 public:
  /// Declares --moves, --unique-solution and --level.
  void Declare(Options& options);

  bool AnyGiven() const { return moves_ || unique_ || level_; }
  bool AnyMoves() const { return moves_.has_value(); }

  gen::MovesFilter Filter() const;

 private:
  std::optional<NumberRange> moves_;
  bool unique_ = false;
  std::optional<Level> level_;
};

/// The filter as a part of a run's options, only what was given: "moves", "unique", and "level"
/// with the version of the "grade".
void AddFilter(const gen::MovesFilter& filter, int grade_version, JsonObject* options);

/// Reads it back. DataLoss when it cannot be read, FailedPrecondition when it chooses a level by
/// another version of the grade.
absl::StatusOr<gen::MovesFilter> ReadFilter(const nlohmann::json& options, int grade_version);

/// "21 moves", "20 to 30 moves", "30 moves or more"; with the level and the one solution, where
/// they are asked for.
std::string MovesText(const gen::MovesFilter& filter);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_MOVES_OPTIONS_H_
