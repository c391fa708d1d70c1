#include "gen/pipeline.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <exception>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "gen/handover.h"
#include "solver/status.h"

namespace grille::gen {
namespace {

/// What travels through the pipeline: a batch, and whether making it went well.
struct Token {
  Batch batch;
  absl::Status status;
  Handover edge;
};

/// Tokens waiting to be used again, so that the memory of a batch is not given back and asked for
/// anew each time.
class TokenPool {
 public:
  std::unique_ptr<Token> Take() {
    std::lock_guard lock(mutex_);
    if (idle_.empty()) return std::make_unique<Token>();
    std::unique_ptr<Token> token = std::move(idle_.back());
    idle_.pop_back();
    return token;
  }

  void GiveBack(std::unique_ptr<Token> token) {
    std::lock_guard lock(mutex_);
    idle_.push_back(std::move(token));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Token>> idle_;
};

/// Runs `work` and turns what it throws into a status: no exception may cross a stage.
template <typename Work>
absl::Status Guarded(Work&& work) {
  try {
    return work();
  } catch (const std::exception& e) {
    return absl::ResourceExhaustedError(absl::StrCat("the pipeline failed: ", e.what()));
  }
}

/// The three stages. The order of Take and Give in them is that of handover.h.
class Stages {
 public:
  Stages(const BatchMaker& maker, const PipelineOptions& options, const BatchSink& sink)
      : maker_(maker), options_(options), sink_(sink), next_(options.first_batch) {}

  absl::Status Run() {
    namespace tbb = oneapi::tbb;
    auto threads = static_cast<size_t>(options_.threads);
    // An arena has no more threads than TBB allows at all, which is one for each core unless told
    // otherwise.
    tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, threads);
    tbb::task_arena arena(options_.threads);
    Carried<Stages> self(this);
    auto number = [self](tbb::flow_control& control) {
      return self.ReadCarriedPointer()->Number(control);
    };
    auto make = [self](Token* token) { return self.ReadCarriedPointer()->Make(token); };
    auto take = [self](Token* token) { self.ReadCarriedPointer()->Take(token); };
    source_edge_.Give();
    absl::Status begun = Guarded([&] {
      arena.execute([&] {
        tbb::parallel_pipeline(
            2 * threads + 1,
            tbb::make_filter<void, Token*>(tbb::filter_mode::serial_in_order, number) &
                tbb::make_filter<Token*, Token*>(tbb::filter_mode::parallel, make) &
                tbb::make_filter<Token*, void>(tbb::filter_mode::serial_in_order, take));
      });
      return absl::OkStatus();
    });
    source_edge_.Take();
    sink_edge_.Take();
    return begun.ok() ? status_ : begun;
  }

 private:
  Token* Number(oneapi::tbb::flow_control& control) {
    source_edge_.Take();
    Token* token = nullptr;
    bool stopped = options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
    bool done = options_.end_batch && next_ >= *options_.end_batch;
    if (stopped || done || enough_.load(std::memory_order_relaxed)) {
      control.stop();
    } else {
      token = pool_.Take().release();
      token->batch.number = next_;
      next_ += options_.stride;
      token->edge.Give();
    }
    source_edge_.Give();
    return token;
  }

  Token* Make(Token* token) const {
    token->edge.Take();
    if (!enough_.load(std::memory_order_relaxed)) {
      token->status = Guarded([&] {
        maker_.Make(token->batch.number, &token->batch);
        return absl::OkStatus();
      });
    }
    token->edge.Give();
    return token;
  }

  void Take(Token* arrived) {
    sink_edge_.Take();
    arrived->edge.Take();
    std::unique_ptr<Token> token(arrived);
    if (!enough_.load(std::memory_order_relaxed)) {
      status_ = token->status;
      SinkVerdict verdict = SinkVerdict::kEnough;
      if (status_.ok()) {
        status_ = Guarded([&]() -> absl::Status {
          GRILLE_ASSIGN_OR_RETURN(verdict, sink_(token->batch));
          return absl::OkStatus();
        });
      }
      if (!status_.ok() || verdict == SinkVerdict::kEnough) enough_ = true;
    }
    pool_.GiveBack(std::move(token));
    sink_edge_.Give();
  }

  const BatchMaker& maker_;
  const PipelineOptions& options_;
  const BatchSink& sink_;
  TokenPool pool_;
  uint64_t next_;
  std::atomic<bool> enough_ = false;  ///< nothing more is wanted
  absl::Status status_;               ///< of the sink
  Handover source_edge_;
  Handover sink_edge_;
};

}  // namespace

absl::Status RunPipeline(const BatchMaker& maker, const PipelineOptions& options,
                         const BatchSink& sink) {
  return Stages(maker, options, sink).Run();
}

}  // namespace grille::gen
