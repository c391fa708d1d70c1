#ifndef GRILLE_TOOLS_WORDS_SLIDE_TELLER_H_
#define GRILLE_TOOLS_WORDS_SLIDE_TELLER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/slide/next_move.h"
#include "tools/words/hint.h"
#include "tools/words/language.h"

namespace grille::words {

/// How many moves it takes and how many solutions of that length there are, as sentences; of a
/// search that was given up after so many nodes (kNoBudget: for want of memory), what is known.
std::vector<std::string> FewestSentences(const slide::Fewest& fewest, uint64_t nodes,
                                         Language language);

/// What a hint says besides naming places and tokens, which differ from kind to kind.
struct HintMatter {
  std::string where;  ///< a clause: where the token stands that moves next
  std::string what;   ///< a clause: the move
  int played = 0;     ///< moves
  /// The fewest moves from the very start, where known and something has been played.
  std::optional<int> fewest_in_all = {};
  int possible = 0;  ///< how many moves can be played
};

/// Requires a known outlook.
Hint HintOf(const slide::Outlook& outlook, const HintMatter& matter, Language language);

/// That nothing is left to find after so many moves; `fewest` as above.
std::string AllDone(int played, std::optional<int> fewest, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_SLIDE_TELLER_H_
