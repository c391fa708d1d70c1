#include "solver/wyx/count.h"

#include <algorithm>
#include <bit>

#include "absl/strings/str_cat.h"
#include "solver/wyx/departures.h"
#include "solver/wyx/elimination.h"
#include "solver/wyx/sift.h"

namespace grille::wyx {
namespace {

/// Depth-first search over a reduced table: eliminate, then try each entry of the narrowest line.
/// `OnSolution` gets the settled entries and says whether to go on.
template <int kWords, typename OnSolution>
class Search {
 public:
  Search(const Elimination<kWords>& table, uint64_t max_passes, OnSolution on_solution)
      : table_(table), max_passes_(max_passes), on_solution_(on_solution) {}

  uint64_t passes = 0;
  uint64_t branches = 0;
  bool out_of_passes = false;

  /// False when the search was stopped, by `on_solution` or by the budget.
  bool Run(Reduction<kWords> state) {
    for (bool changed = true; changed;) {
      if (passes == max_passes_) {
        out_of_passes = true;
        return false;
      }
      ++passes;
      if (!table_.Pass({}, state, &changed)) return true;
    }
    if (state.count == table_.n()) return on_solution_(state.settled);
    EntrySet<kWords> rest = table_.Narrowest(state);
    while (!rest.Empty()) {
      int e = rest.First();
      rest.Remove(e);
      ++branches;
      Reduction<kWords> trial = state;
      table_.Settle(e, {}, trial);
      if (!Run(trial)) return false;
    }
    return true;
  }

 private:
  const Elimination<kWords>& table_;
  uint64_t max_passes_;
  OnSolution on_solution_;
};

/// The path of cell numbers that settled entries form, from 0 to n.
template <int kWords>
Path PathOfEntries(const Elimination<kWords>& table, EntrySet<kWords> settled) {
  std::array<uint8_t, kMaxDominoes> next = {};
  while (!settled.Empty()) {
    int e = settled.First();
    settled.Remove(e);
    next[table.entry(e).row] = table.entry(e).column;
  }
  Path path;
  path.length = static_cast<uint8_t>(table.n() + 1);
  for (int i = 0; i < table.n(); ++i) path.cells[i + 1] = next[path.cells[i]];
  return path;
}

bool StopsLess(const Path& a, const Path& b) {
  auto key = [](Cell c) { return ColumnOf(c) * 8 + RowOf(c); };
  return std::lexicographical_compare(a.cells.begin(), a.cells.begin() + a.length, b.cells.begin(),
                                      b.cells.begin() + b.length,
                                      [&](Cell x, Cell y) { return key(x) < key(y); });
}

/// The table with what the marks exclude struck out.
Departures MarkedDepartures(const Grid& grid, Cell end) {
  Departures table = FullDepartures(grid, end);
  ApplyMarks(grid, table);
  return table;
}

}  // namespace

SolutionCount CountSolutions(const Table& table, const CountLimits& limits) {
  SolutionCount count;
  WithElimination(table, [&](const auto& elimination) {
    auto on_solution = [&](const auto& settled) {
      if (count.solutions == limits.solutions) {
        count.more = true;
        return false;
      }
      ++count.solutions;
      count.found.push_back(PathOfEntries(elimination, settled));
      return true;
    };
    Search search(elimination, limits.passes, on_solution);
    search.Run(elimination.Whole());
    count.known = !search.out_of_passes;
    count.passes = search.passes;
    count.branches = search.branches;
    return 0;
  });
  return count;
}

SolutionCount CountSolutions(const Grid& grid, const CountLimits& limits) {
  if (!EndIsMarked(grid)) return {};
  Departures left = MarkedDepartures(grid, EndCell(grid));
  uint64_t passes = 0;
  if (Sift(left, limits.passes, &passes) == Sifted::kContradiction) {
    SolutionCount none;
    none.passes = passes;
    return none;
  }
  TableCells cells = CellsOfTable(grid);
  Table table = TableOfDepartures(left, cells);
  CountLimits rest = limits;
  if (rest.passes != kNoBudget) rest.passes -= passes;
  SolutionCount count = CountSolutions(table, rest);
  count.passes += passes;
  for (Path& path : count.found) {
    for (int i = 0; i < path.length; ++i) path.cells[i] = cells.cell[path.cells[i]];
  }
  std::sort(count.found.begin(), count.found.end(), StopsLess);
  return count;
}

Proof ProveOnly(const Grid& grid, const Path& solution) {
  Departures left = MarkedDepartures(grid, solution.cells[solution.length - 1]);
  uint64_t passes = 0;
  // What is struck out is in no solution; so when each domino is left in one place, the known
  // solution is what is left.
  if (Sift(left, kNoBudget, &passes) == Sifted::kSettled) return Proof::kBySingles;
  TableCells cells = CellsOfTable(grid);
  Table table = TableOfDepartures(left, cells);
  return WithElimination(table, [&](const auto& elimination) {
    int found = 0;
    auto on_solution = [&](const auto&) { return ++found < 2; };
    Search search(elimination, kNoBudget, on_solution);
    search.Run(elimination.Whole());
    bool only = found == 1 && solution.length == table.n + 1;
    return only ? Proof::kBySearch : Proof::kNone;
  });
}

std::string WhyNone(const Grid& grid) {
  auto [x, y] = EndPoint(grid);
  if (!EndIsMarked(grid)) {
    Cell end = CellAt(x, y);
    return absl::StrCat("the dominoes lead from ", CellName(grid.start), " to ", CellName(end),
                        end == grid.start ? ", the start itself" : ", which is not marked");
  }
  Departures left = MarkedDepartures(grid, EndCell(grid));
  CellSet rows = 0;
  CellSet columns = 0;
  for (int k = 0; k < left.n; ++k) {
    if (left.from[k] == 0) {
      return absl::StrCat("domino ", DominoName(left.domino[k]), " fits nowhere");
    }
    rows |= left.from[k];
    columns |= Arrivals(left.from[k], left.shift[k]);
  }
  if (CellSet none = left.columns & ~columns; none != 0) {
    return absl::StrCat("no domino leads to ", CellName(static_cast<Cell>(std::countr_zero(none))));
  }
  if (CellSet none = left.rows & ~rows; none != 0) {
    return absl::StrCat("no domino leads away from ",
                        CellName(static_cast<Cell>(std::countr_zero(none))));
  }
  return "";
}

}  // namespace grille::wyx
