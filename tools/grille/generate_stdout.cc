#include "gen/key_set.h"
#include "gen/pipeline.h"
#include "gen/run_end.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/generate.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shard.h"

namespace grille::tools {

int GenerateToStdout(const GenerateRequest& request, const gen::BatchMaker& maker) {
  Output output;
  gen::KeySet keys;
  uint64_t seen = 0;
  uint64_t known = 0;
  StopReason reason = StopReason::kInterrupt;
  if (request.all_batches) reason = StopReason::kExhausted;
  if (request.batches && EndBatch(request) == request.batches) reason = StopReason::kBatchesDone;
  gen::RunEnd end(request.extent, request.patience);
  Progress progress("puzzles", request.count, 0);
  auto sink = [&](Batch& batch) -> absl::StatusOr<gen::SinkVerdict> {
    for (const Found& found : batch.found) {
      if (!keys.Insert(found.puzzle.key)) {
        ++known;
        continue;
      }
      GRILLE_ASSIGN_OR_RETURN(PuzzleText text, request.kind->Describe(found.puzzle));
      output.JsonLine(PuzzleJson(*request.kind, found.puzzle, text, std::nullopt));
      if (keys.size() == request.count) {
        seen += found.walk + 1;
        reason = StopReason::kCountReached;
        return gen::SinkVerdict::kEnough;
      }
    }
    output.Flush();
    if (output.failed()) return output.Finish();
    seen += batch.outcomes.size();
    progress.Update(keys.size(), seen);
    end.Take(batch);
    if (end.Exhausted() || end.GivenUp()) {
      reason = end.Exhausted() ? StopReason::kExhausted : StopReason::kGivenUp;
      return gen::SinkVerdict::kEnough;
    }
    if (request.time_limit && progress.Seconds() >= static_cast<double>(*request.time_limit)) {
      reason = StopReason::kTimeLimit;
      return gen::SinkVerdict::kEnough;
    }
    return gen::SinkVerdict::kMore;
  };
  absl::Status status = gen::RunPipeline(maker,
                                         {.first_batch = request.shard.index,
                                          .stride = request.shard.count,
                                          .end_batch = EndBatch(request),
                                          .threads = request.threads,
                                          .stop = request.stop},
                                         sink);
  progress.Clear();
  if (status.ok()) status = output.Finish();
  if (!status.ok()) return Fail(status);
  bool at_end = reason == StopReason::kBatchesDone || reason == StopReason::kExhausted;
  if (at_end && request.stop->load() && !end.Exhausted()) reason = StopReason::kInterrupt;
  std::string wanted = request.count ? absl::StrCat(" of ", Grouped(*request.count)) : "";
  bool part = IsPart(request.shard);
  Say(absl::StrCat(Grouped(keys.size()), wanted, " puzzles from ", Grouped(seen),
                   " candidates, seed ", request.seed,
                   part ? ", shard " + ShardText(request.shard) : "", ", ", Grouped(known),
                   " repeats dropped; ", StopReasonText(reason, request)));
  if (!IsDone(reason)) {
    Say(absl::StrCat("the same puzzles come again with --seed ", request.seed,
                     part ? " --shard " + ShardText(request.shard) : "",
                     "; a run in a store (--db FILE) can be gone on with"));
  }
  return IsDone(reason) ? kDone : kNotFullyDone;
}

}  // namespace grille::tools
