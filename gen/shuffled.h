#ifndef GRILLE_GEN_SHUFFLED_H_
#define GRILLE_GEN_SHUFFLED_H_

#include <array>
#include <cstdint>

namespace grille::gen {

/// The numbers 0 to size − 1 in an order that a seed shuffles: each comes exactly once, and any can
/// be had without the ones before it. So a run over a finite set goes through all of it and knows
/// its end.
///
/// A Feistel network over the smallest rectangle that holds them all, its rounds adding modulo the
/// sides; numbers outside are sent through again until they fall inside ("cycle walking"). After
/// Black and Rogaway, "Ciphers with arbitrary finite domains" (2002). Nothing secret is kept by it:
/// it has to look random to who solves puzzles.
class Shuffled {
 public:
  /// Of `size` numbers, 1 to 2^62.
  Shuffled(uint64_t seed, uint64_t size);

  uint64_t size() const { return size_; }

  /// The number at place `i` < size().
  uint64_t At(uint64_t i) const;

 private:
  static constexpr int kRounds = 8;

  uint64_t size_;
  uint64_t left_side_;
  uint64_t right_side_;
  std::array<uint64_t, kRounds> keys_ = {};
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_SHUFFLED_H_
