#include "solver/slide/graph.h"

#include <bit>

namespace grille::slide {
namespace {

/// Lays vertex after vertex where its edges to those before it fit.
void Extend(const Graph& graph, int laid, VertexSet taken, Symmetry* so_far,
            std::vector<Symmetry>* all) {
  if (laid == graph.size) {
    all->push_back(*so_far);
    return;
  }
  auto vertex = static_cast<Vertex>(laid);
  for (Vertex to = 0; to < graph.size; ++to) {
    if ((taken & Bit(to)) != 0) continue;
    if (std::popcount(graph.neighbours[to]) != std::popcount(graph.neighbours[vertex])) continue;
    bool fits = true;
    for (Vertex before = 0; before < laid && fits; ++before) {
      fits = graph.Joined(vertex, before) == graph.Joined(to, (*so_far)[before]);
    }
    if (!fits) continue;
    (*so_far)[vertex] = to;
    Extend(graph, laid + 1, taken | Bit(to), so_far, all);
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
