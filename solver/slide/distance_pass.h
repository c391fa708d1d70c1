#ifndef GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_
#define GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_

#include <cstdint>

#include "absl/status/status.h"
#include "solver/slide/sequence_index.h"
#include "solver/workers.h"

namespace grille::slide {

/// The breadth-first pass that fills a distance table (distance_table.h). `cells` has two bytes for
/// each arrangement, its distance, which is DistanceTable::kNever, and its count, which is 0.
/// `goal` is the number of the goal. OutOfRange when some arrangement is 255 moves or more away.
absl::Status FillDistances(const SequenceIndex& index, uint64_t goal, const Workers& workers,
                           uint8_t* cells);

/// Bytes that the pass takes beside the two tables.
uint64_t BytesOfPass(const SequenceIndex& index);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_DISTANCE_PASS_H_
