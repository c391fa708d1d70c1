#ifndef GRILLE_TOOLS_WORDS_TAQUIN_PHRASES_H_
#define GRILLE_TOOLS_WORDS_TAQUIN_PHRASES_H_

#include "tools/words/number.h"
#include "tools/words/phrase.h"

// All that is said of a taquin, side by side in every language; as in wyx_phrases.h a clause has no
// capital and no full stop. French: a tile is "un carreau", the blank "la case vide", a row "une
// rangée".

namespace grille::words::taquin_phrases {

// The table of inversions.
inline constexpr Phrase kTableTitle = {
    "the tiles as they are read, row by row without the blank; under each its inversions, which "
    "is how many smaller ones stand behind it:",
    "les carreaux dans l'ordre de lecture, rangée par rangée et sans la case vide ; sous chacun "
    "ses inversions, c'est-à-dire combien de plus petits le suivent :"};
inline constexpr Phrase kGoalTitle = {"the same for the goal:", "de même pour le but :"};
inline constexpr Phrase kTileLabel = {"tile", "carreau"};
inline constexpr Phrase kInversionsLabel = {"inversions", "inversions"};
inline constexpr Phrase kOddLabel = {"odd", "impair"};

// Counting.
inline constexpr Phrase kNoneOdd = {
    "none of these numbers is odd, so their sum, {total}, is even",
    "aucun de ces nombres n'est impair : leur somme, {total}, est donc paire"};
inline constexpr Phrase kOneOdd = {
    "only one of these numbers is odd, so their sum, {total}, is odd",
    "un seul de ces nombres est impair : leur somme, {total}, est donc impaire"};
inline constexpr Phrase kOddlyMany = {
    "{count} of these numbers are odd; as {count} is odd, so is their sum, {total}",
    "{count} de ces nombres sont impairs ; {count} étant impair, leur somme, {total}, l'est aussi"};
inline constexpr Phrase kEvenlyMany = {
    "{count} of these numbers are odd; as {count} is even, so is the sum of all, {total}",
    "{count} de ces nombres sont impairs ; {count} étant pair, la somme de tous, {total}, l'est "
    "aussi"};

// What moves do to the sum.
inline constexpr Phrase kTwoColumns = {
    "a move along a row leaves this order as it is; a move along a column takes a tile past one "
    "other, as the board has 2 columns, and turns an even sum into an odd one or the other way",
    "un coup le long d'une rangée ne change pas cet ordre ; un coup le long d'une colonne fait "
    "passer un carreau par-dessus un seul autre, puisque le damier a 2 colonnes, et change la "
    "parité de la "
    "somme"};
inline constexpr Phrase kEvenColumns = {
    "a move along a row leaves this order as it is; a move along a column takes a tile past "
    "{others} others, as the board has {columns} columns: an odd number, which turns an even sum "
    "into an odd one or the other way",
    "un coup le long d'une rangée ne change pas cet ordre ; un coup le long d'une colonne fait "
    "passer un carreau par-dessus {others} autres, puisque le damier a {columns} colonnes : nombre "
    "impair, "
    "qui change la parité de la somme"};
inline constexpr Phrase kOddColumns = {
    "a move along a row leaves this order as it is; a move along a column takes a tile past "
    "{others} others, as the board has {columns} columns: an even number, so the sum stays even or "
    "odd for ever",
    "un coup le long d'une rangée ne change pas cet ordre ; un coup le long d'une colonne fait "
    "passer un carreau par-dessus {others} autres, puisque le damier a {columns} colonnes : nombre "
    "pair, si "
    "bien que la parité de la somme ne change jamais"};

// The blank's row.
inline constexpr Phrase kRowDoesNotMatter = {
    "the blank stands in row {row} from the bottom, which does not matter here",
    "la case vide est à la rangée {row} en partant du bas, ce qui n'importe pas ici"};
inline constexpr Phrase kBottomRow = {
    "the blank stands in row 1 from the bottom, where it has to be: the sum stays {parity}",
    "la case vide est à la rangée 1 en partant du bas, à sa place : la somme reste {parity}"};
inline constexpr Phrase kOneRowUp = {
    "the blank stands in row 2 from the bottom; once it has come down by one row, the sum is "
    "{parity}",
    "la case vide est à la rangée 2 en partant du bas ; une fois qu'elle est descendue d'une "
    "rangée, la somme est {parity}"};
inline constexpr Phrase kRowsUp = {
    "the blank stands in row {row} from the bottom; once it has come down by {up} rows, the sum is "
    "{parity}",
    "la case vide est à la rangée {row} en partant du bas ; une fois qu'elle est descendue de {up} "
    "rangées, la somme est {parity}"};
inline constexpr Phrase kEven = {"even", "paire"};
inline constexpr Phrase kOdd = {"odd", "impaire"};

// The verdict.
inline constexpr Phrase kNormalPosition = {
    "so the position is normal: it can be brought to the usual order, whose sum is 0",
    "la position est donc normale : on peut la ramener à l'ordre usuel, dont la somme est 0"};
inline constexpr Phrase kOddPosition = {
    "so the position is odd: it can be brought to the usual order with {a} and {b} exchanged, "
    "whose sum is 1, but never to the usual order itself, whose sum is 0",
    "la position est donc impaire : on peut la ramener à l'ordre usuel où {a} et {b} sont "
    "échangés, dont la somme est 1, mais jamais à l'ordre usuel lui-même, dont la somme est 0"};
inline constexpr Phrase kNormalStart = {"so the start is normal", "le départ est donc normal"};
inline constexpr Phrase kOddStart = {"so the start is odd", "le départ est donc impair"};
inline constexpr Phrase kNormalGoal = {"so the goal is normal", "le but est donc normal"};
inline constexpr Phrase kOddGoal = {"so the goal is odd", "le but est donc impair"};
inline constexpr Phrase kBothNormal = {"both are normal: the goal can be reached",
                                       "tous deux sont normaux : on peut atteindre le but"};
inline constexpr Phrase kBothOdd = {"both are odd: the goal can be reached",
                                    "tous deux sont impairs : on peut atteindre le but"};
inline constexpr Phrase kTheyDiffer = {
    "one is normal, the other odd: no moves lead from the start to the goal",
    "l'un est normal, l'autre impair : aucune suite de coups ne mène du départ au but"};

// The solution.
inline constexpr Phrase kTilesMove = {"the tiles move in this order: {tiles}",
                                      "les carreaux se déplacent dans cet ordre : {tiles}"};

// Hints.
inline constexpr Phrase kCountThem = {
    "count for each tile the smaller ones that stand behind it; only how many of these numbers are "
    "odd matters, and the blank's row where the board has an even number of columns",
    "compter, pour chaque carreau, les plus petits qui le suivent ; seuls importent le nombre de "
    "résultats impairs et, si le damier a un nombre pair de colonnes, la rangée de la case vide"};
inline constexpr Phrase kInTheRow = {"the next tile stands in the row of the blank",
                                     "le prochain carreau est dans la rangée de la case vide"};
inline constexpr Phrase kInTheColumn = {"the next tile stands in the column of the blank",
                                        "le prochain carreau est dans la colonne de la case vide"};
inline constexpr Phrase kTileLeft = {"tile {tile} moves to the left",
                                     "le carreau {tile} va vers la gauche"};
inline constexpr Phrase kTileRight = {"tile {tile} moves to the right",
                                      "le carreau {tile} va vers la droite"};
inline constexpr Phrase kTileUp = {"tile {tile} moves up", "le carreau {tile} monte"};
inline constexpr Phrase kTileDown = {"tile {tile} moves down", "le carreau {tile} descend"};

}  // namespace grille::words::taquin_phrases

#endif  // GRILLE_TOOLS_WORDS_TAQUIN_PHRASES_H_
