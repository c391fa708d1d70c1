#ifndef GRILLE_TOOLS_WORDS_ETOILE_TELLER_H_
#define GRILLE_TOOLS_WORDS_ETOILE_TELLER_H_

#include <string>
#include <string_view>
#include <vector>

#include "solver/slide/etoile.h"
#include "tools/words/language.h"

namespace grille::words {

/// A move of a solution.
struct EtoileStep {
  char from = 0;          ///< the station that the token leaves
  char to = 0;            ///< the one it enters
  std::string token;      ///< as in codes: "b", "K"
  bool marked = false;    ///< of a word patience: whether it is the marked one
  std::string letter;     ///< the letter of the word that is reached with it, if any
  std::string text = {};  ///< "N → B  red"
};

/// The moves in words. Requires legal moves.
std::vector<EtoileStep> TellMoves(const slide::Task& task, const slide::Moves& moves,
                                  Language language);

/// The moves up to a letter of the word, as Lucas parts them: "IJKDOCJ C 7".
struct EtoileLeg {
  std::string moves;
  std::string letter;  ///< empty of what is left after the last one
};

/// A letter that the mark starts on has a leg without moves.
std::vector<EtoileLeg> LegsOf(const slide::Task& task, const slide::Moves& moves);

/// Lucas's table: a line for each leg.
std::string LegsText(const std::vector<EtoileLeg>& legs, Language language);

/// "NAIJ CODK …"
std::string InFours(std::string_view letters);

/// Why every patience can be solved.
std::string AlwaysPossible(Language language);

/// What Lucas's notation means, ending with a colon.
std::string NotationSentence(Language language);

/// What stands in the table of legs. Requires a word.
std::string LegsSentence(const slide::Task& task, Language language);

/// Clauses for a hint whose move takes the token of this station: where it stands, what it does.
std::string RegionClause(slide::Vertex from, Language language);
std::string MoveClause(const slide::Task& task, slide::Vertex from, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_ETOILE_TELLER_H_
