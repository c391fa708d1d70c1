#ifndef GRILLE_SOLVER_SLIDE_GRAPH_H_
#define GRILLE_SOLVER_SLIDE_GRAPH_H_

#include <array>
#include <cstdint>
#include <vector>

namespace grille::slide {

/// The largest board: 5×5.
inline constexpr int kMaxVertices = 25;

/// A place of a board, counted from 0 (the Étoile's stations A to P; a taquin's cells row by row
/// from the top left).
using Vertex = uint8_t;

/// A set of vertices: bit v for vertex v.
using VertexSet = uint32_t;
constexpr VertexSet Bit(Vertex v) { return VertexSet{1} << v; }

/// A board: its vertices, and which of them are neighbours. Simple and undirected.
struct Graph {
  int size = 0;
  std::array<VertexSet, kMaxVertices> neighbours = {};

  constexpr bool Joined(Vertex a, Vertex b) const { return (neighbours[a] >> b & 1) != 0; }
  constexpr void Join(Vertex a, Vertex b) {
    neighbours[a] |= Bit(b);
    neighbours[b] |= Bit(a);
  }
  bool operator==(const Graph&) const = default;
};

/// How many pairs of neighbours there are.
int EdgeCount(const Graph& graph);

/// The board of a taquin. Requires columns × rows <= kMaxVertices.
Graph GridGraph(int columns, int rows);

/// A way of laying a board on itself: where each vertex goes.
using Symmetry = std::array<Vertex, kMaxVertices>;

/// All of them, the identity first, in rising order.
std::vector<Symmetry> Symmetries(const Graph& graph);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_GRAPH_H_
