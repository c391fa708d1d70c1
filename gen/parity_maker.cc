#include "gen/parity_maker.h"

#include <algorithm>
#include <array>
#include <utility>

#include "gen/philox.h"
#include "gen/recorders.h"
#include "solver/slide/taquin_kind.h"

namespace grille::gen {
namespace {

/// 20! is the largest that Shuffled takes.
constexpr int kMostCellsWithEnd = 20;

uint64_t Factorial(int n) { return n < 2 ? 1 : static_cast<uint64_t>(n) * Factorial(n - 1); }

/// For each place of an arrangement, which of the tiles that are left it takes.
using Choices = std::array<uint32_t, slide::kMaxVertices>;

/// The choices of a number below cells!, its digits in the factorial system.
Choices ChoicesOfNumber(uint64_t number, int cells) {
  Choices choices = {};
  for (int place = cells - 1; place >= 0; --place) {
    auto left = static_cast<uint64_t>(cells - place);
    choices[static_cast<size_t>(place)] = static_cast<uint32_t>(number % left);
    number /= left;
  }
  return choices;
}

/// Drawn: draw k of a walk is one word of Philox, block k / 4 (runs.md, 1). Words that would favour
/// some tiles are passed over.
Choices DrawnChoices(uint64_t seed, uint64_t batch, uint32_t walk, int cells) {
  Choices choices = {};
  std::array<uint32_t, 2> key = {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32)};
  uint32_t draw = 0;
  for (int place = 0; place < cells; ++place) {
    auto left = static_cast<uint64_t>(cells - place);
    uint64_t product = 0;
    do {
      std::array<uint32_t, 4> block = Philox(
          {draw / 4, walk, static_cast<uint32_t>(batch), static_cast<uint32_t>(batch >> 32)}, key);
      product = block[draw % 4] * left;
      ++draw;
    } while ((product & 0xffffffff) < (uint64_t{1} << 32) % left);
    choices[static_cast<size_t>(place)] = static_cast<uint32_t>(product >> 32);
  }
  return choices;
}

}  // namespace

ParityMaker::ParityMaker(const ParityRun& run, uint64_t seed) : run_(run), seed_(seed) {
  int cells = run.columns * run.rows;
  if (cells <= kMostCellsWithEnd) positions_.emplace(seed, Factorial(cells));
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
  Choices choices =
      positions_ ? ChoicesOfNumber(positions_->At(batch * kParityWalksPerBatch + walk), cells)
                 : DrawnChoices(seed_, batch, walk, cells);
  slide::Arrangement position;
  position.size = cells;
  std::array<slide::Token, slide::kMaxVertices> left = {};
  for (size_t i = 0; i < left.size(); ++i) left[i] = static_cast<slide::Token>(i);
  auto end = left.begin() + cells;
  for (int place = 0; place < cells; ++place) {
    auto chosen = left.begin() + choices[static_cast<size_t>(place)];
    position.at[static_cast<size_t>(place)] = *chosen;
    std::copy(chosen + 1, end, chosen);
    --end;
  }
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
