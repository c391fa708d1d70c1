#ifndef GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_
#define GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "solver/slide/sequence_index.h"
#include "solver/workers.h"

namespace grille::slide {

/// The breadth-first pass that fills a distance table (distance_table.h). `distances` and `counts`
/// have room for index.size() bytes; the first hold DistanceTable::kNever, the second 0. `goal` is
/// the number of the goal. OutOfRange when some arrangement is 255 moves or more away.
absl::Status FillDistances(const SequenceIndex& index, uint64_t goal, const Workers& workers,
                           uint8_t* distances, uint8_t* counts);

/// Bytes that the pass takes beside the two tables.
uint64_t BytesOfPass(const SequenceIndex& index);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_
