#ifndef GRILLE_TOOLS_WORDS_TAQUIN_HINT_H_
#define GRILLE_TOOLS_WORDS_TAQUIN_HINT_H_

#include <string>

#include "solver/slide/taquin.h"
#include "tools/words/language.h"
#include "tools/words/slide_teller.h"

namespace grille::words {

/// Clauses for a hint whose move takes the tile of this cell: in which line with the blank it
/// stands, which way it moves.
std::string TileLineClause(const slide::Task& task, slide::Vertex from, int columns,
                           Language language);
std::string TileMoveClause(const slide::Task& task, slide::Vertex from, int columns,
                           Language language);

/// For the question whether the usual goal can be reached: what to count, what comes of it, and the
/// verdict.
Hint HintOfParity(const slide::Taquin& taquin, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_TAQUIN_HINT_H_
