#ifndef GRILLE_SOLVER_WYX_METHOD_LOCKED_H_
#define GRILLE_SOLVER_WYX_METHOD_LOCKED_H_

#include <array>
#include <bit>
#include <cstdint>

#include "solver/wyx/elimination.h"
#include "solver/wyx/method/deductions.h"

namespace grille::wyx {

/// Two lines of the same sort, by their numbers in Elimination::line.
using LinePair = std::array<int, 2>;

/// Locked pairs: two lines of one sort whose open entries all lie in the same two lines of another
/// sort, so that these two have no other entries. Calls `take(by, in, struck)` for every pair that
/// strikes something out.
///
/// Of a million and a half random classic walks, 0.79 % need trials without locked pairs, 0.66 %
/// with them, 0.62 % with triples as well; a rule of reachability (a cell can't be entered from one
/// that is only to be reached through it) would bring 0.66 to 0.60 %. Triples and reachability are
/// left out: too little for what they ask of a person.
template <int kWords, typename Take>
void ForEachLockedPair(const Elimination<kWords>& table, const Reduction<kWords>& state,
                       Take&& take) {
  constexpr int kSorts = 3;
  const int n = table.n();
  // meets[a][b][i]: which lines of sort b the open entries of line i of sort a lie in.
  std::array<std::array<std::array<uint16_t, kMaxDominoes>, kSorts>, kSorts> meets = {};
  for (EntrySet<kWords> rest = OpenEntries(state); !rest.Empty();) {
    int e = rest.First();
    rest.Remove(e);
    const Entry& entry = table.entry(e);
    const std::array<int, kSorts> line = {entry.row, entry.column - 1, entry.domino};
    for (int a = 0; a < kSorts; ++a) {
      for (int b = 0; b < kSorts; ++b) {
        meets[a][b][line[a]] |= static_cast<uint16_t>(1U << line[b]);
      }
    }
  }
  for (int a = 0; a < kSorts; ++a) {
    for (int b = 0; b < kSorts; ++b) {
      if (a == b) continue;
      for (int i = 0; i < n; ++i) {
        uint16_t in = meets[a][b][i];
        if (std::popcount(in) != 2) continue;
        for (int j = i + 1; j < n; ++j) {
          if (meets[a][b][j] != in) continue;
          LinePair by = {a * n + i, a * n + j};
          LinePair shared = {b * n + std::countr_zero(in), b * n + std::bit_width(in) - 1};
          EntrySet<kWords> struck = (state.live & (table.line(shared[0]) | table.line(shared[1]))) -
                                    (table.line(by[0]) | table.line(by[1]));
          if (!struck.Empty()) take(by, shared, struck);
        }
      }
    }
  }
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_LOCKED_H_
