#include "solver/wyx/domino.h"

namespace grille::wyx {

std::string DominoName(DominoId d) {
  auto [dx, dy] = kPool[d];
  std::string name;
  if (dx != 0) {
    name += dx < 0 ? 'L' : 'R';
    name += static_cast<char>('0' + (dx < 0 ? -dx : dx));
  }
  if (dy != 0) {
    name += dy < 0 ? 'D' : 'U';
    name += static_cast<char>('0' + (dy < 0 ? -dy : dy));
  }
  return name;
}

}  // namespace grille::wyx
