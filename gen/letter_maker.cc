#include "gen/letter_maker.h"

#include <algorithm>
#include <utility>

#include "gen/draws_below.h"
#include "gen/permutation.h"
#include "solver/slide/reach.h"
#include "solver/status.h"

namespace grille::gen {
namespace {

/// No puzzle of such a board has so many moves.
constexpr int kBeyondAll = slide::PatternSearch{}.most_moves;

/// The most moves of a puzzle that the filter wants.
int MostMoves(const MovesFilter& filter, const Recorder& recorder) {
  int most = std::min(filter.most, kBeyondAll);
  if (!filter.level) return most;
  int moves = 0;
  while (moves < most && recorder.level(moves + 1) <= *filter.level) ++moves;
  return moves;
}

/// The neighbours of a vertex in their order, but for one.
std::vector<slide::Vertex> WaysOn(const slide::Graph& board, slide::Vertex vertex,
                                  std::optional<slide::Vertex> came_from) {
  std::vector<slide::Vertex> ways;
  for (slide::Vertex v = 0; v < board.size; ++v) {
    if (board.Joined(vertex, v) && v != came_from) ways.push_back(v);
  }
  return ways;
}

}  // namespace

absl::StatusOr<std::unique_ptr<LetterMaker>> LetterMaker::Create(
    const LetterRun& run, const std::shared_ptr<const slide::PatternSet>& set, Recorder recorder,
    uint64_t seed) {
  if (run.board.size > kMostLetterVertices) {
    return absl::OutOfRangeError(
        absl::StrCat("puzzles whose tokens all differ are made on boards "
                     "of up to ",
                     kMostLetterVertices, " vertices"));
  }
  slide::ReachReason reason = slide::ReachOf(run.board, run.goal, run.goal).reason;
  if (reason != slide::ReachReason::kAll && reason != slide::ReachReason::kParity) {
    return absl::InvalidArgumentError("few starts on this board can reach the goal");
  }
  if (!slide::IsForPatterns({.from = run.goal, .to = run.goal})) {
    return absl::InvalidArgumentError("two tokens of the goal are alike");
  }
  bool bipartite = reason == slide::ReachReason::kParity;
  return std::unique_ptr<LetterMaker>(
      new LetterMaker(run, set, std::move(recorder), bipartite, seed));
}

LetterMaker::LetterMaker(const LetterRun& run, const std::shared_ptr<const slide::PatternSet>& set,
                         Recorder recorder, bool bipartite, uint64_t seed)
    : run_(run),
      searcher_(set, slide::VacancyOf(run.goal)),
      recorder_(std::move(recorder)),
      bipartite_(bipartite),
      seed_(seed),
      most_moves_(MostMoves(run.filter, recorder_)),
      tokens_(run.goal.at.begin(), run.goal.at.begin() + run.goal.size) {
  std::swap(tokens_[0], tokens_[slide::VacancyOf(run.goal)]);
  if (!run.walk) starts_.emplace(seed, Factorial(run.board.size) / (bipartite ? 2 : 1));
}

std::optional<uint64_t> LetterMaker::batches() const {
  if (!starts_) return std::nullopt;
  return (starts_->size() - 1) / kLetterWalksPerBatch + 1;
}

std::optional<uint64_t> LetterMaker::patience() const {
  if (!run_.walk) return std::nullopt;
  return kLetterPatience;
}

void LetterMaker::Make(uint64_t number, Batch* batch) const {
  batch->number = number;
  batch->outcomes.clear();
  batch->found.clear();
  uint64_t walks = kLetterWalksPerBatch;
  if (starts_) {
    if (number >= batches()) return;
    walks = std::min(walks, starts_->size() - number * kLetterWalksPerBatch);
  }
  Puzzle puzzle;
  for (uint32_t walk = 0; walk < walks; ++walk) {
    batch->outcomes.push_back(Judge(StartOf(number, walk), &puzzle));
    if (batch->outcomes.back() != Outcome::kPuzzle) continue;
    batch->found.push_back({walk, std::move(puzzle)});
  }
}

slide::Arrangement LetterMaker::StartOf(uint64_t batch, uint32_t walk) const {
  if (starts_) return NumberedStart(starts_->At(batch * kLetterWalksPerBatch + walk));
  return WalkedStart(batch, walk);
}

// Each token takes one of the places left. On a bipartite board that is done with every other
// number: the starts come in pairs that differ by an exchange of the last two tokens, and just one
// of a pair can reach the goal.
slide::Arrangement LetterMaker::NumberedStart(uint64_t number) const {
  Permutation places = PermutationOf(bipartite_ ? 2 * number : number, run_.board.size);
  slide::Arrangement start;
  start.size = run_.board.size;
  for (size_t i = 0; i < tokens_.size(); ++i) start.at[places[i]] = tokens_[i];
  if (bipartite_ && !slide::ReachOf(run_.board, start, run_.goal).reachable) {
    std::swap(start.at[places[tokens_.size() - 2]], start.at[places[tokens_.size() - 1]]);
  }
  return start;
}

slide::Arrangement LetterMaker::WalkedStart(uint64_t batch, uint32_t walk) const {
  DrawsBelow draws(seed_, batch, walk);
  slide::Arrangement start = run_.goal;
  slide::Vertex vacancy = slide::VacancyOf(start);
  std::optional<slide::Vertex> came_from;
  for (int move = 0; move < *run_.walk; ++move) {
    std::vector<slide::Vertex> ways = WaysOn(run_.board, vacancy, came_from);
    slide::Vertex next = ways[draws.Next(static_cast<uint32_t>(ways.size()))];
    came_from = vacancy;
    slide::Slide(&start, &vacancy, next);
  }
  return start;
}

bool LetterMaker::Wants(int moves) const {
  return run_.filter.Wants(moves) &&
         (!run_.filter.level || *run_.filter.level == recorder_.level(moves));
}

Outcome LetterMaker::Judge(const slide::Arrangement& from, Puzzle* puzzle) const {
  if (from == run_.goal) return Outcome::kFailed;
  // No limit on nodes: which databases are at hand must not decide what is made.
  slide::PatternSearch how;
  how.most_moves = most_moves_;
  if (run_.count) how.solutions = UINT64_MAX;
  if (run_.filter.unique) how.solutions = 2;
  slide::Fewest fewest = searcher_.Find({.from = from, .to = run_.goal}, how, OneWorker()).fewest;
  if (!fewest.known || !Wants(fewest.moves)) return Outcome::kFiltered;
  if (run_.filter.unique && fewest.shortest != 1) return Outcome::kAmbiguous;
  bool counted = run_.count || run_.filter.unique;
  *puzzle = recorder_.record(from, fewest.solution, counted ? fewest.shortest : std::nullopt);
  return Outcome::kPuzzle;
}

}  // namespace grille::gen
