#include "gen/wyx_lanes/jumps.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "gen/wyx_lanes/jumps.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

HWY_BEFORE_NAMESPACE();
namespace grille::gen {
namespace HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR

void FindImpl(const WalkGroup& walks, int dominoes, Jumps* jumps) {
  for (int k = 0; k < dominoes; ++k) {
    for (int w = 0; w < kWalksInGroup; ++w) {
      wyx::Cell from = walks.cell[k][w];
      wyx::Cell to = walks.cell[k + 1][w];
      jumps->shift[k][w] = static_cast<uint8_t>((to - from) & 63);
      int right = wyx::ColumnOf(to) - wyx::ColumnOf(from);
      jumps->columns[k][w] = static_cast<uint8_t>(right < 0 ? 255 << -right & 255 : 255 >> right);
      jumps->up[k][w] = static_cast<uint8_t>(wyx::RowOf(to) - wyx::RowOf(from));
    }
  }
}

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::ScalableTag<uint8_t> kBytes;
constexpr hn::ScalableTag<uint16_t> kPairs;
using Byte = hn::Vec<decltype(kBytes)>;

/// The columns where dx can be played, by dx modulo 16.
alignas(16) constexpr uint8_t kColumns[16] = {0xff, 0x7f, 0x3f, 0x1f, 0x0f, 0x07, 0x03, 0x01,
                                              0x00, 0x80, 0xc0, 0xe0, 0xf0, 0xf8, 0xfc, 0xfe};

void FindImpl(const WalkGroup& walks, int dominoes, Jumps* jumps) {
  const Byte seven = hn::Set(kBytes, 7);
  const Byte columns = hn::LoadDup128(kBytes, kColumns);
  for (size_t at = 0; at < kWalksInGroup; at += hn::Lanes(kBytes)) {
    auto row_of = [&](Byte cell) HWY_ATTR {
      return hn::And(hn::BitCast(kBytes, hn::ShiftRight<3>(hn::BitCast(kPairs, cell))), seven);
    };
    Byte from = hn::Load(kBytes, walks.cell[0].data() + at);
    for (int k = 0; k < dominoes; ++k) {
      Byte to = hn::Load(kBytes, walks.cell[k + 1].data() + at);
      Byte right = hn::Sub(hn::And(to, seven), hn::And(from, seven));
      Byte shift = hn::And(hn::Sub(to, from), hn::Set(kBytes, 63));
      hn::Store(shift, kBytes, jumps->shift[k].data() + at);
      hn::Store(hn::TableLookupBytes(columns, hn::And(right, hn::Set(kBytes, 15))), kBytes,
                jumps->columns[k].data() + at);
      hn::Store(hn::Sub(row_of(to), row_of(from)), kBytes, jumps->up[k].data() + at);
      from = to;
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

HWY_EXPORT(FindImpl);

void FindJumps(const WalkGroup& walks, int dominoes, Jumps* jumps) {
  HWY_DYNAMIC_DISPATCH(FindImpl)(walks, dominoes, jumps);
}

}  // namespace grille::gen
#endif  // HWY_ONCE
