#include "solver/wyx/method/replay.h"

#include <algorithm>
#include <tuple>

#include "solver/wyx/table.h"

namespace grille::wyx {

Replay::Replay(const Grid& grid) {
  Table table = TableOfGrid(grid);
  TableCells cells = CellsOfTable(grid);
  for (int i = 0; i < table.size; ++i) {
    const Entry& entry = table.entries[i];
    Cell from = cells.cell[entry.row];
    Cell to = cells.cell[entry.column];
    entries_.push_back({from, to, static_cast<DominoId>(DominoBetween(from, to))});
    state_[Place(from, to)] = EntryState::kOpen;
  }
  std::sort(entries_.begin(), entries_.end(), [](const Jump& a, const Jump& b) {
    return std::tie(a.from, a.to) < std::tie(b.from, b.to);
  });
}

void Replay::Apply(const Step& step) {
  for (const Jump& jump : step.struck) state_[Place(jump.from, jump.to)] = EntryState::kStruck;
  if (step.placed) state_[Place(step.placed->from, step.placed->to)] = EntryState::kPlaced;
}

}  // namespace grille::wyx
