#ifndef GRILLE_GEN_RECORDERS_H_
#define GRILLE_GEN_RECORDERS_H_

#include <cstdint>
#include <functional>
#include <optional>

#include "absl/status/statusor.h"
#include "solver/level.h"
#include "solver/puzzle.h"
#include "solver/slide/arrangement.h"

namespace grille::gen {

/// The puzzle, or a thrown std::logic_error: one that was proved and does not replay is a fault of
/// the program. The pipeline turns it into an error, and nothing of the batch is stored.
Puzzle Checked(absl::StatusOr<Puzzle> puzzle);

/// What makes a kind's puzzle of a start: the level that it would have, which never falls as the
/// moves rise, and its record. Thread-safe.
struct Recorder {
  std::function<Level(int moves)> level;
  std::function<Puzzle(const slide::Arrangement& from, const slide::Moves& solution,
                       std::optional<uint64_t> shortest)>
      record;
};

/// Patiences of one goal, by colour or by letter.
Recorder EtoileRecorder(const slide::Arrangement& goal);

/// Taquins of a board, with the usual goal.
Recorder TaquinRecorder(int columns, int rows);

}  // namespace grille::gen

#endif  // GRILLE_GEN_RECORDERS_H_
