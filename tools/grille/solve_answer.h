#ifndef GRILLE_TOOLS_GRILLE_SOLVE_ANSWER_H_
#define GRILLE_TOOLS_GRILLE_SOLVE_ANSWER_H_

#include <cstdint>
#include <string>

#include "solver/kind.h"
#include "tools/grille/output.h"

namespace grille::tools {

/// "no solution", "1 solution", "3 solutions", "more than 100 solutions".
std::string HowMany(uint64_t solutions, bool more);

/// What became of a search that did not end: "unknown: the search did not end within 5 nodes".
std::string UnknownText(const std::string& allowed);

/// "solutions", or null and "unknown" when the budget ran out; then "limit_reached".
void AddVerdict(bool known, uint64_t solutions, bool more, JsonObject* object);

/// An answer as a line of JSON (formats.md).
JsonObject AnswerJson(const SolveAnswer& answer);

/// An answer for people. `allowed` is what the search was allowed: "5 nodes".
void PrintAnswer(const SolveAnswer& answer, const std::string& allowed, Output* output);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SOLVE_ANSWER_H_
