#ifndef GRILLE_TOOLS_WORDS_TAQUIN_TELLER_H_
#define GRILLE_TOOLS_WORDS_TAQUIN_TELLER_H_

#include <string>
#include <vector>

#include "solver/slide/parity.h"
#include "solver/slide/taquin.h"
#include "tools/words/language.h"

namespace grille::words {

/// The name of a class in answers: "normal", "odd" (parity.h).
std::string_view ClassName(bool odd);

/// The source's table, three lines: the tiles, their inversions, a mark under the odd ones.
std::string InversionTableText(const slide::InversionTable& table, Language language);

/// A part of the explanation of a taquin: sentences, and the table they speak of.
struct TaquinPart {
  std::string title = {};  ///< a sentence; ends with a colon
  std::string table = {};  ///< lines
  std::vector<std::string> sentences = {};
};

/// Why the goal can or cannot be reached. Of the usual goal one part; of another one the start, the
/// goal, and a last part without a table that compares them.
std::vector<TaquinPart> TellParity(const slide::Taquin& taquin, Language language);

/// What TellParity comes to: its last sentence.
std::string ParityVerdict(const slide::Taquin& taquin, Language language);

/// The tiles of a solution in their order.
std::string TilesSentence(const slide::Moves& solution, const slide::Taquin& taquin,
                          Language language);

/// "7 of these numbers are odd…": what the table comes to.
std::string SumSentence(const slide::InversionTable& table, Language language);

/// Where the blank stands and what follows from it.
std::string BlankSentence(const slide::InversionTable& table, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_TAQUIN_TELLER_H_
