#include "solver/wyx/key.h"

#include <algorithm>
#include <utility>

namespace grille::wyx {
namespace {

constexpr std::array<std::array<DominoId, kPoolSize>, kSymmetries> kTurned = [] {
  std::array<std::array<DominoId, kPoolSize>, kSymmetries> turned{};
  for (int s = 0; s < kSymmetries; ++s) {
    for (int d = 0; d < kPoolSize; ++d) {
      int dx = (s & 1) != 0 ? -kPool[d].dx : kPool[d].dx;
      int dy = (s & 2) != 0 ? -kPool[d].dy : kPool[d].dy;
      if ((s & 4) != 0) std::swap(dx, dy);
      turned[s][d] = static_cast<DominoId>(DominoIndex(dx, dy));
    }
  }
  return turned;
}();

using Sequence = std::array<DominoId, kMaxDominoes>;

/// Dominoes that are compared at once.
constexpr int kHead = 4;

}  // namespace

DominoId Turned(DominoId d, int symmetry) { return kTurned[symmetry][d]; }

Path Turned(const Path& path, int side, int symmetry) {
  Path turned;
  turned.length = path.length;
  for (int i = 0; i < path.length; ++i) {
    int x = ColumnOf(path.cells[i]);
    int y = RowOf(path.cells[i]);
    if ((symmetry & 1) != 0) x = side - 1 - x;
    if ((symmetry & 2) != 0) y = side - 1 - y;
    if ((symmetry & 4) != 0) std::swap(x, y);
    turned.cells[i] = CellAt(x, y);
  }
  return turned;
}

Path Reversed(const Path& path) {
  Path reversed;
  reversed.length = path.length;
  for (int i = 0; i < path.length; ++i) reversed.cells[i] = path.cells[path.length - 1 - i];
  return reversed;
}

std::string CanonicalKey(const Path& path, int side, int marks) {
  const int n = path.length - 1;
  std::array<Sequence, 2> walked;
  for (int i = 0; i < n; ++i) {
    auto d = static_cast<DominoId>(DominoBetween(path.cells[i], path.cells[i + 1]));
    walked[0][i] = d;
    walked[1][n - 1 - i] = Opposite(d);
  }
  // The first dominoes of every image as one number: as a rule they tell already which image is the
  // least. Of those that are left domino by domino only the least so far are kept.
  static_assert(kHead <= kMinDominoes);
  const int ways = marks == 0 ? 2 : 1;
  std::array<uint32_t, 2 * kSymmetries> heads;
  uint32_t least_head = ~uint32_t{0};
  for (int image = 0; image < ways * kSymmetries; ++image) {
    uint32_t head = 0;
    for (int i = 0; i < kHead; ++i) {
      head = head << 6 | kTurned[image % kSymmetries][walked[image / kSymmetries][i]];
    }
    heads[image] = head;
    least_head = std::min(least_head, head);
  }
  std::array<int, 2 * kSymmetries> images;
  int count = 0;
  for (int image = 0; image < ways * kSymmetries; ++image) {
    images[count] = image;
    count += heads[image] == least_head ? 1 : 0;
  }
  Sequence least;
  for (int i = 0; i < kHead; ++i) least[i] = least_head >> 6 * (kHead - 1 - i) & 63;
  for (int i = kHead; i < n; ++i) {
    DominoId best = kPoolSize;
    int kept = 0;
    for (int j = 0; j < count; ++j) {
      const int image = images[j];
      DominoId d = kTurned[image % kSymmetries][walked[image / kSymmetries][i]];
      if (d > best) continue;
      if (d < best) kept = 0;
      best = d;
      images[kept++] = image;
    }
    count = kept;
    least[i] = best;
  }

  std::string key(2 + (6 * n + 7) / 8, '\0');
  key[0] = static_cast<char>(kKindId);
  key[1] = static_cast<char>((side - kMinSide) << 6 | marks << 4 | (n - kMinDominoes));
  uint32_t bits = 0;
  int held = 0;
  size_t at = 2;
  for (int i = 0; i < n; ++i) {
    bits = bits << 6 | least[i];
    held += 6;
    if (held >= 8) {
      held -= 8;
      key[at++] = static_cast<char>(bits >> held & 0xff);
    }
  }
  if (held > 0) key[at] = static_cast<char>(bits << (8 - held) & 0xff);
  return key;
}

}  // namespace grille::wyx
