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

/// The bits of five places.
constexpr uint32_t kPlaces = (1 << 20) - 1;

HWY_INLINE Word Only(Word word, uint32_t mask) { return hn::And(word, hn::Set(kWords, mask)); }

/// What a view knows of moves.
struct Seen {
  Word pattern;   ///< that changes
  Word places;    ///< of its tokens, after
  Number others;  ///< the bound after the move, without the steps of that pattern
};

HWY_INLINE Seen Look(const LaneGoal& goal, const LaneGoal::View& view, const LaneLevel& level,
                     size_t number, Word move) {
  Seen seen;
  Word parent = Only(move, kMoveParent);
  Word token = Only(hn::ShiftRight<kMoveToken>(move), 15);
  Word change = Pick(view.change.data(), Only(hn::ShiftRight<kMoveToken>(move), kMoveChange));
  seen.pattern = Only(hn::Set(kWords, view.pattern_of) >> hn::ShiftLeft<1>(token), 3);
  static_assert(sizeof(LanePlaces) == 16 * sizeof(uint32_t));
  const uint32_t* places = level.places[0].of.data() + number * kMaxSpreadPatterns;
  Word before = Pick(places, hn::Or(hn::ShiftLeft<4>(parent), seen.pattern));
  seen.places = hn::Xor(before, Only(change, kPlaces));
  Word steps = Pick(level.steps[0].data() + number, hn::ShiftLeft<2>(parent));
  Word fewer = Only(steps >> hn::ShiftLeft<2>(seen.pattern), 15);
  Number bound = hn::BitCast(kNumbers, hn::Sub(hn::ShiftRight<kBoundField>(steps),
                                               hn::ShiftLeftSame(fewer, goal.step_shift)));
  seen.others = hn::Add(bound, hn::ShiftRight<kNearer>(hn::BitCast(kNumbers, change)));
  return seen;
}

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

/// All moves from the positions in hand, with the vertex that the token leaves in its place.
size_t ListMoves(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end,
                 LaneMoves* moves) {
  static_assert(kBunch * LaneGoal::kMostNext <= kMoveParent + 1);
  size_t most = kBunch * LaneGoal::kMostNext + LaneGoal::kMostNext + hn::Lanes(kWords);
  if (moves->move.size() < most) {
    moves->move.resize(most);
    moves->steps.resize(most);
  }
  size_t count = 0;
  uint32_t* move = moves->move.data();
  for (size_t i = begin; i < end; ++i) {
    const LaneGoal::Next& next = goal.next[level.walk[i]];
    // All four are written, as many as there are count.
    for (size_t j = 0; j < LaneGoal::kMostNext; ++j) {
      move[count + j] = static_cast<uint32_t>(i) | next.moves[j];
    }
    count += next.count;
  }
  return count;
}

/// Beyond the last move stand some that are no harm.
HWY_INLINE void Pad(size_t count, LaneMoves* moves) {
  hn::StoreU(hn::Set(kWords, moves->move[0]), kWords, moves->move.data() + count);
}

/// Puts the tokens in the place of the vertices that they leave.
void FindTokens(const LaneLevel& level, size_t count, LaneMoves* moves) {
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word move = hn::LoadU(kWords, moves->move.data() + i);
    Word parent = Only(move, kMoveParent);
    Word vertex = Only(hn::ShiftRight<kMoveToken>(move), 15);
    Word half =
        Pick(level.at[0].data(), hn::Add(hn::Add(parent, parent), hn::ShiftRight<3>(vertex)));
    Word token = Only(half >> hn::ShiftLeft<2>(Only(vertex, 7)), 15);
    hn::StoreU(hn::Xor(move, hn::ShiftLeft<kMoveToken>(hn::Xor(vertex, token))), kWords,
               moves->move.data() + i);
    hn::StoreU(hn::Zero(kWords), kWords, moves->steps.data() + i);
  }
}

/// Keeps the moves that a view has no objection to: the bound after them is `left` or less. Steps
/// go into the view's field. Returns how many.
size_t SiftByView(const LaneGoal& goal, const LaneLevel& level, size_t number, int left,
                  size_t count, LaneMoves* moves) {
  const LaneGoal::View& view = goal.views[number];
  const Number most = hn::Set(kNumbers, left);
  const int field = static_cast<int>(4 * number);
  uint32_t* all_moves = moves->move.data();
  uint32_t* all_steps = moves->steps.data();
  size_t kept = 0;
  for (size_t i = 0; i < count; i += hn::Lanes(kWords)) {
    Word move = hn::LoadU(kWords, all_moves + i);
    Word steps = hn::LoadU(kWords, all_steps + i);
    Seen seen = Look(goal, view, level, number, move);
    Word entry = TimesPlus(seen.pattern, kSpreadEntries, EntryOf(seen.places));
    static_assert(kSpreadInWord == 8);
    Word word = Pick(view.entries, hn::ShiftRight<3>(entry));
    Word own = Only(word >> hn::ShiftLeft<2>(Only(entry, 7)), 15);
    Number bound =
        hn::Add(seen.others, hn::BitCast(kNumbers, hn::ShiftLeftSame(own, goal.step_shift)));
    auto keep = hn::AndNot(hn::Gt(bound, most), hn::FirstN(kNumbers, count - i));
    auto words = hn::RebindMask(kWords, keep);
    hn::CompressStore(move, words, kWords, all_moves + kept);
    steps = hn::Or(steps, hn::ShiftLeftSame(own, field));
    kept += hn::CompressStore(steps, words, kWords, all_steps + kept);
  }
  Pad(kept, moves);
  return kept;
}

size_t SiftMovesImpl(const LaneGoal& goal, const LaneLevel& level, size_t begin, size_t end,
                     int left, LaneMoves* moves) {
  size_t count = ListMoves(goal, level, begin, end, moves);
  Pad(count, moves);
  FindTokens(level, count, moves);
  for (size_t view = 0; view < goal.views.size() && count > 0; ++view) {
    count = SiftByView(goal, level, view, left, count, moves);
  }
  return count;
}

/// As many lanes as there are views, or fewer.
using ViewWords = hn::CappedTag<uint32_t, kMaxViews>;
/// As many as there are places of a position, or fewer.
using PlaceWords = hn::CappedTag<uint32_t, kMaxViews * kMaxSpreadPatterns>;

constexpr ViewWords kViewWords;
constexpr PlaceWords kPlaceWords;

/// The steps and bounds of all views after a move. `after`: of the pattern that changes, four bits
/// a view.
HWY_INLINE void MakeSteps(const LaneGoal& goal, const std::array<uint32_t, kMaxViews>& before,
                          uint32_t token, int32_t nearer, uint32_t after,
                          std::array<uint32_t, kMaxViews>* steps) {
  const auto fours = hn::ShiftLeft<2>(hn::Iota(kViewWords, 0));
  const auto fifteen = hn::Set(kViewWords, 15);
  for (size_t view = 0; view < kMaxViews; view += hn::Lanes(kViewWords)) {
    auto shift = hn::LoadU(kViewWords, goal.steps_at[token].data() + view);
    auto old = hn::LoadU(kViewWords, before.data() + view);
    auto own = hn::And(old >> shift, fifteen);
    auto field = hn::Add(fours, hn::Set(kViewWords, static_cast<uint32_t>(4 * view)));
    auto now = hn::And(hn::Set(kViewWords, after) >> field, fifteen);
    auto more = hn::Add(hn::ShiftLeftSame(hn::Sub(now, own), goal.step_shift),
                        hn::Set(kViewWords, static_cast<uint32_t>(nearer)));
    auto changed = hn::Xor(old, hn::Xor(now, own) << shift);
    hn::StoreU(hn::Add(changed, hn::ShiftLeft<kBoundField>(more)), kViewWords,
               steps->data() + view);
  }
}

void MakePositionsImpl(const LaneGoal& goal, const LaneLevel& level, const LaneMoves& moves,
                       size_t count, LaneLevel* next) {
  for (size_t i = 0; i < count; ++i) {
    uint32_t move = moves.move[i];
    uint32_t parent = move & kMoveParent;
    uint32_t token = move >> kMoveToken & (kMaxSpreadVertices - 1);
    LaneGoal::Arc arc = goal.arcs[move >> kMoveArc & (kMostArcs - 1)];
    next->move[i] = move;
    next->walk[i] = move >> kMoveWalk;
    // Token and vacancy change places.
    uint64_t exchange = token ^ goal.vacancy;
    exchange = exchange << 4 * arc.from | exchange << 4 * arc.to;
    next->at[i] = {level.at[parent][0] ^ static_cast<uint32_t>(exchange),
                   level.at[parent][1] ^ static_cast<uint32_t>(exchange >> 32)};
    const LanePlaces& before = level.places[parent];
    const LanePlaces& left = goal.places_of[token][arc.to];
    const LanePlaces& taken = goal.places_of[token][arc.from];
    for (size_t word = 0; word < before.of.size(); word += hn::Lanes(kPlaceWords)) {
      auto changed = hn::Xor(hn::Load(kPlaceWords, left.of.data() + word),
                             hn::Load(kPlaceWords, taken.of.data() + word));
      hn::Store(hn::Xor(hn::Load(kPlaceWords, before.of.data() + word), changed), kPlaceWords,
                next->places[i].of.data() + word);
    }
    uint32_t change = goal.views[0].change[move >> kMoveToken & kMoveChange];
    MakeSteps(goal, level.steps[parent], token, static_cast<int32_t>(change) >> kNearer,
              moves.steps[i], &next->steps[i]);
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
