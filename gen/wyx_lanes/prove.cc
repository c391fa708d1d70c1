#include "gen/wyx_lanes/prove.h"

#include <bit>

#include "gen/wyx_lanes/open_steps.h"
#include "gen/wyx_lanes/peel.h"
#include "gen/wyx_lanes/trials.h"

namespace grille::gen {
namespace {

/// Marks one more stop, the `marks`-th, of those of the stuck walks that are in `wanted`: rules 1
/// to 4 go on from where they were stuck. Returns those that are settled; the others are left in
/// `*stuck`.
WalkSet MarkOneMore(const WalkGroup& walks, int dominoes, int marks, WalkSet wanted,
                    StuckWalks* stuck) {
  WalkSet settled = 0;
  const int count = stuck->count;
  stuck->count = 0;
  for (int i = 0; i < count; ++i) {
    const Stuck before = stuck->walk[i];
    if ((wanted >> before.walk & 1) == 0) continue;
    OpenSteps open;
    FindOpenSteps(walks, dominoes, before, &open);
    const wyx::CellSet marked = wyx::Bit(walks.cell[marks - 1][before.walk]);
    Steps steps = 0;
    for (int k = 0; k < open.size; ++k) {
      if (open.row[k] != marked) steps |= Steps{1} << k;
    }
    OpenSteps::Sets elsewhere = open.elsewhere;
    steps = PeelOn(open, steps, &elsewhere);
    if (steps == 0) {
      settled |= WalkSet{1} << before.walk;
      continue;
    }
    Stuck& after = stuck->walk[stuck->count++];
    after.walk = before.walk;
    after.steps = 0;
    uint32_t rest = before.steps;
    for (int k = 0; k < open.size; ++k, rest &= rest - 1) {
      if ((steps >> k & 1) == 0) continue;
      after.steps |= rest & -rest;
      after.from[std::countr_zero(rest)] = elsewhere[k];
    }
  }
  return settled;
}

}  // namespace

Proved ProveGroup(const WalkGroup& walks, int dominoes, int marks, WalkSet made) {
  StuckWalks stuck;
  Proved proved;
  proved.by_singles = Peel(walks, dominoes, marks, made, &stuck);
  proved.by_search = TryStuck(walks, dominoes, stuck);
  return proved;
}

ProvedByMarks ProveWithFewestMarks(const WalkGroup& walks, int dominoes, WalkSet made) {
  StuckWalks stuck;
  ProvedByMarks proved;
  proved[0].by_singles = Peel(walks, dominoes, 0, made, &stuck);
  proved[0].by_search = TryStuck(walks, dominoes, stuck);
  WalkSet left = made & ~proved[0].all();
  for (int marks = 1; marks <= wyx::kMaxMarks && left != 0; ++marks) {
    proved[marks].by_singles = MarkOneMore(walks, dominoes, marks, left, &stuck);
    proved[marks].by_search = TryStuck(walks, dominoes, stuck);
    left &= ~proved[marks].all();
  }
  return proved;
}

}  // namespace grille::gen
