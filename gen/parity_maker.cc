#include "gen/parity_maker.h"

#include <algorithm>
#include <utility>

#include "gen/permutation.h"
#include "gen/recorders.h"
#include "solver/slide/taquin_kind.h"

namespace grille::gen {
ParityMaker::ParityMaker(const ParityRun& run, uint64_t seed) : run_(run), seed_(seed) {
  int cells = run.columns * run.rows;
  if (cells <= kMostNumbered) positions_.emplace(seed, Factorial(cells));
}

std::optional<uint64_t> ParityMaker::batches() const {
  if (!positions_) return std::nullopt;
  return (positions_->size() - 1) / kParityWalksPerBatch + 1;
}

void ParityMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.clear();
  batch->found.clear();
  uint64_t walks = kParityWalksPerBatch;
  if (positions_) {
    uint64_t first = number * kParityWalksPerBatch;
    walks = first >= positions_->size() ? 0 : std::min(walks, positions_->size() - first);
  }
  Puzzle puzzle;
  for (uint32_t walk = 0; walk < walks; ++walk) {
    batch->outcomes.push_back(Judge(PositionOf(number, walk), &puzzle));
    if (batch->outcomes.back() != Outcome::kPuzzle) continue;
    batch->found.push_back({walk, std::move(puzzle)});
  }
}

slide::Arrangement ParityMaker::PositionOf(uint64_t batch, uint32_t walk) const {
  int cells = run_.columns * run_.rows;
  Permutation tiles = {};
  if (positions_) {
    tiles = PermutationOf(positions_->At(batch * kParityWalksPerBatch + walk), cells);
  } else {
    DrawsBelow draws(seed_, batch, walk);
    tiles = DrawnPermutation(&draws, cells);
  }
  slide::Arrangement position;
  position.size = cells;
  std::copy(tiles.begin(), tiles.begin() + cells, position.at.begin());
  return position;
}

Outcome ParityMaker::Judge(const slide::Arrangement& position, Puzzle* puzzle) const {
  slide::SolvedTaquin asked;
  asked.taquin.columns = run_.columns;
  asked.taquin.rows = run_.rows;
  asked.taquin.parity = true;
  asked.taquin.task.from = position;
  asked.taquin.task.to = slide::UsualGoal(run_.columns, run_.rows);
  // In order already: nothing to find out.
  if (position == asked.taquin.task.to) return Outcome::kFailed;
  *puzzle = Checked(slide::MakePuzzle(asked));
  if (run_.level && *run_.level != puzzle->level) return Outcome::kFiltered;
  return Outcome::kPuzzle;
}

}  // namespace grille::gen
