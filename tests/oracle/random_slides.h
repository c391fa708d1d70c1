#ifndef GRILLE_TESTS_ORACLE_RANDOM_SLIDES_H_
#define GRILLE_TESTS_ORACLE_RANDOM_SLIDES_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "solver/slide/arrangement.h"

namespace grille::oracle {

/// SplitMix64: the same numbers with every library.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// Small bounds only: what is not quite even does not matter here.
  size_t Below(size_t bound) { return static_cast<size_t>(Next() % bound); }

 private:
  uint64_t state_;
};

/// One vacancy, and of the tokens 1, 2, … so many as said, in that order.
inline slide::Arrangement Tokens(std::initializer_list<int> counts) {
  slide::Arrangement arrangement;
  arrangement.size = 1;
  slide::Token token = 1;
  for (int count : counts) {
    for (int i = 0; i < count; ++i) {
      arrangement.at[static_cast<size_t>(arrangement.size++)] = token;
    }
    ++token;
  }
  return arrangement;
}

/// One vacancy, and tokens that all differ.
inline slide::Arrangement AllDifferent(int size) {
  slide::Arrangement arrangement;
  arrangement.size = size;
  for (int v = 0; v < size; ++v) {
    arrangement.at[static_cast<size_t>(v)] = static_cast<slide::Token>(v);
  }
  return arrangement;
}

/// The same tokens in any order.
inline slide::Arrangement Shuffled(slide::Arrangement arrangement, Random* random) {
  for (int v = arrangement.size; v > 1; --v) {
    std::swap(arrangement.at[static_cast<size_t>(v - 1)],
              arrangement.at[random->Below(static_cast<size_t>(v))]);
  }
  return arrangement;
}

/// After so many moves at random.
inline slide::Arrangement Stirred(slide::Arrangement arrangement, const slide::Graph& graph,
                                  int moves, Random* random) {
  slide::Vertex vacancy = slide::VacancyOf(arrangement);
  while (moves > 0) {
    auto from = static_cast<slide::Vertex>(random->Below(static_cast<size_t>(graph.size)));
    if (!graph.Joined(from, vacancy)) continue;
    slide::Slide(&arrangement, &vacancy, from);
    --moves;
  }
  return arrangement;
}

}  // namespace grille::oracle

#endif  // GRILLE_TESTS_ORACLE_RANDOM_SLIDES_H_
