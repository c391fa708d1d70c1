#ifndef GRILLE_BENCH_TURNS_H_
#define GRILLE_BENCH_TURNS_H_

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace grille::bench {

using Clock = std::chrono::steady_clock;

/// The middle value. Requires at least one.
inline double Median(std::vector<double> values) {
  auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Seconds that `work` takes.
template <typename Work>
double SecondsOf(Work&& work) {
  auto begin = Clock::now();
  work();
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Seconds that this thread was computing so far, in the system's calls too. Unlike the time that
/// passes, it hardly depends on what else the machine does; waiting for a disk is not in it.
inline double ComputedSeconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace grille::bench

#endif  // GRILLE_BENCH_TURNS_H_
