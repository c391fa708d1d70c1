#include <algorithm>
#include <chrono>
#include <vector>

#include "gen/pipeline.h"
#include "gen/run_end.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/generate.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shard.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

/// A transaction holds about so many puzzles, so many batches, or what came in so long a time,
/// whichever is reached first: few enough to lose little and to let others write, many enough to
/// make the cost of a commit small.
constexpr size_t kPuzzlesPerCommit = 20000;
constexpr size_t kBatchesPerCommit = 1024;
constexpr std::chrono::seconds kTimePerCommit(1);

/// The sink of a run: gathers batches and appends them to the store.
class StoreSink {
 public:
  StoreSink(const GenerateRequest& request, db::Store* store, db::Run* run)
      : request_(request),
        store_(store),
        run_(run),
        end_(request.extent, request.patience),
        progress_("puzzles", request.count, run->counts.stored),
        seen_before_(run->counts.seen),
        last_commit_(Clock::now()) {}

  /// Finds out what the run need not make any more: what it, or another, has brought into the
  /// store.
  absl::Status LookAtStore() {
    GRILLE_ASSIGN_OR_RETURN(std::vector<std::string> there, store_->KeysThere(end_.missing()));
    for (const std::string& key : there) end_.Drop(key);
    return absl::OkStatus();
  }

  bool AtEnd() const { return end_.Exhausted() || end_.GivenUp(); }

  absl::StatusOr<gen::SinkVerdict> Take(Batch& batch) {
    end_.Take(batch);
    waiting_puzzles_ += batch.found.size();
    waiting_.push_back(std::move(batch));
    bool full = waiting_puzzles_ >= kPuzzlesPerCommit || waiting_.size() >= kBatchesPerCommit ||
                Clock::now() - last_commit_ >= kTimePerCommit;
    bool may_reach = request_.count && run_->counts.stored + waiting_puzzles_ >= *request_.count;
    bool late =
        request_.time_limit && progress_.Seconds() >= static_cast<double>(*request_.time_limit);
    if (full || may_reach || late || AtEnd()) GRILLE_RETURN_IF_ERROR(Commit());
    progress_.Update(run_->counts.stored, run_->counts.seen - seen_before_);
    if (CountReached() || AtEnd()) return gen::SinkVerdict::kEnough;
    if (late && !late_) {
      // Batches that are begun still come, and are stored: nothing that was made is lost.
      late_ = true;
      request_.stop->store(true);
    }
    return gen::SinkVerdict::kMore;
  }

  absl::Status Commit() {
    if (waiting_.empty() || CountReached()) return absl::OkStatus();
    GRILLE_RETURN_IF_ERROR(store_->Append(run_, waiting_, request_.count));
    waiting_.clear();
    waiting_puzzles_ = 0;
    last_commit_ = Clock::now();
    return absl::OkStatus();
  }

  bool CountReached() const { return request_.count && run_->counts.stored >= *request_.count; }

  StopReason Reason() const {
    if (CountReached()) return StopReason::kCountReached;
    if (request_.batches && run_->next_batch >= *request_.batches) return StopReason::kBatchesDone;
    if (end_.Exhausted() || AllTried()) return StopReason::kExhausted;
    if (end_.GivenUp()) return StopReason::kGivenUp;
    return late_ ? StopReason::kTimeLimit : StopReason::kInterrupt;
  }

  /// Whether there are no more candidates.
  bool AllTried() const {
    return request_.all_batches && run_->next_batch >= *request_.all_batches;
  }

  Progress& progress() { return progress_; }

 private:
  using Clock = std::chrono::steady_clock;

  const GenerateRequest& request_;
  db::Store* store_;
  db::Run* run_;
  gen::RunEnd end_;
  Progress progress_;
  uint64_t seen_before_;
  Clock::time_point last_commit_;
  std::vector<Batch> waiting_;
  size_t waiting_puzzles_ = 0;
  bool late_ = false;
};

/// The command that goes on with a run, which knows itself which shard it is.
std::string HowToGoOn(const GenerateRequest& request, const db::Run& run, const std::string& path) {
  std::string command =
      absl::StrCat("grille generate ", ToAbsl(request.kind->name()), " --resume ", run.id);
  if (request.count) absl::StrAppend(&command, " --count ", *request.count);
  if (request.batches) absl::StrAppend(&command, " --batches ", *request.batches);
  if (!request.count && !request.batches && request.time_limit) {
    absl::StrAppend(&command, " --time-limit ", *request.time_limit);
  }
  return absl::StrCat(command, " --db ", ShellWord(path));
}

void Report(const GenerateRequest& request, const db::Run& run, StopReason reason,
            const std::string& path, double seconds) {
  std::string wanted = request.count ? absl::StrCat(" of ", Grouped(*request.count)) : "";
  std::string part = IsPart(run.spec.shard) ? ", shard " + ShardText(run.spec.shard) : "";
  Say(absl::StrCat("run ", run.id, " in ", path, part, ": ", Grouped(run.counts.stored), wanted,
                   " puzzles stored, ", StopReasonText(reason, request), " (", Duration(seconds),
                   ")"));
  Say(absl::StrCat("  of ", Grouped(run.counts.seen), " candidates ", Grouped(run.counts.failed),
                   " failed, ", Grouped(run.counts.ambiguous), " were ambiguous, ",
                   Grouped(run.counts.filtered), " not asked for, ", Grouped(run.counts.known),
                   " known already"));
  if (!IsDone(reason)) Say("to go on: " + HowToGoOn(request, run, path));
}

}  // namespace

int SumUp(const GenerateRequest& request, const db::Run& run, StopReason reason) {
  JsonObject sum;
  if (run.id == 0) {
    sum.AddNull("run");
  } else {
    sum.Add("run", run.id);
  }
  sum.Add("kind", request.kind->name()).Add("seed", request.seed);
  if (IsPart(request.shard)) sum.Add("shard", ShardText(request.shard));
  Output output;
  output.JsonLine(sum.Add("stored", run.counts.stored)
                      .Add("seen", run.counts.seen)
                      .Add("failed", run.counts.failed)
                      .Add("ambiguous", run.counts.ambiguous)
                      .Add("filtered", run.counts.filtered)
                      .Add("known", run.counts.known)
                      .Add("stopped_by", StopReasonName(reason))
                      .Add("done", IsDone(reason)));
  absl::Status written = output.Finish();
  return written.ok() ? kDone : Fail(written);
}

std::string StopReasonText(StopReason reason, const GenerateRequest& request) {
  switch (reason) {
    case StopReason::kCountReached:
      return "the count is reached";
    case StopReason::kBatchesDone:
      return "the batches are done";
    case StopReason::kExhausted:
      if (!request.extent) return "there are no more: all candidates were tried";
      return absl::StrCat("there are no more: all ", Grouped(request.extent->candidates),
                          " candidates make ", Grouped(request.extent->keys.size()),
                          request.extent->keys.size() == 1 ? " puzzle; the others are disguises"
                                                           : " puzzles that are no disguises of "
                                                             "each other");
    case StopReason::kGivenUp:
      return absl::StrCat("the limit ran out: nothing new in ", Grouped(*request.patience),
                          " batches");
    case StopReason::kTimeLimit:
      return "the time limit is reached";
    case StopReason::kInterrupt:
      return "interrupted";
  }
  return "";
}

std::string StopReasonName(StopReason reason) {
  switch (reason) {
    case StopReason::kCountReached:
      return "count";
    case StopReason::kBatchesDone:
      return "batches";
    case StopReason::kExhausted:
      return "exhausted";
    case StopReason::kGivenUp:
      return "nothing-new";
    case StopReason::kTimeLimit:
      return "time-limit";
    case StopReason::kInterrupt:
      return "interrupt";
  }
  return "";
}

std::optional<uint64_t> EndBatch(const GenerateRequest& request) {
  if (!request.batches) return request.all_batches;
  return std::min(*request.batches, request.all_batches.value_or(*request.batches));
}

bool Meets(const db::Run& run, const GenerateRequest& request) {
  return (request.count && run.counts.stored >= *request.count) ||
         (request.batches && run.next_batch >= *request.batches);
}

bool NeedsWork(const db::Run& run, const GenerateRequest& request) {
  bool fresh = run.state == db::RunState::kRunning && run.counts.seen == 0;
  bool all_tried = request.all_batches && run.next_batch >= *request.all_batches;
  return (!Meets(run, request) && !all_tried) || (fresh && run.batch_target == request.batches);
}

int GenerateToStore(const GenerateRequest& request, const gen::BatchMaker& maker, db::Store* store,
                    db::Run* run, const std::string& path) {
  StoreSink sink(request, store, run);
  if (!NeedsWork(*run, request)) {
    Say(absl::StrCat("run ", run->id, " is done already: it has ", Grouped(run->counts.stored),
                     " puzzles from ", Grouped(run->counts.seen), " candidates"));
    return request.json ? SumUp(request, *run, sink.Reason()) : kDone;
  }
  absl::Status status = store->BeginWork(run, request.count, request.batches);
  if (status.ok()) status = sink.LookAtStore();
  if (status.ok() && !sink.AtEnd()) {
    gen::PipelineOptions options = {.first_batch = run->next_batch,
                                    .stride = run->spec.shard.count,
                                    .end_batch = EndBatch(request),
                                    .threads = request.threads,
                                    .stop = request.stop};
    status = gen::RunPipeline(maker, options, [&](Batch& batch) { return sink.Take(batch); });
  }
  if (status.ok()) status = sink.Commit();
  StopReason reason = sink.Reason();
  if (status.ok()) {
    status = store->SetRunState(run, IsDone(reason) ? db::RunState::kDone : db::RunState::kStopped);
  }
  sink.progress().Clear();
  if (!status.ok()) {
    Fail(status);
    Say(absl::StrCat("what was committed is safe: ", Grouped(run->counts.stored),
                     " puzzles by run ", run->id));
    Say("to go on: " + HowToGoOn(request, *run, path));
    return kNotFullyDone;
  }
  Report(request, *run, reason, path, sink.progress().Seconds());
  int summed = request.json ? SumUp(request, *run, reason) : kDone;
  return IsDone(reason) ? summed : kNotFullyDone;
}

}  // namespace grille::tools
