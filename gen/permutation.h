#ifndef GRILLE_GEN_PERMUTATION_H_
#define GRILLE_GEN_PERMUTATION_H_

#include <array>
#include <cstdint>

#include "gen/draws_below.h"
#include "solver/slide/graph.h"

namespace grille::gen {

/// n!, for n up to kMostNumbered.
constexpr uint64_t Factorial(int n) {
  return n < 2 ? 1 : static_cast<uint64_t>(n) * Factorial(n - 1);
}

/// 20! is the largest that 64 bits hold, and that Shuffled takes.
inline constexpr int kMostNumbered = 20;

/// A permutation of 0 to n − 1, n at most kMaxVertices; beyond n nothing is meant.
using Permutation = std::array<uint8_t, slide::kMaxVertices>;

/// The permutation of that number, 0 to n! − 1: the digits of the factorial system say which of
/// those left each place takes, the first place having the highest digit. So 2k and 2k + 1 differ
/// in nothing but that the last two are exchanged.
Permutation PermutationOf(uint64_t number, int n);

/// A permutation drawn, each as likely as any other.
Permutation DrawnPermutation(DrawsBelow* draws, int n);

}  // namespace grille::gen

#endif  // GRILLE_GEN_PERMUTATION_H_
