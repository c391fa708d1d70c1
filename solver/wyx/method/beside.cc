#include "solver/wyx/method/beside.h"

#include <bit>
#include <cstring>

#include "solver/clones.h"
#include "solver/wyx/departures.h"
#include "solver/wyx/four_sets.h"
#include "solver/wyx/method/cost.h"

namespace grille::wyx {
namespace {

GRILLE_INLINE bool SetUp(const Grid& grid, const Path& solution, Beside& beside) {
  const int n = solution.length - 1;
  // Which jump leaves a cell, and which one enters it. Entries that are not there are asked for
  // beyond the board.
  constexpr int kBeyond = 64;
  std::array<uint8_t, kBeyond + 1> leaving = {};
  std::array<uint8_t, 2 * kBeyond> entering = {};
  beside.n = n;
  beside.row = {};
  beside.column = {};
  beside.domino = {};
  for (int i = 0; i < n; ++i) {
    leaving[solution.cells[i]] = static_cast<uint8_t>(i);
    entering[solution.cells[i + 1]] = static_cast<uint8_t>(i);
  }
  CellSet marked = grid.circles | Bit(grid.start);
  CellSet rows = marked & ~Bit(solution.cells[n]);
  CellSet columns = marked & ~Bit(grid.start);
  // Where each domino could be played beside the solution.
  std::array<CellSet, kMaxDominoes> rest;
  std::array<int8_t, kMaxDominoes> shift;
  for (int i = 0; i < n; ++i) {
    Cell from = solution.cells[i];
    Cell to = solution.cells[i + 1];
    auto d = static_cast<DominoId>(DominoBetween(from, to));
    shift[i] = static_cast<int8_t>(to - from);
    rest[i] = rows & kStaysOnBoard[d] & Origins(columns, static_cast<uint64_t>(to - from) & 63) &
              ~Bit(from);
  }
  int count = 0;
  for (int i = 0; i < n; ++i) {
    const int before = count;
    CellSet left = rest[i];
    // Most dominoes have up to two entries more. These are added without a branch, which no
    // processor could foretell; one that is not there has no bit.
    auto add = [&] {
      auto there = static_cast<uint64_t>(left != 0);
      int cell = std::countr_zero(left);
      uint64_t bit = there << (count & 63);
      beside.row[leaving[cell]] |= bit;
      beside.column[entering[(cell + shift[i]) & 127]] |= bit;
      count += static_cast<int>(there);
      left &= left - 1;
    };
    add();
    add();
    while (left != 0) add();
    if (count >= Beside::kMostEntries) return false;
    beside.domino[i] = (uint64_t{1} << count) - (uint64_t{1} << before);
  }
  beside.count = count;
  beside.live = (uint64_t{1} << count) - 1;
  beside.open = (1U << n) - 1;
  return true;
}

GRILLE_INLINE void Settle(int jump, Beside& beside) {
  beside.live &= ~(beside.row[jump] | beside.column[jump] | beside.domino[jump]);
  beside.open &= ~(1U << jump);
}

/// A round of walking, if there is one. `*early`: whether a jump was passed over that would reach
/// the end too early; without `early` none is.
GRILLE_INLINE bool WalkRound(Beside& beside, bool* early, Course& course) {
  int first = std::countr_zero(beside.open);
  int last = std::bit_width(beside.open) - 1;
  uint64_t ahead = beside.live & beside.row[first];
  uint64_t back = beside.live & beside.column[last];
  uint64_t joining = early != nullptr ? ahead & back : 0;
  bool on = ahead == joining;
  bool from_end = back == joining;
  if (!on && !from_end) return false;
  if (early != nullptr) *early |= joining != 0;
  // The solution's own entries are open too.
  int open = std::popcount(ahead) + std::popcount(back) + 2;
  int at_hand = on && from_end && first < last ? 2 : 1;
  course.cost += CostOf({.sort = RoundSort::kWalk, .at_hand = at_hand, .open = open});
  if (on) Settle(first, beside);
  if (from_end && beside.open != 0) Settle(last, beside);
  return true;
}

/// A round of rules 1 and 2, or else of rule 3, if there is one.
template <int kFours>
GRILLE_INLINE bool LineRound(Beside& beside, Course& course) {
  Four row[kFours];
  Four column[kFours];
  Four domino[kFours];
  std::memcpy(row, beside.row.data(), sizeof row);
  std::memcpy(column, beside.column.data(), sizeof column);
  std::memcpy(domino, beside.domino.data(), sizeof domino);
  Four live = Four{} + beside.live;
  // Bit i: jump i by rules 1 and 2; bit 32 + i: by rule 3.
  Four found = {};
  Four by_lines = {};
  Four by_domino = {};
  Four bit = {1, 2, 4, 8};
  for (int f = 0; f < kFours; ++f) {
    Four all = row[f] | column[f] | domino[f];
    Four lines = Four((live & row[f]) == 0) | Four((live & column[f]) == 0);
    Four alone = Four((live & domino[f]) == 0);
    by_lines |= all & lines;
    by_domino |= all & alone;
    found |= (bit & lines) | ((bit << 32) & alone);
    bit <<= kAbreast;
  }
  // What was settled before has nothing left that could go.
  uint64_t jumps = AnyOf(found) & (beside.open | static_cast<uint64_t>(beside.open) << 32);
  if (jumps == 0) return false;
  auto settled = static_cast<uint32_t>(jumps);
  RoundSort sort = settled != 0 ? RoundSort::kLines : RoundSort::kDominoes;
  uint64_t gone = AnyOf(settled != 0 ? by_lines : by_domino);
  if (settled == 0) settled = static_cast<uint32_t>(jumps >> 32);
  course.hardest = course.hardest < sort ? sort : course.hardest;
  course.cost += CostOf({.sort = sort,
                         .at_hand = std::popcount(settled),
                         .open = std::popcount(beside.live) + std::popcount(beside.open)});
  beside.live &= ~gone;
  beside.open &= ~settled;
  return true;
}

/// A round of rule 5's first two forms, if there is one. Settled jumps that follow each other form
/// a chain, which the entry from its last cell to its first would close.
GRILLE_INLINE bool CircuitRound(Beside& beside, Course& course) {
  int first = std::countr_zero(beside.open);
  int last = std::bit_width(beside.open) - 1;
  uint64_t struck = first < last ? beside.row[first] & beside.column[last] : 0;
  // Chains lie between two open jumps.
  for (uint32_t rest = beside.open & (beside.open - 1); rest != 0; rest &= rest - 1) {
    int next = std::countr_zero(rest);
    uint32_t before = beside.open & ((1U << next) - 1);
    int previous = std::bit_width(before) - 1;
    if (previous + 1 < next) struck |= beside.row[next] & beside.column[previous];
  }
  struck &= beside.live;
  if (struck == 0) return false;
  course.hardest = RoundSort::kCircuits;
  course.cost += CostOf({.sort = RoundSort::kCircuits,
                         .at_hand = std::popcount(struck),
                         .open = std::popcount(beside.live) + std::popcount(beside.open)});
  beside.live &= ~struck;
  return true;
}

template <int kFours>
GRILLE_INLINE void Go(int marks, Beside& beside, Course& course) {
  for (int i = 0; i < marks; ++i) Settle(i, beside);
  // First it is walked with jumps passed over that would reach the end too early. If that does not
  // lead to the end, none may have been.
  uint64_t live = beside.live;
  uint32_t open = beside.open;
  bool early = false;
  while (beside.open != 0 && WalkRound(beside, &early, course)) {
  }
  course.walked = beside.open == 0;
  if (course.walked) return;
  if (early) {
    beside.live = live;
    beside.open = open;
    course.cost = 0;
  }
  do {
    while (beside.open != 0 && WalkRound(beside, nullptr, course)) {
    }
  } while (beside.open != 0 && (LineRound<kFours>(beside, course) || CircuitRound(beside, course)));
}

}  // namespace

GRILLE_CLONES bool GoByLines(const Grid& grid, const Path& solution, Beside* beside,
                             Course* course) {
  *course = {};
  if (!SetUp(grid, solution, *beside)) return false;
  if (beside->n <= 2 * kAbreast) {
    Go<2>(grid.marks, *beside, *course);
  } else if (beside->n <= 3 * kAbreast) {
    Go<3>(grid.marks, *beside, *course);
  } else {
    Go<4>(grid.marks, *beside, *course);
  }
  return true;
}

}  // namespace grille::wyx
