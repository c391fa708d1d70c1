#ifndef GRILLE_GEN_WYX_SHAPE_H_
#define GRILLE_GEN_WYX_SHAPE_H_

#include <optional>

#include "solver/wyx/grid.h"

namespace grille::gen {

/// What shapes the candidates of a Wyx run.
struct WyxShape {
  int dominoes = wyx::kClassicDominoes;  ///< 5 to 16
  int side = wyx::kMaxSide;              ///< 5 to 8
  int reach = wyx::kMaxReach;            ///< 2 to 4
  /// A picture: the grids have these cells of the board, one more than dominoes, and no others. 0
  /// for the whole board.
  wyx::CellSet cells = 0;
  std::optional<wyx::Cell> start = {};  ///< the cell of the picture on which the knight must start

  bool operator==(const WyxShape&) const = default;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_SHAPE_H_
