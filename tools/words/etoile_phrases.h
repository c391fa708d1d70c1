#ifndef GRILLE_TOOLS_WORDS_ETOILE_PHRASES_H_
#define GRILLE_TOOLS_WORDS_ETOILE_PHRASES_H_

#include "tools/words/phrase.h"

// All that is said of a patience on the Étoile; as in wyx_phrases.h a clause has no capital and no
// full stop. French: a token is "un jeton", stations have no article.

namespace grille::words::etoile_phrases {

inline constexpr Phrase kAlways = {
    "it can always be done: the Star has rings of odd length, such as A–N–B–J–I, so that every "
    "arrangement can be brought to every other (R. M. Wilson, 1974)",
    "c'est toujours possible : l'Étoile a des circuits de longueur impaire, comme A–N–B–J–I, si "
    "bien que toute disposition peut être amenée à toute autre (R. M. Wilson, 1974)"};
inline constexpr Phrase kNotation = {
    "each letter is the station that a token leaves for the vacant one:",
    "chaque lettre est la station que le jeton quitte pour la case vide :"};
inline constexpr Phrase kLegs = {
    "the mark starts on {station}; the moves of each leg, the letter that the mark then reaches, "
    "and how many moves they are:",
    "la marque part de {station} ; les coups de chaque étape, la lettre que la marque atteint "
    "alors, et le nombre de coups :"};
inline constexpr Phrase kToTheGoal = {"(to the goal)", "(jusqu'à l'arrivée)"};

// Tokens.
inline constexpr Phrase kBlueName = {"blue", "bleu"};
inline constexpr Phrase kWhiteName = {"white", "blanc"};
inline constexpr Phrase kRedName = {"red", "rouge"};
inline constexpr Phrase kYellowName = {"yellow", "jaune"};
inline constexpr Phrase kLetterName = {"token {letter}", "jeton {letter}"};
inline constexpr Phrase kMarked = {"{token}, marked", "{token}, marqué"};
inline constexpr Phrase kReaches = {"{token}: letter {letter}", "{token} : lettre {letter}"};

// Hints.
inline constexpr Phrase kFromRay = {"the next token stands on the point of a ray",
                                    "le prochain jeton est à la pointe d'un rayon"};
inline constexpr Phrase kFromSquare = {"the next token stands on a corner of the large square",
                                       "le prochain jeton est à un angle du grand carré"};
inline constexpr Phrase kFromCentre = {"the next token stands in the centre",
                                       "le prochain jeton est au centre"};
inline constexpr Phrase kColourMoves = {"the {token} token on {from} moves to {to}",
                                        "le jeton {token} en {from} passe en {to}"};
inline constexpr Phrase kLetterMoves = {"token {token} moves from {from} to {to}",
                                        "le jeton {token} passe de {from} en {to}"};
inline constexpr Phrase kMarkMoves = {"the marked token on {from} moves to {to}",
                                      "le jeton marqué en {from} passe en {to}"};

}  // namespace grille::words::etoile_phrases

#endif  // GRILLE_TOOLS_WORDS_ETOILE_PHRASES_H_
