#include "bench/plain_wyx.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace grille::bench {
namespace {

/// The pool of 64, sorted by (dx, dy).
std::vector<PlainDomino> MakePool() {
  std::vector<PlainDomino> pool;
  for (int dx = -4; dx <= 4; ++dx) {
    for (int dy = -4; dy <= 4; ++dy) {
      bool none = dx == 0 && dy == 0;
      bool too_far = std::abs(dx) >= 3 && std::abs(dy) >= 3;
      if (!none && !too_far) pool.push_back({dx, dy});
    }
  }
  return pool;
}

const std::vector<PlainDomino> kPool = MakePool();

/// SplitMix64.
uint64_t NextRandom(uint64_t* state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

struct Search {
  int side;
  int dominoes;
  std::array<PlainDomino, 16> domino;
  std::array<bool, 16> used = {};
  std::array<std::array<bool, 8>, 8> open = {};
  uint64_t nodes = 0;

  uint64_t Count(int x, int y, int left) {
    ++nodes;
    if (left == 0) return 1;
    uint64_t solutions = 0;
    for (int i = 0; i < dominoes; ++i) {
      if (used[i]) continue;
      int to_x = x + domino[i].dx;
      int to_y = y + domino[i].dy;
      if (to_x < 0 || to_x >= side || to_y < 0 || to_y >= side) continue;
      if (!open[to_x][to_y]) continue;
      used[i] = true;
      open[to_x][to_y] = false;
      solutions += Count(to_x, to_y, left - 1);
      used[i] = false;
      open[to_x][to_y] = true;
    }
    return solutions;
  }
};

}  // namespace

bool PlainWalk(int side, int dominoes, uint64_t* state, PlainGrid* grid) {
  std::array<std::array<bool, 8>, 8> visited = {};
  std::array<bool, 64> used = {};
  int x = static_cast<int>(NextRandom(state) % static_cast<uint64_t>(side));
  int y = static_cast<int>(NextRandom(state) % static_cast<uint64_t>(side));
  grid->side = side;
  grid->dominoes = dominoes;
  grid->x[0] = x;
  grid->y[0] = y;
  visited[x][y] = true;
  std::array<int, 16> taken = {};
  for (int step = 0; step < dominoes; ++step) {
    std::array<int, 64> fitting;
    int count = 0;
    for (int i = 0; i < 64; ++i) {
      if (used[i]) continue;
      int to_x = x + kPool[i].dx;
      int to_y = y + kPool[i].dy;
      if (to_x < 0 || to_x >= side || to_y < 0 || to_y >= side) continue;
      if (visited[to_x][to_y]) continue;
      fitting[count++] = i;
    }
    if (count == 0) return false;
    int choice = fitting[NextRandom(state) % static_cast<uint64_t>(count)];
    used[choice] = true;
    taken[step] = choice;
    x += kPool[choice].dx;
    y += kPool[choice].dy;
    visited[x][y] = true;
    grid->x[step + 1] = x;
    grid->y[step + 1] = y;
  }
  std::sort(taken.begin(), taken.begin() + dominoes);
  for (int i = 0; i < dominoes; ++i) grid->domino[i] = kPool[taken[i]];
  return true;
}

uint64_t PlainCount(const PlainGrid& grid, uint64_t* nodes) {
  Search search;
  search.side = grid.side;
  search.dominoes = grid.dominoes;
  search.domino = grid.domino;
  for (int i = 1; i <= grid.dominoes; ++i) search.open[grid.x[i]][grid.y[i]] = true;
  uint64_t solutions = search.Count(grid.x[0], grid.y[0], grid.dominoes);
  *nodes += search.nodes;
  return solutions;
}

}  // namespace grille::bench
