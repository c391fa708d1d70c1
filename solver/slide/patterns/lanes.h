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
// Moves are kept by field, an array for each thing that is known of them, for they are worked on
// sixteen at a time. A position comes from another one by few changes: it is made as a whole.

namespace grille::slide {

/// The places of the tokens of a position, those of pattern p of view v packed at 4 v + p.
struct alignas(64) LanePlaces {
  std::array<uint32_t, kMaxViews* kMaxSpreadPatterns> of = {};
};

/// A goal, laid out for lanes. Immutable once made; shared by threads.
class LaneGoal {
 public:
  /// A way of the vacancy from one vertex to a neighbour. Beside these there is one of no length
  /// for each vertex.
  struct Arc {
    Vertex from = 0;
    Vertex to = 0;
  };
  static constexpr size_t kMostNext = 4;

  static bool Fits(const Views<uint64_t>& views, const WalkAutomaton& walks);

  /// `views` must live on. Requires Fits.
  LaneGoal(const Views<uint64_t>& views, const WalkAutomaton& walks);

  struct View {
    const uint32_t* entries = nullptr;                   ///< as SpreadOut makes them
    uint32_t patterns = 0;                               ///< number of patterns
    std::array<size_t, kMaxSpreadPatterns> tokens = {};  ///< of each
    uint32_t pattern_of = 0;                             ///< two bits for each token
    /// What a token does by going the other way of an arc, 16 words an arc: how its pattern's
    /// places change, and from bit kNearer on by how much nearer to home it was before.
    std::vector<uint32_t> change;
  };

  /// The moves that may follow a state of a walk, as moves without their positions: the vertex
  /// stands for the token.
  struct Next {
    std::array<uint32_t, kMostNext> moves = {};
    uint32_t count = 0;
  };

  std::vector<Arc> arcs;
  std::vector<Next> next;
  std::vector<View> views;
  uint32_t vacancy = 0;  ///< the goal's
  int step_shift = 0;    ///< moves >> that are steps
  /// Of a token: for each view the bit at which its pattern's steps begin.
  std::array<std::array<uint32_t, kMaxViews>, kMaxSpreadVertices> steps_at = {};
  /// Of a token on a vertex: what it adds to LanePlaces.
  std::array<std::array<LanePlaces, kMaxSpreadVertices>, kMaxSpreadVertices> places_of = {};

 private:
  void AddView(const Views<uint64_t>& goal, int number);
};

/// In a view's steps of a position, the first bit of its bound: steps and distances, in moves.
inline constexpr int kBoundField = 16;

/// In LaneGoal::View::change, the first bit of the distance.
inline constexpr int kNearer = 24;

/// The positions of one level.
struct LaneLevel {
  /// Makes room; what was there is lost when it has to grow.
  void Reserve(size_t positions);

  size_t capacity = 0;
  std::vector<LanePlaces> places;
  /// For each view, the steps of its patterns, four bits each from bit 0, and its bound.
  std::vector<std::array<uint32_t, kMaxViews>> steps;
  std::vector<std::array<uint32_t, 2>> at;  ///< the halves of Position::at, the low one first
  std::vector<uint32_t> walk;               ///< WalkAutomaton::State
  std::vector<uint32_t> move;               ///< that led there
};

/// What a move is made of: the number of the position, the token, the arc, the state of the walk
/// after it; the first bits of each.
inline constexpr uint32_t kMoveParent = (1 << 9) - 1;
inline constexpr int kMoveToken = 9;
inline constexpr int kMoveArc = 13;
inline constexpr int kMoveWalk = 19;
/// Token and arc together.
inline constexpr uint32_t kMoveChange = (1 << (kMoveWalk - kMoveToken)) - 1;
inline constexpr uint32_t kMostArcs = 1 << (kMoveWalk - kMoveArc);
static_assert(kMostWalkStates <= 1 << (32 - kMoveWalk));

/// Moves from the positions in hand.
struct LaneMoves {
  std::vector<uint32_t> move;
  std::vector<uint32_t> steps;  ///< of the pattern that changes, four bits a view
};

/// Makes the moves from positions `begin` to `end` − 1 and sifts them by all views: those that may
/// lead to a solution in `left` moves more, in order. Returns how many.
size_t SiftMoves(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end, int left,
                 LaneMoves* moves);

/// The positions after the first `count` moves. Requires room for them.
void MakePositions(const LaneGoal& goal, const LaneLevel& level, const LaneMoves& moves,
                   size_t count, LaneLevel* next);

/// The search itself. Goes out from at most kMoveParent + 1 positions.
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
  Step StepOf(uint32_t move) const;

  const LaneGoal* goal_;
  std::vector<LaneLevel> levels_;
  LaneMoves moves_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_LANES_H_
