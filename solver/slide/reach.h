#ifndef GRILLE_SOLVER_SLIDE_REACH_H_
#define GRILLE_SOLVER_SLIDE_REACH_H_

#include <cstdint>

#include "solver/slide/arrangement.h"

// Whether one arrangement can be reached from another, before any search. R. M. Wilson, "Graph
// puzzles, homotopy, and the alternating group" (Journal of Combinatorial Theory B 16, 1974): on a
// simple board without cut vertices, let the vacancy go out and come back; the ways in which the
// tokens can then stand are
//   all of them            when the board has a ring of odd length (it is not bipartite),
//   the even permutations  when it has none (it is bipartite),
// but for two sorts of boards: a single ring, on which the tokens can only go round, and θ0, a ring
// of six with a seventh vertex between two that lie opposite, on which they form the group PGL2(5):
// 120 of the 720 permutations.

namespace grille::slide {

/// What decides.
enum class ReachReason : uint8_t {
  kAll,      ///< not bipartite: every arrangement can be reached from every other
  kParity,   ///< bipartite, and all tokens differ: the permutation has to be of the right parity
  kAlike,    ///< bipartite, but two tokens are alike, and to exchange them mends the parity
  kCycle,    ///< a single ring: the tokens keep their order round it
  kTheta,    ///< θ0: found by going through all that can be reached, 5040 arrangements at most
  kUnknown,  ///< fewer than three vertices, a cut vertex, or several pieces: beyond the theorem
};

struct Reach {
  bool reachable = false;  ///< says nothing where the reason is kUnknown
  ReachReason reason = ReachReason::kUnknown;
  // Of kParity: a move exchanges a token with the vacancy, so after an even number of moves the
  // permutation is even; and the vacancy changes its colour, of the board's two, with each move.
  bool odd_permutation = false;  ///< of all that stands on the board, the vacancy included
  bool vacancy_changes = false;  ///< whether it stands on the other colour at the end
};

/// Whether `to` can be reached from `from`. Requires the same tokens in both. A task with a word
/// can be solved whenever the reason is kAll: it is a matter of where the marked token, which then
/// differs from all others, is to stand.
Reach ReachOf(const Graph& graph, const Arrangement& from, const Arrangement& to);

/// Whether the graph is connected and stays so without any one of its vertices.
bool IsTwoConnected(const Graph& graph);

/// Whether its vertices can be coloured with two colours so that neighbours differ; then
/// `*one_colour` holds those coloured like vertex 0. Requires a connected graph.
bool IsBipartite(const Graph& graph, VertexSet* one_colour);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_REACH_H_
