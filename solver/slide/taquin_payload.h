#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_PAYLOAD_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_PAYLOAD_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/slide/taquin.h"

namespace grille::slide {

/// A taquin with its proof; the question whether it can be solved is its own proof.
struct SolvedTaquin {
  Taquin taquin;
  Moves solution;                    ///< of the fewest moves
  std::optional<uint64_t> shortest;  ///< how many there are of that length, where counted
};

/// "normal" or "odd": whether a position can be brought to the usual goal.
std::string_view VerdictName(const Taquin& taquin);

/// The payload of a stored taquin (payload_parts.h). Its task is what stands in the code behind
/// "taquin:"; the solution of the question whether it can be solved is the name of the verdict.
std::string EncodeTaquin(const SolvedTaquin& solved);

/// DataLoss when it is none, or when the solution is not one.
absl::StatusOr<SolvedTaquin> DecodeTaquin(std::string_view payload);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_PAYLOAD_H_
