#ifndef GRILLE_TOOLS_BOOK_SLIDE_EXAMPLE_H_
#define GRILLE_TOOLS_BOOK_SLIDE_EXAMPLE_H_

#include <string_view>
#include <vector>

#include "solver/slide/arrangement.h"
#include "tools/words/language.h"

// What the pages of kinds that slide have in common: an example that is shown move by move, and a
// board to cut out.

namespace grille::book {

/// The arrangements that a solution goes through, the start first. Requires moves that are allowed.
std::vector<slide::Arrangement> StandsAlong(const slide::Arrangement& start,
                                            const slide::Moves& moves);

/// "An example, move by move"; under its first picture: "start".
std::string_view MoveByMoveWord(words::Language language);
std::string_view StartWord(words::Language language);

/// The heading of the page with a board to play on: "The board".
std::string_view BoardWord(words::Language language);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_SLIDE_EXAMPLE_H_
