#include "solver/slide/taquin_key.h"

#include <algorithm>
#include <array>
#include <vector>

namespace grille::slide {
namespace {

constexpr int kSides = kMaxTaquinSide - kMinTaquinSide + 1;
using AllSymmetries = std::array<std::vector<Symmetry>, kSides * kSides>;

/// Where those of a board stand.
size_t Place(int columns, int rows) {
  int place = (columns - kMinTaquinSide) * kSides + (rows - kMinTaquinSide);
  return static_cast<size_t>(place);
}

/// Those of a board, which are looked for only once.
const std::vector<Symmetry>& SymmetriesOf(int columns, int rows) {
  static const AllSymmetries kAll = [] {
    AllSymmetries all;
    for (int c = 0; c < kSides; ++c) {
      for (int r = 0; r < kSides; ++r) {
        all[Place(kMinTaquinSide + c, kMinTaquinSide + r)] =
            Symmetries(GridGraph(kMinTaquinSide + c, kMinTaquinSide + r));
      }
    }
    return all;
  }();
  return kAll[Place(columns, rows)];
}

/// The goal's vacant cell and the start, laid out by a symmetry.
std::string Image(const Task& task, const Symmetry& symmetry) {
  auto cells = static_cast<size_t>(task.to.size);
  std::array<char, kMaxVertices> number = {};
  for (size_t v = 0; v < cells; ++v) {
    if (task.to.at[v] != kVacant) number[task.to.at[v]] = static_cast<char>(1 + symmetry[v]);
  }
  std::string image(1 + cells, static_cast<char>(symmetry[VacancyOf(task.to)]));
  for (size_t v = 0; v < cells; ++v) image[1 + size_t{symmetry[v]}] = number[task.from.at[v]];
  return image;
}

}  // namespace

std::string CanonicalKey(const Taquin& taquin) {
  const std::vector<Symmetry>& symmetries = SymmetriesOf(taquin.columns, taquin.rows);
  // The identity is the first.
  std::string least = Image(taquin.task, symmetries[0]);
  if (!taquin.parity) {
    for (const Symmetry& symmetry : symmetries) {
      least = std::min(least, Image(taquin.task, symmetry));
    }
  }
  std::string key = {static_cast<char>(kTaquinId), static_cast<char>(taquin.columns),
                     static_cast<char>(taquin.rows), static_cast<char>(taquin.parity ? 1 : 0)};
  return key + least;
}

}  // namespace grille::slide
