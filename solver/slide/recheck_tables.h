#ifndef GRILLE_SOLVER_SLIDE_RECHECK_TABLES_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_TABLES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/slide/graph.h"

// What recheck_deepening.cc knows beforehand of how far a position is from a goal: the second
// proof's own pattern tables. Additive ones, after R. E. Korf and A. Felner, "Disjoint pattern
// database heuristics" (Artificial Intelligence 134, 2002).

namespace grille::slide {

/// A split of a goal's tokens into patterns, and for every way in which the tokens of a pattern can
/// stand, the fewest moves *of these tokens* that bring them home, wherever the vacancy is and as
/// if no other token were in the way. A move moves one token, of one pattern, so the entries of all
/// patterns together are never more than the moves that a position needs.
///
/// Tokens are named by their home, the vertex where the goal has them. Then nothing of a goal
/// matters but where its vacancy is. Immutable once made; shared by threads.
struct RecheckTables {
  /// The number of an entry within a table takes so many bits: four for each of five tokens on
  /// boards of at most 16 vertices, five for each of four on larger ones.
  static constexpr int kIndexBits = 20;
  static constexpr size_t kMostPatterns = 6;  ///< for the 24 tokens of the largest board
  /// In place of an entry: the tokens cannot come home from there, or cannot stand so.
  static constexpr uint8_t kNever = 255;

  Graph graph;
  Vertex vacancy = 0;  ///< in the goal
  std::vector<VertexSet> patterns;
  std::array<uint8_t, kMaxVertices> pattern_of = {};  ///< by token
  /// By token: its place is written so many bits up in the number of an entry.
  std::array<uint8_t, kMaxVertices> shift_of = {};
  std::vector<uint8_t> fewest;  ///< table after table, each of 2^kIndexBits entries
  /// The ways of laying the board on itself in which positions are worth looking up: the identity,
  /// and another that leaves the goal's vacancy in its place, if there is one that does not lay
  /// patterns on patterns. What a position looks like in it needs as many moves, but is told so by
  /// other entries.
  std::vector<Symmetry> mirrors;
};

/// Makes the tables of a goal. Requires a board of at least two vertices.
RecheckTables MakeRecheckTables(const Graph& graph, Vertex vacancy);

/// The same, from those made before, of which some are kept. Any thread may call it at any time.
std::shared_ptr<const RecheckTables> RecheckTablesOf(const Graph& graph, Vertex vacancy);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_TABLES_H_
