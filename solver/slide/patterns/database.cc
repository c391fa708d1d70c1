#include "solver/slide/patterns/database.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/slide/patterns/database_pass.h"
#include "solver/slide/reach.h"

namespace grille::slide {
namespace {

/// Boards of more vertices need wider sets.
constexpr int kMostInNarrowSets = 16;

std::vector<uint8_t> MovesOfPattern(const Graph& graph, Vertex vacancy, const Pattern& pattern,
                                    const Workers& workers) {
  if (graph.size <= kMostInNarrowSets) {
    return DatabasePass<uint16_t>(graph, vacancy, pattern).Run(workers);
  }
  return DatabasePass<uint32_t>(graph, vacancy, pattern).Run(workers);
}

}  // namespace

Distances DistancesOn(const Graph& graph) {
  Distances distances = {};
  for (Vertex from = 0; from < graph.size; ++from) {
    VertexSet reached = Bit(from);
    VertexSet edge = reached;
    for (uint8_t moves = 1; edge != 0; ++moves) {
      VertexSet beside = 0;
      for (VertexSet left = edge; left != 0; left &= left - 1) {
        beside |= graph.neighbours[static_cast<size_t>(std::countr_zero(left))];
      }
      edge = beside & ~reached;
      reached |= edge;
      for (VertexSet left = edge; left != 0; left &= left - 1) {
        distances[from][static_cast<size_t>(std::countr_zero(left))] = moves;
      }
    }
  }
  return distances;
}

PatternDatabase::PatternDatabase(const Graph& graph, Pattern pattern)
    : pattern_(std::move(pattern)), placements_(graph.size, static_cast<int>(pattern_.size())) {
  VertexSet colour = 0;
  step_ = IsBipartite(graph, &colour) ? 2 : 1;
}

uint64_t PatternDatabase::BytesToBuild(const Graph& graph, const Pattern& pattern) {
  Placements placements(graph.size, static_cast<int>(pattern.size()));
  uint64_t set = graph.size <= kMostInNarrowSets ? sizeof(uint16_t) : sizeof(uint32_t);
  return placements.size() * (3 * set + 1) + BytesOf(placements);
}

PatternDatabase PatternDatabase::Build(const Graph& graph, Vertex vacancy, const Pattern& pattern,
                                       const Workers& workers) {
  PatternDatabase database(graph, pattern);
  const Placements& placements = database.placements_;
  std::vector<uint8_t> moves = MovesOfPattern(graph, vacancy, pattern, workers);
  database.bytes_.assign(BytesOf(placements), 0);
  Distances distances = DistancesOn(graph);
  constexpr uint32_t kPart = 1 << 16;  // even: no byte is written by two
  auto parts = static_cast<int>((placements.size() + kPart - 1) / kPart);
  workers.Do(parts, [&](int part) {
    uint32_t begin = static_cast<uint32_t>(part) * kPart;
    auto end =
        static_cast<uint32_t>(std::min<uint64_t>(placements.size(), uint64_t{begin} + kPart));
    PlacementCursor cursor(placements, graph.size);
    for (uint32_t number = begin; number < end; ++number) {
      cursor.Forward(number);
      const Placement& placement = cursor.placement();
      int surplus = moves[number];
      for (size_t i = 0; i < pattern.size(); ++i) surplus -= distances[placement[i]][pattern[i]];
      auto steps = static_cast<unsigned>(std::min(surplus / database.step_, kMostSteps));
      database.bytes_[number / 2] |= static_cast<uint8_t>(steps << number % 2 * 4);
    }
  });
  return database;
}

absl::StatusOr<PatternDatabase> PatternDatabase::FromBytes(const Graph& graph,
                                                           const Pattern& pattern,
                                                           std::vector<uint8_t> bytes) {
  PatternDatabase database(graph, pattern);
  if (bytes.size() != BytesOf(database.placements_)) {
    return absl::DataLossError(
        absl::StrCat(bytes.size(), " bytes, ", BytesOf(database.placements_), " would be right"));
  }
  database.bytes_ = std::move(bytes);
  return database;
}

}  // namespace grille::slide
