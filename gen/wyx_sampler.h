#ifndef GRILLE_GEN_WYX_SAMPLER_H_
#define GRILLE_GEN_WYX_SAMPLER_H_

#include <array>
#include <cstdint>
#include <optional>

#include "gen/picture_walker.h"
#include "gen/wyx_lanes/group.h"
#include "gen/wyx_lanes/walks.h"
#include "gen/wyx_shape.h"
#include "solver/wyx/grid.h"

namespace grille::gen {

/// Changes when any candidate of any run would.
inline constexpr int kWyxSamplerVersion = 1;

/// Walks of one batch; part of the sampler's version.
inline constexpr uint32_t kWyxWalksPerBatch = 8192;

/// The law by which candidates are made (runs.md, 1). A walk takes its draws in order:
///
///   - the start: draws until one is a cell of the board (x = draw mod 8, y = draw div 8); no draw
///     where the start is given;
///   - each step: draws until one is the number of a domino within reach, not yet used, that leads
///     to a cell of the board not yet visited.
///
/// For a picture, its cells are the board. So every domino that fits is equally likely. A walk that
/// no domino continues is a failed candidate, however many draws it took to find out. Thread-safe.
class WyxSampler {
 public:
  WyxSampler(const WyxShape& shape, uint64_t seed);

  /// Walk `walk` of batch `batch`; false when it is a failed candidate. The law as it is written.
  bool Walk(uint64_t batch, uint32_t walk, wyx::Path* path) const;

  /// Walks `first` … `first` + 63 of batch `batch`, side by side: the same candidates as from Walk,
  /// in a fraction of the time. Returns those that came to their end. In place of a failed
  /// candidate stands some path that leads over different cells, so that nobody has to leave it
  /// out.
  WalkSet WalkTogether(uint64_t batch, uint32_t first, WalkGroup* walks) const;

  const WyxShape& shape() const { return shape_; }

 private:
  /// Whether none of the dominoes leads to a cell not yet visited.
  static bool Stuck(wyx::Cell at, wyx::CellSet visited, wyx::DominoSet fitting);

  WyxShape shape_;
  uint64_t seed_;
  wyx::CellSet board_ = 0;  ///< the cells of the board, or of the picture
  /// For each cell the dominoes within reach that stay on the board.
  std::array<wyx::DominoSet, 64> fitting_ = {};
  LaneBoard lanes_;
  std::optional<PictureWalker> picture_;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WYX_SAMPLER_H_
