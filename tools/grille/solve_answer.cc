#include "tools/grille/solve_answer.h"

#include <algorithm>

#include "solver/status.h"
#include "tools/words/etoile_teller.h"

namespace grille::tools {
namespace {

JsonObject FewestJson(const SolveAnswer& answer, const FewestMoves& fewest) {
  JsonObject object;
  object.Add("code", answer.code).Add("solvable", fewest.solvable);
  if (answer.reason.empty()) {
    object.AddNull("reason");
  } else {
    object.Add("reason", answer.reason);
  }
  bool has_moves = answer.known && fewest.solvable && !fewest.only_whether;
  if (has_moves) {
    object.Add("moves", fewest.moves);
  } else {
    object.AddNull("moves");
  }
  if (has_moves || fewest.only_whether) {
    object.Add("solution", fewest.solution);
  } else {
    object.AddNull("solution");
  }
  if (fewest.shortest) {
    object.Add("shortest", *fewest.shortest);
  } else {
    object.AddNull("shortest");
  }
  if (!answer.known) object.Add("unknown", true).Add("at_least", fewest.moves);
  return object;
}

/// A run of letters in groups of four, which the eye can follow; what is parted anyhow, as it is.
std::string InGroups(const std::string& solution) {
  bool letters =
      std::all_of(solution.begin(), solution.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  return letters ? words::InFours(solution) : solution;
}

/// "  21 moves, the fewest possible; 4 such solutions", and the solution.
void PrintFewest(const FewestMoves& fewest, Output* output) {
  if (fewest.moves == 0) {
    output->Line("  0 moves: it is solved already");
    return;
  }
  std::string verdict = absl::StrCat("  ", fewest.moves, fewest.moves == 1 ? " move" : " moves",
                                     ", the fewest possible");
  if (fewest.shortest == 1) {
    absl::StrAppend(&verdict, "; the only such solution");
  } else if (fewest.shortest) {
    absl::StrAppend(&verdict, "; ", *fewest.shortest, " such solutions");
  }
  output->Line(verdict);
  output->Line("  " + InGroups(fewest.solution));
}

}  // namespace

std::string HowMany(uint64_t solutions, bool more) {
  if (solutions == 0) return "no solution";
  return absl::StrCat(more ? "more than " : "", solutions,
                      solutions == 1 && !more ? " solution" : " solutions");
}

std::string UnknownText(const std::string& allowed) {
  return absl::StrCat("unknown: the search did not end within ", allowed);
}

void AddVerdict(bool known, uint64_t solutions, bool more, JsonObject* object) {
  if (known) {
    object->Add("solutions", solutions);
  } else {
    object->AddNull("solutions").Add("unknown", true);
  }
  object->Add("limit_reached", more);
}

JsonObject AnswerJson(const SolveAnswer& answer) {
  if (answer.fewest) return FewestJson(answer, *answer.fewest);
  JsonObject object;
  object.Add("code", answer.code);
  AddVerdict(answer.known, answer.solutions, answer.limit_reached, &object);
  object.Add("all", answer.all);
  if (!answer.reason.empty()) object.Add("reason", answer.reason);
  return object;
}

void PrintAnswer(const SolveAnswer& answer, const std::string& allowed, Output* output) {
  output->Line(answer.code);
  if (answer.known && answer.fewest && answer.fewest->only_whether) {
    output->Line("  " + answer.reason);
    return;
  }
  if (answer.known && answer.fewest && answer.fewest->solvable) {
    PrintFewest(*answer.fewest, output);
    return;
  }
  std::string verdict = HowMany(answer.solutions, answer.limit_reached);
  if (!answer.known) {
    verdict = UnknownText(allowed);
    if (answer.fewest) absl::StrAppend(&verdict, "; at least ", answer.fewest->moves, " moves");
  }
  if (!answer.reason.empty()) absl::StrAppend(&verdict, ": ", answer.reason);
  output->Line("  " + verdict);
  for (const std::string& solution : answer.all) output->Line("  " + solution);
}

}  // namespace grille::tools
