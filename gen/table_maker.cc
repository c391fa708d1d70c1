#include "gen/table_maker.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace grille::gen {
namespace {

/// So many starts can be recorded in a moment.
constexpr uint64_t kFewStarts = 20000;

}  // namespace

void TableMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.clear();
  batch->found.clear();
  uint64_t first = number * kTableWalksPerBatch;
  if (first >= starts_.size()) return;
  uint64_t last = std::min(starts_.size(), first + kTableWalksPerBatch);
  std::vector<uint64_t> wanted;
  for (uint64_t i = first; i < last; ++i) {
    uint64_t start = starts_.At(i);
    batch->outcomes.push_back(Judge(start));
    if (batch->outcomes.back() != Outcome::kPuzzle) continue;
    batch->found.push_back({static_cast<uint32_t>(i - first), {}});
    wanted.push_back(start);
  }
  std::vector<slide::Moves> solutions;
  table_->SolutionsOf(wanted, &solutions);
  for (size_t i = 0; i < wanted.size(); ++i) {
    batch->found[i].puzzle = Record(wanted[i], solutions[i]);
  }
}

Outcome TableMaker::Judge(uint64_t start) const {
  int moves = table_->DistanceOf(start);
  // Solved already, or never: no puzzle.
  if (moves == 0 || moves == slide::DistanceTable::kNever) return Outcome::kFailed;
  if (!filter_.Wants(moves)) return Outcome::kFiltered;
  if (filter_.unique && !table_->IsUnique(start)) return Outcome::kAmbiguous;
  if (filter_.level && *filter_.level != recorder_.level(moves)) return Outcome::kFiltered;
  return Outcome::kPuzzle;
}

Puzzle TableMaker::Record(uint64_t start, const slide::Moves& solution) const {
  return recorder_.record(table_->index().ArrangementOf(start), solution,
                          table_->ShortestOf(start));
}

std::optional<uint64_t> TableMaker::batches() const {
  return (starts_.size() - 1) / kTableWalksPerBatch + 1;
}

std::optional<Extent> TableMaker::FindExtent() const {
  const std::vector<uint64_t>& histogram = table_->histogram();
  uint64_t wanted = 0;
  for (size_t moves = 1; moves < histogram.size(); ++moves) {
    bool right = filter_.Wants(static_cast<int>(moves)) &&
                 (!filter_.level || *filter_.level == recorder_.level(static_cast<int>(moves)));
    if (right) wanted += histogram[moves];
  }
  if (wanted > kFewStarts) return std::nullopt;
  Extent extent;
  slide::Moves solution;
  for (uint64_t start = 0; start < starts_.size(); ++start) {
    if (Judge(start) != Outcome::kPuzzle) continue;
    ++extent.candidates;
    table_->SolutionOf(start, &solution);
    extent.keys.insert(Record(start, solution).key);
  }
  return extent;
}

}  // namespace grille::gen
