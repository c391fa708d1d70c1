#include "solver/slide/fewest_answer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/slide/recheck.h"
#include "solver/status.h"

namespace grille::slide {

SolveAnswer FewestAnswer(std::string code, const Fewest& fewest, std::string solution) {
  SolveAnswer answer;
  answer.code = std::move(code);
  answer.known = fewest.known;
  answer.fewest = FewestMoves{.moves = fewest.moves};
  if (!fewest.known) return answer;
  answer.fewest->solution = std::move(solution);
  answer.fewest->shortest = fewest.shortest;
  return answer;
}

absl::Status CheckWorthStoring(const Fewest& fewest, const SearchLimits& limits) {
  if (!fewest.known) {
    return absl::ResourceExhaustedError(
        limits.nodes == kNoBudget
            ? absl::StrCat("unknown: at least ", fewest.moves,
                           " moves, not settled within the usual limits")
            : absl::StrCat("unknown: at least ", fewest.moves, " moves, not settled within ",
                           limits.nodes, " nodes"));
  }
  if (fewest.moves == 0) return absl::FailedPreconditionError("it is solved already");
  return absl::OkStatus();
}

std::optional<Doubt> Disagreement(const Graph& graph, const Task& task, const Moves& solution,
                                  std::optional<uint64_t> shortest) {
  const uint64_t most = MostRecheckPositions(graph, task);
  Rechecked found = RecheckFewest(graph, task, static_cast<int>(solution.size()), most);
  switch (found.outcome) {
    case Rechecked::Outcome::kTooLarge:
      return Doubt(
          absl::StrCat("the minimum could not be proved again within ", most, " positions"),
          /*not_settled=*/true);
    case Rechecked::Outcome::kNone:
      return Doubt("no solution found by a second search");
    case Rechecked::Outcome::kFound:
      break;
  }
  if (found.moves != static_cast<int>(solution.size())) {
    return Doubt(
        absl::StrCat("the solution has ", solution.size(), " moves, ", found.moves, " are enough"));
  }
  if (shortest && *shortest != found.shortest) {
    return Doubt(
        absl::StrCat(*shortest, " shortest solutions in the store, ", found.shortest, " by proof"));
  }
  return std::nullopt;
}

std::optional<std::string> Difference(const Puzzle& stored, const Puzzle& again, bool graded) {
  auto differs = [](std::string_view what, int64_t is, int64_t now) {
    return absl::StrCat(ToAbsl(what), " is ", is, " in the store, ", now, " by proof");
  };
  if (again.key != stored.key) return "the key is not that of the payload";
  if (again.size != stored.size) return differs("size", stored.size, again.size);
  if (again.marks != stored.marks) return differs("marks", stored.marks, again.marks);
  if (again.measure != stored.measure) return differs("moves", stored.measure, again.measure);
  if (!graded) return std::nullopt;
  if (again.score != stored.score) return differs("score", stored.score, again.score);
  if (again.level != stored.level) {
    return differs("level", static_cast<int>(stored.level), static_cast<int>(again.level));
  }
  return std::nullopt;
}

absl::Status CheckUndamaged(const Puzzle& stored, const Puzzle& decoded) {
  std::optional<std::string> why = Difference(stored, decoded, /*graded=*/false);
  if (!why) return absl::OkStatus();
  return absl::DataLossError(absl::StrCat("the puzzle is damaged: ", *why));
}

}  // namespace grille::slide
