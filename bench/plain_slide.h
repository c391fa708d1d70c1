#ifndef GRILLE_BENCH_PLAIN_SLIDE_H_
#define GRILLE_BENCH_PLAIN_SLIDE_H_

#include <cstdint>
#include <unordered_map>
#include <vector>

// The plain reference: breadth-first search with a queue and a hash map from the standard library,
// an arrangement packed into a word so that the map is not slowed down by texts. No index, no
// symmetry, no bound, no second end. Every figure of speed is a ratio to it, measured on the same
// input in the same run. Written once; never changed.

namespace grille::bench {

/// For each place, those beside it. At most 16 places.
using PlainBoard = std::vector<std::vector<int>>;

/// A token for each place, 0 the vacancy, 1 to 14 what is told apart: four bits a place.
using PlainTokens = uint64_t;

/// The fewest moves from everywhere to the goal.
std::unordered_map<PlainTokens, int> PlainDistances(const PlainBoard& board, PlainTokens goal);

/// What a plain search for a word found, and how many states it reached for that.
struct PlainAnswer {
  int moves = -1;
  uint64_t states = 0;
};

/// The fewest moves that lead the token of `mark` over the places of `word` in their order, and all
/// tokens to the goal, where the marked one is as the others of its colour: forwards, over
/// arrangements and letters done.
PlainAnswer PlainWord(const PlainBoard& board, PlainTokens start, PlainTokens goal,
                      const std::vector<int>& word, int mark);

}  // namespace grille::bench

#endif  // GRILLE_BENCH_PLAIN_SLIDE_H_
