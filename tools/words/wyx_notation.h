#ifndef GRILLE_TOOLS_WORDS_WYX_NOTATION_H_
#define GRILLE_TOOLS_WORDS_WYX_NOTATION_H_

#include <cstdint>
#include <string>

#include "solver/wyx/cell.h"
#include "solver/wyx/domino.h"
#include "tools/words/language.h"

namespace grille::words {

/// How cells are named: a1 to h8, or by their coordinates from (0, 0), as at school.
enum class WyxAxes : uint8_t { kLetters, kNumbers };

/// How dominoes are written: with arrows, or as the pair of their steps to the right and up.
enum class WyxSteps : uint8_t { kArrows, kPairs };

/// How cells and dominoes are written in text. Pairs have the separator of the language: (−3 ; 2)
/// in French, whose decimal comma would mislead, (−3, 2) in English. They never break over a line.
struct WyxNotation {
  Language language = Language::kEnglish;
  WyxAxes axes = WyxAxes::kLetters;
  WyxSteps steps = WyxSteps::kArrows;

  /// "d4"; "(3, 3)", "(3 ; 3)".
  std::string Cell(wyx::Cell cell) const;

  /// "→2 ↑1"; "(2, 1)", "(2 ; 1)". A pair writes steps of 0, too.
  std::string Domino(wyx::DominoId domino) const;
};

/// A sentence of WyxTeller or of a hint as it is printed: the arrows of a domino in one line,
/// apostrophes as typeset.
std::string Typeset(const std::string& sentence);

/// Two numbers in parentheses, with a true minus.
std::string PairText(int x, int y, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_WYX_NOTATION_H_
