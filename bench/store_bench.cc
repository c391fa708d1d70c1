// How fast puzzles are stored: Store::Append against a bare loop over SQLite's C interface that
// runs one prepared INSERT into the same tables, with the same indexes, settings and size of
// transaction, and does nothing else: no look whether a key is known, no counts, no run.
//
// Both sides take turns within one run, a transaction each, so that whatever else the machine does
// falls on both alike; the figures are medians over the turns. Reported:
//   store_rows_s, bare_rows_s   rows a second, median transaction
//   ratio                       the first by the second (bar: 0.5)
//   bytes_a_row                 file size by rows, after closing

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "bench/turns.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

using bench::Clock;
using bench::Median;

void Check(int code, sqlite3* connection) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  std::cerr << sqlite3_errmsg(connection) << "\n";
  std::abort();
}

void Check(const absl::Status& status) {
  if (status.ok()) return;
  std::cerr << status << "\n";
  std::abort();
}

// The reference: what anybody would write first with the C interface, and write well.
class BareLoop {
 public:
  explicit BareLoop(const std::string& path) {
    // The store makes its tables, so that they are the same; then it is out of the way.
    auto store = MustOpen(path);
    if (!store->StartRun(WyxRun(1)).ok()) std::abort();
    Check(store->Close());
    Check(sqlite3_open(path.c_str(), &connection_), connection_);
    Execute(
        "PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF;"
        "PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8192;"
        "PRAGMA journal_size_limit = 67108864");
    for (int level = 0; level < kLevelCount; ++level) {
      Execute("INSERT INTO class VALUES(" + std::to_string(level + 1) + ", 1, 812, 0, " +
              std::to_string(level) + ", 1, 0)");
    }
    Check(sqlite3_prepare_v2(connection_, "INSERT INTO puzzle VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                             -1, &insert_, nullptr),
          connection_);
  }

  ~BareLoop() {
    sqlite3_finalize(insert_);
    sqlite3_close(connection_);
  }

  void Append(const std::vector<Batch>& batches) {
    Execute("BEGIN IMMEDIATE");
    for (const Batch& batch : batches) {
      for (const Found& found : batch.found) {
        const Puzzle& puzzle = found.puzzle;
        sqlite3_bind_int64(insert_, 1, ++id_);
        sqlite3_bind_int64(insert_, 2, static_cast<int>(puzzle.level) + 1);
        sqlite3_bind_int64(insert_, 3, puzzle.score);
        sqlite3_bind_int64(insert_, 4, puzzle.measure);
        sqlite3_bind_int64(insert_, 5, 1);
        sqlite3_bind_int64(insert_, 6, static_cast<int64_t>(batch.number));
        sqlite3_bind_int64(insert_, 7, found.walk);
        sqlite3_bind_blob(insert_, 8, puzzle.key.data(), static_cast<int>(puzzle.key.size()),
                          SQLITE_STATIC);
        sqlite3_bind_text(insert_, 9, puzzle.payload.data(),
                          static_cast<int>(puzzle.payload.size()), SQLITE_STATIC);
        Check(sqlite3_step(insert_), connection_);
        sqlite3_reset(insert_);
      }
    }
    Execute("COMMIT");
  }

 private:
  void Execute(const std::string& sql) {
    Check(sqlite3_exec(connection_, sql.c_str(), nullptr, nullptr, nullptr), connection_);
  }

  sqlite3* connection_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  int64_t id_ = 0;
};

// Stores batches of 1000 candidates, half of them puzzles, `range` batches a transaction.
void StoreAgainstBareLoop(benchmark::State& state) {
  ScratchDirectory scratch;
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
        bare.Append(batches);
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
