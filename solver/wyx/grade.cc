#include "solver/wyx/grade.h"

#include <algorithm>

#include "solver/wyx/departures.h"
#include "solver/wyx/elimination.h"
#include "solver/wyx/table.h"

namespace grille::wyx {
namespace {

constexpr Rules kRowsAndColumns = {.dominoes = false, .circuits = false};
constexpr Rules kWithDominoes = {.dominoes = true, .circuits = false};
constexpr Rules kWithCircuits = {.dominoes = true, .circuits = true};

/// Whether there is always an end of the path, at the knight's side or back from the known end, at
/// which the next jump is the only one, until the two meet.
template <int kWords>
bool CanBeWalked(const Elimination<kWords>& table) {
  Reduction<kWords> state = table.Whole(kWithCircuits);
  while (state.count < table.n()) {
    EntrySet<kWords> ahead = state.live & table.row(state.last[0]);
    EntrySet<kWords> behind = state.live & table.column(state.first[table.n()]);
    if (!ahead.Single() && !behind.Single()) return false;
    table.Settle(ahead.Single() ? ahead.First() : behind.First(), kWithCircuits, state);
  }
  return true;
}

struct Elapsed {
  bool settled = false;  ///< whether the whole table was settled
  int rounds = 0;        ///< in each, everything was settled that stood alone when it began
  int left = 0;          ///< entries neither settled nor struck out
};

template <int kWords>
Elapsed RunRounds(const Elimination<kWords>& table, const Rules& rules) {
  Reduction<kWords> state = table.Whole(rules);
  Elapsed elapsed;
  int lines = (rules.dominoes ? 3 : 2) * table.n();
  while (state.count < table.n()) {
    EntrySet<kWords> alone;
    for (int i = 0; i < lines; ++i) {
      EntrySet<kWords> left = state.live & table.line(i);
      if (left.Single()) alone |= left;
    }
    alone -= state.settled;
    if (alone.Empty()) break;
    ++elapsed.rounds;
    while (!alone.Empty()) {
      int e = alone.First();
      alone.Remove(e);
      table.Settle(e, rules, state);
    }
  }
  elapsed.settled = state.count == table.n();
  elapsed.left = state.live.Size() - state.count;
  return elapsed;
}

Grade MakeGrade(Level level, int within) {
  return {level, 100 * static_cast<int32_t>(level) + std::clamp(within, 0, 99)};
}

}  // namespace

Grade GradeGrid(const Grid& grid) {
  Departures full = FullDepartures(grid, EndCell(grid));
  ApplyMarks(grid, full);
  Table table = TableOfDepartures(full, CellsOfTable(grid));
  return WithElimination(table, [&](const auto& elimination) {
    int spare = table.size - table.n;
    if (CanBeWalked(elimination)) return MakeGrade(Level::kVeryEasy, 2 * spare);
    auto effort = [&](const Elapsed& elapsed) { return 10 * (elapsed.rounds - 1) + spare; };
    Elapsed elapsed = RunRounds(elimination, kRowsAndColumns);
    if (elapsed.settled && effort(elapsed) <= kEasyEffort) {
      return MakeGrade(Level::kEasy, effort(elapsed));
    }
    if (elapsed.settled) return MakeGrade(Level::kMedium, effort(elapsed));
    elapsed = RunRounds(elimination, kWithDominoes);
    if (elapsed.settled) return MakeGrade(Level::kMedium, effort(elapsed));
    elapsed = RunRounds(elimination, kWithCircuits);
    if (elapsed.settled) return MakeGrade(Level::kHard, effort(elapsed));
    return MakeGrade(elapsed.left < kFiendishEntries ? Level::kVeryHard : Level::kFiendish,
                     elapsed.left);
  });
}

}  // namespace grille::wyx
