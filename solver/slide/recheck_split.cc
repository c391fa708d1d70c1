#include "solver/slide/recheck_split.h"

#include <utility>

namespace grille::slide::recheck {
namespace {

/// How many pairs of neighbours a set holds.
int PairsWithin(const Graph& graph, VertexSet set) {
  int ends = 0;
  for (VertexSet rest = set; rest != 0;) {
    ends += std::popcount(graph.neighbours[TakeLowest(&rest)] & set);
  }
  return ends / 2;
}

/// Which of the candidates fits best: one with the most neighbours in the pattern, and of those the
/// first with the fewest that are still free, so that few are left alone later.
Vertex BestOf(const Graph& graph, VertexSet candidates, VertexSet pattern, VertexSet free) {
  Vertex best = 0;
  int best_worth = -graph.size;
  while (candidates != 0) {
    Vertex vertex = TakeLowest(&candidates);
    int worth = graph.size * std::popcount(graph.neighbours[vertex] & pattern) -
                std::popcount(graph.neighbours[vertex] & free);
    if (worth <= best_worth) continue;
    best = vertex;
    best_worth = worth;
  }
  return best;
}

/// The split whose first pattern begins at `first`, each vertex after it being the best at hand.
std::vector<VertexSet> SplitFrom(const Graph& graph, VertexSet free, Vertex first, int most) {
  std::vector<VertexSet> patterns = {Bit(first)};
  free &= ~Bit(first);
  while (free != 0) {
    if (std::popcount(patterns.back()) == most) patterns.push_back(0);
    VertexSet beside = NeighboursOf(graph, patterns.back()) & free;
    Vertex next = BestOf(graph, beside != 0 ? beside : free, patterns.back(), free);
    patterns.back() |= Bit(next);
    free &= ~Bit(next);
  }
  return patterns;
}

}  // namespace

std::vector<VertexSet> SplitIntoPatterns(const Graph& graph, VertexSet vertices, int most) {
  std::vector<VertexSet> best;
  int best_pairs = -1;
  for (VertexSet firsts = vertices; firsts != 0;) {
    std::vector<VertexSet> patterns = SplitFrom(graph, vertices, TakeLowest(&firsts), most);
    int pairs = 0;
    for (VertexSet pattern : patterns) pairs += PairsWithin(graph, pattern);
    if (pairs <= best_pairs) continue;
    best_pairs = pairs;
    best = std::move(patterns);
  }
  return best;
}

}  // namespace grille::slide::recheck
