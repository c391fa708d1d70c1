#ifndef GRILLE_SOLVER_WYX_METHOD_DEDUCTIONS_H_
#define GRILLE_SOLVER_WYX_METHOD_DEDUCTIONS_H_

#include <array>
#include <bit>
#include <cstdint>

#include "solver/wyx/elimination.h"

// What each rule finds in a table as it stands. None of it changes the table, so that all
// deductions of a round are made from the same state and do not depend on any order.

namespace grille::wyx {

/// At the top of a method nothing but lines is struck out when an entry is settled; rule 5 is a
/// deduction of its own.
inline constexpr Rules kNoCircuits = {.dominoes = true, .circuits = false};

/// Entries neither settled nor struck out.
template <int kWords>
EntrySet<kWords> OpenEntries(const Reduction<kWords>& state) {
  return state.live - state.settled;
}

/// The entry that would join the knight's chain to the end's; in the solution only when nothing
/// else is left to visit, so the empty set then.
template <int kWords>
EntrySet<kWords> EarlyEnd(const Elimination<kWords>& table, const Reduction<kWords>& state) {
  if (state.count >= table.n() - 1) return {};
  return state.live & table.row(state.last[0]) & table.column(state.first[table.n()]);
}

/// The jumps from where the knight stands.
template <int kWords>
EntrySet<kWords> Ahead(const Elimination<kWords>& table, const Reduction<kWords>& state) {
  return state.live & table.row(state.last[0]);
}

/// The jumps to the first of the last cells known.
template <int kWords>
EntrySet<kWords> Back(const Elimination<kWords>& table, const Reduction<kWords>& state) {
  return state.live & table.column(state.first[table.n()]);
}

/// Whether some line has nothing left (rule 4); `*line` is the first.
template <int kWords>
bool HasEmptyLine(const Elimination<kWords>& table, const Reduction<kWords>& state, int* line) {
  for (int i = 0; i < 3 * table.n(); ++i) {
    if ((state.live & table.line(i)).Empty()) {
      *line = i;
      return true;
    }
  }
  return false;
}

/// The unsettled entries that are alone in one of the lines `first` … `end` − 1.
template <int kWords>
EntrySet<kWords> AloneInLines(const Elimination<kWords>& table, const Reduction<kWords>& state,
                              int first, int end) {
  EntrySet<kWords> alone;
  for (int i = first; i < end; ++i) {
    EntrySet<kWords> left = state.live & table.line(i);
    if (left.Single()) alone |= left;
  }
  return alone - state.settled;
}

/// Whether there is always an end of the path, at the knight's side or back from the known end, at
/// which the next jump is the only one, until the two meet. To reach the end too early counts as no
/// jump. Requires that nothing is settled but jumps at both ends.
template <int kWords>
bool CanBeWalked(const Elimination<kWords>& table, Reduction<kWords> state) {
  while (state.count < table.n()) {
    EntrySet<kWords> early = EarlyEnd(table, state);
    EntrySet<kWords> ahead = Ahead(table, state) - early;
    EntrySet<kWords> back = Back(table, state) - early;
    if (!ahead.Single() && !back.Single()) return false;
    table.Settle(ahead.Single() ? ahead.First() : back.First(), kNoCircuits, state);
  }
  return true;
}

/// Rule 5, first form: calls `take(entry as a set, begin, finish)` for every chain begin … finish,
/// of two cells or more, that an entry still open would close to a ring.
template <int kWords, typename Take>
void ForEachRing(const Elimination<kWords>& table, const Reduction<kWords>& state, Take&& take) {
  for (int finish = 1; finish < table.n(); ++finish) {
    if (!(state.settled & table.row(finish)).Empty()) continue;  // not the end of a chain
    int begin = state.first[finish];
    if (begin == 0 || begin == finish) continue;
    EntrySet<kWords> closing = state.live & table.row(finish) & table.column(begin);
    if (!closing.Empty()) take(closing, begin, finish);
  }
}

/// Rule 5, third form: calls `take(entry, begin, finish)` for every open entry that would make a
/// chain begin … finish of which the last cell could only be left to its own first, or the first
/// only be entered from its own last; for a chain from the start or to the end, where only the
/// other of the two could be reached, too early.
template <int kWords, typename Take>
void ForEachDeadChain(const Elimination<kWords>& table, const Reduction<kWords>& state,
                      Take&& take) {
  const int n = table.n();
  // With this entry and one more everything is joined.
  if (state.count >= n - 2) return;
  EntrySet<kWords> rest = OpenEntries(state);
  while (!rest.Empty()) {
    int e = rest.First();
    rest.Remove(e);
    const Entry& entry = table.entry(e);
    int begin = state.first[entry.row];
    int finish = state.last[entry.column];
    EntrySet<kWords> gone =
        table.row(entry.row) | table.column(entry.column) | table.domino(entry.domino);
    EntrySet<kWords> left = state.live - gone;
    int to = begin != 0 ? begin : state.first[n];
    int from = finish != n ? finish : state.last[0];
    if (begin == 0 && finish == n) continue;  // the early end
    if (finish != n) {
      EntrySet<kWords> ways = left & table.row(finish);
      if (!ways.Empty() && (ways - table.column(to)).Empty()) {
        take(e, begin, finish);
        continue;
      }
    }
    if (begin != 0) {
      EntrySet<kWords> ways = left & table.column(begin);
      if (!ways.Empty() && (ways - table.row(from)).Empty()) take(e, begin, finish);
    }
  }
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_DEDUCTIONS_H_
