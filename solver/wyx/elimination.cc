#include "solver/wyx/elimination.h"

namespace grille::wyx {

template <int kWords>
Elimination<kWords>::Elimination(const Table& table) : table_(table), n_(table.n) {
  for (int e = 0; e < table.size; ++e) {
    const Entry& entry = table.entries[e];
    line_[entry.row].Insert(e);
    line_[n_ + entry.column - 1].Insert(e);
    line_[2 * n_ + entry.domino].Insert(e);
  }
}

template <int kWords>
Reduction<kWords> Elimination<kWords>::Whole(const Rules& rules) const {
  Reduction<kWords> state;
  for (int i = 0; i < n_; ++i) state.live |= row(i);
  for (int i = 0; i <= n_; ++i) state.first[i] = state.last[i] = static_cast<uint8_t>(i);
  if (rules.circuits) StrikeEarlyEnd(state);
  return state;
}

template <int kWords>
bool Elimination<kWords>::Pass(const Rules& rules, Reduction<kWords>& state, bool* changed) const {
  int lines = rules.dominoes ? 3 * n_ : 2 * n_;
  *changed = false;
  for (int i = 0; i < lines; ++i) {
    EntrySet<kWords> left = state.live & line_[i];
    if (left.Empty()) return false;
    if (!left.Single()) continue;
    int e = left.First();
    if (state.settled.Contains(e)) continue;
    Settle(e, rules, state);
    *changed = true;
  }
  return true;
}

template <int kWords>
bool Elimination<kWords>::Close(const Rules& rules, Reduction<kWords>& state) const {
  bool changed = true;
  while (changed) {
    if (!Pass(rules, state, &changed)) return false;
  }
  return true;
}

template <int kWords>
EntrySet<kWords> Elimination<kWords>::Narrowest(const Reduction<kWords>& state) const {
  EntrySet<kWords> best;
  int fewest = kMaxDominoes * kMaxDominoes + 1;
  for (int i = 0; i < 3 * n_; ++i) {
    EntrySet<kWords> left = state.live & line_[i];
    int size = left.Size();
    if (size < 2 || size >= fewest) continue;
    best = left;
    fewest = size;
  }
  return best;
}

template class Elimination<1>;
template class Elimination<4>;

}  // namespace grille::wyx
