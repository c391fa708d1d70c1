#include "gen/word_maker.h"

#include <algorithm>
#include <utility>

#include "gen/recorders.h"
#include "solver/slide/etoile_grade.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/search.h"
#include "solver/star/star.h"
#include "solver/status.h"

namespace grille::gen {
namespace {

/// The marked token among the others: no colour's number.
constexpr slide::Token kMarked = slide::kTokenA;

/// The goal with one token of the colour marked.
slide::Arrangement WithMark(const slide::Arrangement& goal, slide::Token colour) {
  slide::Arrangement marked = goal;
  std::replace(marked.at.begin(), std::next(std::find(marked.at.begin(), marked.at.end(), colour)),
               colour, kMarked);
  return marked;
}

}  // namespace

absl::StatusOr<bool> WordMaker::TakesTable(const WordRun& run) {
  bool any_short = std::any_of(run.words.begin(), run.words.end(), [](const slide::Moves& word) {
    return word.size() <= kMostLettersByTable;
  });
  if (!any_short) return false;
  GRILLE_ASSIGN_OR_RETURN(slide::SequenceIndex starts,
                          slide::SequenceIndex::Create(star::StarGraph(), run.goal));
  return starts.size() <= kMostStartsOfTable;
}

absl::StatusOr<std::unique_ptr<WordMaker>> WordMaker::Create(
    const WordRun& run, std::shared_ptr<const slide::DistanceTable> table, uint64_t seed) {
  GRILLE_ASSIGN_OR_RETURN(
      slide::SequenceIndex index,
      slide::SequenceIndex::Create(star::StarGraph(), WithMark(run.goal, run.colour)));
  return std::unique_ptr<WordMaker>(new WordMaker(run, std::move(table), std::move(index), seed));
}

WordMaker::WordMaker(const WordRun& run, std::shared_ptr<const slide::DistanceTable> table,
                     slide::SequenceIndex index, uint64_t seed)
    : run_(run),
      table_(std::move(table)),
      index_(std::move(index)),
      candidates_(seed, run.words.size() * index_.size()) {}

std::optional<uint64_t> WordMaker::batches() const {
  return (candidates_.size() - 1) / kWordWalksPerBatch + 1;
}

void WordMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.clear();
  batch->found.clear();
  uint64_t first = number * kWordWalksPerBatch;
  if (first >= candidates_.size()) return;
  uint64_t last = std::min(candidates_.size(), first + kWordWalksPerBatch);
  Puzzle puzzle;
  for (uint64_t i = first; i < last; ++i) {
    batch->outcomes.push_back(Judge(TaskOf(candidates_.At(i)), &puzzle));
    if (batch->outcomes.back() != Outcome::kPuzzle) continue;
    batch->found.push_back({static_cast<uint32_t>(i - first), std::move(puzzle)});
  }
}

slide::Task WordMaker::TaskOf(uint64_t candidate) const {
  slide::Task task;
  task.word = run_.words[candidate / index_.size()];
  task.from = index_.ArrangementOf(candidate % index_.size());
  while (task.from.at[task.mark] != kMarked) ++task.mark;
  task.from.at[task.mark] = run_.colour;
  task.to = run_.goal;
  return task;
}

Outcome WordMaker::Judge(const slide::Task& task, Puzzle* puzzle) const {
  const slide::DistanceTable* table =
      task.word.size() <= kMostLettersByTable ? table_.get() : nullptr;
  slide::Fewest fewest = slide::FindFewest(star::StarGraph(), task, kMostWordStates, table);
  if (!fewest.known || fewest.moves == 0) return Outcome::kFailed;
  const MovesFilter& filter = run_.filter;
  if (!filter.Wants(fewest.moves)) return Outcome::kFiltered;
  if (filter.unique && fewest.shortest != 1) return Outcome::kAmbiguous;
  if (filter.level && *filter.level != slide::EtoileLevel(slide::Form::kWord, fewest.moves)) {
    return Outcome::kFiltered;
  }
  *puzzle = Checked(slide::MakePuzzle({task, std::move(fewest.solution), fewest.shortest}));
  return Outcome::kPuzzle;
}

}  // namespace grille::gen
