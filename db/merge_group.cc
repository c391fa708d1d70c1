#include "db/merge_group.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

/// As many puzzles as are gone through in a transaction (see generate_store.cc).
constexpr size_t kPuzzlesPerCommit = 20000;

/// All streams of a group together read about so many rows ahead, and none less than the least.
constexpr size_t kRowsAhead = 65536;
constexpr size_t kLeastAhead = 64;
constexpr size_t kMostAhead = 4096;

}  // namespace

absl::Status CountKnown(const std::string& store, Run* run) {
  RunCounts& counts = run->counts;
  uint64_t others = counts.failed + counts.ambiguous + counts.filtered + counts.stored;
  if (others > counts.seen) {
    return absl::DataLossError(absl::StrCat(store, ": run ", run->id, " has ", counts.stored,
                                            " puzzles, more than it can have made of ", counts.seen,
                                            " candidates"));
  }
  counts.known = counts.seen - others;
  return absl::OkStatus();
}

absl::Status GroupMerge::Run(const MergeGroup& group,
                             absl::Span<const std::unique_ptr<MergeSource>> sources,
                             const std::atomic<bool>& stop, const MergeWatcher& watch) {
  GRILLE_RETURN_IF_ERROR(Open(group, sources));
  do {
    if (stop.load(std::memory_order_relaxed)) return absl::CancelledError("interrupted");
    GRILLE_RETURN_IF_ERROR(Step(stop));
    watch(*counts_);
  } while (!heads_.empty());
  return absl::OkStatus();
}

absl::Status GroupMerge::Open(const MergeGroup& group,
                              absl::Span<const std::unique_ptr<MergeSource>> sources) {
  size_t ahead = std::clamp(kRowsAhead / group.pieces.size(), kLeastAhead, kMostAhead);
  for (const MergePiece& piece : group.pieces) {
    streams_.emplace_back(sources[piece.source].get(), &piece, ahead);
    GRILLE_RETURN_IF_ERROR(streams_.back().Advance());
    if (!streams_.back().done()) heads_.push_back(streams_.size() - 1);
    mine_.push_back(piece.target);
  }
  std::make_heap(heads_.begin(), heads_.end(), Later{streams_});
  std::sort(mine_.begin(), mine_.end());
  mine_.erase(std::unique(mine_.begin(), mine_.end()), mine_.end());
  return absl::OkStatus();
}

bool GroupMerge::Later::operator()(size_t a, size_t b) const {
  const MergeRow& x = streams[a].row();
  const MergeRow& y = streams[b].row();
  return std::tie(x.batch, x.walk, a) > std::tie(y.batch, y.walk, b);
}

absl::Status GroupMerge::Step(const std::atomic<bool>& stop) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(*database_));
  std::vector<MergeTarget> targets;
  for (size_t index : mine_) {
    targets.push_back((*targets_)[index]);
    GRILLE_RETURN_IF_ERROR(CheckHeld(*database_, targets.back().run));
  }
  GRILLE_RETURN_IF_ERROR(writer_->Begin());
  MergeCounts counts = *counts_;
  GRILLE_RETURN_IF_ERROR(TakeSome(stop, &targets, &counts));
  GRILLE_RETURN_IF_ERROR(writer_->Finish());
  for (size_t i = 0; i < mine_.size(); ++i) {
    GRILLE_RETURN_IF_ERROR(WriteRow((*targets_)[mine_[i]].run, &targets[i]));
  }
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  for (size_t i = 0; i < mine_.size(); ++i) (*targets_)[mine_[i]] = std::move(targets[i]);
  *counts_ = counts;
  return absl::OkStatus();
}

absl::Status GroupMerge::TakeSome(const std::atomic<bool>& stop, std::vector<MergeTarget>* targets,
                                  MergeCounts* counts) {
  for (size_t taken = 0; taken < kPuzzlesPerCommit && !heads_.empty(); ++taken) {
    if (stop.load(std::memory_order_relaxed)) break;
    std::pop_heap(heads_.begin(), heads_.end(), Later{streams_});
    MergeStream& stream = streams_[heads_.back()];
    auto mine = std::lower_bound(mine_.begin(), mine_.end(), stream.piece().target);
    db::Run& run = (*targets)[static_cast<size_t>(mine - mine_.begin())].run;
    GRILLE_ASSIGN_OR_RETURN(MergeWriter::Taken puzzle, writer_->Take(stream.row(), run.id));
    ++(puzzle.added ? counts->added : counts->known);
    if (puzzle.added) ++run.counts.stored;
    if (puzzle.marked) ++counts->marks;
    GRILLE_RETURN_IF_ERROR(stream.Advance());
    if (stream.done()) {
      heads_.pop_back();
    } else {
      std::push_heap(heads_.begin(), heads_.end(), Later{streams_});
    }
  }
  return absl::OkStatus();
}

absl::Status GroupMerge::WriteRow(const db::Run& before, MergeTarget* target) {
  bool ends = target->advances && heads_.empty();
  if (!ends && before.counts.stored == target->run.counts.stored) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(CountKnown(database_->name(), &target->run));
  db::Run row = target->run;
  if (target->advances && !ends) row.state = RunState::kMerging;
  return WriteProgress(*database_, row);
}

}  // namespace grille::db
