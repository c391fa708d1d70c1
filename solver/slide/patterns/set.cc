#include "solver/slide/patterns/set.h"

#include <algorithm>
#include <utility>

#include "solver/slide/patterns/spread.h"
#include "solver/status.h"

namespace grille::slide {
SplitDatabases::SplitDatabases(const Graph& graph, std::vector<PatternDatabase> databases)
    : databases_(std::move(databases)) {
  if (CanBeSpread(graph, databases_)) spread_ = SpreadOut(graph, databases_);
}

uint64_t SplitDatabases::BytesToBuild(const Graph& graph, const Split& split) {
  uint64_t most = 0;
  for (const Pattern& pattern : split) {
    most = std::max(most, PatternDatabase::BytesToBuild(graph, pattern));
  }
  return most;
}

SplitDatabases SplitDatabases::Build(const Graph& graph, Vertex vacancy, const Split& split,
                                     const Workers& workers) {
  std::vector<PatternDatabase> databases;
  databases.reserve(split.size());
  for (const Pattern& pattern : split) {
    databases.push_back(PatternDatabase::Build(graph, vacancy, pattern, workers));
  }
  return SplitDatabases(graph, std::move(databases));
}

absl::StatusOr<SplitDatabases> SplitDatabases::FromBytes(const Graph& graph, const Split& split,
                                                         const std::vector<uint8_t>& bytes) {
  std::vector<PatternDatabase> databases;
  databases.reserve(split.size());
  auto begin = bytes.begin();
  for (const Pattern& pattern : split) {
    Placements placements(graph.size, static_cast<int>(pattern.size()));
    auto length = std::min<int64_t>(bytes.end() - begin,
                                    static_cast<int64_t>(PatternDatabase::BytesOf(placements)));
    std::vector<uint8_t> part(begin, begin + length);
    begin += length;
    if (databases.size() + 1 == split.size()) part.insert(part.end(), begin, bytes.end());
    GRILLE_ASSIGN_OR_RETURN(PatternDatabase database,
                            PatternDatabase::FromBytes(graph, pattern, std::move(part)));
    databases.push_back(std::move(database));
  }
  return SplitDatabases(graph, std::move(databases));
}

std::vector<uint8_t> SplitDatabases::Bytes() const {
  std::vector<uint8_t> bytes;
  for (const PatternDatabase& database : databases_) {
    bytes.insert(bytes.end(), database.bytes().begin(), database.bytes().end());
  }
  return bytes;
}

PatternSet EmptyPatternSet(const Graph& graph, Vertex vacancy) {
  std::vector<Symmetry> symmetries = Symmetries(graph);
  Vertex least = LeastImage(symmetries, vacancy);
  return {.graph = graph,
          .vacancy = least,
          .symmetries = std::move(symmetries),
          .all_walks = WalkAutomaton::WithoutReturns(graph),
          .first_walks = WalkAutomaton::WithoutDetours(graph, kMostWalkStates),
          .splits = {}};
}

PatternSet BuildPatternSet(const Graph& graph, Vertex vacancy, SplitSize size,
                           const Workers& workers) {
  PatternSet set = EmptyPatternSet(graph, vacancy);
  for (const Split& split : SplitsOf(graph, set.vacancy, size)) {
    set.splits.push_back(std::make_shared<const SplitDatabases>(
        SplitDatabases::Build(graph, set.vacancy, split, workers)));
  }
  return set;
}

}  // namespace grille::slide
