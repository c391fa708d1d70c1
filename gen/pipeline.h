#ifndef GRILLE_GEN_PIPELINE_H_
#define GRILLE_GEN_PIPELINE_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "absl/status/statusor.h"
#include "gen/maker.h"

namespace grille::gen {

/// What a sink answers to a batch.
enum class SinkVerdict {
  kMore,   ///< go on
  kEnough  ///< nothing more is wanted; batches already made are dropped
};

/// Takes finished batches one at a time, in the order of their numbers, on some thread of the
/// pipeline. May move out of the batch. An error ends the pipeline.
using BatchSink = std::function<absl::StatusOr<SinkVerdict>(Batch& batch)>;

struct PipelineOptions {
  uint64_t first_batch = 0;
  uint64_t stride = 1;  ///< from one batch's number to the next one's; a shard leaves others out
  std::optional<uint64_t> end_batch = {};  ///< none from this on; without it the sink decides
  int threads = 1;                         ///< at least 1
  /// When it becomes true no further batch is begun; those begun still reach the sink.
  const std::atomic<bool>* stop = nullptr;
};

/// serial, in order: batch numbers → parallel: BatchMaker::Make → serial, in order: the sink.
/// At most 2 × threads + 1 batches exist at a time, whatever the number of batches. Returns the
/// sink's error, if any. What maker or sink throw (out of memory) becomes ResourceExhausted.
absl::Status RunPipeline(const BatchMaker& maker, const PipelineOptions& options,
                         const BatchSink& sink);

}  // namespace grille::gen

#endif  // GRILLE_GEN_PIPELINE_H_
