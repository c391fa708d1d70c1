#ifndef GRILLE_TOOLS_WORDS_WYX_HINT_H_
#define GRILLE_TOOLS_WORDS_WYX_HINT_H_

#include <string>

#include "absl/types/span.h"
#include "solver/wyx/method/step.h"
#include "tools/words/hint.h"
#include "tools/words/wyx_teller.h"

namespace grille::words {

/// A step as a hint.
Hint HintOf(const wyx::Step& step, const WyxTeller& teller);

/// Of stops that are not the beginning of the solution: `wrong` is the index of the first wrong
/// one. `way` is where the stops up to it lead (SolveByMethod), empty when it cannot be played.
Hint HintOfWrongStop(absl::Span<const wyx::Cell> stops, size_t wrong, const wyx::Path& solution,
                     const wyx::Trace& way, const WyxTeller& teller);

/// Why a stop cannot follow the `index` stops before it, by the rules of the game alone; empty when
/// it can. A clause.
std::string AgainstTheRules(absl::Span<const wyx::Cell> stops, size_t index,
                            const WyxTeller& teller);

/// That there is nothing left to find.
std::string AllSolved(Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_WYX_HINT_H_
