#include "gen/wyx_lanes/open_steps.h"

#include <bit>

#include "solver/clones.h"

namespace grille::gen {

GRILLE_CLONES void FindOpenSteps(const WalkGroup& walks, int dominoes, const Stuck& stuck,
                                 OpenSteps* open) {
  auto cell_of = [&](int i) { return walks.cell[i][stuck.walk]; };
  const wyx::Cell start = cell_of(0);
  const wyx::Cell end = cell_of(dominoes);
  open->rows = 0;
  open->columns = 0;
  open->idle_from = wyx::Bit(end);
  open->idle_shift = static_cast<uint64_t>(start - end) & 63;
  int size = 0;
  wyx::Cell entered = start;
  for (uint32_t rest = stuck.steps; rest != 0; rest &= rest - 1) {
    const int k = std::countr_zero(rest);
    const wyx::Cell from = cell_of(k);
    const wyx::Cell to = cell_of(k + 1);
    open->shift[size] = static_cast<uint64_t>(to - from) & 63;
    open->row[size] = wyx::Bit(from);
    open->column[size] = wyx::Bit(to);
    open->elsewhere[size] = stuck.from[k];
    open->rows |= open->row[size];
    open->columns |= open->column[size];
    open->leads_to[entered] = from;
    entered = to;
    ++size;
  }
  open->leads_to[entered] = OpenSteps::kEnd;
  open->first = open->leads_to[start];
  open->size = size;
}

GRILLE_CLONES Steps PeelOn(const OpenSteps& open, Steps steps, OpenSteps::Sets* elsewhere) {
  Steps before = 0;
  // An entry is of three different steps, so that two alone have none.
  while (steps != before && std::popcount(steps) > 2) {
    before = steps;
    wyx::CellSet rows = 0;
    wyx::CellSet columns = 0;
    for (Steps rest = steps; rest != 0; rest &= rest - 1) {
      int k = std::countr_zero(rest);
      rows |= open.row[k];
      columns |= open.column[k];
    }
    wyx::CellSet left_rows = 0;
    wyx::CellSet left_columns = 0;
    for (Steps rest = steps; rest != 0; rest &= rest - 1) {
      int k = std::countr_zero(rest);
      int shift = static_cast<int>(open.shift[k]);
      wyx::CellSet from = (*elsewhere)[k] & rows & std::rotr(columns, shift);
      (*elsewhere)[k] = from;
      left_rows |= from;
      left_columns |= std::rotl(from, shift);
    }
    for (Steps rest = steps; rest != 0; rest &= rest - 1) {
      int k = std::countr_zero(rest);
      // No predictor could tell which of the three it is.
      const auto gone = static_cast<Steps>((*elsewhere)[k] == 0) |
                        static_cast<Steps>((open.row[k] & left_rows) == 0) |
                        static_cast<Steps>((open.column[k] & left_columns) == 0);
      steps &= ~(gone << k);
    }
  }
  return std::popcount(steps) > 2 ? steps : 0;
}

GRILLE_CLONES bool IsPath(const OpenSteps& open, const OpenSteps::Sets& from) {
  std::array<uint8_t, 64> to;
  wyx::CellSet rows = 0;
  for (int k = 0; k < open.size; ++k) {
    const int cell = std::countr_zero(from[k]) & 63;
    rows |= from[k];
    to[cell] = static_cast<uint8_t>((static_cast<uint64_t>(cell) + open.shift[k]) & 63);
  }
  if (rows != open.rows) return false;
  wyx::Cell at = open.first;
  for (int steps = 1; steps <= open.size; ++steps) {
    at = open.leads_to[to[at]];
    if (at == OpenSteps::kEnd) return steps == open.size;
  }
  return false;
}

}  // namespace grille::gen
