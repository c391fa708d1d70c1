#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"
#include "solver/slide/patterns/position.h"

// Depth first with a bound (one round of IDA*), but not position by position: the deepest level
// that has positions left gives a *bunch* of them, all their successors are made at once, sifted by
// one view after the other, and what is left becomes the next level. So the processor can fetch
// many entries of the databases from memory at the same time and need not guess whether the next
// position is cut off.
//
// Levels are in the order of the moves that lead there, and bunches are taken from the front. So
// solutions are found in the order of their moves, the first by the numbers of the vertices first,
// as a search position by position would.

namespace grille::slide {

/// The most positions of a bunch.
inline constexpr size_t kBunch = 128;

/// What a search with a bound found.
struct Round {
  uint64_t nodes = 0;      ///< positions whose successors were made
  uint64_t solutions = 0;  ///< of exactly as many moves as the bound; at most those asked for
  Moves first = {};        ///< the first of them
  bool whole = true;       ///< false when it was given up
};

/// When a round may stop.
struct RoundEnd {
  uint64_t solutions = 1;                   ///< when so many were found
  uint64_t nodes = UINT64_MAX;              ///< or when it comes to more positions than that
  const std::atomic<bool>* stop = nullptr;  ///< or when this becomes true

  bool IsReached(uint64_t now) const {
    return now > nodes || (stop != nullptr && stop->load(std::memory_order_relaxed));
  }
};

/// One way of doing it. Not thread-safe; its memory is used again.
template <typename Word>
class BunchSearchOf {
 public:
  virtual ~BunchSearchOf() = default;

  /// Searches for the solutions of `left` moves from positions of one level, in order. Their own
  /// numbers of moves are at most that many by all views. Round::first begins at `start()`.
  virtual Round Search(const std::vector<Position<Word>>& from, int left, const RoundEnd& end) = 0;

  /// Which of the positions that the last search went out from its first solution starts at.
  virtual size_t start() const = 0;
};

using BunchSearch = BunchSearchOf<uint64_t>;

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_
