#ifndef GRILLE_TOOLS_GRILLE_ETOILE_RUN_H_
#define GRILLE_TOOLS_GRILLE_ETOILE_RUN_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "gen/moves_filter.h"
#include "solver/slide/etoile.h"
#include "tools/grille/letter_options.h"

namespace grille::tools {

/// A run of patiences: to one goal, by colour, by letter or by word.
struct EtoileRun {
  slide::Arrangement goal = {};
  slide::Token mark = 0;           ///< the marked token's colour; only with words
  std::vector<std::string> words;  ///< none: by colour, or by letter as the goal is
  LetterChoice letters = {};       ///< only by letter
  gen::MovesFilter filter;
};

/// Whether it is by letter: its goal is.
bool IsByLetter(const slide::Arrangement& goal);

/// A run as the store knows it (Generator::CanonicalOptions): "goal", as in a code; with words
/// "mark", a colour as in a code, and "words", with blanks between them; by letter what was chosen;
/// then the filter.
std::string WriteEtoileRun(const EtoileRun& run);

/// Reads it. DataLoss when it is not such a text, FailedPrecondition when it chooses a level by
/// another version of the grade.
absl::StatusOr<EtoileRun> ReadEtoileRun(const std::string& options);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_ETOILE_RUN_H_
