#ifndef GRILLE_GEN_RECORDERS_H_
#define GRILLE_GEN_RECORDERS_H_

#include "absl/status/statusor.h"
#include "gen/table_maker.h"

namespace grille::gen {

/// The puzzle, or a thrown std::logic_error: one that was proved and does not replay is a fault of
/// the program. The pipeline turns it into an error, and nothing of the batch is stored.
Puzzle Checked(absl::StatusOr<Puzzle> puzzle);

/// Colour patiences of one goal.
TableMaker::Recorder EtoileRecorder(const slide::Arrangement& goal);

/// Taquins of a board, with the usual goal.
TableMaker::Recorder TaquinRecorder(int columns, int rows);

}  // namespace grille::gen

#endif  // GRILLE_GEN_RECORDERS_H_
