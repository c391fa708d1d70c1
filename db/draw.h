#ifndef GRILLE_DB_DRAW_H_
#define GRILLE_DB_DRAW_H_

#include <cstdint>

namespace grille::db {

/// SplitMix64 (Steele, Lea, Flood 2014): the generator behind random choices from a store. Fixed
/// for good: the same seed on the same store chooses the same puzzles.
class Draws {
 public:
  explicit Draws(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// Uniform over 0 … bound − 1; requires bound > 0. Values beyond the last whole multiple of the
  /// bound are drawn again, so none is favoured.
  uint64_t Below(uint64_t bound) {
    uint64_t surplus = (0 - bound) % bound;
    uint64_t value = Next();
    while (value < surplus) value = Next();
    return value % bound;
  }

 private:
  uint64_t state_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_DRAW_H_
