#include "gen/wyx_maker.h"

#include <utility>

#include "solver/wyx/count.h"
#include "solver/wyx/kind.h"

namespace grille::gen {

void WyxMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.assign(kWyxWalksPerBatch, Outcome::kFailed);
  batch->found.clear();
  wyx::Path path;
  for (uint32_t walk = 0; walk < kWyxWalksPerBatch; ++walk) {
    if (!sampler_.Walk(number, walk, &path)) continue;
    wyx::Grid grid = wyx::GridOfPath(path, run_.shape.side, run_.marks);
    if (!wyx::IsOnlySolution(grid, path)) {
      batch->outcomes[walk] = Outcome::kAmbiguous;
      continue;
    }
    Puzzle puzzle = wyx::MakePuzzle(grid, path);
    if (run_.level && puzzle.level != *run_.level) {
      batch->outcomes[walk] = Outcome::kFiltered;
      continue;
    }
    batch->outcomes[walk] = Outcome::kPuzzle;
    batch->found.push_back({walk, std::move(puzzle)});
  }
}

}  // namespace grille::gen
