#include "gen/tbb_workers.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_pipeline.h>
#include <oneapi/tbb/task_arena.h>

#include <atomic>
#include <exception>
#include <mutex>
#include <numeric>
#include <vector>

#include "gen/handover.h"

namespace grille::gen {
namespace {

/// Parts of one work on their way through a pipeline of two stages: their numbers in order, then
/// the parts at the same time. A parallel_for would do, but for the sanitizer: what TBB's own code
/// does around a pipeline is known to it (tests/tsan.supp) and all that ours does is seen. The
/// order of Take and Give is that of handover.h.
class Parts {
 public:
  Parts(int parts, const std::function<void(int)>& part)
      : part_(part), numbers_(static_cast<size_t>(parts)) {
    std::iota(numbers_.begin(), numbers_.end(), 0);
  }

  void Run(int threads) {
    namespace tbb = oneapi::tbb;
    // An arena has no more threads than TBB allows at all, which is one for each core unless told
    // otherwise.
    tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                                static_cast<size_t>(threads));
    tbb::task_arena arena(threads);
    Carried<Parts> self(this);
    auto next = [self](tbb::flow_control& control) {
      return self.ReadCarriedPointer()->Next(control);
    };
    auto work = [self](int* number) { self.ReadCarriedPointer()->Work(number); };
    begun_.Give();
    arena.execute([&] {
      tbb::parallel_pipeline(2 * static_cast<size_t>(threads),
                             tbb::make_filter<void, int*>(tbb::filter_mode::serial_in_order, next) &
                                 tbb::make_filter<int*, void>(tbb::filter_mode::parallel, work));
    });
    begun_.Take();
    done_.Take();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  int* Next(oneapi::tbb::flow_control& control) {
    begun_.Take();
    int* number = nullptr;
    if (next_ == numbers_.size() || failed_.load(std::memory_order_relaxed)) {
      control.stop();
    } else {
      number = &numbers_[next_++];
    }
    begun_.Give();
    return number;
  }

  void Work(int* number) {
    begun_.Take();
    try {
      part_(*number);
    } catch (...) {
      std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
    done_.Give();
  }

  const std::function<void(int)>& part_;
  std::vector<int> numbers_;
  size_t next_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::exception_ptr failure_;  ///< the first
  Handover begun_;
  Handover done_;
};

}  // namespace

void TbbWorkers::Do(int parts, const std::function<void(int)>& part) const {
  Parts(parts, part).Run(threads_);
}

}  // namespace grille::gen
