#include "tools/sheet/slide_words.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/words.h"
#include "tools/words/phrase.h"

namespace grille::sheet {
namespace {

using words::Fill;
using words::In;
using words::Phrase;
using words::Translations;

constexpr Translations kGoal = {"goal", "arrivée"};
constexpr Translations kEtoileRule = {
    "Slide one token at a time along a line to the vacant station, until all stand as in the goal.",
    "Un jeton à la fois glisse le long d’une ligne vers la station libre, jusqu’à la position "
    "d’arrivée."};
constexpr Translations kTaquinRule = {
    "Slide one tile at a time into the blank cell, until all are in order.",
    "Un carreau à la fois glisse dans la case vide, jusqu’à ce que tous soient en ordre."};
constexpr Phrase kManyMoves = {"Solve in {n} moves, the fewest possible",
                               "À résoudre en {n} coups, le minimum possible"};
constexpr Translations kOneMove = {"Solve in 1 move, the fewest possible",
                                   "À résoudre en 1 coup, le minimum possible"};
constexpr Translations kAnyMoves = {"Solve in as few moves as possible",
                                    "À résoudre en un minimum de coups"};
constexpr Translations kStationMoves = {"for each move, write the station the token leaves",
                                        "à chaque coup, noter la station que quitte le jeton"};
constexpr Translations kTileMoves = {"for each move, write the tile that slides",
                                     "à chaque coup, noter le carreau qui glisse"};
constexpr Translations kStationAnswer = {"move by move, the station the token leaves",
                                         "coup par coup, la station que quitte le jeton"};
constexpr Translations kTileAnswer = {"move by move, the tile that slides",
                                      "coup par coup, le carreau qui glisse"};
constexpr Phrase kMark = {"The marked token starts on {station} and visits, in order:",
                          "Le jeton marqué part de {station} et visite, dans l’ordre :"};
constexpr Translations kTokenBoard = {"A board to play on with tokens",
                                      "Plateau pour jouer avec des jetons"};
constexpr Translations kTileBoard = {"A board to play on with numbered tiles",
                                     "Plateau pour jouer avec des carreaux numérotés"};
constexpr Translations kColours = {" colours", " couleurs"};
constexpr Translations kOneColour = {"1 colour", "1 couleur"};
constexpr Translations kLetters = {"letters", "lettres"};
constexpr Translations kWords = {"words", "mots"};

constexpr Translations kQuestion = {"Can this position be brought into order?",
                                    "Peut-on remettre cette position en ordre ?"};
constexpr Translations kTileRow = {"tile", "carreau"};
constexpr Translations kInversionRow = {"inversions", "inversions"};
constexpr Translations kInversionNote = {
    "Inversions of a tile: how many smaller ones come after it, row by row.",
    "Inversions d’un carreau : combien de plus petits viennent après lui, rangée par rangée."};
constexpr Translations kRuleWithRows = {
    "If odd inversions and rows below the blank add up to an even number, the answer is yes.",
    "Si les inversions impaires et les rangées sous le vide font ensemble un nombre pair, c’est "
    "oui."};
constexpr Translations kRule = {"If the number of odd inversions is even, the answer is yes.",
                                "Si le nombre d’inversions impaires est pair, c’est oui."};
constexpr Translations kOddOnes = {"odd inversions", "inversions impaires"};
constexpr Translations kRowsBelow = {"rows below the blank", "rangées sous le vide"};
constexpr Phrase kCountLine = {"{what}: {count}", "{what} : {count}"};
constexpr Translations kYes = {"yes", "oui"};
constexpr Translations kNo = {"no", "non"};
constexpr Translations kNormal = {"Yes: it is normal", "Oui : elle est normale"};
constexpr Translations kOdd = {"No: it is odd", "Non : elle est impaire"};
constexpr Phrase kReason = {"{count} is {parity}", "{count} est {parity}"};
constexpr Phrase kReasonWithRows = {"{count} + {rows} = {sum} is {parity}",
                                    "{count} + {rows} = {sum} est {parity}"};
constexpr Translations kEvenSum = {"even", "pair"};
constexpr Translations kOddSum = {"odd", "impair"};

}  // namespace

std::string_view GoalWord(Language language) { return In(language, kGoal); }

std::string_view EtoileRule(Language language) { return In(language, kEtoileRule); }
std::string_view TaquinRule(Language language) { return In(language, kTaquinRule); }

std::string MovesSentence(int moves, Language language) {
  if (moves == 0) return std::string(In(language, kAnyMoves));
  if (moves == 1) return std::string(In(language, kOneMove));
  return Fill(kManyMoves, language, {{"n", std::to_string(moves)}});
}

std::string_view StationMovesNote(Language language) { return In(language, kStationMoves); }
std::string_view TileMovesNote(Language language) { return In(language, kTileMoves); }

std::string_view StationAnswerNote(Language language) { return In(language, kStationAnswer); }
std::string_view TileAnswerNote(Language language) { return In(language, kTileAnswer); }

std::string MarkSentence(char station, Language language) {
  return words::Spaced(Fill(kMark, language, {{"station", std::string(1, station)}}), language);
}

std::string_view TokenBoardWord(Language language) { return In(language, kTokenBoard); }

std::string_view TileBoardWord(Language language) { return In(language, kTileBoard); }

std::string ColoursWord(int least, int most, Language language) {
  if (most == 1) return std::string(In(language, kOneColour));
  return RangeWord(least, most, language).append(In(language, kColours));
}

std::string_view LettersWord(Language language) { return In(language, kLetters); }
std::string_view WordsWord(Language language) { return In(language, kWords); }

std::string ParityQuestion(Language language) {
  return words::Spaced(std::string(In(language, kQuestion)), language);
}

std::string_view TileRowWord(Language language) { return In(language, kTileRow); }
std::string_view InversionRowWord(Language language) { return In(language, kInversionRow); }

std::string InversionNote(Language language) {
  return words::Spaced(std::string(In(language, kInversionNote)), language);
}

std::string ParityRule(bool rows_count, Language language) {
  return words::Spaced(std::string(In(language, rows_count ? kRuleWithRows : kRule)), language);
}

std::string_view OddOnesWord(Language language) { return In(language, kOddOnes); }
std::string_view RowsBelowWord(Language language) { return In(language, kRowsBelow); }

std::string CountLine(std::string_view what, int count, Language language) {
  return words::Spaced(
      Fill(kCountLine, language, {{"what", what}, {"count", std::to_string(count)}}), language);
}

std::string_view YesWord(Language language) { return In(language, kYes); }
std::string_view NoWord(Language language) { return In(language, kNo); }

std::string VerdictWord(bool odd, Language language) {
  return words::Spaced(std::string(In(language, odd ? kOdd : kNormal)), language);
}

std::string VerdictReason(const slide::InversionTable& table, Language language) {
  std::string_view parity = In(language, slide::IsOdd(table) ? kOddSum : kEvenSum);
  std::string count = std::to_string(table.odd_ones);
  if (table.columns % 2 != 0) {
    return Fill(kReason, language, {{"count", count}, {"parity", parity}});
  }
  int rows = table.blank_row - 1;
  return Fill(kReasonWithRows, language,
              {{"count", count},
               {"rows", std::to_string(rows)},
               {"sum", std::to_string(table.odd_ones + rows)},
               {"parity", parity}});
}

}  // namespace grille::sheet
