#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_

#include <algorithm>
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

/// The search. How positions are kept and moves sifted is for those who derive from it. Not
/// thread-safe; its memory is used again.
template <typename Word>
class BunchSearch {
 public:
  virtual ~BunchSearch() = default;

  /// Searches for the solutions of `left` moves from positions of one level, in order. Their own
  /// numbers of moves are at most that many by all views. Round::first begins at `start()`.
  Round Search(const std::vector<Position<Word>>& from, int left, const RoundEnd& end);

  /// Which of the positions that the last search went out from its first solution starts at.
  size_t start() const { return start_; }

 protected:
  /// A move: the vertex that the token leaves, and the number of the position before it.
  struct Step {
    Vertex from = 0;
    size_t parent = 0;
  };

  /// Makes `from` the positions of level 0, with room for so many levels in all.
  virtual void Begin(const std::vector<Position<Word>>& from, size_t levels) = 0;

  /// Makes all moves from the positions `begin` to `end` − 1 of a level and sifts them: returns how
  /// many may lead to a solution in `left` moves more. They are numbered from 0, in order.
  virtual size_t Sift(size_t level, size_t begin, size_t end, int left) = 0;

  /// Makes the positions after those moves the next level's.
  virtual void Advance(size_t level, size_t count) = 0;

  /// One of those moves, and the move that led to a position.
  virtual Step MoveAt(size_t number) const = 0;
  virtual Step MoveTo(size_t level, size_t number) const = 0;

 private:
  struct Extent {
    size_t size = 0;
    size_t next = 0;  ///< those before are done or in hand
  };

  void NoteFirst(size_t level, size_t move, Round* round);

  std::vector<Extent> extents_;
  size_t start_ = 0;
};

template <typename Word>
Round BunchSearch<Word>::Search(const std::vector<Position<Word>>& from, int left,
                                const RoundEnd& end) {
  Round round;
  size_t levels = static_cast<size_t>(left) + 1;
  extents_.assign(levels, {});
  extents_[0].size = from.size();
  Begin(from, levels);
  size_t depth = 0;
  while (true) {
    Extent& level = extents_[depth];
    if (level.next == level.size) {
      if (depth-- == 0) return round;
      continue;
    }
    size_t begin = level.next;
    level.next = std::min(begin + kBunch, level.size);
    round.nodes += level.next - begin;
    if (end.IsReached(round.nodes)) {
      round.whole = false;
      return round;
    }
    int after = left - static_cast<int>(depth) - 1;
    size_t kept = Sift(depth, begin, level.next, after);
    if (after > 0) {
      Advance(depth, kept);
      extents_[++depth] = {kept, 0};
      continue;
    }
    // With no move left, nothing but the goal is kept.
    for (size_t move = 0; move < kept; ++move) {
      if (round.solutions++ == 0) NoteFirst(depth, move, &round);
      if (round.solutions == end.solutions) return round;
    }
  }
}

template <typename Word>
void BunchSearch<Word>::NoteFirst(size_t level, size_t move, Round* round) {
  Step step = MoveAt(move);
  round->first.push_back(step.from);
  for (; level > 0; --level) {
    step = MoveTo(level, step.parent);
    round->first.push_back(step.from);
  }
  std::reverse(round->first.begin(), round->first.end());
  start_ = step.parent;
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_BUNCH_H_
