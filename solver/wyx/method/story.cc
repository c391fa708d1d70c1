#include "solver/wyx/method/story.h"

#include <algorithm>
#include <bit>

namespace grille::wyx {
namespace {

void Sort(LineSet* lines) {
  auto by_board = [](Cell a, Cell b) {
    return std::pair(ColumnOf(a), RowOf(a)) < std::pair(ColumnOf(b), RowOf(b));
  };
  std::sort(lines->cells.begin(), lines->cells.end(), by_board);
  std::sort(lines->dominoes.begin(), lines->dominoes.end());
}

}  // namespace

template <int kWords>
std::vector<bool> Story<kWords>::FindNeeded(Numbers needs, Numbers* outer) const {
  std::vector<bool> needed(told_.size(), false);
  while (!needs.empty()) {
    int number = needs.back();
    needs.pop_back();
    if (number < first_number_) {
      outer->push_back(number);
      continue;
    }
    auto at = static_cast<size_t>(number - first_number_);
    if (needed[at]) continue;
    needed[at] = true;
    needs.insert(needs.end(), told_[at].needs.begin(), told_[at].needs.end());
  }
  return needed;
}

template <int kWords>
std::vector<Step> Story<kWords>::TellNeeded(const Numbers& needs, Entries live) const {
  Numbers outer;
  std::vector<bool> needed = FindNeeded(needs, &outer);
  std::vector<Step> steps;
  int round = 0;
  int told_round = 0;
  for (size_t i = 0; i < told_.size(); ++i) {
    if (!needed[i]) continue;
    const Told& told = told_[i];
    Step step = told.step;
    if (told.trial != nullptr) {
      int e = told.struck.First();
      step.trial = told.trial->TellNeeded(told.wanted, live - Others(e));
    }
    // Entries that only steps left out would have struck are still there for a placed one.
    Entries struck = live & (told.placed >= 0 ? Others(told.placed) : told.struck);
    live -= struck;
    for (; !struck.Empty(); struck.Remove(struck.First())) {
      step.struck.push_back(JumpOf(struck.First()));
    }
    if (step.round != round) ++told_round;
    round = step.round;
    step.round = round == 0 ? 0 : told_round;
    steps.push_back(std::move(step));
  }
  return steps;
}

template <int kWords>
LineSet Story<kWords>::LineOf(int line) const {
  const int n = table_.n();
  if (line < n) return {LineKind::kRow, {CellOf(line)}, {}};
  if (line < 2 * n) return {LineKind::kColumn, {CellOf(line - n + 1)}, {}};
  // Dominoes are numbered in rising order.
  DominoSet rest = grid_.dominoes;
  for (int skip = line - 2 * n; skip > 0; --skip) rest &= rest - 1;
  return {LineKind::kDomino, {}, {static_cast<DominoId>(std::countr_zero(rest))}};
}

template <int kWords>
LineSet Story<kWords>::LinesOf(const std::array<int, 2>& lines) const {
  LineSet both = LineOf(lines[0]);
  LineSet second = LineOf(lines[1]);
  both.cells.insert(both.cells.end(), second.cells.begin(), second.cells.end());
  both.dominoes.insert(both.dominoes.end(), second.dominoes.begin(), second.dominoes.end());
  Sort(&both);
  return both;
}

template class Story<1>;
template class Story<4>;

}  // namespace grille::wyx
