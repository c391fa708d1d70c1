#ifndef GRILLE_SOLVER_SLIDE_ETOILE_KIND_H_
#define GRILLE_SOLVER_SLIDE_ETOILE_KIND_H_

#include "absl/status/statusor.h"
#include "solver/kind.h"
#include "solver/slide/etoile_key.h"
#include "solver/slide/etoile_payload.h"

namespace grille::slide {

/// Patiences of the Étoile as the store and the programs see them. Their facts are `moves` and
/// `shortest`.
const Kind& EtoileKind();

/// The record of a patience of which the caller has proved that its solution is of the fewest
/// moves. `size` is the number of different tokens, `marks` the number of letters of the word,
/// `measure` that of the moves. The solution is replayed here: Internal when it does not solve the
/// task.
absl::StatusOr<Puzzle> MakePuzzle(const SolvedEtoile& solved);

/// The same for one of many starts of the goal that `keys` are for; no word.
absl::StatusOr<Puzzle> MakePuzzle(const SolvedEtoile& solved, const EtoileKeys& keys);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ETOILE_KIND_H_
