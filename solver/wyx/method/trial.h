#ifndef GRILLE_SOLVER_WYX_METHOD_TRIAL_H_
#define GRILLE_SOLVER_WYX_METHOD_TRIAL_H_

#include <cstdint>
#include <vector>

#include "solver/wyx/elimination.h"
#include "solver/wyx/method/deductions.h"

namespace grille::wyx {

/// What came of taking an entry on trial.
struct Tried {
  enum Result : uint8_t {
    kStuck,       ///< nothing follows any more
    kDead,        ///< a contradiction: the entry is impossible
    kCutShort,    ///< no contradiction within the length that was looked for
    kSolved,      ///< the whole table is settled: a solution
    kOutOfTrials  ///< the budget is spent
  };
  Result result = kStuck;
  /// kDead: how many times one looks through the table until a line is empty, counting the look
  /// that finds it. Trials inside the trial count with their own lengths.
  int length = 0;
};

/// Inside a trial, rule 5's entries go as soon as an entry is settled.
inline constexpr Rules kWithCircuits = {.dominoes = true, .circuits = true};

/// Trials (rule 6) over one table: an entry is taken, rules 1 to 5 are followed in rounds, in each
/// of which everything is settled that is alone in a line; so the number of rounds does not depend
/// on any order.
template <int kWords>
class Trials {
 public:
  /// Longer than any contradiction.
  static constexpr int kLongest = 1 << 20;

  Trials(const Elimination<kWords>& table, uint64_t budget) : table_(table), left_(budget) {}

  /// Takes open entry `e` in `state` for the time being. At `depth` 1 nothing is tried inside; at
  /// depth d, trials of depth d - 1 are, where rules 1 to 5 do not lead further. A contradiction
  /// longer than `limit` is not looked for.
  Tried Try(Reduction<kWords> state, int e, int depth, int limit) {
    if (left_ == 0) return {Tried::kOutOfTrials};
    --left_;
    table_.Settle(e, kWithCircuits, state);
    int length = 0;
    while (true) {
      Tried tried = Follow(state, limit, &length);
      if (tried.result != Tried::kStuck || depth == 1) return tried;
      EntrySet<kWords> impossible;
      int shortest = 0;
      tried.result = TryAll(state, depth - 1, limit - length, &shortest, &impossible);
      if (tried.result != Tried::kDead) return tried;
      state.live -= impossible;
      length += shortest;
    }
  }

  /// Tries every open entry, for short contradictions before longer ones. kDead: `impossible` are
  /// those that come to one the soonest, and `*length` is its length. Otherwise kStuck, kCutShort
  /// (there may be some longer than `limit`) or kOutOfTrials.
  Tried::Result TryAll(const Reduction<kWords>& state, int depth, int limit, int* length,
                       EntrySet<kWords>* impossible) {
    for (*length = 1; *length <= limit; ++*length) {
      bool cut_short = false;
      for (EntrySet<kWords> rest = OpenEntries(state); !rest.Empty();) {
        int e = rest.First();
        rest.Remove(e);
        Tried tried = Try(state, e, depth, *length);
        if (tried.result == Tried::kOutOfTrials) return tried.result;
        if (tried.result == Tried::kDead) impossible->Insert(e);
        cut_short |= tried.result == Tried::kCutShort;
      }
      if (!impossible->Empty()) return Tried::kDead;
      if (!cut_short) return Tried::kStuck;
    }
    return Tried::kCutShort;
  }

  /// Whether there are several solutions: goes down into the narrowest line's entries, as the
  /// source has it, until two are found. False too when the budget is spent.
  bool FindTwo(Reduction<kWords> state) {
    int length = 0;
    if (Follow(state, kLongest, &length).result != Tried::kStuck) return solutions_.size() == 2;
    for (EntrySet<kWords> rest = table_.Narrowest(state); !rest.Empty();
         rest.Remove(rest.First())) {
      if (left_ == 0) return false;
      --left_;
      Reduction<kWords> trial = state;
      table_.Settle(rest.First(), kWithCircuits, trial);
      if (FindTwo(trial)) return true;
    }
    return false;
  }

  /// The solutions come upon so far, each once, as settled entries; no more than two are kept.
  const std::vector<EntrySet<kWords>>& solutions() const { return solutions_; }

 private:
  /// Rules 1 to 5 until nothing changes, or `*length`, which goes on counting, comes to `limit`.
  Tried Follow(Reduction<kWords>& state, int limit, int* length) {
    const int n = table_.n();
    while (*length < limit) {
      ++*length;
      EntrySet<kWords> alone;
      for (int i = 0; i < 3 * n; ++i) {
        EntrySet<kWords> left = state.live & table_.line(i);
        if (left.Empty()) return {Tried::kDead, *length};
        if (left.Single()) alone |= left;
      }
      alone -= state.settled;
      if (alone.Empty()) {
        if (state.count < n) return {Tried::kStuck};
        Keep(state.settled);
        return {Tried::kSolved};
      }
      while (!alone.Empty()) {
        int e = alone.First();
        alone.Remove(e);
        // Another one of this round takes its place.
        if (!state.live.Contains(e)) return {Tried::kDead, *length};
        table_.Settle(e, kWithCircuits, state);
      }
    }
    return {Tried::kCutShort};
  }

  void Keep(const EntrySet<kWords>& solution) {
    if (solutions_.size() == 2) return;
    if (solutions_.empty() || !(solutions_[0] == solution)) solutions_.push_back(solution);
  }

  const Elimination<kWords>& table_;
  uint64_t left_;
  std::vector<EntrySet<kWords>> solutions_;
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_TRIAL_H_
