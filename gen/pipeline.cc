#include "gen/pipeline.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <exception>
#include <memory>
#include <mutex>
#include <vector>

#include "solver/status.h"

namespace grille::gen {
namespace {

/// Batches waiting to be used again, so that their memory is not given back and asked for anew for
/// every batch.
class BatchPool {
 public:
  std::unique_ptr<Batch> Take() {
    std::lock_guard lock(mutex_);
    if (idle_.empty()) return std::make_unique<Batch>();
    std::unique_ptr<Batch> batch = std::move(idle_.back());
    idle_.pop_back();
    return batch;
  }

  void GiveBack(std::unique_ptr<Batch> batch) {
    std::lock_guard lock(mutex_);
    idle_.push_back(std::move(batch));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Batch>> idle_;
};

}  // namespace

absl::Status RunPipeline(const BatchMaker& maker, const PipelineOptions& options,
                         const BatchSink& sink) {
  namespace tbb = oneapi::tbb;
  BatchPool pool;
  uint64_t next = options.first_batch;
  std::atomic<bool> enough = false;
  absl::Status status;

  auto number = [&](tbb::flow_control& control) -> uint64_t {
    bool stopped = options.stop != nullptr && options.stop->load(std::memory_order_relaxed);
    bool done = options.end_batch && next >= *options.end_batch;
    if (stopped || done || enough.load(std::memory_order_relaxed)) {
      control.stop();
      return 0;
    }
    return next++;
  };
  auto make = [&](uint64_t batch_number) -> Batch* {
    std::unique_ptr<Batch> batch = pool.Take();
    if (!enough.load(std::memory_order_relaxed)) maker.Make(batch_number, batch.get());
    return batch.release();
  };
  auto take = [&](Batch* made) {
    std::unique_ptr<Batch> batch(made);
    if (!enough.load(std::memory_order_relaxed)) {
      absl::StatusOr<SinkVerdict> verdict = sink(*batch);
      if (!verdict.ok()) status = verdict.status();
      if (!verdict.ok() || *verdict == SinkVerdict::kEnough) enough = true;
    }
    pool.GiveBack(std::move(batch));
  };

  try {
    auto threads = static_cast<size_t>(options.threads);
    // An arena has no more threads than TBB allows at all, which is one for each core unless told
    // otherwise.
    tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, threads);
    tbb::task_arena arena(options.threads);
    arena.execute([&] {
      tbb::parallel_pipeline(
          2 * threads + 1,
          tbb::make_filter<void, uint64_t>(tbb::filter_mode::serial_in_order, number) &
              tbb::make_filter<uint64_t, Batch*>(tbb::filter_mode::parallel, make) &
              tbb::make_filter<Batch*, void>(tbb::filter_mode::serial_in_order, take));
    });
  } catch (const std::exception& e) {
    return absl::ResourceExhaustedError(absl::StrCat("the pipeline failed: ", e.what()));
  }
  return status;
}

}  // namespace grille::gen
