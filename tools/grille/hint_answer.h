#ifndef GRILLE_TOOLS_GRILLE_HINT_ANSWER_H_
#define GRILLE_TOOLS_GRILLE_HINT_ANSWER_H_

#include <string_view>

#include "tools/grille/explainer.h"
#include "tools/words/hint.h"

namespace grille::tools {

/// Puts the strengths asked for into both forms, under the code; `json` is what stands before them.
Explanation HintInStrengths(std::string_view code, JsonObject json, const words::Hint& hint,
                            const HintOptions& options);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_HINT_ANSWER_H_
