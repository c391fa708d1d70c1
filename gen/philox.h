#ifndef GRILLE_GEN_PHILOX_H_
#define GRILLE_GEN_PHILOX_H_

#include <array>
#include <cstdint>

namespace grille::gen {

/// What Philox4x32 is made of: the multipliers of its two products, what its two keys grow by, and
/// its rounds.
inline constexpr std::array<uint32_t, 2> kPhiloxMultipliers = {0xD2511F53, 0xCD9E8D57};
inline constexpr std::array<uint32_t, 2> kPhiloxSteps = {0x9E3779B9, 0xBB67AE85};
inline constexpr int kPhiloxRounds = 7;

/// One block of Philox4x32 with 7 rounds: 128 random bits as a function of a counter and a key, so
/// that any draw of any walk can be had without the ones before it. After Salmon, Moraes, Dror and
/// Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011), who find 7 rounds to pass every
/// statistical test; multiplications of 32 bits suit SIMD lanes.
constexpr std::array<uint32_t, 4> Philox(std::array<uint32_t, 4> counter,
                                         std::array<uint32_t, 2> key) {
  for (int round = 0; round < kPhiloxRounds; ++round) {
    uint64_t a = uint64_t{kPhiloxMultipliers[0]} * counter[0];
    uint64_t b = uint64_t{kPhiloxMultipliers[1]} * counter[2];
    counter = {static_cast<uint32_t>(b >> 32) ^ counter[1] ^ key[0], static_cast<uint32_t>(b),
               static_cast<uint32_t>(a >> 32) ^ counter[3] ^ key[1], static_cast<uint32_t>(a)};
    key[0] += kPhiloxSteps[0];
    key[1] += kPhiloxSteps[1];
  }
  return counter;
}

}  // namespace grille::gen

#endif  // GRILLE_GEN_PHILOX_H_
