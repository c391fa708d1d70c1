#ifndef GRILLE_TOOLS_SHEET_SLIDE_WORDS_H_
#define GRILLE_TOOLS_SHEET_SLIDE_WORDS_H_

#include <string>
#include <string_view>

#include "solver/slide/parity.h"
#include "tools/words/language.h"

// The words on sheets of sliding puzzles.

namespace grille::sheet {

using words::Language;

/// Over a small goal: "goal", "arrivée".
std::string_view GoalWord(Language language);

/// The rules in a sentence, for worksheets.
std::string_view EtoileRule(Language language);
std::string_view TaquinRule(Language language);

/// "Solve in 21 moves, the fewest possible"; "Solve in as few moves as possible" for 0, which
/// stands for a number that is not known.
std::string MovesSentence(int moves, Language language);

/// How the moves of a patience, of a taquin, are written down.
std::string_view StationMovesNote(Language language);
std::string_view TileMovesNote(Language language);

/// How those of an answer are to be read.
std::string_view StationAnswerNote(Language language);
std::string_view TileAnswerNote(Language language);

/// What the marked token, which starts on that station, has to do; before the word itself.
std::string MarkSentence(char station, Language language);

/// Over a board to play a patience on, a taquin.
std::string_view TokenBoardWord(Language language);
std::string_view TileBoardWord(Language language);

/// For footers: "3 colours", "2–4 colours"; "letters"; "words".
std::string ColoursWord(int least, int most, Language language);
std::string_view LettersWord(Language language);
std::string_view WordsWord(Language language);

// Taquins whose question is whether they can be solved at all.

/// "Can this position be brought into order?"
std::string ParityQuestion(Language language);

/// The rows of the table.
std::string_view TileRowWord(Language language);
std::string_view InversionRowWord(Language language);

/// What the second row means.
std::string InversionNote(Language language);

/// How the counts give the answer; `rows_count` on boards with an even number of columns.
std::string ParityRule(bool rows_count, Language language);

/// Before the boxes to fill in.
std::string_view OddOnesWord(Language language);
std::string_view RowsBelowWord(Language language);

/// "rows below the blank: 2".
std::string CountLine(std::string_view what, int count, Language language);

/// "yes", "no".
std::string_view YesWord(Language language);
std::string_view NoWord(Language language);

/// "Yes: normal", "No: odd", and why.
std::string VerdictWord(bool odd, Language language);
std::string VerdictReason(const slide::InversionTable& table, Language language);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SLIDE_WORDS_H_
