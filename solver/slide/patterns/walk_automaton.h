#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_WALK_AUTOMATON_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_WALK_AUTOMATON_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/graph.h"

// A solution is a walk of the vacancy. Different walks can do the same to all tokens: twice around
// a ring of five one way or the other, for example. A piece of a walk that another piece can stand
// for – a shorter one, or one as long that comes first by the numbers of its vertices – is a
// *detour*. The first of the shortest solutions has none: with the other piece in its place it
// would come before itself. So a search for that one need not go detours.
//
// An automaton reads the walk vertex by vertex and knows the moves that complete no detour (Taylor
// and Korf, "Pruning duplicate nodes in depth-first search", AAAI 1993; detours are found as Aho
// and Corasick find words).

namespace grille::slide {

/// The most states of an automaton for a search: as many as a move in lanes has room for (lanes.h),
/// which are some 200 kB.
inline constexpr size_t kMostWalkStates = 1 << 13;

class WalkTree;

/// Which walks a search goes. Immutable once made; shared by threads.
class WalkAutomaton {
 public:
  using State = uint16_t;

  /// A move that may follow: the vertex that the vacancy goes to, and the state after it.
  struct Step {
    Vertex to = 0;
    State next = 0;
  };

  /// All walks but those that go straight back.
  static WalkAutomaton WithoutReturns(const Graph& graph);

  /// Those without detours of up to so many moves that the automaton has no more states than
  /// `most_states`, which is at least what WithoutReturns has.
  static WalkAutomaton WithoutDetours(const Graph& graph, size_t most_states);

  /// The state of a walk that begins on a vertex.
  static State StartAt(Vertex vertex) { return vertex; }

  size_t size() const { return vertex_.size(); }

  /// The moves that may follow, the vertices in rising order.
  const Step* begin(State state) const { return steps_.data() + first_[state]; }
  const Step* end(State state) const { return steps_.data() + first_[size_t{state} + 1]; }

  /// Where the vacancy is.
  Vertex vertex(State state) const { return vertex_[state]; }

 private:
  /// Those without the first so many detours of a tree.
  WalkAutomaton(const WalkTree& tree, size_t detours);

  std::vector<Vertex> vertex_;
  std::vector<uint32_t> first_;  ///< of a state's steps; one more at the end
  std::vector<Step> steps_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_WALK_AUTOMATON_H_
