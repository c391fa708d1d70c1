#include "gen/wyx_lanes/walks.h"

#include <bit>

#include "gen/wyx_lanes/draws.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "gen/wyx_lanes/walks.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

// One walk in each byte of a vector. All walks take a draw at the same time, and some refuse it.
//
// A cell is 16 y + x: a jump is one addition, and bits 3 and 7 of the sum are set if it leaves the
// board (on a smaller board, those of the sum moved to its upper right corner). A walk is a row of
// cells, the latest first, that moves up by one place where a draw is taken. So the same places of
// all walks lie in one vector, and no place has to be looked up: the walk refuses a cell that
// equals one of them, and a domino whose move equals the difference of two neighbours. That is more
// comparisons than a set of bits would need, but thirty-two walks or more share each of them.
//
// Places not yet reached hold the start, so that their differences are 0, which is no move. A
// domino out of reach has 0 for its move and stays where it is, on a cell that was visited.

// A sanitizer that looks at every step of every block takes minutes to compile.
#if HWY_IS_ASAN || HWY_IS_TSAN
#define GRILLE_STEP HWY_NOINLINE
#else
#define GRILLE_STEP HWY_INLINE
#endif

HWY_BEFORE_NAMESPACE();
namespace grille::gen {
namespace HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR

// One walk at a time is best walked by the law itself.
WalkSet WalkImpl(const LaneBoard& /*board*/, uint64_t /*seed*/, uint64_t /*batch*/,
                 uint32_t /*first*/, WalkGroup* /*walks*/) {
  return 0;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

constexpr hn::ScalableTag<uint8_t> kBytes;
constexpr hn::ScalableTag<uint16_t> kPairs;
using Byte = hn::Vec<decltype(kBytes)>;
using Mask = hn::Mask<decltype(kBytes)>;

constexpr uint8_t kOff = 0x88;
constexpr int kCells = wyx::kMaxDominoes + 1;

/// The walks of a group on their way.
struct alignas(kWalksInGroup) OnTheWay {
  std::array<WalkBytes, kCells> place;  ///< place 0 is the latest cell
  WalkBytes count;                      ///< cells found
};

/// A vector's part of them. Only the first kPlaces places are used.
template <int kPlaces>
struct Part {
  Byte place[kPlaces];
  Byte count;
  Byte full;  ///< the count that ends a walk
  Byte edge;  ///< what moves a smaller board to the upper right

  /// All jump by their moves, or refuse. No walk may have more than kFound cells before, other than
  /// those at their ends.
  template <int kFound>
  HWY_INLINE void Step(Byte move) {
    Take<kFound>(hn::Add(place[0], move), move);
  }

  /// The same, but walks that have no cell yet take `start` for it, and for all that may be found.
  HWY_INLINE void StepOrStart(Byte move, Byte start) {
    Mask starts = hn::Eq(count, hn::Zero(kBytes));
    Byte to = hn::IfThenElse(starts, start, hn::Add(place[0], move));
    Take<kPlaces - 1>(to, hn::Sub(to, place[0]));
    for (int i = 0; i < kPlaces; ++i) place[i] = hn::IfThenElse(starts, start, place[i]);
  }

  template <int kFound>
  GRILLE_STEP void Take(Byte to, Byte move) {
    Byte beyond = hn::And(hn::Or(to, hn::Add(to, edge)), hn::Set(kBytes, kOff));
    Mask refused = hn::Or(hn::Ne(beyond, hn::Zero(kBytes)), hn::Eq(count, full));
    HWY_UNROLL(17)
    for (int i = 0; i < kFound; ++i) {
      refused = hn::Or(refused, hn::Eq(place[i], to));
      refused = hn::Or(refused, hn::Eq(hn::Sub(place[i], place[i + 1]), move));
    }
    HWY_UNROLL(17)
    for (int i = kFound; i > 0; --i) {
      place[i] = hn::IfThenElse(refused, place[i], place[i - 1]);
    }
    place[0] = hn::IfThenElse(refused, place[0], to);
    count = hn::Add(count, hn::IfThenZeroElse(refused, hn::Set(kBytes, 1)));
  }

  HWY_INLINE bool Started() const { return hn::AllFalse(kBytes, hn::Eq(count, hn::Zero(kBytes))); }
  HWY_INLINE bool Ended() const { return hn::AllTrue(kBytes, hn::Eq(count, full)); }
};

/// The moves of some draws: the entries of a table of 64 bytes.
HWY_INLINE Byte Look(const std::array<uint8_t, wyx::kPoolSize>& table, Byte draw) {
  Byte index = hn::And(draw, hn::Set(kBytes, 15));
  auto quarter = [&](int i) HWY_ATTR {
    return hn::TableLookupBytes(hn::LoadDup128(kBytes, table.data() + 16 * i), index);
  };
  Mask odd = hn::Ne(hn::And(draw, hn::Set(kBytes, 16)), hn::Zero(kBytes));
  Mask high = hn::Gt(draw, hn::Set(kBytes, 31));
  return hn::IfThenElse(high, hn::IfThenElse(odd, quarter(3), quarter(2)),
                        hn::IfThenElse(odd, quarter(1), quarter(0)));
}

/// 8 y + x, as 16 y + x.
HWY_INLINE Byte Spread(Byte cell) { return hn::Add(cell, hn::And(cell, hn::Set(kBytes, 0x38))); }

/// And back.
HWY_INLINE Byte Gather(Byte cell) {
  Byte y = hn::BitCast(kBytes, hn::ShiftRight<1>(hn::BitCast(kPairs, cell)));
  return hn::Or(hn::And(cell, hn::Set(kBytes, 7)), hn::And(y, hn::Set(kBytes, 0x38)));
}

/// Takes the draws of a block, or as many as the walks of the part want.
template <int kPlaces>
HWY_INLINE void TakeBlock(const LaneBoard& board, const DrawRows& rows, uint32_t block, size_t at,
                          OnTheWay* way) {
  Part<kPlaces> part;
  part.count = hn::Load(kBytes, way->count.data() + at);
  part.full = hn::Set(kBytes, static_cast<uint8_t>(board.dominoes + 1));
  if (part.Ended()) return;
  for (int i = 0; i < kPlaces; ++i) part.place[i] = hn::Load(kBytes, way->place[i].data() + at);
  part.edge = hn::Set(kBytes, static_cast<uint8_t>(0x11 * (wyx::kMaxSide - board.side)));
  auto draw = [&](int k) HWY_ATTR { return hn::Load(kBytes, rows.draw[k].data() + at); };
  alignas(64) uint8_t moves[kDrawsInBlock][HWY_MAX_BYTES];
  for (int k = 0; k < kDrawsInBlock; ++k) {
    hn::Store(Look(board.move, draw(k)), kBytes, moves[k]);
  }
  auto move = [&](int k) HWY_ATTR { return hn::Load(kBytes, moves[k]); };

  constexpr int kAll = kPlaces - 1;
  int k = 0;
  for (; k < kDrawsInBlock && !part.Started(); ++k) part.StepOrStart(move(k), Spread(draw(k)));
  if (block == 0) {
    // After k draws there are k cells at the most.
    for (; k <= 4; ++k) part.template Step<4>(move(k));
    for (; k <= 8; ++k) part.template Step<8>(move(k));
  }
  for (; k + 1 < kDrawsInBlock && !part.Ended(); k += 2) {
    part.template Step<kAll>(move(k));
    part.template Step<kAll>(move(k + 1));
  }
  if (k < kDrawsInBlock) part.template Step<kAll>(move(k));
  for (int i = 0; i < kPlaces; ++i) hn::Store(part.place[i], kBytes, way->place[i].data() + at);
  hn::Store(part.count, kBytes, way->count.data() + at);
}

template <int kPlaces>
WalkSet WalkPlaces(const LaneBoard& board, uint64_t seed, uint64_t batch, uint32_t first,
                   WalkGroup* walks) {
  // Few enough walks are left to the law.
  constexpr int kFew = 2;
  constexpr uint32_t kMostBlocks = 8;
  OnTheWay way;
  // Off the board, so that no start was there before.
  for (int i = 0; i < kPlaces; ++i) way.place[i].fill(kOff);
  way.count.fill(0);
  WalkSet ended = 0;
  for (uint32_t block = 0; block < kMostBlocks; ++block) {
    DrawRows rows;
    MakeDraws(seed, batch, first, block, &rows);
    ended = 0;
    for (size_t at = 0; at < kWalksInGroup; at += hn::Lanes(kBytes)) {
      TakeBlock<kPlaces>(board, rows, block, at, &way);
      Byte count = hn::Load(kBytes, way.count.data() + at);
      uint8_t bits[8] = {};
      hn::StoreMaskBits(
          kBytes, hn::Eq(count, hn::Set(kBytes, static_cast<uint8_t>(board.dominoes + 1))), bits);
      uint64_t part = 0;
      for (int i = 7; i >= 0; --i) part = part << 8 | bits[i];
      ended |= part << at;
    }
    if (std::popcount(~ended) <= kFew) break;
  }
  for (int i = 0; i <= board.dominoes; ++i) {
    for (size_t at = 0; at < kWalksInGroup; at += hn::Lanes(kBytes)) {
      Byte place = hn::Load(kBytes, way.place[board.dominoes - i].data() + at);
      hn::Store(Gather(place), kBytes, walks->cell[i].data() + at);
    }
  }
  return ended;
}

WalkSet WalkImpl(const LaneBoard& board, uint64_t seed, uint64_t batch, uint32_t first,
                 WalkGroup* walks) {
  if (board.dominoes <= 8) return WalkPlaces<9>(board, seed, batch, first, walks);
  if (board.dominoes <= 12) return WalkPlaces<13>(board, seed, batch, first, walks);
  return WalkPlaces<17>(board, seed, batch, first, walks);
}

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace grille::gen
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace grille::gen {

HWY_EXPORT(WalkImpl);

LaneBoard::LaneBoard(int of_dominoes, int of_side, int reach)
    : dominoes(of_dominoes), side(of_side), move{} {
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    if (wyx::ReachOf(static_cast<wyx::DominoId>(d)) > reach) continue;
    move[d] = static_cast<uint8_t>(wyx::kPool[d].dx + 16 * wyx::kPool[d].dy);
  }
}

WalkSet WalkInLanes(const LaneBoard& board, uint64_t seed, uint64_t batch, uint32_t first,
                    WalkGroup* walks) {
  return HWY_DYNAMIC_DISPATCH(WalkImpl)(board, seed, batch, first, walks);
}

}  // namespace grille::gen
#endif  // HWY_ONCE
