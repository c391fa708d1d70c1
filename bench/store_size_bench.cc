// How storing fares from an empty store to a large one: Store::Append beside a bare loop
// (bare_loop.h), and beside itself with other settings. All sides are given the same batches in
// turns, a different one first each time, so that whatever else the machine does falls on all
// alike.
//
//   store_size_bench [--rows=10000000] [--dir=DIRECTORY] [--base=STORE] [--side=SIDE]… [flags of
//   the
//                    library]
//
// With --base each side begins with a copy of a store that this program left in DIRECTORY, and adds
// the rows to it. With `page` the file is written anew at first, without the gaps that it grew
// with.
//
// SIDE = WAY[,page=BYTES][,cache=KIB][,checkpoint=PAGES][,rows=N], N rows a transaction, where WAY
// is
//   bare    the bare loop
//   bykey   the bare loop, the rows of a transaction in order of their keys
//   store   the store
//   read    the store, the keys of a transaction looked up in their order before it begins, so that
//           the pages of the index are met in order
//   ask     the store, all keys kept in memory and asked first, as if many were known
//
// Without --side: bare and store. Reported for each side, all against the first one:
//   rows_s, last_rows_s   rows a second, all told and for the last tenth
//   ratio, last_ratio     to the first side's, the same
//   middle_ratio          median of the turns
//   computed_us           computed for a row, in microseconds; in the system's calls too
//   log_bytes             written to the log, a row
//   bytes_a_row           file size by rows, after closing

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bench/bare_loop.h"
#include "bench/flags.h"
#include "bench/turns.h"
#include "gen/key_set.h"
#include "tests/db/support.h"

namespace grille::bench {
namespace {

constexpr uint64_t kRowsABatch = 500;
constexpr uint64_t kRowsATurn = 100'000;
const db::Mix kMix = {.walks = kRowsABatch, .puzzles = 100, .real_paths = false};

struct Plan {
  std::string name;
  std::string way = {};
  Settings settings = {};
  uint64_t batches = 40;  ///< of a transaction
};

Plan PlanOf(const std::string& name) {
  Plan plan{.name = name};
  size_t comma = name.find(',');
  plan.way = name.substr(0, comma);
  while (comma != std::string::npos) {
    size_t equals = name.find('=', comma);
    if (equals == std::string::npos) Stop("what is that side? " + name);
    std::string what = name.substr(comma + 1, equals - comma - 1);
    comma = name.find(',', equals);
    uint64_t value = NumberOf(std::string_view(name).substr(
        equals + 1, comma == std::string::npos ? comma : comma - equals - 1));
    if (what == "page") {
      plan.settings.page_size = static_cast<int64_t>(value);
    } else if (what == "cache") {
      plan.settings.cache_kib = static_cast<int64_t>(value);
    } else if (what == "checkpoint") {
      plan.settings.checkpoint = static_cast<int64_t>(value);
    } else if (what == "rows") {
      plan.batches = std::max<uint64_t>(1, value / kRowsABatch);
    } else {
      Stop("what is that side? " + name);
    }
  }
  return plan;
}

// One of those that take turns.
class Side {
 public:
  Side(const Plan& plan, std::string path, const std::string& base)
      : plan_(plan), path_(std::move(path)) {
    MakeStore(path_, plan.settings, base);
    if (plan.way == "bare" || plan.way == "bykey") {
      bare_ = std::make_unique<BareLoop>(path_, plan.settings);
      return;
    }
    if (plan.way != "store" && plan.way != "read" && plan.way != "ask") {
      Stop("what is that side? " + plan.name);
    }
    store_ = db::MustOpen(path_);
    Check(store_->database().Execute(Pragmas(plan.settings)));
    run_ = *store_->StartRun(db::WyxRun(1));
    find_ = *store_->database().Prepare("SELECT 1 FROM puzzle WHERE key = ?1");
  }

  void Take(const std::vector<Batch>& batches) {
    for (size_t at = 0; at < batches.size(); at += plan_.batches) {
      size_t count = std::min<size_t>(plan_.batches, batches.size() - at);
      auto part = absl::MakeConstSpan(batches).subspan(at, count);
      if (plan_.way == "bare") bare_->Append(batches, at, count);
      if (plan_.way == "bykey") bare_->AppendByKey(batches, at, count);
      if (plan_.way == "read") ReadKeys(part);
      if (plan_.way == "ask") AskKeys(part);
      if (store_ != nullptr) Check(store_->Append(&run_, part, std::nullopt));
    }
  }

  double LogBytes() const {
    sqlite3* connection = bare_ != nullptr ? bare_->connection() : store_->database().get();
    int pages = 0;
    int most = 0;
    sqlite3_db_status(connection, SQLITE_DBSTATUS_CACHE_WRITE, &pages, &most, 0);
    // That is how the connection counts; the size of its pages is that of the file.
    int64_t size = plan_.settings.page_size != 0 ? plan_.settings.page_size : 4096;
    return static_cast<double>(pages) * static_cast<double>(size);
  }

  double CloseAndMeasure() {
    bare_.reset();
    find_ = {};
    if (store_ != nullptr) Check(store_->Close());
    return static_cast<double>(std::filesystem::file_size(path_));
  }

  const Plan& plan() const { return plan_; }

 private:
  static void Check(const absl::Status& status) {
    if (!status.ok()) Stop(status.ToString());
  }

  void ReadKeys(absl::Span<const Batch> batches) {
    std::vector<std::string_view> keys;
    for (const Batch& batch : batches) {
      for (const Found& found : batch.found) keys.emplace_back(found.puzzle.key);
    }
    std::sort(keys.begin(), keys.end());
    for (std::string_view key : keys) {
      find_.BindBlob(1, key);
      Check(find_.Step().status());
      find_.Reset();
    }
  }

  void AskKeys(absl::Span<const Batch> batches) {
    for (const Batch& batch : batches) {
      for (const Found& found : batch.found) known_ += keys_.Insert(found.puzzle.key) ? 0 : 1;
    }
  }

  Plan plan_;
  std::string path_;
  std::unique_ptr<BareLoop> bare_;
  std::unique_ptr<db::Store> store_;
  db::Run run_;
  db::Statement find_;
  gen::KeySet keys_;
  uint64_t known_ = 0;
};

struct Figures {
  std::string name;
  std::vector<double> seconds = {};  ///< of each turn
  double computed = 0;               ///< seconds
  double log_bytes = 0;
  double file_bytes = 0;
};

double Sum(const std::vector<double>& values, size_t from) {
  double sum = 0;
  for (size_t i = from; i < values.size(); ++i) sum += values[i];
  return sum;
}

uint64_t NextBatch(const std::string& path) {
  return db::MustOpen(path, db::OpenMode::kRead)->FindRun(1)->next_batch;
}

// All sides, `rows` each.
std::vector<Figures> Race(const std::vector<Plan>& plans, uint64_t rows, const std::string& where,
                          const std::string& base) {
  std::vector<std::unique_ptr<Side>> sides;
  std::vector<Figures> figures;
  for (const Plan& plan : plans) {
    std::string file = where + "/side-" + std::to_string(sides.size()) + ".db";
    sides.push_back(std::make_unique<Side>(plan, file, base));
    figures.push_back({.name = plan.name});
  }
  uint64_t begin = base.empty() ? 0 : NextBatch(base);
  uint64_t batches = std::max<uint64_t>(1, rows / kRowsABatch);
  uint64_t turn = std::min(batches, kRowsATurn / kRowsABatch);
  for (uint64_t at = 0; at < batches; at += turn) {
    std::vector<Batch> part = db::MakeBatches(1, begin + at, std::min(turn, batches - at), kMix);
    for (size_t i = 0; i < sides.size(); ++i) {
      size_t next = (at / turn + i) % sides.size();
      double computed = ComputedSeconds();
      figures[next].seconds.push_back(SecondsOf([&] { sides[next]->Take(part); }));
      figures[next].computed += ComputedSeconds() - computed;
    }
    if (at / turn % 10 == 9) std::cerr << at + turn << " of " << batches << " batches\n";
  }
  for (size_t i = 0; i < sides.size(); ++i) {
    figures[i].log_bytes = sides[i]->LogBytes();
    figures[i].file_bytes = sides[i]->CloseAndMeasure();
  }
  return figures;
}

void Report(benchmark::State& state, const Figures& first, const Figures& own, uint64_t rows,
            uint64_t before) {
  for (auto _ : state) state.SetIterationTime(Sum(own.seconds, 0));
  size_t turns = own.seconds.size();
  size_t last = turns - std::max<size_t>(1, turns / 10);
  auto all = static_cast<double>(rows);
  double end = all * static_cast<double>(turns - last) / static_cast<double>(turns);
  std::vector<double> ratios;
  for (size_t i = 0; i < turns; ++i) ratios.push_back(first.seconds[i] / own.seconds[i]);
  state.counters["rows_s"] = all / Sum(own.seconds, 0);
  state.counters["last_rows_s"] = end / Sum(own.seconds, last);
  state.counters["ratio"] = Sum(first.seconds, 0) / Sum(own.seconds, 0);
  state.counters["last_ratio"] = Sum(first.seconds, last) / Sum(own.seconds, last);
  state.counters["middle_ratio"] = Median(ratios);
  state.counters["computed_us"] = 1e6 * own.computed / all;
  state.counters["log_bytes"] = own.log_bytes / all;
  state.counters["bytes_a_row"] = own.file_bytes / (all + static_cast<double>(before));
}

int Main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  uint64_t rows = 10'000'000;
  std::string directory;
  std::string base;
  std::vector<Plan> plans;
  for (const std::string& value : TakeFlags(&arguments, "rows")) rows = NumberOf(value);
  for (const std::string& value : TakeFlags(&arguments, "dir")) directory = value;
  for (const std::string& value : TakeFlags(&arguments, "base")) base = value;
  for (const std::string& value : TakeFlags(&arguments, "side")) plans.push_back(PlanOf(value));
  if (plans.empty()) plans = {PlanOf("bare"), PlanOf("store")};
  int left = static_cast<int>(arguments.size());
  benchmark::Initialize(&left, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(left, arguments.data())) return 2;

  std::optional<db::ScratchDirectory> scratch;
  if (directory.empty()) directory = scratch.emplace().path();
  uint64_t before = base.empty() ? 0 : NextBatch(base) * kRowsABatch;
  std::vector<Figures> figures = Race(plans, rows, directory, base);
  for (const Figures& own : figures) {
    benchmark::RegisterBenchmark(
        own.name.c_str(),
        [&](benchmark::State& state) { Report(state, figures[0], own, rows, before); })
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kSecond);
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) { return grille::bench::Main(argc, argv); }
