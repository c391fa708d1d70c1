#ifndef GRILLE_GEN_DRAWS_H_
#define GRILLE_GEN_DRAWS_H_

#include <array>
#include <cstdint>

#include "gen/philox.h"

namespace grille::gen {

/// The draws of one walk (runs.md, 1): numbers from 0 to 63, draw k a function of (seed, batch,
/// walk, k) alone. Block b of the walk is Philox of the counter (b, walk, batch low, batch high)
/// under the key (seed low, seed high); each of its four words gives five draws, low bits first,
/// and leaves its top two bits unused. Draw k is in block k / 20.
class Draws {
 public:
  /// From draw 20 `block` on.
  Draws(uint64_t seed, uint64_t batch, uint32_t walk, uint32_t block = 0)
      : counter_{block, walk, static_cast<uint32_t>(batch), static_cast<uint32_t>(batch >> 32)},
        key_{static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)} {}

  /// The next draw.
  uint32_t Next() {
    if (left_ == 0) Refill();
    uint32_t draw = word_ & 63;
    word_ >>= 6;
    --left_;
    return draw;
  }

 private:
  void Refill() {
    if (next_word_ == 4) {
      block_ = Philox(counter_, key_);
      ++counter_[0];
      next_word_ = 0;
    }
    word_ = block_[next_word_++];
    left_ = 5;
  }

  std::array<uint32_t, 4> counter_;
  std::array<uint32_t, 2> key_;
  std::array<uint32_t, 4> block_ = {};
  uint32_t word_ = 0;
  int next_word_ = 4;
  int left_ = 0;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_DRAWS_H_
