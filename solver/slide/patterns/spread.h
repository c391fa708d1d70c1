#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/database.h"

// Small databases may be spread out: then the packed places of a pattern's tokens, four bits each,
// the first token lowest, are themselves the number of an entry. Half of the entries stand for
// nothing, as two tokens cannot be in one place; but no number has to be worked out, and what is
// used fits into a processor's second cache.

namespace grille::slide {

inline constexpr int kMaxSpreadVertices = 16;
inline constexpr size_t kMaxSpreadTokens = 5;
inline constexpr size_t kMaxSpreadPatterns = 4;

/// Entries are four bits, eight a word, the first lowest.
inline constexpr size_t kSpreadInWord = 8;
/// Each pattern of a split has so many words, of which a small one uses the first.
inline constexpr size_t kSpreadWords = (size_t{1} << 4 * kMaxSpreadTokens) / kSpreadInWord;

/// Whether databases can be spread.
bool CanBeSpread(const Graph& graph, const std::vector<PatternDatabase>& databases);

/// kSpreadWords words for each of the databases, one after the other. Requires CanBeSpread.
std::vector<uint32_t> SpreadOut(const Graph& graph, const std::vector<PatternDatabase>& databases);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SPREAD_H_
