#ifndef GRILLE_TOOLS_WORDS_NUMBER_H_
#define GRILLE_TOOLS_WORDS_NUMBER_H_

#include <cstdint>
#include <string>

#include "tools/words/phrase.h"

namespace grille::words {

/// A number as printed, its thousands parted: "12,345", "12 345" with narrow spaces.
std::string Number(uint64_t number, Language language);

/// A phrase for one thing and for any other number, which fills the gap {count}.
struct CountedPhrase {
  Phrase one;
  Phrase many;
};

/// The one of the two that fits, with the number in its gap.
std::string FillCounted(const CountedPhrase& phrase, uint64_t count, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_NUMBER_H_
