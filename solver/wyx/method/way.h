#ifndef GRILLE_SOLVER_WYX_METHOD_WAY_H_
#define GRILLE_SOLVER_WYX_METHOD_WAY_H_

#include <cstdint>
#include <vector>

#include "solver/wyx/elimination.h"
#include "solver/wyx/method/deductions.h"
#include "solver/wyx/method/locked.h"
#include "solver/wyx/method/round.h"
#include "solver/wyx/method/step.h"
#include "solver/wyx/method/trial.h"

namespace grille::wyx {

/// A person's way through a table. What can be walked from beginning to end is walked; all else
/// goes by rounds, each of the simplest sort that is to be had. What is wanted of the way is kept
/// by a scribe, who is told, always before it is done:
///
///   OnRound(round)                              a round begins
///   OnPlace(rule, line, e, passed_over, state)  entry e, alone in the line, is settled
///   OnRing(entries, begin, finish, state)       what would close the chain begin … finish goes
///   OnEarlyEnd(entries, state)                  what would reach the end too early goes
///   OnDeadChain(e, begin, finish, state)        e goes: it would make that chain, and kill it
///   OnLockedPair(by, in, entries, state)        entries of the lines `in` go
///   OnTrial(e, depth, state)                    e goes: on trial it came to a contradiction
///
/// `state` is the state as it is then. An entry that goes for several reasons is told once. A
/// scribe with `kTells` false is told of rounds only, and the table is taken to have exactly one
/// solution.
template <int kWords, typename Scribe>
class Way {
 public:
  using Entries = EntrySet<kWords>;
  using State = Reduction<kWords>;

  Way(const Elimination<kWords>& table, uint64_t trials, Scribe& scribe)
      : table_(table), trials_(table, trials), scribe_(scribe) {}

  /// From `state` on. kUnique leaves the solution settled in `state`.
  Verdict Run(State& state) {
    if (!CanBeWalked(table_, state)) return RunByRounds(state);
    while (state.count < table_.n()) WalkRound(state, EarlyEnd(table_, state));
    return Verdict::kUnique;
  }

  /// The same for a state that is known not to be walked to the end; `stuck`: nor to be reduced by
  /// rules 1 to 3.
  Verdict RunByRounds(State& state, bool stuck = false) {
    const int n = table_.n();
    for (;; stuck = false) {
      if (!stuck) {
        if (Scribe::kTells && HasEmptyLine(table_, state, &empty_line_)) return Verdict::kNone;
        if (state.count == n) return Verdict::kUnique;
        if (WalkRound(state, {})) continue;
        if (LineRound(state, RoundSort::kLines, 0, 2 * n)) continue;
        if (LineRound(state, RoundSort::kDominoes, 2 * n, 3 * n)) continue;
      }
      if (CircuitRound(state) || DeadChainRound(state) || LockedRound(state)) continue;
      Verdict verdict = TrialRound(state);
      if (verdict != Verdict::kUnique) return verdict;
    }
  }

  /// kNone: a line of which nothing is left.
  int empty_line() const { return empty_line_; }

  /// kAmbiguous: two solutions, as settled entries.
  const std::vector<Entries>& solutions() const { return trials_.solutions(); }

 private:
  bool WalkRound(State& state, const Entries& passed_over) {
    Entries ahead = Ahead(table_, state);
    Entries back = Back(table_, state);
    Round round = {.sort = RoundSort::kWalk, .open = ahead.Size() + back.Size()};
    ahead -= passed_over;
    back -= passed_over;
    bool on = ahead.Single();
    bool from_end = back.Single() && !(on && ahead == back);
    round.at_hand = (on ? 1 : 0) + (from_end ? 1 : 0);
    if (round.at_hand == 0) return false;
    scribe_.OnRound(round);
    int ahead_line = state.last[0];
    int back_line = table_.n() + state.first[table_.n()] - 1;
    if (on) Force(Rule::kAhead, ahead_line, ahead.First(), passed_over, state);
    if (from_end) Force(Rule::kBack, back_line, back.First(), passed_over, state);
    return true;
  }

  bool LineRound(State& state, RoundSort sort, int first_line, int end_line) {
    Entries alone = AloneInLines(table_, state, first_line, end_line);
    if (alone.Empty()) return false;
    scribe_.OnRound({.sort = sort, .at_hand = alone.Size(), .open = OpenEntries(state).Size()});
    if constexpr (Scribe::kTells) {
      const State before = state;
      for (int i = first_line; i < end_line; ++i) {
        Entries left = before.live & table_.line(i);
        if (!left.Single() || (left & alone).Empty()) continue;
        alone -= left;
        Force(RuleOfLine(i), i, left.First(), {}, state);
      }
    } else {
      for (; !alone.Empty(); alone.Remove(alone.First())) {
        table_.Settle(alone.First(), kNoCircuits, state);
      }
    }
    return true;
  }

  Rule RuleOfLine(int line) const {
    if (line < table_.n()) return Rule::kRow;
    return line < 2 * table_.n() ? Rule::kColumn : Rule::kDomino;
  }

  /// Settles an entry that is alone in a line, or strikes it out where rule 5 forbids it or another
  /// one of its round has taken its place: then the line is left empty, which ends the way.
  void Force(Rule rule, int line, int e, const Entries& passed_over, State& state) {
    if constexpr (Scribe::kTells) {
      if (!state.live.Contains(e)) return;
      const Entry& entry = table_.entry(e);
      Entries alone;
      alone.Insert(e);
      bool ring = state.first[entry.row] == entry.column;
      bool early = !(EarlyEnd(table_, state) & alone).Empty();
      if (ring) scribe_.OnRing(alone, entry.column, entry.row, state);
      if (early) scribe_.OnEarlyEnd(alone, state);
      if (ring || early) {
        state.live -= alone;
        return;
      }
      scribe_.OnPlace(rule, line, e, passed_over & state.live, state);
    }
    table_.Settle(e, kNoCircuits, state);
  }

  bool CircuitRound(State& state) {
    Entries early = EarlyEnd(table_, state);
    Entries struck = early;
    ForEachRing(table_, state, [&](const Entries& closing, int, int) { struck |= closing; });
    if (!BeginStriking(RoundSort::kCircuits, struck, state)) return false;
    if constexpr (Scribe::kTells) {
      if (!early.Empty()) scribe_.OnEarlyEnd(early, state);
      ForEachRing(table_, state, [&](const Entries& closing, int begin, int finish) {
        scribe_.OnRing(closing, begin, finish, state);
      });
    }
    state.live -= struck;
    return true;
  }

  bool DeadChainRound(State& state) {
    Entries struck;
    ForEachDeadChain(table_, state, [&](int e, int, int) { struck.Insert(e); });
    if (!BeginStriking(RoundSort::kDeadChain, struck, state)) return false;
    if constexpr (Scribe::kTells) {
      State now = state;
      ForEachDeadChain(table_, state, [&](int e, int begin, int finish) {
        scribe_.OnDeadChain(e, begin, finish, now);
        now.live.Remove(e);
      });
    }
    state.live -= struck;
    return true;
  }

  bool LockedRound(State& state) {
    Entries struck;
    ForEachLockedPair(table_, state, [&](LinePair, LinePair, const Entries& s) { struck |= s; });
    if (!BeginStriking(RoundSort::kLocked, struck, state)) return false;
    if constexpr (Scribe::kTells) {
      State now = state;
      ForEachLockedPair(table_, state, [&](LinePair by, LinePair in, const Entries& entries) {
        Entries fresh = entries & now.live;
        if (!fresh.Empty()) scribe_.OnLockedPair(by, in, fresh, now);
        now.live -= fresh;
      });
    }
    state.live -= struck;
    return true;
  }

  /// kUnique: something was struck out, and the way goes on.
  Verdict TrialRound(State& state) {
    for (int depth = 1; depth <= table_.n(); ++depth) {
      // No depth of trials settles what has several solutions.
      if (depth == 2 && trials_.FindTwo(state)) return Verdict::kAmbiguous;
      Entries struck;
      int length = 0;
      Tried::Result result =
          trials_.TryAll(state, depth, Trials<kWords>::kLongest, &length, &struck);
      if (trials_.solutions().size() == 2) return Verdict::kAmbiguous;
      if (result == Tried::kOutOfTrials) return Verdict::kUnknown;
      if (result != Tried::kDead) continue;
      scribe_.OnRound({.sort = RoundSort::kTrial,
                       .at_hand = struck.Size(),
                       .open = OpenEntries(state).Size(),
                       .length = length,
                       .depth = depth});
      for (Entries rest = struck; !rest.Empty(); rest.Remove(rest.First())) {
        if constexpr (Scribe::kTells) scribe_.OnTrial(rest.First(), depth, state);
        state.live.Remove(rest.First());
      }
      return Verdict::kUnique;
    }
    // Trials as deep as the table find a contradiction or two solutions.
    return Verdict::kUnknown;
  }

  bool BeginStriking(RoundSort sort, const Entries& struck, const State& state) {
    if (struck.Empty()) return false;
    scribe_.OnRound({.sort = sort, .at_hand = struck.Size(), .open = OpenEntries(state).Size()});
    return true;
  }

  const Elimination<kWords>& table_;
  Trials<kWords> trials_;
  Scribe& scribe_;
  int empty_line_ = 0;
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_WAY_H_
