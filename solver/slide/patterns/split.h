#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SPLIT_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SPLIT_H_

#include <string>
#include <vector>

#include "solver/slide/patterns/database.h"

namespace grille::slide {

/// The tokens of a goal, parted into patterns: every vertex but the vacancy is in one of them.
using Split = std::vector<Pattern>;

/// What is chosen between when a board is split.
enum class SplitSize {
  kSmall,  ///< built in a second or two, for a puzzle or two
  kUsual,  ///< the fastest in at most 300 MB (the Étoile) or 100 MB (the fifteen puzzle)
  kLarge,  ///< the fifteen puzzle's 7-8, in 288 MB; of other boards the usual ones
};

/// The least image of a vertex when the board is laid on itself. Databases of a goal with the
/// vacancy there serve all goals with the vacancy on one of its images. `symmetries`: the board's.
Vertex LeastImage(const std::vector<Symmetry>& symmetries, Vertex vertex);

/// The splits whose bounds are used together for goals with that vacancy, chosen by measurement for
/// the Étoile and the fifteen puzzle (bench/results); for other boards one split into neighbouring
/// vertices. Requires that `vacancy` is its own LeastImage.
std::vector<Split> SplitsOf(const Graph& graph, Vertex vacancy, SplitSize size);

/// What the databases of a split are called: board, goal and split, vertices being called A, B, C
/// and so on: "patterns-star-A-BCINO-DEJKP-FGHLM", "patterns-4x4-A-...". Can be part of a file's
/// name.
std::string SplitName(const Graph& graph, Vertex vacancy, const Split& split);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SPLIT_H_
