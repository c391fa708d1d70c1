#include "gen/wyx_lanes/sift_trials.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "gen/wyx_lanes/sift_trials.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

// Rules 1 to 4 as Sift (solver/wyx/sift.cc) has them, but with a table in each lane, where Sift has
// a domino, and of as many dominoes as steps were open: three or four as a rule.

HWY_BEFORE_NAMESPACE();
namespace grille::gen {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::CappedTag<uint64_t, TrialPool::kMostAtOnce> kLanes;
using Lane = hn::Vec<decltype(kLanes)>;
using Mask = hn::Mask<decltype(kLanes)>;

/// A vector of trials at work.
class Trials {
 public:
  /// Takes those from `at` on, of so many open steps at the most.
  HWY_INLINE Trials(const TrialPool& pool, int at, int size) : size_(size) {
    rows_ = hn::LoadU(kLanes, pool.rows.data() + at);
    columns_ = hn::LoadU(kLanes, pool.columns.data() + at);
    for (int k = 0; k < size; ++k) {
      from_[k] = hn::LoadU(kLanes, pool.from[k].data() + at);
      shift_[k] = hn::LoadU(kLanes, pool.shift[k].data() + at);
    }
  }

  /// Rules 1 to 4 until nothing changes in the lanes of `wanted`, other than those refuted, which
  /// are returned.
  HWY_INLINE Mask Sift(Mask wanted) {
    Mask refuted = hn::Not(wanted);
    while (true) {
      Lane changed = Pass(&refuted);
      Mask goes_on = hn::AndNot(refuted, hn::Ne(changed, hn::Zero(kLanes)));
      if (hn::AllFalse(kLanes, goes_on)) return refuted;
    }
  }

  HWY_INLINE void Spill(TrialSets* sets) const {
    for (int k = 0; k < size_; ++k) hn::Store(from_[k], kLanes, sets->of[k].data());
  }

 private:
  HWY_INLINE static Lane Up(Lane sets, Lane shift) {
#if HWY_TARGET == HWY_AVX3
    return Lane{_mm512_rolv_epi64(sets.raw, shift.raw)};
#else
    return hn::Or(sets << shift, sets >> hn::Sub(hn::Set(kLanes, 64), shift));
#endif
  }
  HWY_INLINE static Lane Down(Lane sets, Lane shift) {
#if HWY_TARGET == HWY_AVX3
    return Lane{_mm512_rorv_epi64(sets.raw, shift.raw)};
#else
    return hn::Or(sets >> shift, sets << hn::Sub(hn::Set(kLanes, 64), shift));
#endif
  }

  /// Sets added up bit by bit.
  struct Sum {
    Lane once;
    Lane more;
    HWY_INLINE void Add(Lane sets) {
      more = hn::Or(more, hn::And(once, sets));
      once = hn::Or(once, sets);
    }
    HWY_INLINE Lane Single() const { return hn::AndNot(more, once); }
  };

  /// One look at all lines; what was struck out by it, where that is not nothing.
  HWY_INLINE Lane Pass(Mask* refuted) {
    const Lane zero = hn::Zero(kLanes);
    const Lane all = hn::Set(kLanes, ~uint64_t{0});
    Sum rows = {zero, zero};
    Sum columns = {zero, zero};
    for (int k = 0; k < size_; ++k) {
      rows.Add(from_[k]);
      columns.Add(Up(from_[k], shift_[k]));
    }
    Lane uncovered = hn::Or(hn::AndNot(rows.once, rows_), hn::AndNot(columns.once, columns_));
    const Lane row_single = rows.Single();
    const Lane column_single = columns.Single();
    Lane struck = zero;
    Lane taken_rows = zero;
    Lane taken_columns = zero;
    for (int k = 0; k < size_; ++k) {
      Lane forced = hn::And(from_[k], hn::Or(row_single, Down(column_single, shift_[k])));
      Lane left = hn::IfThenElse(hn::Eq(forced, zero), from_[k], forced);
      struck = hn::Or(struck, hn::Xor(from_[k], left));
      from_[k] = left;
      Mask alone = hn::Eq(hn::And(left, hn::Add(left, all)), zero);
      Lane settled = hn::IfThenElseZero(alone, left);
      taken_rows = hn::Or(taken_rows, settled);
      taken_columns = hn::Or(taken_columns, Up(settled, shift_[k]));
    }
    Mask empty = hn::Ne(uncovered, zero);
    for (int k = 0; k < size_; ++k) {
      Lane from = from_[k];
      Mask open = hn::Ne(hn::And(from, hn::Add(from, all)), zero);
      Lane out = hn::And(from, hn::Or(taken_rows, Down(taken_columns, shift_[k])));
      out = hn::IfThenElseZero(open, out);
      struck = hn::Or(struck, out);
      from_[k] = hn::Xor(from, out);
      empty = hn::Or(empty, hn::Eq(from_[k], zero));
    }
    *refuted = hn::Or(*refuted, empty);
    return struck;
  }

  int size_;
  Lane rows_;
  Lane columns_;
  Lane from_[wyx::kMaxDominoes];
  Lane shift_[wyx::kMaxDominoes];
};

int AtOnceImpl() { return static_cast<int>(hn::Lanes(kLanes)); }

uint64_t SiftImpl(const TrialPool& pool, int at, int size, uint64_t wanted, TrialSets* sets) {
  uint8_t bits[8] = {static_cast<uint8_t>(wanted)};
  Trials trials(pool, at, size);
  hn::StoreMaskBits(kLanes, trials.Sift(hn::LoadMaskBits(kLanes, bits)), bits);
  uint64_t left = wanted & ~uint64_t{bits[0]};
  if (left != 0) trials.Spill(sets);
  return left;
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace grille::gen
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace grille::gen {

HWY_EXPORT(AtOnceImpl);
HWY_EXPORT(SiftImpl);

int TrialsAtOnce() { return HWY_DYNAMIC_DISPATCH(AtOnceImpl)(); }

uint64_t SiftTrials(const TrialPool& pool, int at, int size, uint64_t wanted, TrialSets* sets) {
  return HWY_DYNAMIC_DISPATCH(SiftImpl)(pool, at, size, wanted, sets);
}

}  // namespace grille::gen
#endif  // HWY_ONCE
