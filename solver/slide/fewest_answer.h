#ifndef GRILLE_SOLVER_SLIDE_FEWEST_ANSWER_H_
#define GRILLE_SOLVER_SLIDE_FEWEST_ANSWER_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/kind.h"
#include "solver/slide/search.h"

// What patiences and taquins have in common as kinds.

namespace grille::slide {

/// The answer about a code, as far as the search came; `solution` is what it found, written out.
SolveAnswer FewestAnswer(std::string code, const Fewest& fewest, std::string solution);

/// OK when there is something to store: a proved minimum of at least one move. ResourceExhausted
/// when the search ended before, FailedPrecondition when there is nothing to be done.
absl::Status CheckWorthStoring(const Fewest& fewest, const SearchLimits& limits);

/// What is wrong with a stored solution and count, by a second proof (recheck.h): the minimum, and
/// the number of shortest solutions if there is one. Requires that the solution solves the task.
std::optional<Doubt> Disagreement(const Graph& graph, const Task& task, const Moves& solution,
                                  std::optional<uint64_t> shortest);

/// The first difference between a stored puzzle and the same one proved again; level and score only
/// if `graded`, that is when both were graded by the same version.
std::optional<std::string> Difference(const Puzzle& stored, const Puzzle& again, bool graded);

/// DataLoss unless the stored puzzle has key, size, marks and measure of the one that its payload
/// gives.
absl::Status CheckUndamaged(const Puzzle& stored, const Puzzle& decoded);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_FEWEST_ANSWER_H_
