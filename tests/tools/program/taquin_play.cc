#include "tests/tools/program/taquin_play.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace grille::program {

bool SlidesLead(int columns, std::vector<int> board, const std::vector<int>& tiles,
                const std::vector<int>& goal) {
  for (int tile : tiles) {
    auto from = std::find(board.begin(), board.end(), tile);
    auto to = std::find(board.begin(), board.end(), 0);
    int a = static_cast<int>(from - board.begin());
    int b = static_cast<int>(to - board.begin());
    int distance = std::abs(a % columns - b % columns) + std::abs(a / columns - b / columns);
    if (from == board.end() || distance != 1) return false;
    std::iter_swap(from, to);
  }
  return board == goal;
}

std::vector<int> InOrder(int cells) {
  std::vector<int> board(static_cast<size_t>(cells));
  std::iota(board.begin(), board.end(), 1);
  board.back() = 0;
  return board;
}

std::vector<int> InversionsOf(const std::vector<int>& board) {
  std::vector<int> inversions;
  for (auto tile = board.begin(); tile != board.end(); ++tile) {
    if (*tile == 0) continue;
    inversions.push_back(static_cast<int>(std::count_if(
        tile, board.end(), [tile](int other) { return other != 0 && other < *tile; })));
  }
  return inversions;
}

bool IsNormal(int columns, const std::vector<int>& board) {
  std::vector<int> inversions = InversionsOf(board);
  int sum = std::accumulate(inversions.begin(), inversions.end(), 0);
  if (columns % 2 == 0) {
    int blank = static_cast<int>(std::find(board.begin(), board.end(), 0) - board.begin());
    sum += (static_cast<int>(board.size()) - 1 - blank) / columns;
  }
  return sum % 2 == 0;
}

}  // namespace grille::program
