#include "gen/wyx_lanes/peel.h"

#include <bit>

#include "gen/wyx_lanes/jumps.h"

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
// A pass looks at one step after the other, and at the same time adds up where entries are left: a
// row or column with none is dropped after the pass. An entry is of three different steps. So where
// two steps are left, nothing is.

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

#if HWY_TARGET == HWY_SCALAR

HWY_INLINE Lane ByteOf(const WalkBytes& row, size_t at, size_t q) {
  return hn::Set(kLanes, row[at + q]);
}

HWY_INLINE Lane StaysOnBoard(const Jumps& jumps, int k, size_t at, size_t q) {
  int up = 8 * static_cast<int8_t>(jumps.up[k][at + q]);
  uint64_t rows = up < 0 ? ~uint64_t{0} << -up : ~uint64_t{0} >> up;
  constexpr uint64_t kFirstColumn = 0x0101010101010101;
  return hn::Set(kLanes, rows & (kFirstColumn * jumps.columns[k][at + q]));
}

#else

constexpr hn::ScalableTag<uint8_t> kBytes;
using Byte = hn::Vec<decltype(kBytes)>;

/// The places of bytes within a lane, and where its own bytes are to be found among sixteen.
alignas(16) constexpr uint8_t kPlace[16] = {0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7};
alignas(16) constexpr uint8_t kOwnLane[16] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8};
/// The same for the lowest byte of a lane, with nothing in the others.
alignas(16) constexpr uint8_t kOwnAlone[16] = {0, 128, 128, 128, 128, 128, 128, 128,
                                               8, 128, 128, 128, 128, 128, 128, 128};

/// Whether a row is on the board.
alignas(16) constexpr uint8_t kRow[16] = {255, 255, 255, 255, 255, 255, 255, 255};

HWY_INLINE Lane ByteOf(const WalkBytes& row, size_t at, size_t q) {
  // Indices beyond 127 give 0; q, at most 7, leaves them there.
  Byte own = hn::Add(hn::LoadDup128(kBytes, kOwnAlone), hn::Set(kBytes, static_cast<uint8_t>(q)));
  return hn::BitCast(kLanes, hn::TableLookupBytesOr0(hn::Load(kBytes, row.data() + at), own));
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
    dominoes_ = dominoes;
    Lane all = hn::Zero(kLanes);
    for (int i = 0; i <= dominoes; ++i) {
      cell_[i] = hn::Set(kLanes, 1) << ByteOf(walks.cell[i], at, q);
      all = hn::Or(all, cell_[i]);
    }
    rows_ = Without(all, cell_[dominoes]);
    columns_ = Without(all, cell_[0]);
    for (int k = 0; k < marks; ++k) {
      rows_ = Without(rows_, cell_[k]);
      columns_ = Without(columns_, cell_[k + 1]);
    }
    Begin();
    for (int k = 0; k < dominoes; ++k) {
      Step& step = step_[k];
      step.shift = ByteOf(jumps.shift[k], at, q);
      step.back = hn::Sub(hn::Set(kLanes, 64), step.shift);
      Lane from = hn::And(rows_, Down(columns_, step));
      from = Without(hn::And(from, StaysOnBoard(jumps, k, at, q)), cell_[k]);
      if (k < marks) from = hn::Zero(kLanes);
      Took(k, from, Empty(from));
    }
    End();
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
  void Take(uint64_t lanes, int first, StuckWalks* stuck) const {
    Stuck* const begin = &stuck->walk[stuck->count];
    for (uint64_t rest = lanes; rest != 0; rest &= rest - 1) {
      Stuck& own = stuck->walk[stuck->count++];
      own.walk = first + std::countr_zero(rest) * static_cast<int>(kBytesInLane);
      own.steps = 0;
    }
    for (int k = 0; k < dominoes_; ++k) {
      alignas(64) uint64_t from[hn::MaxLanes(kLanes)];
      hn::Store(step_[k].from, kLanes, from);
      Stuck* own = begin;
      for (uint64_t rest = lanes; rest != 0; rest &= rest - 1, ++own) {
        own->from[k] = from[std::countr_zero(rest)];
        own->steps |= static_cast<uint32_t>(own->from[k] != 0) << k;
      }
    }
  }

 private:
  struct Step {
    Lane shift;  ///< of the domino, 1 to 63
    Lane back;   ///< 64 less the shift
    Lane from;   ///< as Stuck has it
  };

  /// Sets turned by a step's shift.
  HWY_INLINE static Lane Up(Lane sets, const Step& step) {
#if HWY_TARGET == HWY_AVX3
    return Lane{_mm512_rolv_epi64(sets.raw, step.shift.raw)};
#else
    return hn::Or(sets << step.shift, sets >> step.back);
#endif
  }
  HWY_INLINE static Lane Down(Lane sets, const Step& step) {
#if HWY_TARGET == HWY_AVX3
    return Lane{_mm512_rorv_epi64(sets.raw, step.shift.raw)};
#else
    return hn::Or(sets >> step.shift, sets << step.back);
#endif
  }

  HWY_INLINE void Begin() {
    left_rows_ = left_columns_ = late_rows_ = late_columns_ = hn::Zero(kLanes);
  }

  /// Step k was looked at: `from` is what is left, nothing where it is settled. Tells the next step
  /// but one: to wait for the one just before would take longer than a pass more now and then.
  HWY_INLINE void Took(int k, Lane from, Mask settled) {
    step_[k].from = from;
    left_rows_ = hn::Or(left_rows_, from);
    left_columns_ = hn::Or(left_columns_, Up(from, step_[k]));
    rows_ = Without(rows_, late_rows_);
    columns_ = Without(columns_, late_columns_);
    late_rows_ = hn::IfThenElseZero(settled, cell_[k]);
    late_columns_ = hn::IfThenElseZero(settled, cell_[k + 1]);
  }

  HWY_INLINE void End() {
    rows_ = hn::And(Without(rows_, late_rows_), left_rows_);
    columns_ = hn::And(Without(columns_, late_columns_), left_columns_);
  }

  /// Looks at all steps once, in the other direction than Lay.
  HWY_INLINE void Pass() {
    Begin();
    for (int k = dominoes_ - 1; k >= 0; --k) {
      const Step& step = step_[k];
      Lane open = hn::And(rows_, Down(columns_, step));
      Lane from = hn::And(step.from, open);
      Mask settled = hn::Or(Empty(from), Empty(hn::And(cell_[k], open)));
      Took(k, hn::IfThenZeroElse(settled, from), settled);
    }
    End();
  }

  int dominoes_;
  Lane rows_;       ///< the cells that the steps not settled leave
  Lane columns_;    ///< those that they enter
  Lane left_rows_;  ///< of these, where the pass found other entries
  Lane left_columns_;
  Lane late_rows_;  ///< of what the last step settled
  Lane late_columns_;
  Step step_[wyx::kMaxDominoes];
  Lane cell_[wyx::kMaxDominoes + 1];  ///< of the walk, as sets
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
      if (left != 0) grids.Take(left, static_cast<int>(at + q), stuck);
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
