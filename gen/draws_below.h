#ifndef GRILLE_GEN_DRAWS_BELOW_H_
#define GRILLE_GEN_DRAWS_BELOW_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "gen/philox.h"

namespace grille::gen {

/// The draws of one walk (runs.md, 1) where their bounds differ: draw k is one word of Philox,
/// word k % 4 of the block of the counter (k / 4, walk, batch low, batch high) under the key (seed
/// low, seed high). After Lemire, "Fast random integer generation in an interval" (2019).
class DrawsBelow {
 public:
  DrawsBelow(uint64_t seed, uint64_t batch, uint32_t walk)
      : counter_{0, walk, static_cast<uint32_t>(batch), static_cast<uint32_t>(batch >> 32)},
        key_{static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)} {}

  /// A number below `bound` >= 1. Draws that would favour some of them are passed over.
  uint32_t Next(uint32_t bound) {
    uint64_t product = 0;
    do {
      product = uint64_t{Word()} * bound;
    } while ((product & 0xffffffff) < (uint64_t{1} << 32) % bound);
    return static_cast<uint32_t>(product >> 32);
  }

 private:
  uint32_t Word() {
    if (next_ == block_.size()) {
      block_ = Philox(counter_, key_);
      ++counter_[0];
      next_ = 0;
    }
    return block_[next_++];
  }

  std::array<uint32_t, 4> counter_;
  std::array<uint32_t, 2> key_;
  std::array<uint32_t, 4> block_ = {};
  size_t next_ = block_.size();
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_DRAWS_BELOW_H_
