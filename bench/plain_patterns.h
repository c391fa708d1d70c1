#ifndef GRILLE_BENCH_PLAIN_PATTERNS_H_
#define GRILLE_BENCH_PLAIN_PATTERNS_H_

#include <array>
#include <cstdint>
#include <vector>

#include "bench/plain_slide.h"

// The plain reference for tokens that all differ: depth first with a bound that rises by one
// (IDA*), position by position, with three additive pattern databases of five tokens each, a byte
// an entry. No symmetry, no parity, no second split. Every figure of speed is a ratio to it,
// measured on the same input in the same run. Written once; never changed.

namespace grille::bench {

/// For boards of 16 places and one goal, in which the token of number v stands on place v.
class PlainPatterns {
 public:
  /// `patterns`: three times five places, all but the vacancy's.
  PlainPatterns(const PlainBoard& board, int vacancy,
                const std::vector<std::vector<int>>& patterns);

  /// The fewest moves from where `tokens[place]` is the number of the token there, the vacancy
  /// having the number of the goal's.
  int Solve(const std::array<int, 16>& tokens);

  /// Positions entered by the last Solve.
  uint64_t nodes() const { return nodes_; }

 private:
  void Fill(const std::vector<int>& pattern, std::vector<uint8_t>* table) const;
  bool Search(int vacancy, int before, int moves, int bound);

  PlainBoard board_;
  int goal_;
  std::array<int, 16> pattern_of_ = {};
  std::array<int, 16> shift_of_ = {};
  std::array<std::vector<uint8_t>, 3> tables_;
  std::array<int, 16> tokens_ = {};
  std::array<uint32_t, 3> entry_ = {};
  uint64_t nodes_ = 0;
};

}  // namespace grille::bench

#endif  // GRILLE_BENCH_PLAIN_PATTERNS_H_
