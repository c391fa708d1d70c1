// How fast puzzles are stored: Store::Append against a bare loop (bare_loop.h) with the same
// tables, indexes, settings and size of transaction.
//
// Both sides take turns within one run, a transaction each, so that whatever else the machine does
// falls on both alike; the figures are medians over the turns. Reported:
//   store_rows_s, bare_rows_s   rows a second, median transaction
//   ratio                       the first by the second (bar: 0.8)
//   bytes_a_row                 file size by rows, after closing

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "bench/bare_loop.h"
#include "bench/turns.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

using bench::BareLoop;
using bench::Clock;
using bench::Median;

void Check(const absl::Status& status) {
  if (status.ok()) return;
  std::cerr << status << "\n";
  std::abort();
}

// Stores batches of 1000 candidates, half of them puzzles, `range` batches a transaction.
void StoreAgainstBareLoop(benchmark::State& state) {
  ScratchDirectory scratch;
  bench::MakeStore(scratch.File("bare.db"), {});
  BareLoop bare(scratch.File("bare.db"));
  auto store = MustOpen(scratch.File("store.db"));
  Run run = *store->StartRun(WyxRun(1));
  auto group = static_cast<uint64_t>(state.range(0));
  Mix mix = {.walks = 1000, .puzzles = 50, .real_paths = false};
  std::vector<double> store_rates;
  std::vector<double> bare_rates;
  bool store_first = false;
  for (auto _ : state) {
    std::vector<Batch> batches = MakeBatches(1, run.next_batch, group, mix);
    double rows = 0;
    for (const Batch& batch : batches) rows += static_cast<double>(batch.found.size());
    double seconds = 0;
    store_first = !store_first;
    for (bool of_store : {store_first, !store_first}) {
      auto begin = Clock::now();
      if (of_store) {
        Check(store->Append(&run, batches, std::nullopt));
      } else {
        bare.Append(batches, 0, batches.size());
      }
      double took = std::chrono::duration<double>(Clock::now() - begin).count();
      (of_store ? store_rates : bare_rates).push_back(rows / took);
      if (of_store) seconds = took;
    }
    state.SetIterationTime(seconds);
  }
  Check(store->Close());
  double store_rate = Median(store_rates);
  double bare_rate = Median(bare_rates);
  auto stored = static_cast<double>(run.counts.stored);
  state.counters["rows"] = stored;
  state.counters["store_rows_s"] = store_rate;
  state.counters["bare_rows_s"] = bare_rate;
  state.counters["ratio"] = store_rate / bare_rate;
  state.counters["bytes_a_row"] =
      static_cast<double>(std::filesystem::file_size(scratch.File("store.db"))) / stored;
}

BENCHMARK(StoreAgainstBareLoop)
    ->Arg(4)
    ->Arg(20)
    ->Arg(40)
    ->Iterations(40)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace grille::db

BENCHMARK_MAIN();
