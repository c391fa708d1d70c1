#include "solver/slide/graph.h"

#include <bit>
#include <cstddef>

namespace grille::slide {
namespace {

/// Lays vertex after vertex where its edges to those before it fit. `taken`: where they lie.
void Extend(const Graph& graph, Vertex vertex, VertexSet taken, Symmetry* so_far,
            std::vector<Symmetry>* all) {
  if (vertex == graph.size) {
    all->push_back(*so_far);
    return;
  }
  VertexSet wanted = 0;  // where its neighbours among those before it lie
  for (VertexSet left = graph.neighbours[vertex] & (Bit(vertex) - 1); left != 0; left &= left - 1) {
    wanted |= Bit((*so_far)[static_cast<size_t>(std::countr_zero(left))]);
  }
  for (Vertex to = 0; to < graph.size; ++to) {
    if ((taken & Bit(to)) != 0 || (graph.neighbours[to] & taken) != wanted) continue;
    (*so_far)[vertex] = to;
    Extend(graph, static_cast<Vertex>(vertex + 1), taken | Bit(to), so_far, all);
  }
}

}  // namespace

int EdgeCount(const Graph& graph) {
  int ends = 0;
  for (VertexSet set : graph.neighbours) ends += std::popcount(set);
  return ends / 2;
}

Graph GridGraph(int columns, int rows) {
  Graph graph;
  graph.size = columns * rows;
  for (int v = 0; v < graph.size; ++v) {
    if (v % columns + 1 < columns) graph.Join(static_cast<Vertex>(v), static_cast<Vertex>(v + 1));
    if (v + columns < graph.size) {
      graph.Join(static_cast<Vertex>(v), static_cast<Vertex>(v + columns));
    }
  }
  return graph;
}

std::vector<Symmetry> Symmetries(const Graph& graph) {
  std::vector<Symmetry> all;
  Symmetry so_far = {};
  Extend(graph, 0, 0, &so_far, &all);
  return all;
}

}  // namespace grille::slide
