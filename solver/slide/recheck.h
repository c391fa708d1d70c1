#ifndef GRILLE_SOLVER_SLIDE_RECHECK_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_H_

#include <cstdint>

#include "solver/slide/arrangement.h"

namespace grille::slide {

/// What the second proof may hold at once where it goes by levels, 16 or 32 bytes each: less than
/// 1.5 GB in all, and more than it needs for whatever the search proper can prove in its 2 GB.
inline constexpr uint64_t kMostRecheckStates = 30'000'000;

/// What it may go through where it goes depth-first and holds nothing: a minute or two, twenty
/// times what a fifteen puzzle of 65 moves took.
inline constexpr uint64_t kMostRecheckNodes = 2'000'000'000;

/// The fewest moves of a task, found a second time.
struct Rechecked {
  enum class Outcome {
    kFound,
    kNone,     ///< there is no solution of so few moves
    kTooLarge  ///< more positions were needed than allowed: nothing is known
  };

  Outcome outcome = Outcome::kNone;
  int moves = 0;
  /// How many solutions of that length there are; UINT64_MAX stands for that many or more.
  uint64_t shortest = 0;

  bool operator==(const Rechecked&) const = default;
};

/// How many positions the second proof of a task may take by itself.
uint64_t MostRecheckPositions(const Graph& graph, const Task& task);

/// Looks for the solutions of at most `most_moves` moves, by methods that share neither table nor
/// code with those that prove puzzles. Searches from both ends by levels, each a sorted list, going
/// from neighbour to neighbour on the board itself, without what lies too far from the other end.
/// Only where all tokens of a larger board differ, and levels would grow too large, it goes
/// depth-first (recheck_deepening.h).
Rechecked RecheckFewest(const Graph& graph, const Task& task, int most_moves,
                        uint64_t most_positions);

/// The same within MostRecheckPositions().
Rechecked RecheckFewest(const Graph& graph, const Task& task, int most_moves);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_H_
