#ifndef GRILLE_TESTS_TOOLS_SLIDE_SAMPLES_H_
#define GRILLE_TESTS_TOOLS_SLIDE_SAMPLES_H_

#include <string_view>

#include "tools/sheet/sheet.h"

namespace grille::sheet {

// Sliding puzzles of any length: their solutions are random walks, the same for the same length.
// Whether a shorter one exists does not matter for drawing.

/// A patience by colour or by letter from that arrangement on, as codes write it.
SheetPuzzle Patience(std::string_view from, int moves);

/// A patience with a word: whatever the marked token, which starts on B, comes by.
SheetPuzzle WordPatience(int letters);

/// A taquin whose start is in order.
SheetPuzzle Sliding(int columns, int rows, int moves);

/// A taquin whose question is whether it can be solved; the odd one has two tiles exchanged.
SheetPuzzle Parity(int columns, int rows, bool odd);

/// Lucas's own: his first problem, letters to be put in order, a word.
SheetPuzzle LucasColours();
SheetPuzzle LucasLetters();
SheetPuzzle LucasWord();

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SLIDE_SAMPLES_H_
