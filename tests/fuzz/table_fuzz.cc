// Tables of letters: what can be read can be counted, and its solutions written.

#include <algorithm>

#include "solver/wyx/count.h"
#include "solver/wyx/table_text.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace grille;
  auto letters = wyx::ReadLetterTable(fuzz::Text(data, size));
  if (!letters.ok()) return 0;
  size_t n = static_cast<size_t>(letters->table.n);
  fuzz::Require(letters->cells.size() == n + 1 && letters->dominoes.size() == n,
                "one domino fewer than cells");
  auto count = wyx::CountSolutions(letters->table, {.solutions = 3, .passes = fuzz::kNodes});
  for (const wyx::Path& path : count.found) {
    std::string cells = wyx::CellLetters(*letters, path);
    std::string dominoes = wyx::DominoLetters(*letters, path);
    fuzz::Require(cells.front() == letters->cells.front() && cells.back() == letters->cells.back(),
                  "from the start to the end");
    std::string sorted = letters->cells;
    std::sort(sorted.begin(), sorted.end());
    std::sort(cells.begin(), cells.end());
    std::sort(dominoes.begin(), dominoes.end());
    fuzz::Require(cells == sorted, "each cell once");
    fuzz::Require(dominoes == letters->dominoes, "each domino once");
  }
  return 0;
}
