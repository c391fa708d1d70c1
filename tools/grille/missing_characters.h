#ifndef GRILLE_TOOLS_GRILLE_MISSING_CHARACTERS_H_
#define GRILLE_TOOLS_GRILLE_MISSING_CHARACTERS_H_

#include <string>
#include <vector>

#include "tools/words/language.h"

namespace grille::tools {

/// Says on stderr which characters of texts that are to be printed no installed font has.
void WarnOfMissingCharacters(const std::vector<std::string>& texts, words::Language language);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_MISSING_CHARACTERS_H_
