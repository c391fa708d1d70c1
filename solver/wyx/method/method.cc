#include "solver/wyx/method/method.h"

#include <utility>

#include "solver/wyx/method/story.h"
#include "solver/wyx/method/teller.h"
#include "solver/wyx/method/way.h"
#include "solver/wyx/table.h"

namespace grille::wyx {
namespace {

/// One grid on its way from the full table to the end.
template <int kWords>
class Solver {
 public:
  using Entries = EntrySet<kWords>;

  Solver(const Elimination<kWords>& table, const Grid& grid, const TableCells& cells)
      : table_(table),
        grid_(grid),
        cells_(cells),
        story_(table, grid, cells),
        state_(table.Whole(kNoCircuits)) {}

  Trace Solve(absl::Span<const Cell> played, uint64_t trials) {
    Cell at = grid_.start;
    for (Cell stop : played) {
      table_.Settle(JumpTo(at, stop).First(), kNoCircuits, state_);
      at = stop;
    }
    begin_ = state_.live;
    Teller<kWords> teller(table_, &story_);
    for (size_t i = played.size(); i < grid_.marks; ++i) {
      Step step;
      step.rule = Rule::kMark;
      Entries jump = JumpTo(at, grid_.mark[i]);
      Entries early = jump & EarlyEnd(table_, state_);
      if (!early.Empty()) {
        teller.OnEarlyEnd(early, state_);
        state_.live -= early;
      }
      if (jump.Empty() || !early.Empty()) {
        // The mark strikes out all other ways to leave the cell.
        story_.Strike(std::move(step), state_.live & table_.row(NumberOf(at)), {});
        return NoWay(NumberOf(at));
      }
      story_.Place(std::move(step), jump.First(), {}, state_);
      table_.Settle(jump.First(), kNoCircuits, state_);
      at = grid_.mark[i];
    }
    Way way(table_, trials, teller);
    Trace trace;
    trace.verdict = way.Run(state_);
    if (trace.verdict == Verdict::kNone) return NoWay(way.empty_line());
    trace.steps = story_.TellNeeded(story_.AllPlaced(), begin_);
    if (trace.verdict == Verdict::kUnique) trace.solutions.push_back(PathOf(state_.settled));
    if (trace.verdict == Verdict::kAmbiguous) {
      for (const Entries& solution : way.solutions()) trace.solutions.push_back(PathOf(solution));
    }
    return trace;
  }

 private:
  int NumberOf(Cell cell) const {
    int number = 0;
    while (cells_.cell[number] != cell) ++number;
    return number;
  }

  /// The open entry from a cell other than the end to another.
  Entries JumpTo(Cell from, Cell to) const {
    return state_.live & table_.row(NumberOf(from)) & table_.column(NumberOf(to));
  }

  Trace NoWay(int line) {
    Trace trace;
    trace.verdict = Verdict::kNone;
    trace.dead_end = story_.LineOf(line);
    typename Story<kWords>::Numbers needs;
    story_.AddLine(line, &needs);
    trace.steps = story_.TellNeeded(needs, begin_);
    return trace;
  }

  Path PathOf(const Entries& settled) const {
    std::array<uint8_t, kMaxDominoes> next = {};
    for (Entries rest = settled; !rest.Empty(); rest.Remove(rest.First())) {
      const Entry& entry = table_.entry(rest.First());
      next[entry.row] = entry.column;
    }
    Path path;
    path.length = static_cast<uint8_t>(table_.n() + 1);
    int at = 0;
    for (int i = 0; i <= table_.n(); ++i) {
      path.cells[i] = cells_.cell[at];
      if (i < table_.n()) at = next[at];
    }
    return path;
  }

  const Elimination<kWords>& table_;
  const Grid& grid_;
  const TableCells& cells_;
  Story<kWords> story_;
  Entries begin_;  ///< the entries left when the story begins
  Reduction<kWords> state_;
};

}  // namespace

Trace SolveByMethod(const Grid& grid, absl::Span<const Cell> played, uint64_t trials) {
  if (!EndIsMarked(grid)) {
    Trace trace;
    trace.verdict = Verdict::kNone;
    return trace;
  }
  Table table = TableOfGrid(grid);
  TableCells cells = CellsOfTable(grid);
  return WithElimination(table, [&](const auto& elimination) {
    return Solver(elimination, grid, cells).Solve(played, trials);
  });
}

}  // namespace grille::wyx
