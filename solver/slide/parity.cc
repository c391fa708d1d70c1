#include "solver/slide/parity.h"

#include <cstddef>

namespace grille::slide {

InversionTable TableOf(const Arrangement& position, int columns) {
  InversionTable table;
  table.columns = columns;
  int rows = position.size / columns;
  for (int v = 0; v < position.size; ++v) {
    Token tile = position.at[static_cast<size_t>(v)];
    if (tile == kVacant) {
      table.blank_row = rows - v / columns;
    } else {
      table.tiles.push_back(tile);
    }
  }
  for (size_t i = 0; i < table.tiles.size(); ++i) {
    int smaller = 0;
    for (size_t j = i + 1; j < table.tiles.size(); ++j) {
      if (table.tiles[j] < table.tiles[i]) ++smaller;
    }
    table.inversions.push_back(smaller);
    table.total += smaller;
    table.odd_ones += smaller % 2;
  }
  return table;
}

bool IsOdd(const InversionTable& table) {
  int parity = table.odd_ones;
  if (table.columns % 2 == 0) parity += table.blank_row - 1;
  return parity % 2 != 0;
}

}  // namespace grille::slide
