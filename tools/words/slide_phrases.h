#ifndef GRILLE_TOOLS_WORDS_SLIDE_PHRASES_H_
#define GRILLE_TOOLS_WORDS_SLIDE_PHRASES_H_

#include "tools/words/number.h"
#include "tools/words/phrase.h"

// What is said of patiences and taquins alike: the fewest moves, and what is left of them.

namespace grille::words::slide_phrases {

// The fewest moves.
inline constexpr Phrase kDoneAlready = {"the goal stands already: there is nothing to do",
                                        "le but est déjà atteint : il n'y a rien à faire"};
inline constexpr CountedPhrase kFewest = {
    {"one move is enough", "un seul coup suffit"},
    {"it takes {count} moves, the fewest possible", "il faut {count} coups, le minimum possible"}};
inline constexpr CountedPhrase kShortest = {
    {"there is only one solution of that length",
     "il n'y a qu'une seule solution de cette longueur"},
    {"there are {count} solutions of that length", "il y a {count} solutions de cette longueur"}};

// Where the search was given up.
inline constexpr Phrase kNotKnown = {"the fewest moves are not known",
                                     "le minimum de coups n'est pas connu"};
inline constexpr CountedPhrase kAtLeast = {
    {"the fewest moves are not known, but there is at least one",
     "le minimum de coups n'est pas connu ; il en faut au moins un"},
    {"the fewest moves are not known, but there are at least {count}",
     "le minimum de coups n'est pas connu ; il en faut au moins {count}"}};
inline constexpr CountedPhrase kNodesAllowed = {
    {"the one arrangement that could be looked at was not enough",
     "la seule disposition que l'on pouvait examiner n'a pas suffi"},
    {"the {count} arrangements that could be looked at were not enough",
     "les {count} dispositions que l'on pouvait examiner n'ont pas suffi"}};
inline constexpr Phrase kUsualLimits = {"the search did not end within the usual limits",
                                        "la recherche n'a pas abouti dans les limites habituelles"};

// Hints: where.
inline constexpr CountedPhrase kLeft = {{"one move is left", "il reste un coup"},
                                        {"{count} moves are left", "il reste {count} coups"}};
inline constexpr Phrase kFarAndWhere = {"{left}; {where}", "{left} ; {where}"};
inline constexpr Phrase kOnTheWay = {"what has been played is right", "ce qui a été joué est bon"};
inline constexpr CountedPhrase kLonger = {
    {"what has been played makes it one move longer than it has to be",
     "ce qui a été joué coûte un coup de trop"},
    {"what has been played makes it {count} moves longer than it has to be",
     "ce qui a été joué coûte {count} coups de trop"}};

// Why.
inline constexpr Phrase kLastMove = {"one move leads straight to the goal",
                                     "un seul coup mène droit au but"};
inline constexpr CountedPhrase kOnlyOneNearer = {
    {"after the right move one move is left, after any other at least {more}",
     "après le bon coup, il en reste un ; après tout autre, au moins {more}"},
    {"after the right move {count} moves are left, after any other at least {more}",
     "après le bon coup, il en reste {count} ; après tout autre, au moins {more}"}};
inline constexpr Phrase kSomeNearer = {
    "{best} moves of the {all} that can be played are as good: {left} are left after them, at "
    "least {more} after any other",
    "{best} des {all} coups possibles se valent : il en reste ensuite {left}, et au moins {more} "
    "après tout autre"};
inline constexpr Phrase kAllNearer = {
    "all {all} moves that can be played are as good: {left} are left after any of them",
    "les {all} coups possibles se valent : il en reste {left} après n'importe lequel"};
inline constexpr CountedPhrase kNoneBetter = {
    {"after a best move one move is left, and no other does better",
     "après le bon coup, il en reste un, et aucun autre ne fait mieux"},
    {"after a best move {count} moves are left, and no other does better",
     "après le bon coup, il en reste {count}, et aucun autre ne fait mieux"}};

// When all is done.
inline constexpr Phrase kSolvedBest = {"all is solved, in the fewest moves possible: {moves}",
                                       "tout est résolu, avec le minimum de coups : {moves}"};
inline constexpr Phrase kSolvedLonger = {
    "all is solved, in {moves} moves; {fewest} would have been enough",
    "tout est résolu, en {moves} coups ; le minimum est {fewest}"};
inline constexpr CountedPhrase kSolved = {
    {"all is solved, in one move", "tout est résolu, en un coup"},
    {"all is solved, in {count} moves", "tout est résolu, en {count} coups"}};

}  // namespace grille::words::slide_phrases

#endif  // GRILLE_TOOLS_WORDS_SLIDE_PHRASES_H_
