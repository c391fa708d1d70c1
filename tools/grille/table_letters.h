#ifndef GRILLE_TOOLS_GRILLE_TABLE_LETTERS_H_
#define GRILLE_TOOLS_GRILLE_TABLE_LETTERS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"
#include "tools/grille/output.h"

namespace grille::tools {

/// What `grille table --letters` is asked: goals whose tokens all differ have 16! starts, too many
/// for a table, so some are drawn.
struct LettersRequest {
  std::vector<slide::Arrangement> goals;
  uint64_t starts = 1000;  ///< how many are drawn
  uint64_t seed = 1;
  uint64_t deepest = 10;   ///< how many of them are shown
  uint64_t climb = 0;      ///< steps of the search for deeper ones
  std::string store = {};  ///< beside which pattern databases are kept; may be empty
  int threads = 1;
  bool json = false;
};

/// How many starts a goal has: 16!.
inline constexpr uint64_t kLetterStarts = 20'922'789'888'000;

/// The goal that a text means: sixteen stations, the tokens named by letters. InvalidArgument when
/// it is none.
absl::StatusOr<slide::Arrangement> ParseLetterGoal(const std::string& text);

/// Draws starts of each goal, tells how far they are from it, and looks for deeper ones. Cancelled
/// when it was interrupted: what was found until then is told all the same.
absl::Status PrintLetterTables(const LettersRequest& request, Output* output);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TABLE_LETTERS_H_
