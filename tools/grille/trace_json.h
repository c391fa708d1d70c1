#ifndef GRILLE_TOOLS_GRILLE_TRACE_JSON_H_
#define GRILLE_TOOLS_GRILLE_TRACE_JSON_H_

#include <string_view>
#include <vector>

#include "solver/wyx/method/step.h"
#include "tools/grille/json.h"
#include "tools/words/wyx_teller.h"

namespace grille::tools {

/// The name of a verdict: "unique", "ambiguous", "none", "unknown".
std::string_view VerdictName(wyx::Verdict verdict);

/// A step with everything it holds, as README.md tells.
JsonObject StepJson(const wyx::Step& step, int number, const words::WyxTeller& teller);

/// Steps in order, numbered from 1.
std::vector<JsonObject> StepsJson(const std::vector<wyx::Step>& steps,
                                  const words::WyxTeller& teller);

/// {"from":"c5","to":"e6","domino":"R2U1"}.
JsonObject JumpJson(const wyx::Jump& jump);
std::vector<JsonObject> JumpsJson(const std::vector<wyx::Jump>& jumps);

/// {"line":"row","of":["c5"]}.
JsonObject LinesJson(const wyx::LineSet& lines);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_TRACE_JSON_H_
