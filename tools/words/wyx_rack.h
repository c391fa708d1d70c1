#ifndef GRILLE_TOOLS_WORDS_WYX_RACK_H_
#define GRILLE_TOOLS_WORDS_WYX_RACK_H_

#include <string>
#include <vector>

#include "solver/wyx/domino.h"

namespace grille::words {

/// Which of four directions a domino belongs to: left, up, right, down. Pure left goes with
/// left-up, pure up with up-right, and so on round the clock, so that each of the four takes in one
/// pure direction.
int DirectionOf(wyx::Domino domino);

/// The dominoes of a set in the order in which a rack shows them: round the clock from pure left,
/// short before long where the direction is the same. In this order they have the letters a, b, c …
std::vector<wyx::DominoId> RackOrder(wyx::DominoSet dominoes);

/// The letter of a domino in the rack of `dominoes`, of which it is one: 'a' to 'p'.
char LetterOf(wyx::DominoId domino, wyx::DominoSet dominoes);

/// A domino as it stands in running text, by arrows: "→2 ↑1", "↓3".
std::string DominoArrows(wyx::DominoId domino);

/// The same in five columns, parts of equal width, so that dominoes below each other align.
std::string PaddedArrows(wyx::DominoId domino);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_WYX_RACK_H_
