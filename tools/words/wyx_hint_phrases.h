#ifndef GRILLE_TOOLS_WORDS_WYX_HINT_PHRASES_H_
#define GRILLE_TOOLS_WORDS_WYX_HINT_PHRASES_H_

#include "tools/words/phrase.h"

// What a hint says beyond an explanation (wyx_phrases.h), in the same manner.

namespace grille::words::wyx_phrases {

// Where to look; nothing here gives the answer away.
inline constexpr Phrase kLookAtMark = {"look at the stops given on the board",
                                       "regarder les arrêts indiqués sur le damier"};
inline constexpr Phrase kLookAhead = {"look at the ways out of {cell}, where the knight stands",
                                      "examiner les sauts du cavalier depuis {cell}"};
inline constexpr Phrase kLookAtEnd = {"look at the ways into the end, {cell}",
                                      "examiner les sauts qui mènent à l'arrivée, {cell}"};
inline constexpr Phrase kLookBack = {"look at the ways into {cell}, back from the end",
                                     "examiner les sauts vers {cell}, en remontant de l'arrivée"};
inline constexpr Phrase kLookOut = {"look at the ways out of {cell}",
                                    "examiner les sauts qui partent de {cell}"};
inline constexpr Phrase kLookIn = {"look at the ways into {cell}",
                                   "examiner les sauts qui mènent à {cell}"};
inline constexpr Phrase kLookAtDomino = {"look at the domino {domino}",
                                         "examiner le domino {domino}"};
inline constexpr Phrase kLookAtChain = {"look at the chain {chain}: where can it go on?",
                                        "examiner la chaîne {chain} : où peut-elle continuer ?"};
inline constexpr Phrase kLookOutTogether = {"look at the ways out of {cells} together",
                                            "examiner ensemble les sauts qui partent de {cells}"};
inline constexpr Phrase kLookInTogether = {"look at the ways into {cells} together",
                                           "examiner ensemble les sauts qui mènent à {cells}"};
inline constexpr Phrase kLookAtDominoes = {"look at the dominoes {dominoes} together",
                                           "examiner ensemble les dominos {dominoes}"};
inline constexpr Phrase kTryOut = {"try out what happens if {from} is left to {to}",
                                   "voir ce qui se passe si l'on quitte {from} vers {to}"};

// Why.
inline constexpr Phrase kFirstStopGiven = {"the first stop is given",
                                           "le premier arrêt est indiqué"};
inline constexpr Phrase kSecondStopGiven = {"the second stop is given",
                                            "le deuxième arrêt est indiqué"};
inline constexpr Phrase kOneWayOn = {"only one domino leads on from {cell}",
                                     "un seul domino permet de continuer depuis {cell}"};
inline constexpr Phrase kOneWayOut = {"{cell} can be left in one way only",
                                      "on ne peut quitter {cell} que d'une façon"};
inline constexpr Phrase kOneWayIn = {"{cell} can be entered in one way only",
                                     "on ne peut atteindre {cell} que d'une façon"};
inline constexpr Phrase kOnePlace = {"{domino} can be played in one place only",
                                     "{domino} ne peut se jouer qu'à un endroit"};
inline constexpr Phrase kBackToFirst = {"after {chain}, a jump back to {to} would close a ring",
                                        "après {chain}, un retour en {to} fermerait un circuit"};
inline constexpr Phrase kEndWithout = {
    "a jump from {from} to {to} would lead to the end without {cells}",
    "un saut de {from} à {to} mènerait à l'arrivée sans passer par {cells}"};
inline constexpr Phrase kEndBeforeMany = {
    "a jump from {from} to {to} would lead to the end with {count} circles still to visit",
    "un saut de {from} à {to} mènerait à l'arrivée alors qu'il reste {count} ronds à visiter"};
inline constexpr Phrase kWereItLeft = {"if {from} were left to {to}, {why}",
                                       "si l'on quittait {from} vers {to}, {why}"};

// What.
inline constexpr Phrase kLeads = {"{domino} leads from {from} to {to}",
                                  "{domino} mène de {from} à {to}"};
inline constexpr Phrase kStrikeOut = {"{jumps} can be struck out", "on peut rayer {jumps}"};

// Of stops played.
inline constexpr Phrase kWrongStop = {"stop {number}, {cell}, is not right",
                                      "l'arrêt {number}, en {cell}, n'est pas le bon"};
inline constexpr Phrase kIsTheKnights = {"{cell} is where the knight starts",
                                         "{cell} est la case de départ du cavalier"};
inline constexpr Phrase kNoCircle = {"{cell} is no circle", "{cell} n'est pas un rond"};
inline constexpr Phrase kVisited = {"{cell} has been visited before",
                                    "le cavalier est déjà passé par {cell}"};
inline constexpr Phrase kEndComesLast = {"{cell} is the end, which comes last",
                                         "{cell} est l'arrivée, qui vient en dernier"};
inline constexpr Phrase kNoDomino = {"no domino leads from {from} to {to}",
                                     "aucun domino ne mène de {from} à {to}"};
inline constexpr Phrase kDominoUsed = {"{domino}, from {from} to {to}, has been played before",
                                       "{domino}, de {from} à {to}, est déjà joué"};
inline constexpr Phrase kOtherStopGiven = {"another stop is given there",
                                           "un autre arrêt est indiqué à cette place"};
inline constexpr Phrase kSupposeStop = {"suppose stop {number} were {cell}",
                                        "supposons que l'arrêt {number} soit {cell}"};
inline constexpr Phrase kRightStop = {"stop {number} is {cell}, by {domino}",
                                      "l'arrêt {number} est {cell}, par {domino}"};
inline constexpr Phrase kSolved = {"all is solved: the knight has been on every circle",
                                   "tout est résolu : le cavalier est passé par tous les ronds"};

}  // namespace grille::words::wyx_phrases

#endif  // GRILLE_TOOLS_WORDS_WYX_HINT_PHRASES_H_
