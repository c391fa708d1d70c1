#ifndef GRILLE_GEN_WYX_LANES_PROVE_H_
#define GRILLE_GEN_WYX_LANES_PROVE_H_

#include <array>

#include "gen/wyx_lanes/group.h"

namespace grille::gen {

/// The walks of a group whose grid has one solution, by what proves it (Proof in
/// solver/wyx/count.h). No walk is in both.
struct Proved {
  WalkSet by_singles = 0;
  WalkSet by_search = 0;

  WalkSet all() const { return by_singles | by_search; }
};

/// Proves the grids of the walks in `made` with so many marks, as ProveOnly would.
Proved ProveGroup(const WalkGroup& walks, int dominoes, int marks, WalkSet made);

/// For each number of marks, the walks that have one solution with as many, but not with fewer.
using ProvedByMarks = std::array<Proved, wyx::kMaxMarks + 1>;
ProvedByMarks ProveWithFewestMarks(const WalkGroup& walks, int dominoes, WalkSet made);

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_LANES_PROVE_H_
