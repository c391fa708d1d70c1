#include "solver/slide/patterns/lanes.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "solver/slide/patterns/lanes.cc"
#include "hwy/foreach_target.h"
#include "hwy/highway.h"

// Compiled once for each instruction set; which one runs is chosen when the program does. All
// arithmetic is on integers of 32 bits, so every set finds the same.

HWY_BEFORE_NAMESPACE();
namespace grille::slide {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

using Words = hn::ScalableTag<uint32_t>;
using Numbers = hn::ScalableTag<int32_t>;
using Word = hn::Vec<Words>;
using Number = hn::Vec<Numbers>;

constexpr Words kWords;
constexpr Numbers kNumbers;

HWY_INLINE Word Pick(const uint32_t* from, Word index) {
  return hn::GatherIndex(kWords, from, hn::BitCast(kNumbers, index));
}
HWY_INLINE Number Pick(const int32_t* from, Word index) {
  return hn::GatherIndex(kNumbers, from, hn::BitCast(kNumbers, index));
}
HWY_INLINE Word Only(Word word, uint32_t mask) { return hn::And(word, hn::Set(kWords, mask)); }

/// What a view knows of moves: the pattern that changes, its steps before, where its tokens are
/// after.
struct Seen {
  Word pattern4;  ///< four times its number
  Word steps;     ///< of all patterns, before
  Word fewer;     ///< of the one pattern, before
  Word places;    ///< of its tokens, after
};

HWY_INLINE Seen Look(const LaneGoal::View& view, const LaneLevel& level, size_t number, Word parent,
                     Word token, Word change_at) {
  Seen seen;
  Word pattern = Only(hn::Set(kWords, view.pattern_of) >> hn::ShiftLeft<1>(token), 3);
  seen.pattern4 = hn::ShiftLeft<2>(pattern);
  Word capacity = hn::Set(kWords, static_cast<uint32_t>(level.capacity));
  Word at = hn::Add(hn::Mul(pattern, capacity), parent);
  seen.places = hn::Xor(Pick(level.places[number].data(), at), Pick(view.change.data(), change_at));
  seen.steps = Pick(level.steps[number].data(), parent);
  seen.fewer = Only(seen.steps >> seen.pattern4, 15);
  return seen;
}

// A sift goes through the moves twice: first it works out where the entries are and has them
// fetched from memory, then it reads them. A gather that waits for memory would hold up all that
// follows.

/// The token that stands at place i of packed places.
template <int kPlace>
HWY_INLINE Word PlaceIn(Word places) {
  return Only(hn::ShiftRight<4 * kPlace>(places), 15);
}

/// A place less the earlier ones that are below it: −1 for each, as comparing has it.
template <typename... Earlier>
HWY_INLINE Word Digit(Word place, Earlier... earlier) {
  Number digit = hn::BitCast(kNumbers, place);
  Number own = digit;
  ((digit = hn::Add(digit, hn::VecFromMask(kNumbers, hn::Lt(hn::BitCast(kNumbers, earlier), own)))),
   ...);
  return hn::BitCast(kWords, digit);
}

HWY_INLINE Word TimesPlus(Word a, uint32_t factor, Word b) {
  return hn::Add(hn::Mul(a, hn::Set(kWords, factor)), b);
}

/// The number of a placement among those of five tokens (spread.h).
HWY_INLINE Word EntryOf(Word places) {
  static_assert(kMaxSpreadTokens == 5 && kMaxSpreadVertices == 16);
  Word a = PlaceIn<0>(places);
  Word b = PlaceIn<1>(places);
  Word c = PlaceIn<2>(places);
  Word d = PlaceIn<3>(places);
  Word e = hn::ShiftRight<16>(places);
  Word number = TimesPlus(a, 15, Digit(b, a));
  number = TimesPlus(number, 14, Digit(c, a, b));
  number = TimesPlus(number, 13, Digit(d, a, b, c));
  return TimesPlus(number, 12, Digit(e, a, b, c, d));
}

/// Notes a move's entry, and how many steps its pattern may have there.
HWY_INLINE void NoteEntry(const Seen& seen, Number allowed, size_t i, LaneMoves* moves) {
  Word pattern = hn::ShiftRight<2>(seen.pattern4);
  hn::StoreU(TimesPlus(pattern, kSpreadEntries, EntryOf(seen.places)), kWords,
             moves->entry.data() + i);
  Word others = hn::Sub(hn::ShiftRight<kSumField>(seen.steps), seen.fewer);
  hn::StoreU(hn::Sub(allowed, hn::BitCast(kNumbers, others)), kNumbers, moves->room.data() + i);
}

void FetchEntries(const LaneGoal::View& view, size_t count, const LaneMoves& moves) {
  for (size_t i = 0; i < count; ++i) {
    __builtin_prefetch(view.entries + moves.entry[i] / kSpreadInWord);
  }
}

/// Keeps the moves whose entries leave room; their steps go into a field. Returns how many.
HWY_INLINE size_t KeepMoves(const LaneGoal::View& view, int field, size_t count, LaneMoves* moves) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word entry = hn::LoadU(kWords, moves->entry.data() + i);
    Word move = hn::LoadU(kWords, moves->move.data() + i);
    Number distance = hn::LoadU(kNumbers, moves->distance.data() + i);
    Word all_steps = hn::LoadU(kWords, moves->steps.data() + i);
    Number room = hn::LoadU(kNumbers, moves->room.data() + i);
    static_assert(kSpreadInWord == 8);
    Word word = Pick(view.entries, hn::ShiftRight<3>(entry));
    Word steps = Only(word >> hn::ShiftLeft<2>(Only(entry, 7)), 15);
    auto keep =
        hn::AndNot(hn::Gt(hn::BitCast(kNumbers, steps), room), hn::FirstN(kNumbers, count - i));
    auto words = hn::RebindMask(kWords, keep);
    hn::CompressStore(move, words, kWords, moves->move.data() + kept);
    hn::CompressStore(distance, keep, kNumbers, moves->distance.data() + kept);
    all_steps = hn::Or(all_steps, hn::ShiftLeftSame(steps, field));
    kept += hn::CompressStore(all_steps, words, kWords, moves->steps.data() + kept);
  }
  return kept;
}

/// All moves from the positions in hand, with the vertex that the token leaves in its place.
size_t ListMoves(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end,
                 LaneMoves* moves) {
  size_t most = kBunch * LaneGoal::kMostNext + 2 * LaneGoal::kMostNext + 2 * hn::Lanes(kWords);
  if (moves->move.size() < most) {
    moves->move.resize(most);
    moves->distance.resize(most);
    moves->steps.resize(most);
    moves->entry.resize(most);
    moves->room.resize(most);
  }
  size_t count = 0;
  uint32_t* move = moves->move.data();
  for (size_t i = begin; i < end; ++i) {
    const LaneGoal::Next& next = goal.next[level.arc[i]];
    // All four are written, as many as there are count.
    for (size_t j = 0; j < LaneGoal::kMostNext; ++j) {
      move[count + j] =
          static_cast<uint32_t>(i) | next.to[j] << kMoveToken | next.arcs[j] << kMoveArc;
    }
    count += next.count;
  }
  return count;
}

/// Beyond the last move stand some that are no harm.
HWY_INLINE void Pad(size_t count, LaneMoves* moves) {
  hn::StoreU(hn::Set(kWords, moves->move[0]), kWords, moves->move.data() + count);
}

size_t SiftByFirst(const LaneGoal& goal, const LaneLevel& level, int left, size_t count,
                   LaneMoves* moves) {
  const LaneGoal::View& view = goal.views[0];
  const Number most = hn::Set(kNumbers, left);
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word move = hn::LoadU(kWords, moves->move.data() + i);
    Word parent = Only(move, kMoveParent);
    Word vertex = Only(hn::ShiftRight<kMoveToken>(move), 15);
    Word half = Pick(level.at.data(), hn::Add(hn::Add(parent, parent), hn::ShiftRight<3>(vertex)));
    Word token = Only(half >> hn::ShiftLeft<2>(Only(vertex, 7)), 15);
    Word change_at = hn::Or(hn::ShiftLeft<4>(hn::ShiftRight<kMoveArc>(move)), token);
    Number distance =
        hn::Add(Pick(level.distance.data(), parent), Pick(goal.nearer.data(), change_at));
    Word with_token = hn::Or(hn::AndNot(hn::Set(kWords, 15U << kMoveToken), move),
                             hn::ShiftLeft<kMoveToken>(token));
    hn::StoreU(with_token, kWords, moves->move.data() + i);
    hn::StoreU(distance, kNumbers, moves->distance.data() + i);
    hn::StoreU(hn::Zero(kWords), kWords, moves->steps.data() + i);
    Number allowed = hn::ShiftRightSame(hn::Sub(most, distance), goal.step_shift);
    NoteEntry(Look(view, level, 0, parent, token, change_at), allowed, i, moves);
  }
  FetchEntries(view, count, *moves);
  count = KeepMoves(view, 0, count, moves);
  Pad(count, moves);
  return count;
}

size_t SiftByView(const LaneGoal& goal, const LaneLevel& level, size_t number, int left,
                  size_t count, LaneMoves* moves) {
  const LaneGoal::View& view = goal.views[number];
  const Number most = hn::Set(kNumbers, left);
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word move = hn::LoadU(kWords, moves->move.data() + i);
    Number distance = hn::LoadU(kNumbers, moves->distance.data() + i);
    Word token = Only(hn::ShiftRight<kMoveToken>(move), 15);
    Word change_at = hn::Or(hn::ShiftLeft<4>(hn::ShiftRight<kMoveArc>(move)), token);
    Number allowed = hn::ShiftRightSame(hn::Sub(most, distance), goal.step_shift);
    NoteEntry(Look(view, level, number, Only(move, kMoveParent), token, change_at), allowed, i,
              moves);
  }
  FetchEntries(view, count, *moves);
  count = KeepMoves(view, static_cast<int>(4 * number), count, moves);
  Pad(count, moves);
  return count;
}

size_t SiftMovesImpl(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end,
                     int left, LaneMoves* moves) {
  size_t count = ListMoves(goal, level, begin, end, moves);
  Pad(count, moves);
  count = SiftByFirst(goal, level, left, count, moves);
  for (size_t view = 1; view < goal.views.size() && count > 0; ++view) {
    count = SiftByView(goal, level, view, left, count, moves);
  }
  return count;
}

/// A half of Position::at after an exchange of token and vacancy on a vertex, if it is in that
/// half.
HWY_INLINE Word Exchanged(Word half, Word vertex, uint32_t which, Word exchange) {
  auto here = hn::Eq(hn::ShiftRight<3>(vertex), hn::Set(kWords, which));
  Word moved = exchange << hn::ShiftLeft<2>(Only(vertex, 7));
  return hn::Xor(half, hn::IfThenElseZero(here, moved));
}

void MakePositionsImpl(const LaneGoal& goal, const LaneLevel& level, const LaneMoves& moves,
                       size_t count, LaneLevel* next) {
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word move = hn::LoadU(kWords, moves.move.data() + i);
    Word all_steps = hn::LoadU(kWords, moves.steps.data() + i);
    Word parent = Only(move, kMoveParent);
    Word token = Only(hn::ShiftRight<kMoveToken>(move), 15);
    Word arc = hn::ShiftRight<kMoveArc>(move);
    Word change_at = hn::Or(hn::ShiftLeft<4>(arc), token);
    hn::StoreU(parent, kWords, next->parent.data() + i);
    hn::StoreU(arc, kWords, next->arc.data() + i);
    hn::StoreU(hn::LoadU(kNumbers, moves.distance.data() + i), kNumbers, next->distance.data() + i);
    Word ends = Pick(goal.arc_ends.data(), arc);
    Word from = Only(ends, 15);
    Word to = hn::ShiftRight<4>(ends);
    Word exchange = hn::Xor(token, hn::Set(kWords, goal.vacancy));
    Word twice = hn::Add(parent, parent);
    Word low = Pick(level.at.data(), twice);
    Word high = Pick(level.at.data() + 1, twice);
    low = Exchanged(Exchanged(low, from, 0, exchange), to, 0, exchange);
    high = Exchanged(Exchanged(high, from, 1, exchange), to, 1, exchange);
    hn::StoreInterleaved2(low, high, kWords, next->at.data() + 2 * i);
    for (size_t number = 0; number < goal.views.size(); ++number) {
      const LaneGoal::View& view = goal.views[number];
      Seen seen = Look(view, level, number, parent, token, change_at);
      Word steps = Only(hn::ShiftRightSame(all_steps, static_cast<int>(4 * number)), 15);
      Word changed = hn::Xor(seen.steps, hn::Xor(steps, seen.fewer) << seen.pattern4);
      Word sum = hn::Sub(steps, seen.fewer);
      hn::StoreU(hn::Add(changed, hn::ShiftLeft<kSumField>(sum)), kWords,
                 next->steps[number].data() + i);
      const uint32_t* before = level.places[number].data();
      uint32_t* after = next->places[number].data() + i;
      for (uint32_t pattern = 0; pattern < view.patterns; ++pattern) {
        auto is_it = hn::Eq(seen.pattern4, hn::Set(kWords, 4 * pattern));
        Word same = Pick(before + pattern * level.capacity, parent);
        hn::StoreU(hn::IfThenElse(is_it, seen.places, same), kWords,
                   after + pattern * next->capacity);
      }
    }
  }
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace grille::slide
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace grille::slide {

HWY_EXPORT(SiftMovesImpl);
HWY_EXPORT(MakePositionsImpl);

size_t SiftMoves(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end, int left,
                 LaneMoves* moves) {
  return HWY_DYNAMIC_DISPATCH(SiftMovesImpl)(goal, level, begin, end, left, moves);
}

void MakePositions(const LaneGoal& goal, const LaneLevel& level, const LaneMoves& moves,
                   size_t count, LaneLevel* next) {
  HWY_DYNAMIC_DISPATCH(MakePositionsImpl)(goal, level, moves, count, next);
}

}  // namespace grille::slide
#endif  // HWY_ONCE
