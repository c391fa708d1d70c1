#ifndef GRILLE_SOLVER_SLIDE_BOUNDED_SUM_H_
#define GRILLE_SOLVER_SLIDE_BOUNDED_SUM_H_

#include <cstdint>
#include <limits>

namespace grille::slide {

/// Sum and product that stop at UINT64_MAX, which stands for so many or more: ways, solutions and
/// walks multiply beyond any number.
constexpr uint64_t AddUpTo(uint64_t a, uint64_t b) {
  constexpr uint64_t kMost = std::numeric_limits<uint64_t>::max();
  return a > kMost - b ? kMost : a + b;
}
constexpr uint64_t TimesUpTo(uint64_t a, uint64_t b) {
  constexpr uint64_t kMost = std::numeric_limits<uint64_t>::max();
  return a != 0 && b > kMost / a ? kMost : a * b;
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_BOUNDED_SUM_H_
