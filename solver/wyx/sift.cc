#include "solver/wyx/sift.h"

#include <cstring>

#include "solver/clones.h"
#include "solver/wyx/four_sets.h"

namespace grille::wyx {
namespace {

/// Each set turned up by its own number of cells, 1 to 63.
GRILLE_INLINE void Turn(const Four& sets, const Four& shift, Four* turned) {
  *turned = (sets << shift) | (sets >> (64 - shift));
}

/// The members of a set that are alone: those of a power of two.
GRILLE_INLINE void AloneIn(const Four& sets, Four* alone) {
  *alone = (sets & (sets - 1)) == 0 ? sets : Four{};
}

/// Sets added up bit by bit: `once` holds the bits seen at least once, `more` those seen again.
/// Four sums side by side, to be put together at the end.
struct Sum {
  Four once = {};
  Four more = {};

  GRILLE_INLINE void Add(const Four& sets) {
    more |= once & sets;
    once |= sets;
  }

  GRILLE_INLINE CellSet Covered() const { return AnyOf(once); }

  /// The bits seen exactly once.
  GRILLE_INLINE CellSet Single() const {
    CellSet left = once[0] | once[1];
    CellSet right = once[2] | once[3];
    CellSet again = AnyOf(more) | (once[0] & once[1]) | (once[2] & once[3]) | (left & right);
    return (left | right) & ~again;
  }
};

// "Exactly one left in this row" for all rows at once comes from adding up the dominoes' departures
// as sets; the same over the arrivals gives the columns; a domino has one place left when its set
// is a power of two. Places beyond the last domino hold empty sets, which change nothing.
template <int kFours>
GRILLE_INLINE Sifted SiftFours(Departures& table, uint64_t max_passes, uint64_t* passes) {
  // No std::array here: its operator[] is compiled for the plain processor, and would be called.
  Four from[kFours];
  Four shift[kFours];
  Four back[kFours];  // the shifts that undo the others
  std::memcpy(from, table.from.data(), sizeof from);
  std::memcpy(shift, table.shift.data(), sizeof shift);
  for (int f = 0; f < kFours; ++f) back[f] = 64 - shift[f];
  Sifted result = Sifted::kStuck;
  while (*passes < max_passes) {
    ++*passes;
    Sum rows;
    Sum columns;
    for (int f = 0; f < kFours; ++f) {
      Four to;
      Turn(from[f], shift[f], &to);
      rows.Add(from[f]);
      columns.Add(to);
    }
    if (((table.rows & ~rows.Covered()) | (table.columns & ~columns.Covered())) != 0) {
      result = Sifted::kContradiction;
      break;
    }
    Four row_single = Four{} + rows.Single();
    Four column_single = Four{} + columns.Single();

    Four taken_rows = {};
    Four taken_columns = {};
    Four open = {};
    Four struck = {};
    for (int f = 0; f < kFours; ++f) {
      Four by_column;
      Turn(column_single, back[f], &by_column);
      Four forced = from[f] & (row_single | by_column);
      Four left = forced != 0 ? forced : from[f];
      struck |= from[f] ^ left;
      from[f] = left;
      Four settled;
      AloneIn(from[f], &settled);
      Four to;
      Turn(settled, shift[f], &to);
      taken_rows |= settled;
      taken_columns |= to;
      open |= from[f] ^ settled;
    }
    Four rows_gone = Four{} + AnyOf(taken_rows);
    Four columns_gone = Four{} + AnyOf(taken_columns);
    if (AnyOf(open) == 0) {
      // Were two dominoes settled in one row, some other row would be left with none.
      bool covers = rows_gone[0] == table.rows && columns_gone[0] == table.columns;
      result = covers ? Sifted::kSettled : Sifted::kContradiction;
      break;
    }
    for (int f = 0; f < kFours; ++f) {
      Four by_column;
      Turn(columns_gone, back[f], &by_column);
      Four settled;
      AloneIn(from[f], &settled);
      Four out = from[f] & (rows_gone | by_column) & ~settled;
      from[f] ^= out;
      struck |= out;
    }
    if (AnyOf(struck) == 0) break;
  }
  std::memcpy(table.from.data(), from, sizeof from);
  return result;
}

}  // namespace

GRILLE_CLONES Sifted Sift(Departures& table, uint64_t max_passes, uint64_t* passes) {
  static_assert(kMaxDominoes <= 4 * kAbreast);
  if (table.n <= 2 * kAbreast) return SiftFours<2>(table, max_passes, passes);
  if (table.n <= 3 * kAbreast) return SiftFours<3>(table, max_passes, passes);
  return SiftFours<4>(table, max_passes, passes);
}

}  // namespace grille::wyx
