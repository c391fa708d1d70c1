#include "gen/shuffled.h"

#include <utility>

#include "gen/philox.h"

namespace grille::gen {
namespace {

/// A number below `side`, at most 2^32, that hardly shows what it came from.
uint64_t Mixed(uint64_t x, uint64_t key, uint64_t side) {
  x = (x ^ key) * 0x9E3779B97F4A7C15;
  x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
  x ^= x >> 32;
  return (x & 0xffffffff) * side >> 32;
}

/// The smallest side of a square that holds `size`.
uint64_t SideOfSquare(uint64_t size) {
  uint64_t low = 1;
  uint64_t high = uint64_t{1} << 31;
  while (low < high) {
    uint64_t middle = (low + high) / 2;
    if (middle * middle >= size) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

}  // namespace

Shuffled::Shuffled(uint64_t seed, uint64_t size)
    : size_(size), left_side_(SideOfSquare(size)), right_side_((size - 1) / left_side_ + 1) {
  for (uint32_t round = 0; round < kRounds; ++round) {
    std::array<uint32_t, 4> block =
        Philox({round, 0, 0, 0}, {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)});
    keys_[round] = uint64_t{block[0]} << 32 | block[1];
  }
}

uint64_t Shuffled::At(uint64_t i) const {
  do {
    // `left` is below left_side_ before even rounds, below right_side_ before odd ones.
    uint64_t left = i % left_side_;
    uint64_t right = i / left_side_;
    uint64_t side = left_side_;
    uint64_t other_side = right_side_;
    for (uint64_t key : keys_) {
      uint64_t sum = left + Mixed(right, key, side);
      if (sum >= side) sum -= side;
      left = std::exchange(right, sum);
      std::swap(side, other_side);
    }
    i = left + left_side_ * right;
  } while (i >= size_);
  return i;
}

}  // namespace grille::gen
