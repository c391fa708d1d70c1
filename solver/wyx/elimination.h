#ifndef GRILLE_SOLVER_WYX_ELIMINATION_H_
#define GRILLE_SOLVER_WYX_ELIMINATION_H_

#include <array>
#include <cstdint>

#include "solver/wyx/entry_set.h"
#include "solver/wyx/table.h"

namespace grille::wyx {

/// Which of the rules of puzzles.md an elimination may use beside rules 1, 2 and 4.
struct Rules {
  bool dominoes = true;  ///< rule 3, and rule 4 for dominoes
  bool circuits = true;  ///< rule 5
};

/// How far a table has been reduced: the entries left, those settled, and the pieces of path that
/// the settled ones form. Copying it is how a trial begins.
template <int kWords>
struct Reduction {
  EntrySet<kWords> live;
  EntrySet<kWords> settled;
  int count = 0;  ///< number of settled entries
  /// The ends of the pieces: `first` of a cell that ends one is the cell that begins it, `last` the
  /// other way round. A cell alone is a piece; other cells' values are stale.
  std::array<uint8_t, kMaxDominoes + 1> first;
  std::array<uint8_t, kMaxDominoes + 1> last;
};

/// The rules of the human method over one table, with entries as bits. Everything that can be
/// asked of a table is a set of entries ANDed with what is still live: a row, a column, a domino
/// ("a line" in what follows). Settling an entry joins two pieces of path, strikes out the rest of
/// its three lines and, with rule 5, the entry that would close the new piece, and the one that
/// would reach the end too early.
template <int kWords>
class Elimination {
 public:
  explicit Elimination(const Table& table);

  int n() const { return n_; }
  const Entry& entry(int e) const { return table_.entries[e]; }

  /// The whole table, nothing settled.
  Reduction<kWords> Whole(const Rules& rules = {}) const;

  /// Settles a live entry that is not settled yet.
  void Settle(int e, const Rules& rules, Reduction<kWords>& state) const {
    const Entry& taken = table_.entries[e];
    state.live -= row(taken.row) | column(taken.column) | domino(taken.domino);
    state.live.Insert(e);
    state.settled.Insert(e);
    ++state.count;
    uint8_t begin = state.first[taken.row];
    uint8_t finish = state.last[taken.column];
    state.first[finish] = begin;
    state.last[begin] = finish;
    if (!rules.circuits) return;
    if (begin != 0 && finish != n_) state.live -= row(finish) & column(begin);
    StrikeEarlyEnd(state);
  }

  /// One pass over all lines: settles each that has one entry left. False when a line has none, so
  /// that there is no solution. `*changed` tells whether anything was settled.
  bool Pass(const Rules& rules, Reduction<kWords>& state, bool* changed) const;

  /// Passes until nothing changes. False as in Pass.
  bool Close(const Rules& rules, Reduction<kWords>& state) const;

  /// The entries of the unsettled line that has the fewest left. Requires an unsettled line.
  EntrySet<kWords> Narrowest(const Reduction<kWords>& state) const;

  /// All lines: rows 0 … n − 1, columns 1 … n, dominoes 0 … n − 1.
  const EntrySet<kWords>& row(int i) const { return line_[i]; }
  const EntrySet<kWords>& column(int i) const { return line_[n_ + i - 1]; }
  const EntrySet<kWords>& domino(int i) const { return line_[2 * n_ + i]; }
  const EntrySet<kWords>& line(int i) const { return line_[i]; }

 private:
  /// Rule 5's second half: the end may be reached by the last entry only.
  void StrikeEarlyEnd(Reduction<kWords>& state) const {
    // The entry struck here never comes to be wanted: before the last entry is due, one of the two
    // pieces it would join has grown.
    if (state.count < n_ - 1) state.live -= row(state.last[0]) & column(state.first[n_]);
  }

  const Table& table_;
  int n_;
  std::array<EntrySet<kWords>, 3 * kMaxDominoes> line_;
};

extern template class Elimination<1>;
extern template class Elimination<4>;

/// Runs `body(Elimination<1 or 4>)`, whichever holds the table, and returns what it returns.
template <typename Body>
auto WithElimination(const Table& table, Body&& body) {
  if (table.size <= 64) return body(Elimination<1>(table));
  return body(Elimination<4>(table));
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_ELIMINATION_H_
