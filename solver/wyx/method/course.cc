#include "solver/wyx/method/course.h"

#include <algorithm>
#include <array>
#include <bit>

#include "solver/budget.h"
#include "solver/wyx/method/beside.h"
#include "solver/wyx/method/cost.h"
#include "solver/wyx/method/way.h"
#include "solver/wyx/table.h"

namespace grille::wyx {
namespace {

/// Adds up the rounds of a way.
class Meter {
 public:
  static constexpr bool kTells = false;

  explicit Meter(Course* course) : course_(course) {}

  void OnRound(const Round& round) {
    course_->hardest = std::max(course_->hardest, round.sort);
    course_->cost += CostOf(round);
    if (round.sort != RoundSort::kTrial) return;
    ++course_->trials;
    course_->depth = std::max(course_->depth, round.depth);
  }

 private:
  Course* course_;
};

/// What rules 1 to 3 have left, gone through to its end by way.h.
void GoOn(const Beside& beside, Course* course) {
  Table table;
  table.n = beside.n;
  for (int i = 0; i < beside.n; ++i) table.Add(i, i + 1, i);
  std::array<Entry, Beside::kMostEntries> entries;
  for (int i = 0; i < beside.n; ++i) {
    auto jump = static_cast<uint8_t>(i);
    auto each = [&](uint64_t line, auto&& take) {
      for (line &= beside.live; line != 0; line &= line - 1) take(entries[std::countr_zero(line)]);
    };
    each(beside.row[i], [&](Entry& entry) { entry.row = jump; });
    each(beside.column[i], [&](Entry& entry) { entry.column = static_cast<uint8_t>(jump + 1); });
    each(beside.domino[i], [&](Entry& entry) { entry.domino = jump; });
  }
  for (uint64_t rest = beside.live; rest != 0; rest &= rest - 1) {
    const Entry& entry = entries[std::countr_zero(rest)];
    table.Add(entry.row, entry.column, entry.domino);
  }
  WithElimination(table, [&](const auto& elimination) {
    auto state = elimination.Whole(kNoCircuits);
    for (int i = 0; i < beside.n; ++i) {
      if ((beside.open >> i & 1) == 0) elimination.Settle(i, kNoCircuits, state);
    }
    Meter meter(course);
    Way way(elimination, kNoBudget, meter);
    way.RunByRounds(state, /*stuck=*/true);
    return 0;
  });
}

}  // namespace

Course CourseOf(const Grid& grid, const Path& solution) {
  Beside beside;
  Course course;
  if (!GoByLines(grid, solution, &beside, &course)) return CourseOfTable(grid);
  if (beside.open != 0) GoOn(beside, &course);
  return course;
}

Course CourseOfTable(const Grid& grid) {
  Table table = TableOfGrid(grid);
  TableCells cells = CellsOfTable(grid);
  Course course;
  WithElimination(table, [&](const auto& elimination) {
    auto state = elimination.Whole(kNoCircuits);
    Cell before = grid.start;
    for (int i = 0; i < grid.marks; ++i) {
      for (int e = 0; e < table.size; ++e) {
        const Entry& entry = table.entries[e];
        if (cells.cell[entry.row] != before || cells.cell[entry.column] != grid.mark[i]) continue;
        elimination.Settle(e, kNoCircuits, state);
      }
      before = grid.mark[i];
    }
    Meter meter(&course);
    Way way(elimination, kNoBudget, meter);
    course.walked = CanBeWalked(elimination, state);
    way.Run(state);
    return 0;
  });
  return course;
}

}  // namespace grille::wyx
