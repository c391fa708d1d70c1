#ifndef GRILLE_SOLVER_WYX_METHOD_STORY_H_
#define GRILLE_SOLVER_WYX_METHOD_STORY_H_

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include "solver/wyx/method/deductions.h"
#include "solver/wyx/method/step.h"
#include "solver/wyx/table.h"

namespace grille::wyx {

/// The steps of a way, or of a trial on it, as they come up, and which of them each one rests on,
/// so that in the end only those are told that are needed. A trial's story begins as a copy of the
/// outer one's knowledge; steps of both are numbered on.
template <int kWords>
class Story {
 public:
  using Entries = EntrySet<kWords>;
  using State = Reduction<kWords>;
  using Numbers = std::vector<int>;

  /// `table` is the full table of `grid`, with the cells numbered as by `cells`.
  Story(const Elimination<kWords>& table, const Grid& grid, const TableCells& cells)
      : table_(table), grid_(grid), cells_(cells) {
    struck_by_.fill(kNobody);
    settled_by_.fill(kNobody);
  }

  /// The story of a trial of entry `e`, which is taken for granted.
  Story(const Story& outer, int e)
      : table_(outer.table_),
        grid_(outer.grid_),
        cells_(outer.cells_),
        first_number_(outer.NextNumber()),
        struck_by_(outer.struck_by_),
        settled_by_(outer.settled_by_) {
    settled_by_[e] = kNobody;
  }

  /// Tells that `e` is settled by a step that rests on `needs`.
  void Place(Step step, int e, Numbers needs, const State& state) {
    settled_by_[e] = NextNumber();
    step.placed = JumpOf(e);
    Tell({std::move(step), e, state.live & Others(e), std::move(needs), nullptr, {}});
  }

  /// Tells that `entries` go.
  void Strike(Step step, const Entries& entries, Numbers needs) {
    Tell({std::move(step), kNobody, entries, std::move(needs), nullptr, {}});
  }

  /// Tells that entry `e` goes, since in the story of its trial nothing is left of a line.
  void StrikeByTrial(Step step, int e, Story trial, int dead_line) {
    step.dead_end = LineOf(dead_line);
    Numbers wanted;
    trial.AddLine(dead_line, &wanted);
    Numbers needs;
    trial.FindNeeded(wanted, &needs);
    Entries struck;
    struck.Insert(e);
    Tell({std::move(step), kNobody, struck, std::move(needs),
          std::make_shared<const Story>(std::move(trial)), std::move(wanted)});
  }

  /// What the settled entries of the chain that begins with a cell rest on.
  void AddChain(int begin, const State& state, Numbers* needs) const {
    for (int cell : Chain(begin, state)) {
      Entries out = cell == table_.n() ? Entries{} : state.settled & table_.row(cell);
      if (!out.Empty()) Add(settled_by_[out.First()], needs);
    }
  }

  /// What it rests on that entries of a line are gone.
  void AddLine(int line, Numbers* needs) const {
    for (Entries rest = table_.line(line); !rest.Empty();) {
      int e = rest.First();
      rest.Remove(e);
      Add(struck_by_[e], needs);
    }
  }

  /// The cells of the chain that begins with a cell, by their numbers in the table.
  std::vector<int> Chain(int begin, const State& state) const {
    std::vector<int> chain = {begin};
    while (chain.back() != table_.n()) {
      Entries out = state.settled & table_.row(chain.back());
      if (out.Empty()) break;
      chain.push_back(table_.entry(out.First()).column);
    }
    return chain;
  }

  /// Every step that places something.
  Numbers AllPlaced() const {
    Numbers placed;
    for (size_t i = 0; i < told_.size(); ++i) {
      if (told_[i].placed >= 0) placed.push_back(first_number_ + static_cast<int>(i));
    }
    return placed;
  }

  /// The steps that `needs` rests on, in their order. Each has what it strikes out when the story
  /// begins with the entries `live` and nothing else is told; rounds are numbered from 1 on without
  /// gaps.
  std::vector<Step> TellNeeded(const Numbers& needs, Entries live) const;

  Cell CellOf(int number) const { return cells_.cell[number]; }
  Jump JumpOf(int e) const {
    const Entry& entry = table_.entry(e);
    Cell from = CellOf(entry.row);
    Cell to = CellOf(entry.column);
    return {from, to, static_cast<DominoId>(DominoBetween(from, to))};
  }

  /// A line as lines are told.
  LineSet LineOf(int line) const;
  LineSet LinesOf(const std::array<int, 2>& lines) const;

 private:
  struct Told {
    Step step;
    int placed;  ///< an entry, or kNobody
    Entries struck;
    Numbers needs;
    std::shared_ptr<const Story> trial;  ///< of a trial, and what its end rests on
    Numbers wanted;
  };

  static constexpr int kNobody = -1;

  int NextNumber() const { return first_number_ + static_cast<int>(told_.size()); }

  static void Add(int number, Numbers* needs) {
    if (number != kNobody) needs->push_back(number);
  }

  /// Everything in the three lines of an entry but the entry itself.
  Entries Others(int e) const {
    const Entry& entry = table_.entry(e);
    Entries others =
        table_.row(entry.row) | table_.column(entry.column) | table_.domino(entry.domino);
    others.Remove(e);
    return others;
  }

  void Tell(Told told) {
    for (Entries rest = told.struck; !rest.Empty(); rest.Remove(rest.First())) {
      struck_by_[rest.First()] = NextNumber();
    }
    told_.push_back(std::move(told));
  }

  /// Which of the steps `needs` rests on; `*outer` gets the numbers of steps before this story.
  std::vector<bool> FindNeeded(Numbers needs, Numbers* outer) const;

  const Elimination<kWords>& table_;
  const Grid& grid_;
  const TableCells& cells_;
  int first_number_ = 0;
  std::vector<Told> told_;
  /// For each entry the number of the step that struck it out or settled it; kNobody for what was
  /// given, or is taken for granted.
  std::array<int, kMaxDominoes * kMaxDominoes> struck_by_;
  std::array<int, kMaxDominoes * kMaxDominoes> settled_by_;
};

extern template class Story<1>;
extern template class Story<4>;

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_STORY_H_
