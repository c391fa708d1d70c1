#ifndef GRILLE_SOLVER_SLIDE_ETOILE_PAYLOAD_H_
#define GRILLE_SOLVER_SLIDE_ETOILE_PAYLOAD_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/slide/etoile.h"

namespace grille::slide {

/// A patience with its proof.
struct SolvedEtoile {
  Task task;
  Moves solution;                    ///< of the fewest moves
  std::optional<uint64_t> shortest;  ///< how many there are of that length, where counted
};

/// The payload of a stored patience (payload_parts.h), whose task is
///
///   FROM TO [ "/" WORD "@" STATION ]
///
/// as in a code, sixteen characters each, with nothing between them.
std::string EncodeEtoile(const SolvedEtoile& solved);

/// DataLoss when it is none, or when the solution does not solve the task.
absl::StatusOr<SolvedEtoile> DecodeEtoile(std::string_view payload);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ETOILE_PAYLOAD_H_
