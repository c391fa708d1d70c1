#ifndef GRILLE_SOLVER_WYX_PATHS_H_
#define GRILLE_SOLVER_WYX_PATHS_H_

#include <cstdint>
#include <functional>
#include <optional>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// What paths are looked for: those that visit these cells, each once, by dominoes of the pool
/// within `reach` of which no two are the same.
struct PathsWanted {
  CellSet cells = 0;               ///< 6 to 17
  std::optional<Cell> start = {};  ///< one of the cells; without it, all are tried in turn
  int reach = kMaxReach;
};

/// Calls `take` for every such path, in the order of the cells' numbers. Each step of the search
/// takes one off `*budget`, from which `take` may take more. False when that ran out, so that paths
/// may be missing; it is then 0.
bool ForEachPath(const PathsWanted& wanted, uint64_t* budget,
                 const std::function<void(const Path&)>& take);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_PATHS_H_
