#ifndef GRILLE_TOOLS_GRILLE_TAQUIN_RUN_H_
#define GRILLE_TOOLS_GRILLE_TAQUIN_RUN_H_

#include <string>

#include "absl/status/statusor.h"
#include "gen/moves_filter.h"
#include "tools/grille/letter_options.h"
#include "tools/grille/taquin_size.h"

namespace grille::tools {

/// A run of taquins: to be solved, or of which it is to be found out whether they can be.
struct TaquinRun {
  BoardSize size = {};
  bool impossible = false;
  LetterChoice letters = {};  ///< only of boards without a table
  gen::MovesFilter filter;    ///< of `impossible` ones only the level counts
};

/// Whether the run's puzzles come from a table of all positions: those to be solved on boards of up
/// to kMostTableCells cells.
inline constexpr int kMostTableCells = 10;
constexpr bool HasTable(const TaquinRun& run) {
  return !run.impossible && run.size.columns * run.size.rows <= kMostTableCells;
}

/// A run as the store knows it (Generator::CanonicalOptions): "size", "impossible" where asked for,
/// what was chosen of boards without a table, and the filter.
std::string WriteTaquinRun(const TaquinRun& run);

/// Reads it. DataLoss when it is not such a text, FailedPrecondition when it chooses a level by
/// another version of the grade.
absl::StatusOr<TaquinRun> ReadTaquinRun(const std::string& options);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TAQUIN_RUN_H_
