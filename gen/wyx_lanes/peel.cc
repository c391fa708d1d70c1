#include "gen/wyx_lanes/peel.h"

#include <bit>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "gen/wyx_lanes/peel.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

// One grid in each lane of 64 bits. What Sift (solver/wyx/sift.h) does for any grid is simpler for
// one of which a solution is known.
//
// Elimination never takes an entry of the solution. So a row, a column or a domino has one entry
// left exactly when all its other entries are gone, and that one is the solution's: step k of the
// walk, which leaves cell k, enters cell k + 1 and plays domino k, is settled as soon as its row,
// its column or its domino has nothing but the step itself. Then all other entries of the other two
// lines go as well. The state of a grid therefore is the set of steps not yet settled, kept as the
// cells that they leave (`rows`) and those that they enter (`columns`); and for each step the
// cells from which its domino might be played beside its own (`from`, as in departures.h). Nothing
// is to be counted, only to be seen to be empty; there are no contradictions; and one bit test for
// each step and line replaces the search for single entries.
//
// A pass looks at all steps, those of a few at a time before what they settle counts for the next,
// and at the same time adds up where entries are left: a row or column with none is dropped after
// the pass. An entry is of three different steps. So where two steps are left, nothing is.

HWY_BEFORE_NAMESPACE();
namespace grille::gen {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::ScalableTag<uint64_t> kLanes;
using Lane = hn::Vec<decltype(kLanes)>;
using Mask = hn::Mask<decltype(kLanes)>;

/// The bytes of so many walks lie in one lane: byte q of lane l is that of walk 8 l + q. The grids
/// of one q are looked at together.
constexpr size_t kBytesInLane = 8;

/// Steps that are looked at before what they settle counts. Looked at one by one, each would wait
/// for the one before.
constexpr int kTogether = 2;

/// Room for the steps of a grid, and for cells beyond the last one.
constexpr int kRoom = wyx::kMaxDominoes + kTogether;

/// What the walks of a group do at each step.
struct alignas(kWalksInGroup) Jumps {
  std::array<WalkBytes, wyx::kMaxDominoes> shift;    ///< of the domino, as in departures.h
  std::array<WalkBytes, wyx::kMaxDominoes> columns;  ///< bit x: the domino can be played there
  std::array<WalkBytes, wyx::kMaxDominoes> up;       ///< its dy, modulo 256
};

#if HWY_TARGET == HWY_SCALAR

void FindJumps(const WalkGroup& walks, int dominoes, Jumps* jumps) {
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

HWY_INLINE Lane ByteOf(const WalkBytes& row, size_t at, size_t q) {
  return hn::Set(kLanes, row[at + q]);
}

HWY_INLINE Lane StaysOnBoard(const Jumps& jumps, int k, size_t at, size_t q) {
  int up = 8 * static_cast<int8_t>(jumps.up[k][at + q]);
  uint64_t rows = up < 0 ? ~uint64_t{0} << -up : ~uint64_t{0} >> up;
  return hn::Set(kLanes, rows & 0x0101010101010101 * jumps.columns[k][at + q]);
}

#else

constexpr hn::ScalableTag<uint8_t> kBytes;
constexpr hn::ScalableTag<uint16_t> kPairs;
using Byte = hn::Vec<decltype(kBytes)>;

/// The places of bytes within a lane, and where its own bytes are to be found among sixteen.
alignas(16) constexpr uint8_t kPlace[16] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
alignas(16) constexpr uint8_t kOwnLane[16] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8};

/// The columns where dx can be played, by dx modulo 16.
alignas(16) constexpr uint8_t kColumns[16] = {0xff, 0x7f, 0x3f, 0x1f, 0x0f, 0x07, 0x03, 0x01,
                                              0x00, 0x80, 0xc0, 0xe0, 0xf0, 0xf8, 0xfc, 0xfe};
/// Whether a row is on the board.
alignas(16) constexpr uint8_t kRow[16] = {255, 255, 255, 255, 255, 255, 255, 255};

void FindJumps(const WalkGroup& walks, int dominoes, Jumps* jumps) {
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

HWY_INLINE Lane ByteOf(const WalkBytes& row, size_t at, size_t q) {
  Lane lanes = hn::BitCast(kLanes, hn::Load(kBytes, row.data() + at));
  return hn::And(hn::ShiftRightSame(lanes, static_cast<int>(8 * q)), hn::Set(kLanes, 255));
}

/// The cells from which the dominoes of a step stay on the board.
HWY_INLINE Lane StaysOnBoard(const Jumps& jumps, int k, size_t at, size_t q) {
  Byte own = hn::Add(hn::LoadDup128(kBytes, kOwnLane), hn::Set(kBytes, static_cast<uint8_t>(q)));
  auto spread = [&](const WalkBytes& row) HWY_ATTR {
    return hn::TableLookupBytes(hn::Load(kBytes, row.data() + at), own);
  };
  Byte target = hn::Add(spread(jumps.up[k]), hn::LoadDup128(kBytes, kPlace));
  Byte rows = hn::TableLookupBytesOr0(hn::LoadDup128(kBytes, kRow), target);
  return hn::BitCast(kLanes, hn::And(rows, spread(jumps.columns[k])));
}

#endif

/// Sets turned by a shift of 1 to 63, up or down; `back` is 64 less the shift.
HWY_INLINE Lane Up(Lane sets, Lane shift, Lane back) {
#if HWY_TARGET == HWY_AVX3
  (void)back;
  return Lane{_mm512_rolv_epi64(sets.raw, shift.raw)};
#else
  return hn::Or(sets << shift, sets >> back);
#endif
}

HWY_INLINE Lane Down(Lane sets, Lane shift, Lane back) {
#if HWY_TARGET == HWY_AVX3
  (void)back;
  return Lane{_mm512_rorv_epi64(sets.raw, shift.raw)};
#else
  return hn::Or(sets >> shift, sets << back);
#endif
}

HWY_INLINE Lane Without(Lane sets, Lane others) { return hn::AndNot(others, sets); }

HWY_INLINE Mask Empty(Lane sets) { return hn::Eq(sets, hn::Zero(kLanes)); }

/// Sets of at most two cells.
HWY_INLINE Mask TwoAtMost(Lane sets) {
  Lane all = hn::Set(kLanes, ~uint64_t{0});
  Lane but_one = hn::And(sets, hn::Add(sets, all));
  return Empty(hn::And(but_one, hn::Add(but_one, all)));
}

/// The grids in the lanes of one vector.
class Grids {
 public:
  /// Lays out the grids of byte q, and looks at all steps for the first time.
  HWY_INLINE void Lay(const WalkGroup& walks, const Jumps& jumps, int dominoes, int marks,
                      size_t at, size_t q) {
    end_ = (dominoes + kTogether - 1) / kTogether * kTogether;
    const Lane one = hn::Set(kLanes, 1);
    Lane all = hn::Zero(kLanes);
    for (int i = 0; i <= dominoes; ++i) {
      cell_[i] = one << ByteOf(walks.cell[i], at, q);
      all = hn::Or(all, cell_[i]);
    }
    for (int i = dominoes + 1; i <= end_; ++i) cell_[i] = hn::Zero(kLanes);
    rows_ = Without(all, cell_[dominoes]);
    columns_ = Without(all, cell_[0]);
    for (int k = 0; k < marks; ++k) {
      rows_ = Without(rows_, cell_[k]);
      columns_ = Without(columns_, cell_[k + 1]);
    }
    Lane left_rows = hn::Zero(kLanes);
    Lane left_columns = hn::Zero(kLanes);
    for (int k = 0; k < dominoes; ++k) {
      Lane shift = ByteOf(jumps.shift[k], at, q);
      Lane back = hn::Sub(hn::Set(kLanes, 64), shift);
      Lane from = hn::And(rows_, Down(columns_, shift, back));
      from = Without(hn::And(from, StaysOnBoard(jumps, k, at, q)), cell_[k]);
      if (k < marks) from = hn::Zero(kLanes);
      step_[k] = {shift, back, from};
      left_rows = hn::Or(left_rows, from);
      left_columns = hn::Or(left_columns, Up(from, shift, back));
      Mask settled = Empty(from);
      rows_ = Without(rows_, hn::IfThenElseZero(settled, cell_[k]));
      columns_ = Without(columns_, hn::IfThenElseZero(settled, cell_[k + 1]));
    }
    for (int k = dominoes; k < end_; ++k) step_[k] = {one, one, hn::Zero(kLanes)};
    rows_ = hn::And(rows_, left_rows);
    columns_ = hn::And(columns_, left_columns);
  }

  /// Passes until nothing changes; those that are settled by then.
  HWY_INLINE Mask Settle() {
    while (true) {
      Mask settled = TwoAtMost(rows_);
      if (hn::AllTrue(kLanes, settled)) return settled;
      Lane rows = rows_;
      Lane columns = columns_;
      Pass();
      Mask stays = hn::And(hn::Eq(rows, rows_), hn::Eq(columns, columns_));
      if (hn::AllTrue(kLanes, hn::Or(settled, stays))) return settled;
    }
  }

  /// What is left of those in the lanes that are not settled.
  void Take(uint64_t lanes, int first, int dominoes, StuckWalks* stuck) const {
    auto spill = [&](Lane sets, auto&& take) HWY_ATTR {
      alignas(64) uint64_t of[hn::MaxLanes(kLanes)];
      hn::Store(sets, kLanes, of);
      Stuck* own = &stuck->walk[stuck->count];
      for (uint64_t rest = lanes; rest != 0; rest &= rest - 1, ++own) {
        take(own, of[std::countr_zero(rest)]);
      }
    };
    spill(rows_, [](Stuck* own, uint64_t rows) { own->open = rows; });
    for (int k = 0; k < dominoes; ++k) {
      spill(step_[k].from, [k](Stuck* own, uint64_t from) { own->from[k] = from; });
    }
    for (; lanes != 0; lanes &= lanes - 1) {
      stuck->walk[stuck->count++].walk =
          first + std::countr_zero(lanes) * static_cast<int>(kBytesInLane);
    }
  }

 private:
  struct Step {
    Lane shift;  ///< of the domino, 1 to 63
    Lane back;   ///< 64 less the shift
    Lane from;   ///< as Stuck has it
  };

  /// Looks at all steps once.
  HWY_INLINE void Pass() {
    Lane left_rows = hn::Zero(kLanes);
    Lane left_columns = hn::Zero(kLanes);
    for (int first = end_ - kTogether; first >= 0; first -= kTogether) {
      Lane gone_rows = hn::Zero(kLanes);
      Lane gone_columns = hn::Zero(kLanes);
      HWY_UNROLL(kTogether)
      for (int k = first; k < first + kTogether; ++k) {
        Step& step = step_[k];
        Lane open = hn::And(rows_, Down(columns_, step.shift, step.back));
        Lane from = hn::And(step.from, open);
        Mask settled = hn::Or(Empty(from), Empty(hn::And(cell_[k], open)));
        from = hn::IfThenZeroElse(settled, from);
        step.from = from;
        left_rows = hn::Or(left_rows, from);
        left_columns = hn::Or(left_columns, Up(from, step.shift, step.back));
        gone_rows = hn::Or(gone_rows, hn::IfThenElseZero(settled, cell_[k]));
        gone_columns = hn::Or(gone_columns, hn::IfThenElseZero(settled, cell_[k + 1]));
      }
      rows_ = Without(rows_, gone_rows);
      columns_ = Without(columns_, gone_columns);
    }
    rows_ = hn::And(rows_, left_rows);
    columns_ = hn::And(columns_, left_columns);
  }

  int end_;  ///< the number of steps, rounded up
  Lane rows_;
  Lane columns_;
  Step step_[kRoom];
  Lane cell_[kRoom + 1];  ///< of the walk, as sets
};

WalkSet PeelImpl(const WalkGroup& walks, int dominoes, int marks, WalkSet wanted,
                 StuckWalks* stuck) {
  Jumps jumps;
  FindJumps(walks, dominoes, &jumps);
  stuck->count = 0;
  WalkSet all_settled = 0;
  const size_t step = kBytesInLane * hn::Lanes(kLanes);
  for (size_t at = 0; at < kWalksInGroup; at += step) {
    for (size_t q = 0; q < kBytesInLane; ++q) {
      Grids grids;
      grids.Lay(walks, jumps, dominoes, marks, at, q);
      uint8_t bits[8] = {};
      hn::StoreMaskBits(kLanes, grids.Settle(), bits);
      uint64_t left = 0;
      for (size_t lane = 0; lane < hn::Lanes(kLanes); ++lane) {
        size_t walk = at + kBytesInLane * lane + q;
        uint64_t settled = bits[0] >> lane & 1;
        all_settled |= settled << walk;
        left |= (wanted >> walk & 1 & ~settled) << lane;
      }
      if (left != 0) grids.Take(left, static_cast<int>(at + q), dominoes, stuck);
    }
  }
  return all_settled & wanted;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace grille::gen
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace grille::gen {

HWY_EXPORT(PeelImpl);

WalkSet Peel(const WalkGroup& walks, int dominoes, int marks, WalkSet wanted, StuckWalks* stuck) {
  return HWY_DYNAMIC_DISPATCH(PeelImpl)(walks, dominoes, marks, wanted, stuck);
}

}  // namespace grille::gen
#endif  // HWY_ONCE
