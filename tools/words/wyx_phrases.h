#ifndef GRILLE_TOOLS_WORDS_WYX_PHRASES_H_
#define GRILLE_TOOLS_WORDS_WYX_PHRASES_H_

#include "tools/words/phrase.h"

// All that is said of a Wyx grid, side by side in every language; another language is another line
// in each. A clause has no capital and no full stop, since it may stand alone or within a trial.
// Dominoes are written with arrows; cells by their names, without an article, so that no language
// needs to know their gender. French speaks of no "tu" and no "vous".

namespace grille::words::wyx_phrases {

// Things.
inline constexpr Phrase kJump = {"{domino} from {from} to {to}",  //
                                 "{domino} de {from} à {to}"};

// Steps, one rule after the other.
inline constexpr Phrase kFirstMark = {
    "the first stop is given: {domino} leads from {from} to {to}",
    "le premier arrêt est indiqué : {domino} mène de {from} à {to}"};
inline constexpr Phrase kSecondMark = {
    "the second stop is given: {domino} leads from {from} to {to}",
    "le deuxième arrêt est indiqué : {domino} mène de {from} à {to}"};
inline constexpr Phrase kFirstMarkCutOff = {
    "the first stop is given on {to}, so {from} is left to no other cell",
    "le premier arrêt est indiqué en {to} : on ne quitte donc {from} vers aucune autre case"};
inline constexpr Phrase kSecondMarkCutOff = {
    "the second stop is given on {to}, so {from} is left to no other cell",
    "le deuxième arrêt est indiqué en {to} : on ne quitte donc {from} vers aucune autre case"};
inline constexpr Phrase kAhead = {"the knight on {from} can only play {domino}, to {to}",
                                  "le cavalier, en {from}, ne peut jouer que {domino}, vers {to}"};
inline constexpr Phrase kBack = {
    "back from the end, {to} can only be entered by {domino}, from {from}",
    "en remontant de l'arrivée, on ne peut atteindre {to} que par {domino}, depuis {from}"};
inline constexpr Phrase kIntoEnd = {
    "the end, {to}, can only be entered by {domino}, from {from}",
    "on ne peut atteindre l'arrivée, {to}, que par {domino}, depuis {from}"};
inline constexpr Phrase kPassedOver = {"{step}: {jumps} would reach the end too early",
                                       "{step} : avec {jumps}, on serait trop tôt à l'arrivée"};
inline constexpr Phrase kRow = {"{from} can only be left by {domino}, to {to}",
                                "on ne peut quitter {from} que par {domino}, vers {to}"};
inline constexpr Phrase kColumn = {"{to} can only be entered by {domino}, from {from}",
                                   "on ne peut atteindre {to} que par {domino}, depuis {from}"};
inline constexpr Phrase kDomino = {"{domino} can only be played from {from} to {to}",
                                   "{domino} ne peut se jouer que de {from} à {to}"};
inline constexpr Phrase kRing = {
    "after {chain}, a jump back to {to} would close a ring: {jump} is out",
    "après {chain}, un retour en {to} fermerait un circuit : {jump} est exclu"};
inline constexpr Phrase kRingShort = {"{jump} would close a ring", "{jump} fermerait un circuit"};
inline constexpr Phrase kEarlyEnd = {
    "{jump} would lead to the end without {cells}: it is out",
    "{jump} mènerait à l'arrivée sans passer par {cells} : c'est exclu"};
inline constexpr Phrase kEarlyEndOfMany = {
    "{jump} would lead to the end with {count} circles still to visit: it is out",
    "{jump} mènerait à l'arrivée alors qu'il reste {count} ronds à visiter : c'est exclu"};
inline constexpr Phrase kEarlyEndShort = {"{jump} would reach the end too early",
                                          "{jump} mènerait trop tôt à l'arrivée"};

// A dead chain: the jump, then the only way that its chain would have on.
inline constexpr Phrase kDeadChain = {"{jump} is out, for then {why}",  //
                                      "{jump} est exclu, car alors {why}"};
inline constexpr Phrase kRingAhead = {
    "{last} could only be left to {first}, which would close a ring",
    "on ne pourrait quitter {last} que vers {first}, ce qui fermerait un circuit"};
inline constexpr Phrase kRingBehind = {
    "{first} could only be entered from {last}, which would close a ring",
    "on ne pourrait atteindre {first} que depuis {last}, ce qui fermerait un circuit"};
inline constexpr Phrase kEarlyAhead = {
    "{last} could only be left to {first}, which would reach the end too early",
    "on ne pourrait quitter {last} que vers {first}, ce qui mènerait trop tôt à l'arrivée"};
inline constexpr Phrase kEarlyBehind = {
    "{first} could only be entered from {last}, which would reach the end too early",
    "on ne pourrait atteindre {first} que depuis {last}, ce qui mènerait trop tôt à l'arrivée"};

// Two lines that share two others: what is shared, then what follows.
inline constexpr Phrase kLocked = {"{shared}, so {follows}", "{shared} : {follows}"};
inline constexpr Phrase kRowsShareColumns = {"{by} can only be left to {in}",
                                             "on ne peut quitter {by} que vers {in}"};
inline constexpr Phrase kRowsShareDominoes = {"{by} can only be left by {in}",
                                              "on ne peut quitter {by} que par {in}"};
inline constexpr Phrase kColumnsShareRows = {"{by} can only be entered from {in}",
                                             "on ne peut atteindre {by} que depuis {in}"};
inline constexpr Phrase kColumnsShareDominoes = {"{by} can only be entered by {in}",
                                                 "on ne peut atteindre {by} que par {in}"};
inline constexpr Phrase kDominoesShareRows = {"{by} can only be played from {in}",
                                              "{by} ne peuvent se jouer que depuis {in}"};
inline constexpr Phrase kDominoesShareColumns = {"{by} can only lead to {in}",
                                                 "{by} ne peuvent mener qu'à {in}"};
inline constexpr Phrase kRowsTaken = {"these two cells are left in no other way",
                                      "on ne quitte donc ces deux cases d'aucune autre façon"};
inline constexpr Phrase kColumnsTaken = {"these two cells are entered in no other way",
                                         "on n'atteint donc ces deux cases d'aucune autre façon"};
inline constexpr Phrase kDominoesTaken = {"these two dominoes are played nowhere else",
                                          "ces deux dominos ne se jouent donc nulle part ailleurs"};

// Trials.
inline constexpr Phrase kSuppose = {"suppose {from} is left by {domino}, to {to}",
                                    "supposons que l'on quitte {from} par {domino}, vers {to}"};
inline constexpr Phrase kThen = {"{before}; then {after}", "{before} ; alors {after}"};
inline constexpr Phrase kFurther = {"{before}; {after}", "{before} ; {after}"};
inline constexpr Phrase kNow = {"{before}; now {dead_end}", "{before} ; dès lors, {dead_end}"};
inline constexpr Phrase kSoThatIsOut = {"so that is out", "c'est donc exclu"};
inline constexpr Phrase kSupposeAlso = {
    "suppose also {from} is left by {domino}, to {to}",
    "supposons aussi que l'on quitte {from} par {domino}, vers {to}"};
inline constexpr Phrase kTrialWithin = {"({trial}: that is out)", "({trial} : c'est exclu)"};

// Lines of which nothing is left.
inline constexpr Phrase kNoWayOut = {"nothing leads out of {cell}",
                                     "on ne peut plus quitter {cell}"};
inline constexpr Phrase kNoWayIn = {"nothing leads to {cell}", "plus rien ne mène à {cell}"};
inline constexpr Phrase kNoPlace = {"{domino} fits nowhere",
                                    "{domino} ne se place plus nulle part"};
// The same where nothing has ever led there.
inline constexpr Phrase kNeverOut = {"nothing leads out of {cell}", "rien ne part de {cell}"};
inline constexpr Phrase kNeverIn = {"nothing leads to {cell}", "rien ne mène à {cell}"};
inline constexpr Phrase kNeverAPlace = {"{domino} fits nowhere", "{domino} ne se place nulle part"};

// What it came to.
inline constexpr Phrase kLevel = {"level: {level}", "niveau : {level}"};
inline constexpr Phrase kPath = {"that is the whole path: {path}",  //
                                 "le chemin est complet : {path}"};
inline constexpr Phrase kSeveral = {"there are several solutions, among them these two:",
                                    "il y a plusieurs solutions, dont ces deux-ci :"};
inline constexpr Phrase kNone = {"now {dead_end}: there is no solution",
                                 "dès lors, {dead_end} : il n'y a pas de solution"};
inline constexpr Phrase kNoneAtOnce = {"{dead_end}: there is no solution",
                                       "{dead_end} : il n'y a pas de solution"};
inline constexpr Phrase kEndNotMarked = {
    "there is no solution: in whatever order, the dominoes lead from {start} to {end}, which is "
    "no circle",
    "il n'y a pas de solution : quel que soit l'ordre, les dominos mènent de {start} à {end}, qui "
    "n'est pas un rond"};
inline constexpr Phrase kEndIsStart = {
    "there is no solution: in whatever order, the dominoes lead back to {start}, where the knight "
    "starts",
    "il n'y a pas de solution : quel que soit l'ordre, les dominos ramènent en {start}, la case de "
    "départ"};
inline constexpr Phrase kUnknown = {
    "unknown: the number of trials allowed ({trials}) was not enough",
    "inconnu : le nombre d'essais permis ({trials}) n'a pas suffi"};

}  // namespace grille::words::wyx_phrases

#endif  // GRILLE_TOOLS_WORDS_WYX_PHRASES_H_
