#include "solver/slide/reach.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

namespace grille::slide {
namespace {

VertexSet AllVertices(const Graph& graph) { return (VertexSet{1} << graph.size) - 1; }

Vertex Lowest(VertexSet set) { return static_cast<Vertex>(std::countr_zero(set)); }

/// All that can be reached from `seen` within `allowed`.
VertexSet Spread(const Graph& graph, VertexSet seen, VertexSet allowed) {
  for (VertexSet fresh = seen; fresh != 0;) {
    VertexSet next = 0;
    for (; fresh != 0; fresh &= fresh - 1) next |= graph.neighbours[Lowest(fresh)];
    fresh = next & allowed & ~seen;
    seen |= fresh;
  }
  return seen;
}

bool IsConnected(const Graph& graph, VertexSet vertices) {
  return vertices == 0 || Spread(graph, vertices & (~vertices + 1), vertices) == vertices;
}

int Degree(const Graph& graph, Vertex v) { return std::popcount(graph.neighbours[v]); }

/// Requires a connected graph.
bool IsCycle(const Graph& graph) {
  for (Vertex v = 0; v < graph.size; ++v) {
    if (Degree(graph, v) != 2) return false;
  }
  return true;
}

/// Seven vertices, two of them of degree 3 and the others, which have degree 2, between these: one
/// way with one vertex and two with two. Requires a 2-connected graph.
bool IsTheta0(const Graph& graph) {
  if (graph.size != 7 || EdgeCount(graph) != 8) return false;
  VertexSet ends = 0;
  for (Vertex v = 0; v < graph.size; ++v) {
    if (Degree(graph, v) == 3) ends |= Bit(v);
  }
  if (std::popcount(ends) != 2) return false;
  VertexSet left = AllVertices(graph) & ~ends;
  std::vector<int> ways;
  while (left != 0) {
    VertexSet way = Spread(graph, left & (~left + 1), left);
    ways.push_back(std::popcount(way));
    left &= ~way;
  }
  std::sort(ways.begin(), ways.end());
  return ways == std::vector<int>{1, 2, 2};
}

/// The vertices of a ring in their order round it, from vertex 0 on.
std::vector<Vertex> OrderRound(const Graph& ring) {
  std::vector<Vertex> order = {0, Lowest(ring.neighbours[0])};
  while (order.size() < static_cast<size_t>(ring.size)) {
    order.push_back(Lowest(ring.neighbours[order.back()] & ~Bit(order[order.size() - 2])));
  }
  return order;
}

/// The vacancy passes the tokens without changing their order, and once round it has put each of
/// them one place on: what counts is how they follow each other.
bool SameRound(const Graph& ring, const Arrangement& from, const Arrangement& to) {
  std::vector<Token> a;
  std::vector<Token> b;
  for (Vertex v : OrderRound(ring)) {
    if (from.at[v] != kVacant) a.push_back(from.at[v]);
    if (to.at[v] != kVacant) b.push_back(to.at[v]);
  }
  for (size_t turn = 0; turn < a.size(); ++turn) {
    if (a == b) return true;
    std::rotate(a.begin(), a.begin() + 1, a.end());
  }
  return false;
}

/// Goes through all that can be reached. For boards of a few vertices.
bool ReachedInTheEnd(const Graph& graph, const Arrangement& from, const Arrangement& to) {
  std::set<std::array<Token, kMaxVertices>> seen = {from.at};
  std::vector<Arrangement> open = {from};
  while (!open.empty() && !seen.contains(to.at)) {
    Arrangement now = open.back();
    open.pop_back();
    Vertex vacancy = VacancyOf(now);
    for (VertexSet left = graph.neighbours[vacancy]; left != 0; left &= left - 1) {
      Arrangement next = now;
      Vertex gap = vacancy;
      Slide(&next, &gap, Lowest(left));
      if (seen.insert(next.at).second) open.push_back(next);
    }
  }
  return seen.contains(to.at);
}

bool HasAlikeTokens(const Arrangement& arrangement) {
  auto end = arrangement.at.begin() + arrangement.size;
  for (auto at = arrangement.at.begin(); at != end; ++at) {
    if (std::find(at + 1, end, *at) != end) return true;
  }
  return false;
}

/// Of the permutation that takes each token to its place in `to`. Requires that all differ.
bool IsOddPermutation(const Arrangement& from, const Arrangement& to) {
  Arrangement now = from;
  bool odd = false;
  for (size_t v = 0; v < static_cast<size_t>(from.size); ++v) {
    size_t place = v;
    while (now.at[place] != to.at[v]) ++place;
    if (place == v) continue;
    std::swap(now.at[v], now.at[place]);
    odd = !odd;
  }
  return odd;
}

}  // namespace

bool IsTwoConnected(const Graph& graph) {
  if (graph.size < 3 || !IsConnected(graph, AllVertices(graph))) return false;
  for (Vertex v = 0; v < graph.size; ++v) {
    if (!IsConnected(graph, AllVertices(graph) & ~Bit(v))) return false;
  }
  return true;
}

bool IsBipartite(const Graph& graph, VertexSet* one_colour) {
  VertexSet colours[2] = {Bit(0), 0};
  VertexSet fresh = Bit(0);
  for (int colour = 0; fresh != 0; colour = 1 - colour) {
    VertexSet next = 0;
    for (; fresh != 0; fresh &= fresh - 1) next |= graph.neighbours[Lowest(fresh)];
    if ((next & colours[colour]) != 0) return false;
    fresh = next & ~colours[1 - colour];
    colours[1 - colour] |= fresh;
  }
  *one_colour = colours[0];
  return true;
}

Reach ReachOf(const Graph& graph, const Arrangement& from, const Arrangement& to) {
  Reach reach;
  if (!IsTwoConnected(graph)) return reach;
  if (IsCycle(graph)) {
    reach.reason = ReachReason::kCycle;
    reach.reachable = SameRound(graph, from, to);
    return reach;
  }
  if (IsTheta0(graph)) {
    reach.reason = ReachReason::kTheta;
    reach.reachable = ReachedInTheEnd(graph, from, to);
    return reach;
  }
  VertexSet colour = 0;
  bool bipartite = IsBipartite(graph, &colour);
  if (!bipartite || HasAlikeTokens(from)) {
    reach.reason = bipartite ? ReachReason::kAlike : ReachReason::kAll;
    reach.reachable = true;
    return reach;
  }
  reach.reason = ReachReason::kParity;
  reach.odd_permutation = IsOddPermutation(from, to);
  reach.vacancy_changes = ((colour >> VacancyOf(from)) & 1) != ((colour >> VacancyOf(to)) & 1);
  reach.reachable = reach.odd_permutation == reach.vacancy_changes;
  return reach;
}

}  // namespace grille::slide
