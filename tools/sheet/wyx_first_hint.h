#ifndef GRILLE_TOOLS_SHEET_WYX_FIRST_HINT_H_
#define GRILLE_TOOLS_SHEET_WYX_FIRST_HINT_H_

#include <string>
#include <vector>

#include "solver/wyx/grid.h"
#include "tools/words/wyx_notation.h"

namespace grille::sheet {

/// The first hint for a grid, in up to `most` sentences that tell more and more: where to look,
/// why, what. Stops that are marked are taken as known. Empty when the grid has not exactly one
/// solution or nothing is left to find.
std::vector<std::string> FirstHint(const wyx::Grid& grid, int most,
                                   const words::WyxNotation& notation);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WYX_FIRST_HINT_H_
