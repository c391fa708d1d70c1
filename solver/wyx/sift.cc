#include "solver/wyx/sift.h"

#include "solver/clones.h"

namespace grille::wyx {
namespace {

constexpr bool IsSingle(CellSet set) { return (set & (set - 1)) == 0; }

}  // namespace

// "Exactly one left in this row" for all rows at once: as the domino's sets are added up bit by
// bit, `once` holds the rows seen at least once, `more` those seen again. The same over the
// arrivals gives the columns. A domino has one place left when its set is a power of two.
GRILLE_CLONES Sifted Sift(Departures& table, uint64_t max_passes, uint64_t* passes) {
  const int n = table.n;
  while (*passes < max_passes) {
    ++*passes;
    CellSet row_once = 0;
    CellSet row_more = 0;
    CellSet column_once = 0;
    CellSet column_more = 0;
    for (int k = 0; k < n; ++k) {
      CellSet from = table.from[k];
      CellSet to = Arrivals(from, table.shift[k]);
      row_more |= row_once & from;
      row_once |= from;
      column_more |= column_once & to;
      column_once |= to;
    }
    if (((table.rows & ~row_once) | (table.columns & ~column_once)) != 0) {
      return Sifted::kContradiction;
    }
    CellSet row_single = row_once & ~row_more;
    CellSet column_single = column_once & ~column_more;

    CellSet taken_rows = 0;
    CellSet taken_columns = 0;
    CellSet open = 0;
    for (int k = 0; k < n; ++k) {
      CellSet from = table.from[k];
      CellSet forced = from & (row_single | Origins(column_single, table.shift[k]));
      from = forced != 0 ? forced : from;
      table.from[k] = from;
      bool single = IsSingle(from);
      CellSet settled = single ? from : 0;
      taken_rows |= settled;
      taken_columns |= Arrivals(settled, table.shift[k]);
      open |= from ^ settled;
    }
    if (open == 0) {
      // Were two dominoes settled in one row, some other row would be left with none.
      bool covers = taken_rows == table.rows && taken_columns == table.columns;
      return covers ? Sifted::kSettled : Sifted::kContradiction;
    }
    CellSet struck = 0;
    for (int k = 0; k < n; ++k) {
      CellSet from = table.from[k];
      CellSet out = from & (taken_rows | Origins(taken_columns, table.shift[k]));
      out = IsSingle(from) ? 0 : out;
      table.from[k] = from & ~out;
      struck |= out;
    }
    if (struck == 0) return Sifted::kStuck;
  }
  return Sifted::kStuck;
}

}  // namespace grille::wyx
