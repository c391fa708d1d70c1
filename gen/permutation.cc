#include "gen/permutation.h"

#include <algorithm>
#include <numeric>

namespace grille::gen {
namespace {

/// For each place, which of those left it takes.
using Choices = std::array<uint32_t, slide::kMaxVertices>;

Permutation Chosen(const Choices& choices, int n) {
  Permutation left = {};
  std::iota(left.begin(), left.end(), uint8_t{0});
  auto end = left.begin() + n;
  Permutation permutation = {};
  for (int place = 0; place < n; ++place) {
    auto chosen = left.begin() + choices[static_cast<size_t>(place)];
    permutation[static_cast<size_t>(place)] = *chosen;
    std::copy(chosen + 1, end, chosen);
    --end;
  }
  return permutation;
}

}  // namespace

Permutation PermutationOf(uint64_t number, int n) {
  Choices choices = {};
  for (int place = n - 1; place >= 0; --place) {
    auto left = static_cast<uint64_t>(n - place);
    choices[static_cast<size_t>(place)] = static_cast<uint32_t>(number % left);
    number /= left;
  }
  return Chosen(choices, n);
}

Permutation DrawnPermutation(DrawsBelow* draws, int n) {
  Choices choices = {};
  for (int place = 0; place < n; ++place) {
    choices[static_cast<size_t>(place)] = draws->Next(static_cast<uint32_t>(n - place));
  }
  return Chosen(choices, n);
}

}  // namespace grille::gen
