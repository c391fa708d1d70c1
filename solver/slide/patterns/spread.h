#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/database.h"

// Small databases may be spread out: then all have the numbers that placements of five tokens on 16
// vertices have (placements.h), whatever their own board and tokens; those that they lack stand at
// vertex 0 and count nothing. So the same few steps number the placements of any of them, in every
// lane of a register, and the six databases of the Étoile still fit into a processor's second
// cache.

namespace grille::slide {

inline constexpr int kMaxSpreadVertices = 16;
inline constexpr size_t kMaxSpreadTokens = 5;
inline constexpr uint32_t kSpreadEntries = 16 * 15 * 14 * 13 * 12;
inline constexpr size_t kMaxSpreadPatterns = 4;

/// Entries are four bits, eight a word, the first lowest.
inline constexpr size_t kSpreadInWord = 8;
/// Each pattern of a split has so many words.
inline constexpr size_t kSpreadWords = kSpreadEntries / kSpreadInWord;

/// Whether databases can be spread.
bool CanBeSpread(const Graph& graph, const std::vector<PatternDatabase>& databases);

/// kSpreadWords words for each of the databases, one after the other. Requires CanBeSpread.
std::vector<uint32_t> SpreadOut(const Graph& graph, const std::vector<PatternDatabase>& databases);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_
