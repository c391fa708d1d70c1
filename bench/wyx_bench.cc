// Sampling and proof of Wyx grids. Times are those that the thread was computing, medians over
// turns that alternate within one run.
//
//   SampleAndProve  a candidate, sampled and proved by each instruction set that the processor has,
//                   against the plain reference (plain_wyx.h). Bars for classic grids: the best 60
//                   times the reference, AVX2 20 times, SCALAR 8 times.
//   ProveTheSame    the proof alone, on the same grids for both sides, which must agree
//   Stages          what the parts cost a candidate, in nanoseconds and in cycles
//   Pipeline        proved unique grids a minute with one thread and with two, without key, grade
//                   and store: of the time that passed, which needs a machine that does nothing
//                   else, and of the time computed. Bars: 10^9 with two; two at least 1.9 times
//                   one.

#include <benchmark/benchmark.h>

#include <atomic>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "bench/plain_wyx.h"
#include "bench/turns.h"
#include "gen/pipeline.h"
#include "gen/wyx_lanes/draws.h"
#include "gen/wyx_lanes/peel.h"
#include "gen/wyx_lanes/prove.h"
#include "gen/wyx_lanes/trials.h"
#include "gen/wyx_maker.h"
#include "gen/wyx_sampler.h"
#include "hwy/highway.h"

namespace grille::bench {
namespace {

/// Seconds that `work` takes of this thread.
template <typename Work>
double ComputingSecondsOf(Work&& work) {
  double begin = ComputedSeconds();
  work();
  return ComputedSeconds() - begin;
}

/// The same grid in the form of the reference.
PlainGrid ToPlain(const wyx::Path& path, int side) {
  PlainGrid plain;
  plain.side = side;
  plain.dominoes = path.length - 1;
  wyx::DominoSet used = 0;
  for (int i = 0; i < path.length; ++i) {
    plain.x[i] = wyx::ColumnOf(path.cells[i]);
    plain.y[i] = wyx::RowOf(path.cells[i]);
    if (i > 0) {
      used |= wyx::DominoBit(
          static_cast<wyx::DominoId>(wyx::DominoBetween(path.cells[i - 1], path.cells[i])));
    }
  }
  int n = 0;
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    if ((used >> d & 1) != 0) plain.domino[n++] = {wyx::kPool[d].dx, wyx::kPool[d].dy};
  }
  return plain;
}

constexpr uint32_t kCandidates = gen::kWyxWalksPerBatch;

/// Runs `body(name)` with each instruction set that was compiled and that the processor has, the
/// best one first.
template <typename Body>
void EachTarget(Body&& body) {
  for (int64_t targets = hwy::SupportedTargets() & HWY_TARGETS; targets != 0;
       targets &= targets - 1) {
    hwy::SetSupportedTargetsForTest(targets & -targets);
    body(std::string(hwy::TargetName(targets & -targets)));
    hwy::SetSupportedTargetsForTest(0);
  }
}

gen::WyxShape ShapeOf(const benchmark::State& state) {
  return {.dominoes = static_cast<int>(state.range(0)),
          .side = static_cast<int>(state.range(1)),
          .reach = static_cast<int>(state.range(2))};
}

void SampleAndProve(benchmark::State& state) {
  gen::WyxShape shape = ShapeOf(state);
  gen::WyxSampler sampler(shape, 42);
  uint64_t random = 42;
  uint64_t nodes = 0;
  uint64_t plain_unique = 0;
  std::vector<double> plain_ns;
  std::map<std::string, std::vector<double>> lanes_ns;
  std::map<std::string, uint64_t> lanes_unique;
  std::string best;
  uint64_t turn = 0;
  for (auto _ : state) {
    // The reference takes so long that an eighth of a batch is enough.
    constexpr uint32_t kPlainCandidates = kCandidates / 8;
    double plain = ComputingSecondsOf([&] {
      PlainGrid grid;
      for (uint32_t i = 0; i < kPlainCandidates; ++i) {
        if (!PlainWalk(shape.side, shape.dominoes, &random, &grid)) continue;
        if (PlainCount(grid, &nodes) == 1) ++plain_unique;
      }
    });
    plain_ns.push_back(plain / kPlainCandidates * 1e9);
    EachTarget([&](const std::string& target) {
      if (best.empty()) best = target;
      double lanes =
          ComputingSecondsOf([&] { lanes_unique[target] += gen::CountUnique(sampler, turn); });
      lanes_ns[target].push_back(lanes / kCandidates * 1e9);
    });
    ++turn;
    state.SetIterationTime(plain);
  }
  state.counters["plain_ns"] = Median(plain_ns);
  for (const auto& [target, ns] : lanes_ns) {
    if (lanes_unique[target] != lanes_unique[best]) {
      std::cerr << target << " finds other grids than " << best << "\n";
      std::abort();
    }
    state.counters[target + "_ns"] = Median(ns);
    state.counters[target + "_ratio"] = Median(plain_ns) / Median(ns);
  }
  state.counters["unique"] =
      static_cast<double>(lanes_unique[best]) / static_cast<double>(turn * kCandidates);
}

/// The groups of a batch, sampled.
struct Sampled {
  explicit Sampled(const gen::WyxSampler& sampler, uint64_t batch)
      : walks(kCandidates / gen::kWalksInGroup), made(walks.size()) {
    for (size_t g = 0; g < walks.size(); ++g) {
      made[g] =
          sampler.WalkTogether(batch, static_cast<uint32_t>(g * gen::kWalksInGroup), &walks[g]);
    }
  }
  std::vector<gen::WalkGroup> walks;
  std::vector<gen::WalkSet> made;
};

void ProveTheSame(benchmark::State& state) {
  gen::WyxShape shape = ShapeOf(state);
  gen::WyxSampler sampler(shape, 43);
  uint64_t nodes = 0;
  std::vector<double> plain_ns;
  std::vector<double> lanes_ns;
  uint64_t turn = 0;
  for (auto _ : state) {
    Sampled sampled(sampler, turn++);
    std::vector<PlainGrid> plain_grids;
    for (size_t g = 0; g < sampled.walks.size(); ++g) {
      for (gen::WalkSet rest = sampled.made[g]; rest != 0; rest &= rest - 1) {
        wyx::Path path = sampled.walks[g].PathOf(std::countr_zero(rest), shape.dominoes);
        plain_grids.push_back(ToPlain(path, shape.side));
      }
    }
    uint64_t plain_unique = 0;
    uint64_t lanes_unique = 0;
    double plain = ComputingSecondsOf([&] {
      for (const PlainGrid& grid : plain_grids) {
        plain_unique += PlainCount(grid, &nodes) == 1 ? 1 : 0;
      }
    });
    double lanes = ComputingSecondsOf([&] {
      for (size_t g = 0; g < sampled.walks.size(); ++g) {
        gen::Proved proved = gen::ProveGroup(sampled.walks[g], shape.dominoes, 0, sampled.made[g]);
        lanes_unique += static_cast<uint64_t>(std::popcount(proved.all()));
      }
    });
    if (plain_unique != lanes_unique) {
      std::cerr << "the two counts disagree in batch " << turn - 1 << "\n";
      std::abort();
    }
    plain_ns.push_back(plain / static_cast<double>(plain_grids.size()) * 1e9);
    lanes_ns.push_back(lanes / static_cast<double>(plain_grids.size()) * 1e9);
    state.SetIterationTime(lanes);
  }
  state.counters["plain_ns"] = Median(plain_ns);
  state.counters["lanes_ns"] = Median(lanes_ns);
  state.counters["ratio"] = Median(plain_ns) / Median(lanes_ns);
}

/// Cycles of the processor a nanosecond, as it runs now: shifts and exclusive ors that wait for
/// each other take one each.
double CyclesANanosecond() {
  constexpr int kRounds = 100'000;
  constexpr int kCyclesARound = 6;
  uint64_t x = 1;
  double seconds = ComputingSecondsOf([&] {
    for (int i = 0; i < kRounds; ++i) {
      x ^= x << 13;
      x ^= x >> 7;
      x ^= x << 17;
    }
    benchmark::DoNotOptimize(x);
  });
  return kRounds * kCyclesARound / (seconds * 1e9);
}

void Stages(benchmark::State& state) {
  gen::WyxShape shape = ShapeOf(state);
  gen::WyxSampler sampler(shape, 44);
  std::map<std::string, std::vector<double>> ns;
  std::vector<double> cycles;
  std::vector<gen::StuckWalks> stuck(kCandidates / gen::kWalksInGroup);
  uint64_t stuck_count = 0;
  uint64_t turn = 0;
  for (auto _ : state) {
    auto measure = [&](const std::string& stage, auto&& work) {
      ns[stage].push_back(ComputingSecondsOf(work) / kCandidates * 1e9);
    };
    measure("draws", [&] {
      for (uint32_t first = 0; first < kCandidates; first += gen::kWalksInGroup) {
        for (uint32_t block = 0; block < 2; ++block) {
          gen::DrawRows rows;
          gen::MakeDraws(44, turn, first, block, &rows);
          benchmark::DoNotOptimize(rows);
        }
      }
    });
    std::vector<Sampled> sampled;
    measure("sampling", [&] { sampled.emplace_back(sampler, turn); });
    const auto& [walks, made] = sampled[0];
    measure("peeling", [&] {
      for (size_t g = 0; g < walks.size(); ++g) {
        benchmark::DoNotOptimize(gen::Peel(walks[g], shape.dominoes, 0, made[g], &stuck[g]));
      }
    });
    measure("trials", [&] {
      for (size_t g = 0; g < walks.size(); ++g) {
        benchmark::DoNotOptimize(gen::TryStuck(walks[g], shape.dominoes, stuck[g]));
      }
    });
    for (const gen::StuckWalks& group : stuck) stuck_count += static_cast<uint64_t>(group.count);
    cycles.push_back(CyclesANanosecond());
    ++turn;
    state.SetIterationTime(1e-9 * ns["peeling"].back() * kCandidates);
  }
  for (const auto& [stage, values] : ns) {
    state.counters[stage + "_ns"] = Median(values);
    state.counters[stage + "_cycles"] = Median(values) * Median(cycles);
  }
  state.counters["stuck"] =
      static_cast<double>(stuck_count) / static_cast<double>(turn * kCandidates);
}

/// Samples and proves, and makes no puzzle of what it finds.
class ProofMaker final : public gen::BatchMaker {
 public:
  uint32_t walks_per_batch() const override { return gen::kWyxWalksPerBatch; }
  int sampler_version() const override { return gen::kWyxSamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override {
    batch->number = number;
    unique_.fetch_add(gen::CountUnique(sampler_, number), std::memory_order_relaxed);
  }
  uint64_t unique() const { return unique_.load(); }

 private:
  gen::WyxSampler sampler_{{}, 42};
  mutable std::atomic<uint64_t> unique_ = 0;
};

/// Proved grids a minute.
struct Rates {
  double passed;    ///< of the time that passed
  double computed;  ///< of the time that the threads were computing, if they did nothing else
};

Rates ProvedAMinute(int threads, uint64_t first, double* seconds) {
  constexpr uint64_t kBatches = 500;
  ProofMaker maker;
  std::clock_t begin = std::clock();
  *seconds = SecondsOf([&] {
    absl::Status status = gen::RunPipeline(
        maker, {.first_batch = first, .end_batch = first + kBatches, .threads = threads},
        [](Batch&) -> absl::StatusOr<gen::SinkVerdict> { return gen::SinkVerdict::kMore; });
    if (!status.ok()) std::abort();
  });
  double computed = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  double unique_a_minute = static_cast<double>(maker.unique()) * 60;
  return {unique_a_minute / *seconds, unique_a_minute / computed * threads};
}

void Pipeline(benchmark::State& state) {
  std::vector<double> passed[2];
  std::vector<double> computed[2];
  uint64_t turn = 0;
  for (auto _ : state) {
    double seconds = 0;
    for (int threads : {1, 2}) {
      double own = 0;
      Rates rates = ProvedAMinute(threads, turn, &own);
      passed[threads - 1].push_back(rates.passed);
      computed[threads - 1].push_back(rates.computed);
      seconds += own;
    }
    turn += 1000;
    state.SetIterationTime(seconds);
  }
  state.counters["one"] = Median(passed[0]);
  state.counters["two"] = Median(passed[1]);
  state.counters["two_by_one"] = Median(passed[1]) / Median(passed[0]);
  state.counters["one_computed"] = Median(computed[0]);
  state.counters["two_computed"] = Median(computed[1]);
  state.counters["two_by_one_computed"] = Median(computed[1]) / Median(computed[0]);
}

BENCHMARK(SampleAndProve)
    ->Args({12, 8, 4})
    ->Args({5, 5, 4})
    ->Args({8, 6, 4})
    ->Args({16, 8, 4})
    ->Iterations(31)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(ProveTheSame)
    ->Args({12, 8, 4})
    ->Iterations(7)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(Stages)
    ->Args({12, 8, 4})
    ->Args({5, 5, 4})
    ->Args({8, 6, 4})
    ->Args({16, 8, 4})
    ->Iterations(51)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(Pipeline)->Iterations(9)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace grille::bench

BENCHMARK_MAIN();
