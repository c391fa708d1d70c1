// Sampling and proof of Wyx grids against the plain reference (plain_wyx.h), a core each, taking
// turns within one run; the figures are medians over the turns. Reported:
//   plain_ns, factory_ns   a candidate, sampled and counted
//   ratio                  the first by the second (bar: 8)
//   plain_nodes            cells stood on by the plain count, a candidate
// and, on the same grids for both sides, the proof alone. Then the pipeline, without key, grade and
// store: proved unique grids a minute with one thread and with two (bar: 2×10^8 with two).

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>
#include <vector>

#include "bench/plain_wyx.h"
#include "bench/turns.h"
#include "gen/pipeline.h"
#include "gen/wyx_maker.h"
#include "gen/wyx_sampler.h"
#include "solver/wyx/count.h"

namespace grille::bench {
namespace {

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

void SampleAndProve(benchmark::State& state) {
  gen::WyxShape shape = {.dominoes = static_cast<int>(state.range(0)),
                         .side = static_cast<int>(state.range(1)),
                         .reach = 4};
  gen::WyxSampler sampler(shape, 42);
  uint64_t random = 42;
  uint64_t nodes = 0;
  uint64_t plain_unique = 0;
  uint64_t factory_unique = 0;
  std::vector<double> plain_ns;
  std::vector<double> factory_ns;
  uint64_t turn = 0;
  std::vector<wyx::Path> paths(kCandidates);
  for (auto _ : state) {
    double plain = SecondsOf([&] {
      PlainGrid grid;
      for (uint32_t i = 0; i < kCandidates; ++i) {
        if (!PlainWalk(shape.side, shape.dominoes, &random, &grid)) continue;
        if (PlainCount(grid, &nodes) == 1) ++plain_unique;
      }
    });
    double factory = SecondsOf([&] { factory_unique += gen::CountUnique(sampler, turn); });
    ++turn;
    plain_ns.push_back(plain / kCandidates * 1e9);
    factory_ns.push_back(factory / kCandidates * 1e9);
    state.SetIterationTime(factory);
  }
  auto candidates = static_cast<double>(turn * kCandidates);
  state.counters["plain_ns"] = Median(plain_ns);
  state.counters["factory_ns"] = Median(factory_ns);
  state.counters["ratio"] = Median(plain_ns) / Median(factory_ns);
  state.counters["plain_nodes"] = static_cast<double>(nodes) / candidates;
  state.counters["plain_unique"] = static_cast<double>(plain_unique) / candidates;
  state.counters["factory_unique"] = static_cast<double>(factory_unique) / candidates;
}

void ProveTheSameGrids(benchmark::State& state) {
  gen::WyxSampler sampler({}, 43);
  uint64_t nodes = 0;
  std::vector<double> plain_ns;
  std::vector<double> factory_ns;
  uint64_t turn = 0;
  for (auto _ : state) {
    std::vector<wyx::Path> paths;
    std::vector<PlainGrid> plain_grids;
    for (uint32_t walk = 0; walk < kCandidates; ++walk) {
      wyx::Path path;
      if (!sampler.Walk(turn, walk, &path)) continue;
      paths.push_back(path);
      plain_grids.push_back(ToPlain(path, 8));
    }
    ++turn;
    uint64_t plain_unique = 0;
    uint64_t factory_unique = 0;
    double plain = SecondsOf([&] {
      for (const PlainGrid& grid : plain_grids) {
        plain_unique += PlainCount(grid, &nodes) == 1 ? 1 : 0;
      }
    });
    double factory = SecondsOf([&] {
      for (const wyx::Path& path : paths) {
        factory_unique += wyx::IsOnlySolution(wyx::GridOfPath(path, 8, 0), path) ? 1 : 0;
      }
    });
    if (plain_unique != factory_unique) {
      std::cerr << "the two counts disagree in batch " << turn - 1 << "\n";
      std::abort();
    }
    plain_ns.push_back(plain / static_cast<double>(paths.size()) * 1e9);
    factory_ns.push_back(factory / static_cast<double>(paths.size()) * 1e9);
    state.SetIterationTime(factory);
  }
  state.counters["plain_ns"] = Median(plain_ns);
  state.counters["factory_ns"] = Median(factory_ns);
  state.counters["ratio"] = Median(plain_ns) / Median(factory_ns);
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

void Pipeline(benchmark::State& state) {
  constexpr uint64_t kBatches = 200;
  uint64_t batch = 0;
  std::vector<double> rates;
  for (auto _ : state) {
    ProofMaker maker;
    double seconds = SecondsOf([&] {
      absl::Status status = gen::RunPipeline(
          maker,
          {.first_batch = batch,
           .end_batch = batch + kBatches,
           .threads = static_cast<int>(state.range(0))},
          [](Batch&) -> absl::StatusOr<gen::SinkVerdict> { return gen::SinkVerdict::kMore; });
      if (!status.ok()) std::abort();
    });
    batch += kBatches;
    rates.push_back(static_cast<double>(maker.unique()) / seconds * 60);
    state.SetIterationTime(seconds);
  }
  state.counters["proved_a_minute"] = Median(rates);
}

BENCHMARK(SampleAndProve)
    ->Args({12, 8})
    ->Args({5, 5})
    ->Args({8, 6})
    ->Args({16, 8})
    ->Iterations(15)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(ProveTheSameGrids)->Iterations(15)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(Pipeline)->Arg(1)->Arg(2)->Iterations(7)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace grille::bench

BENCHMARK_MAIN();
