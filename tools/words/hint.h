#ifndef GRILLE_TOOLS_WORDS_HINT_H_
#define GRILLE_TOOLS_WORDS_HINT_H_

#include <string>

namespace grille::words {

/// The next step in three strengths, each a sentence or two.
struct Hint {
  std::string where;  ///< where to look; does not give the answer away
  std::string why;    ///< what is to be seen there
  std::string what;   ///< what follows
};

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_HINT_H_
