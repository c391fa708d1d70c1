#ifndef GRILLE_BENCH_PLAIN_WYX_H_
#define GRILLE_BENCH_PLAIN_WYX_H_

#include <array>
#include <cstdint>

// The plain reference: sampling and counting as the source does it, in straightforward C++ over
// small arrays. No propagation, no sets of bits, nothing precomputed beyond the pool. Every figure
// of speed is a ratio to it, measured on the same input in the same run. Written once; never
// changed.

namespace grille::bench {

struct PlainDomino {
  int dx;
  int dy;
};

/// A path and the grid it leaves: cells in the order of the walk, dominoes sorted as in a rack.
struct PlainGrid {
  int side = 8;
  int dominoes = 12;
  std::array<int, 17> x = {};  ///< of the start, then of the stops
  std::array<int, 17> y = {};
  std::array<PlainDomino, 16> domino = {};
};

/// Walks at random: at each step lists the dominoes that fit and takes one of them. `state` is the
/// random generator's. False when the walk is stuck.
bool PlainWalk(int side, int dominoes, uint64_t* state, PlainGrid* grid);

/// Counts all solutions depth first: at each cell every unused domino is tried, with a check of the
/// bounds and a look whether the target is a circle not yet visited. `nodes` grows by the number of
/// cells stood on.
uint64_t PlainCount(const PlainGrid& grid, uint64_t* nodes);

}  // namespace grille::bench

#endif  // GRILLE_BENCH_PLAIN_WYX_H_
