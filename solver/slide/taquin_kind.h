#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_KIND_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_KIND_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "solver/kind.h"
#include "solver/slide/taquin_payload.h"

namespace grille::slide {

/// Taquins as the store and the programs see them. Their facts are `moves` and `shortest`, both
/// null for the question whether one can be solved, which has `inversions` instead.
const Kind& TaquinKind();

/// `Puzzle::size` of a taquin: 100 × columns + rows.
constexpr uint16_t TaquinSize(int columns, int rows) {
  return static_cast<uint16_t>(100 * columns + rows);
}

/// The record of a taquin of which the caller has proved that its solution is of the fewest moves,
/// which are its `measure`; or of the question whether it can be solved: then `marks` is 1, and
/// solution and number of solutions are left empty. The solution is replayed here: Internal when it
/// does not solve the taquin.
absl::StatusOr<Puzzle> MakePuzzle(const SolvedTaquin& solved);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_KIND_H_
