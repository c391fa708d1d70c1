#ifndef GRILLE_TOOLS_WORDS_WYX_TABLE_TEXT_H_
#define GRILLE_TOOLS_WORDS_WYX_TABLE_TEXT_H_

#include <string>

#include "solver/wyx/grid.h"
#include "solver/wyx/method/replay.h"
#include "solver/wyx/method/step.h"
#include "tools/words/language.h"

namespace grille::words {

/// The table of a grid as lines of UTF-8, with ANSI colours if asked. Rows are the cells that are
/// left, the start first; columns those that are entered, the end last. An entry is the letter of
/// its domino, as on a sheet:
///
///    a   open                     A   known to be in the solution
///   (a)  struck out by the step  [A]  found by the step
///    ·   struck out before
///
/// Beside each row stands one of the dominoes with its letter: there are as many. `table` is the
/// table after `step`, which is null for the full table, before any step.
std::string TableText(const wyx::Grid& grid, const wyx::Replay& table, const wyx::Step* step,
                      bool colour);

/// What the signs mean, as a line.
std::string TableLegend(Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_WYX_TABLE_TEXT_H_
