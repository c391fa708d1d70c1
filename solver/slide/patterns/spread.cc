#include "solver/slide/patterns/spread.h"

#include <algorithm>
#include <bit>

namespace grille::slide {

bool CanBeSpread(const Graph& graph, const std::vector<PatternDatabase>& databases) {
  return graph.size <= kMaxSpreadVertices && databases.size() <= kMaxSpreadPatterns &&
         std::all_of(databases.begin(), databases.end(), [](const PatternDatabase& database) {
           return database.pattern().size() <= kMaxSpreadTokens;
         });
}

std::vector<uint32_t> SpreadOut(const Graph& graph, const std::vector<PatternDatabase>& databases) {
  const Placements all(kMaxSpreadVertices, static_cast<int>(kMaxSpreadTokens));
  std::vector<uint32_t> words(databases.size() * kSpreadWords);
  for (size_t i = 0; i < databases.size(); ++i) {
    const PatternDatabase& database = databases[i];
    uint32_t* own = words.data() + i * kSpreadWords;
    PlacementCursor cursor(database.placements(), graph.size);
    for (uint32_t number = 0; number < database.placements().size(); ++number) {
      cursor.Forward(number);
      uint32_t entry = 0;
      VertexSet taken = 0;
      for (size_t token = 0; token < database.pattern().size(); ++token) {
        VertexSet bit = Bit(cursor.placement()[token]);
        auto below = static_cast<uint32_t>(std::popcount(taken & (bit - 1)));
        entry += all.weight(static_cast<int>(token)) * (cursor.placement()[token] - below);
        taken |= bit;
      }
      own[entry / kSpreadInWord] |= static_cast<uint32_t>(database.StepsOf(number))
                                    << entry % kSpreadInWord * 4;
    }
  }
  return words;
}

}  // namespace grille::slide
