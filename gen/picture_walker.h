#ifndef GRILLE_GEN_PICTURE_WALKER_H_
#define GRILLE_GEN_PICTURE_WALKER_H_

#include <array>

#include "gen/draws.h"
#include "gen/wyx_shape.h"

namespace grille::gen {

/// Walks a picture by the law of WyxSampler, whose candidates these are. On so few cells most draws
/// are refused, the more the fewer cells are left, and many walks fail in the end; so a walk is
/// given up as soon as what is left cannot be visited. Thread-safe.
class PictureWalker {
 public:
  /// Requires the cells of a picture.
  explicit PictureWalker(const WyxShape& shape);

  /// A walk that takes these draws; false when it is a failed candidate.
  bool Walk(Draws draws, wyx::Path* path) const;

 private:
  /// Room for 17 cells, in whole vectors.
  static constexpr int kRoom = 20;
  /// A set of dominoes for each cell of the picture, by its number.
  using Sets = std::array<wyx::DominoSet, kRoom>;

  WyxShape shape_;
  int size_ = 0;                                            ///< cells of the picture
  std::array<wyx::Cell, wyx::kMaxDominoes + 1> cell_ = {};  ///< by number, in rising order
  std::array<uint8_t, 64> number_ = {};                     ///< of each cell of the picture
  /// For cell j the domino that leads to it from each cell, and from it to each.
  std::array<Sets, wyx::kMaxDominoes + 1> into_ = {};
  std::array<Sets, wyx::kMaxDominoes + 1> out_of_ = {};
  Sets leaving_ = {};   ///< all dominoes that lead from a cell to others
  Sets entering_ = {};  ///< all dominoes that lead to a cell from others
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_PICTURE_WALKER_H_
