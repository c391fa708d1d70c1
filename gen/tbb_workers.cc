#include "gen/tbb_workers.h"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

#include "gen/handover.h"

namespace grille::gen {

void TbbWorkers::Do(int parts, const std::function<void(int)>& part) const {
  namespace tbb = oneapi::tbb;
  // An arena has no more threads than TBB allows at all, which is one for each core unless told
  // otherwise.
  tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                              static_cast<size_t>(threads_));
  tbb::task_arena arena(threads_);
  // The sanitizer does not see how TBB orders what is before, within and after (handover.h).
  Handover begun;
  Handover done;
  begun.Give();
  arena.execute([&] {
    tbb::parallel_for(0, parts, [&](int i) {
      begun.Take();
      part(i);
      done.Give();
    });
  });
  done.Take();
}

}  // namespace grille::gen
