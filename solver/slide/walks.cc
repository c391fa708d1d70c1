#include "solver/slide/walks.h"

#include <array>
#include <limits>

#include "solver/slide/bounded_sum.h"

namespace grille::slide {
namespace {

constexpr uint64_t kTooMany = std::numeric_limits<uint64_t>::max();

/// [to][from]: how many walks end with that step.
using LastSteps = std::array<std::array<uint64_t, kMaxVertices>, kMaxVertices>;

LastSteps Longer(const Graph& graph, const LastSteps& walks) {
  LastSteps longer = {};
  for (Vertex at = 0; at < graph.size; ++at) {
    for (Vertex to = 0; to < graph.size; ++to) {
      if (!graph.Joined(at, to)) continue;
      for (Vertex from = 0; from < graph.size; ++from) {
        if (from != to) longer[to][at] = AddUpTo(longer[to][at], walks[at][from]);
      }
    }
  }
  return longer;
}

}  // namespace

uint64_t CountWalks(const Graph& graph, Vertex start, int moves) {
  uint64_t all = 1;
  LastSteps walks = {};
  for (Vertex to = 0; to < graph.size; ++to) {
    if (graph.Joined(start, to)) walks[to][start] = 1;
  }
  for (int length = 1; length <= moves && all < kTooMany; ++length) {
    if (length > 1) walks = Longer(graph, walks);
    for (const auto& ends : walks) {
      for (uint64_t count : ends) all = AddUpTo(all, count);
    }
  }
  return all;
}

}  // namespace grille::slide
