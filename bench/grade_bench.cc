// Grading of Wyx grids with one solution, unsifted, against what sampling and proving them costs,
// in turns within one run; medians over the turns. Reported:
//   make_ns, grade_ns   a unique grid, sampled and proved; what grading it at once adds to that
//   ratio               the second by the first (bar: 0.5)
// and the grading of each level, and of what each rule is the hardest of, on grids of the same
// walks:
//   ns                  a grid
//   of_million          how many of a million unique grids there are
//   share_ns            their part of the mean over all

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "bench/turns.h"
#include "gen/wyx_lanes/prove.h"
#include "gen/wyx_maker.h"
#include "gen/wyx_sampler.h"
#include "solver/wyx/count.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/method/course.h"

namespace grille::bench {
namespace {

using Grids = std::vector<std::pair<wyx::Grid, wyx::Path>>;

/// The unique grids of a batch.
Grids UniqueGrids(const gen::WyxSampler& sampler, uint64_t batch) {
  Grids grids;
  for (uint32_t walk = 0; walk < gen::kWyxWalksPerBatch; ++walk) {
    wyx::Path path;
    if (!sampler.Walk(batch, walk, &path)) continue;
    wyx::Grid grid = wyx::GridOfPath(path, sampler.shape().side, 0);
    if (wyx::IsOnlySolution(grid, path)) grids.emplace_back(grid, path);
  }
  return grids;
}

/// Grades all of them; the sum of the scores keeps the work from being left out.
int64_t GradeAll(const Grids& grids) {
  int64_t sum = 0;
  for (const auto& [grid, path] : grids) sum += wyx::GradeGrid(grid, path).score;
  return sum;
}

/// Samples and proves a batch as the makers do, and grades what is unique if asked. Returns how
/// many that are; the scores are added to `*sum`, which keeps the work from being left out.
template <bool kGraded>
uint64_t MakeBatch(const gen::WyxSampler& sampler, uint64_t batch, int64_t* sum) {
  gen::WalkGroup walks;
  uint64_t unique = 0;
  for (uint32_t first = 0; first < gen::kWyxWalksPerBatch; first += gen::kWalksInGroup) {
    gen::WalkSet made = sampler.WalkTogether(batch, first, &walks);
    gen::WalkSet proved = gen::ProveGroup(walks, sampler.shape().dominoes, 0, made).all();
    unique += static_cast<uint64_t>(std::popcount(proved));
    if constexpr (!kGraded) continue;
    for (; proved != 0; proved &= proved - 1) {
      wyx::Path path = walks.PathOf(std::countr_zero(proved), sampler.shape().dominoes);
      *sum += wyx::GradeGrid(wyx::GridOfPath(path, sampler.shape().side, 0), path).score;
    }
  }
  return unique;
}

void GradeUnsifted(benchmark::State& state) {
  gen::WyxShape shape = {.dominoes = static_cast<int>(state.range(0)),
                         .side = static_cast<int>(state.range(1)),
                         .reach = 4};
  gen::WyxSampler sampler(shape, 42);
  std::vector<double> make_ns;
  std::vector<double> both_ns;
  uint64_t turn = 0;
  for (auto _ : state) {
    uint64_t unique = 0;
    uint64_t graded = 0;
    int64_t sum = 0;
    double make = SecondsOf([&] { unique = MakeBatch<false>(sampler, turn, &sum); });
    double both = SecondsOf([&] { graded = MakeBatch<true>(sampler, turn, &sum); });
    benchmark::DoNotOptimize(sum);
    if (unique == 0 || unique != graded || sum == 0) std::abort();
    ++turn;
    make_ns.push_back(make / static_cast<double>(unique) * 1e9);
    both_ns.push_back(both / static_cast<double>(unique) * 1e9);
    state.SetIterationTime(both);
  }
  double grade = Median(both_ns) - Median(make_ns);
  state.counters["make_ns"] = Median(make_ns);
  state.counters["grade_ns"] = grade;
  state.counters["ratio"] = grade / Median(make_ns);
}

/// Walked, or the hardest sort of round (round.h).
constexpr std::array<const char*, 7> kRules = {"walking",     "rules 1, 2",   "rule 3", "circuits",
                                               "dead chains", "locked pairs", "trials"};

struct Sorted {
  size_t all = 0;
  std::array<Grids, kLevelCount> by_level;
  std::array<Grids, kRules.size()> by_rule;
};

const Sorted& SortedGrids() {
  static const Sorted kSorted = [] {
    Sorted sorted;
    gen::WyxSampler sampler({}, 42);
    for (uint64_t batch = 0; batch < 200; ++batch) {
      Grids grids = UniqueGrids(sampler, batch);
      sorted.all += grids.size();
      for (const auto& grid : grids) {
        wyx::Course course = wyx::CourseOf(grid.first, grid.second);
        sorted.by_level[static_cast<size_t>(wyx::GradeOf(course).level)].push_back(grid);
        sorted.by_rule[static_cast<size_t>(course.hardest)].push_back(grid);
      }
    }
    return sorted;
  }();
  return kSorted;
}

void GradeSome(benchmark::State& state, const Grids& grids) {
  std::vector<double> ns;
  auto count = static_cast<double>(grids.size());
  for (auto _ : state) {
    double seconds = SecondsOf([&] { benchmark::DoNotOptimize(GradeAll(grids)); });
    ns.push_back(seconds / count * 1e9);
    state.SetIterationTime(seconds);
  }
  double share = count / static_cast<double>(SortedGrids().all);
  state.counters["ns"] = Median(ns);
  state.counters["of_million"] = 1e6 * share;
  state.counters["share_ns"] = share * Median(ns);
}

void GradeLevel(benchmark::State& state) {
  auto level = static_cast<size_t>(state.range(0));
  state.SetLabel(std::string(LevelName(static_cast<Level>(level))));
  GradeSome(state, SortedGrids().by_level[level]);
}

void GradeRule(benchmark::State& state) {
  auto rule = static_cast<size_t>(state.range(0));
  state.SetLabel(kRules[rule]);
  GradeSome(state, SortedGrids().by_rule[rule]);
}

BENCHMARK(GradeUnsifted)
    ->Args({12, 8})
    ->Args({5, 5})
    ->Args({8, 6})
    ->Args({16, 8})
    ->Iterations(51)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(GradeLevel)->DenseRange(0, 5)->Iterations(7)->UseManualTime();
BENCHMARK(GradeRule)->DenseRange(0, 6)->Iterations(7)->UseManualTime();

}  // namespace
}  // namespace grille::bench

BENCHMARK_MAIN();
