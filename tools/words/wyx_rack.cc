#include "tools/words/wyx_rack.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace grille::words {
namespace {

/// Turns of the clock hand from pure left: by quarter, then by the slope within it.
bool BeforeOnTheClock(wyx::Domino a, wyx::Domino b) {
  int quarter_a = DirectionOf(a);
  int quarter_b = DirectionOf(b);
  if (quarter_a != quarter_b) return quarter_a < quarter_b;
  int turn = a.dx * b.dy - a.dy * b.dx;  // negative: b lies clockwise of a (y upward)
  if (turn != 0) return turn < 0;
  return std::abs(a.dx) + std::abs(a.dy) < std::abs(b.dx) + std::abs(b.dy);
}

std::string Across(int dx) {
  return dx == 0 ? "" : (dx < 0 ? "←" : "→") + std::to_string(std::abs(dx));
}

std::string Upward(int dy) {
  return dy == 0 ? "" : (dy < 0 ? "↓" : "↑") + std::to_string(std::abs(dy));
}

}  // namespace

int DirectionOf(wyx::Domino domino) {
  if (domino.dx < 0 && domino.dy >= 0) return 0;
  if (domino.dx >= 0 && domino.dy > 0) return 1;
  if (domino.dx > 0) return 2;
  return 3;
}

std::vector<wyx::DominoId> RackOrder(wyx::DominoSet dominoes) {
  std::vector<wyx::DominoId> order;
  for (wyx::DominoSet rest = dominoes; rest != 0; rest &= rest - 1) {
    order.push_back(static_cast<wyx::DominoId>(std::countr_zero(rest)));
  }
  std::sort(order.begin(), order.end(), [](wyx::DominoId a, wyx::DominoId b) {
    return BeforeOnTheClock(wyx::kPool[a], wyx::kPool[b]);
  });
  return order;
}

char LetterOf(wyx::DominoId domino, wyx::DominoSet dominoes) {
  std::vector<wyx::DominoId> order = RackOrder(dominoes);
  return static_cast<char>('a' + (std::find(order.begin(), order.end(), domino) - order.begin()));
}

std::string DominoArrows(wyx::DominoId domino) {
  auto [dx, dy] = wyx::kPool[domino];
  return Across(dx) + (dx != 0 && dy != 0 ? " " : "") + Upward(dy);
}

std::string PaddedArrows(wyx::DominoId domino) {
  auto [dx, dy] = wyx::kPool[domino];
  return (dx == 0 ? "  " : Across(dx)) + " " + (dy == 0 ? "  " : Upward(dy));
}

}  // namespace grille::words
