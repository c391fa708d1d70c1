#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_LANES_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_LANES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/bunch.h"
#include "solver/slide/patterns/position.h"
#include "solver/slide/patterns/spread.h"

// Deepening (deepening.h) in the lanes of a vector register: the moves of a bunch are sifted eight
// or sixteen at a time. For boards of up to 16 vertices, of at most four neighbours each, whose
// databases are all spread out. What is found, and the number of nodes, is what Deepening finds.
//
// Positions are kept by field, not by position: one array for each thing that is known of them.

namespace grille::slide {

/// A goal, laid out for lanes. Immutable once made; shared by threads.
class LaneGoal {
 public:
  /// A way of the vacancy from one vertex to a neighbour. Beside these there is one of no length
  /// for each vertex, for a start from there.
  struct Arc {
    Vertex from = 0;
    Vertex to = 0;
  };
  static constexpr size_t kMostNext = 4;
  /// The arcs that may follow an arc: not the one straight back.
  struct Next {
    uint32_t count = 0;
    std::array<uint32_t, kMostNext> arcs = {};
    std::array<uint32_t, kMostNext> to = {};
  };

  static bool Fits(const Views<uint64_t>& views);

  /// `views` must live on. Requires Fits.
  explicit LaneGoal(const Views<uint64_t>& views);

  struct View {
    const uint32_t* entries = nullptr;                   ///< as SpreadOut makes them
    uint32_t patterns = 0;                               ///< number of patterns
    std::array<size_t, kMaxSpreadPatterns> tokens = {};  ///< of each
    uint32_t pattern_of = 0;                             ///< two bits for each token
    /// What the field of a token changes by along an arc: 16 words an arc, one a token.
    std::vector<uint32_t> change;
  };

  std::vector<Arc> arcs;
  std::vector<uint32_t> arc_ends;  ///< from, and from bit 4 on to
  std::vector<Next> next;
  std::vector<View> views;
  std::vector<int32_t> nearer;  ///< change of a token's distance along an arc, likewise
  uint32_t vacancy = 0;         ///< the goal's
  int step_shift = 0;           ///< moves >> that are steps
};

/// In a view's steps of a position, the first bit of their sum.
inline constexpr int kSumField = 16;

/// The positions of one level.
struct LaneLevel {
  /// Makes room; what was there is lost when it has to grow.
  void Reserve(const LaneGoal& goal, size_t positions);

  size_t capacity = 0;
  size_t size = 0;
  size_t next = 0;           ///< those before are done or in hand
  std::vector<uint32_t> at;  ///< two words a position: Position::at
  std::vector<uint32_t> arc;
  std::vector<uint32_t> parent;
  std::vector<int32_t> distance;
  /// For each view, the steps of its patterns, four bits each from bit 0, and their sum from
  /// bit 16.
  std::vector<std::vector<uint32_t>> steps;
  /// For each view, of pattern p of position i at p × capacity + i the places of its tokens.
  std::vector<std::vector<uint32_t>> places;
};

/// What a move is made of: the number of the position, from bit 12 on the token, from 16 on the
/// arc.
inline constexpr uint32_t kMoveParent = (1 << 12) - 1;
inline constexpr int kMoveToken = 12;
inline constexpr int kMoveArc = 16;

/// Moves from the positions in hand, likewise.
struct LaneMoves {
  std::vector<uint32_t> move;
  std::vector<int32_t> distance;  ///< of all tokens from home, after the move
  std::vector<uint32_t> steps;    ///< of the pattern that changes, four bits a view
  // While a view sifts:
  std::vector<uint32_t> entry;  ///< its number among those of the view
  std::vector<int32_t> room;    ///< the most steps that it may say
};

/// Makes the moves from positions `begin` to `end` − 1 and sifts them by all views: those that may
/// lead to a solution in `left` moves more, in order. Returns how many.
size_t SiftMoves(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end, int left,
                 LaneMoves* moves);

/// The positions after the first `count` moves. Requires room for them.
void MakePositions(const LaneGoal& goal, const LaneLevel& level, const LaneMoves& moves,
                   size_t count, LaneLevel* next);

/// The search itself.
class LaneSearch final : public BunchSearch<uint64_t> {
 public:
  /// `goal` must live on.
  explicit LaneSearch(const LaneGoal& goal) : goal_(&goal) {}

 protected:
  void Begin(const std::vector<Position<uint64_t>>& from, size_t levels) override;
  size_t Sift(size_t level, size_t begin, size_t end, int left) override;
  void Advance(size_t level, size_t count) override;
  Step MoveAt(size_t number) const override;
  Step MoveTo(size_t level, size_t number) const override;

 private:
  const LaneGoal* goal_;
  std::vector<LaneLevel> levels_;
  LaneMoves moves_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_LANES_H_
