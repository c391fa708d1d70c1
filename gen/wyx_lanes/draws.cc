#include "gen/wyx_lanes/draws.h"

#include "gen/draws.h"
#include "gen/philox.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "gen/wyx_lanes/draws.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

// Philox (gen/philox.h) for many walks side by side, and its words cut into draws.
//
// A number of 32 bits is kept in a lane of 64, whose upper half is anything: the multiplication of
// lower halves does not look at it, and its product already is both halves that the next round
// wants. Then the words of eight vectors are turned into vectors of bytes, by a transposition
// within each lane: byte q of lane l belongs to the walk of lane l in vector q, which therefore is
// walk 8 l + q, and the bytes come to lie in the order of the walks. Six bits of a byte or of two
// are a draw.

HWY_BEFORE_NAMESPACE();
namespace grille::gen {
namespace HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR

void MakeDrawsImpl(uint64_t seed, uint64_t batch, uint32_t first, uint32_t block, DrawRows* rows) {
  for (uint32_t walk = 0; walk < kWalksInGroup; ++walk) {
    Draws draws(seed, batch, first + walk, block);
    for (WalkBytes& row : rows->draw) row[walk] = static_cast<uint8_t>(draws.Next());
  }
}

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::ScalableTag<uint64_t> kLanes;
constexpr hn::ScalableTag<uint32_t> kHalves;
constexpr hn::ScalableTag<uint16_t> kQuarters;
constexpr hn::ScalableTag<uint8_t> kBytes;
using Lane = hn::Vec<decltype(kLanes)>;
using Half = hn::Vec<decltype(kHalves)>;
using Quarter = hn::Vec<decltype(kQuarters)>;
using Byte = hn::Vec<decltype(kBytes)>;

constexpr int kVectors = 8;  ///< whose words make one vector of bytes
constexpr int kWords = 4;    ///< of a block

HWY_INLINE Lane Product(Lane a, uint32_t b) {
  return hn::MulEven(hn::BitCast(kHalves, a), hn::Set(kHalves, b));
}

/// The block of each lane's walk; only the lower half of a lane counts.
HWY_INLINE void Philox(uint64_t seed, uint64_t batch, Lane walk, uint32_t block, Lane* words) {
  words[0] = hn::Set(kLanes, block);
  words[1] = walk;
  words[2] = hn::Set(kLanes, batch & 0xffffffff);
  words[3] = hn::Set(kLanes, batch >> 32);
  auto key_low = static_cast<uint32_t>(seed);
  auto key_high = static_cast<uint32_t>(seed >> 32);
  for (int round = 0; round < kPhiloxRounds; ++round) {
    Lane a = Product(words[0], kPhiloxMultipliers[0]);
    Lane b = Product(words[2], kPhiloxMultipliers[1]);
    words[0] = hn::Xor(hn::Xor(words[1], hn::Set(kLanes, key_low)), hn::ShiftRight<32>(b));
    words[1] = b;
    words[2] = hn::Xor(hn::Xor(words[3], hn::Set(kLanes, key_high)), hn::ShiftRight<32>(a));
    words[3] = a;
    key_low += kPhiloxSteps[0];
    key_high += kPhiloxSteps[1];
  }
}

/// Of lanes of four bytes each, in vectors 0 to 7, byte i of all in vector i.
HWY_INLINE void Transpose(const Lane* words, Byte* planes) {
  Half fours[4];
  for (int q = 0; q < 4; ++q) {
    fours[q] = hn::OddEven(hn::BitCast(kHalves, hn::ShiftLeft<32>(words[q + 4])),
                           hn::BitCast(kHalves, words[q]));
  }
  Quarter low[2];
  Quarter high[2];
  for (int q = 0; q < 2; ++q) {
    low[q] = hn::OddEven(hn::BitCast(kQuarters, hn::ShiftLeft<16>(fours[q + 2])),
                         hn::BitCast(kQuarters, fours[q]));
    high[q] = hn::OddEven(hn::BitCast(kQuarters, fours[q + 2]),
                          hn::BitCast(kQuarters, hn::ShiftRight<16>(fours[q])));
  }
  auto split = [](const Quarter* pair, Byte* two) HWY_ATTR {
    two[0] =
        hn::OddEven(hn::BitCast(kBytes, hn::ShiftLeft<8>(pair[1])), hn::BitCast(kBytes, pair[0]));
    two[1] =
        hn::OddEven(hn::BitCast(kBytes, pair[1]), hn::BitCast(kBytes, hn::ShiftRight<8>(pair[0])));
  };
  split(low, planes);
  split(high, planes + 2);
}

/// The bits of `mask` in each byte moved up or down; none of them may leave its byte.
template <int kBits>
HWY_INLINE Byte Up(Byte bytes, uint8_t mask) {
  return hn::And(hn::BitCast(kBytes, hn::ShiftLeft<kBits>(hn::BitCast(kQuarters, bytes))),
                 hn::Set(kBytes, static_cast<uint8_t>(mask << kBits)));
}
template <int kBits>
HWY_INLINE Byte Down(Byte bytes, uint8_t mask) {
  return hn::And(hn::BitCast(kBytes, hn::ShiftRight<kBits>(hn::BitCast(kQuarters, bytes))),
                 hn::Set(kBytes, static_cast<uint8_t>(mask >> kBits)));
}

void MakeDrawsImpl(uint64_t seed, uint64_t batch, uint32_t first, uint32_t block, DrawRows* rows) {
  const Byte six = hn::Set(kBytes, 63);
  const Lane eights = hn::ShiftLeft<3>(hn::Iota(kLanes, 0));
  for (size_t part = 0; part < kWalksInGroup; part += hn::Lanes(kBytes)) {
    Lane words[kWords][kVectors];
    for (size_t q = 0; q < kVectors; ++q) {
      Lane own[kWords];
      Philox(seed, batch, hn::Add(eights, hn::Set(kLanes, first + part + q)), block, own);
      for (int w = 0; w < kWords; ++w) words[w][q] = own[w];
    }
    for (int w = 0; w < kWords; ++w) {
      Byte b[4];
      Transpose(words[w], b);
      auto store = [&](int i, Byte draw)
                       HWY_ATTR { hn::Store(draw, kBytes, rows->draw[5 * w + i].data() + part); };
      store(0, hn::And(b[0], six));
      store(1, hn::Or(Down<6>(b[0], 0xc0), Up<2>(b[1], 0x0f)));
      store(2, hn::Or(Down<4>(b[1], 0xf0), Up<4>(b[2], 0x03)));
      store(3, Down<2>(b[2], 0xfc));
      store(4, hn::And(b[3], six));
    }
  }
}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace grille::gen
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace grille::gen {

HWY_EXPORT(MakeDrawsImpl);

void MakeDraws(uint64_t seed, uint64_t batch, uint32_t first, uint32_t block, DrawRows* rows) {
  HWY_DYNAMIC_DISPATCH(MakeDrawsImpl)(seed, batch, first, block, rows);
}

}  // namespace grille::gen
#endif  // HWY_ONCE
