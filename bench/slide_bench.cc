// Patiences of the Étoile against the plain reference (plain_slide.h), taking turns within one run;
// the figures are medians over the turns, and both sides must give the same answers.
//   WholeTable     Problem I's goal, the fewest moves from all 7,207,200 starts; plain_s, one_s and
//                  two_s (one thread, two), ratio of the first to the last (bars: two_s 0.5,
//                  ratio 20). The engine counts the solutions besides.
//   Word           a word patience of few whites and blues, exactly; plain_ms, engine_ms, ratio.
//                  With the tokens of Problem II three letters are too many for the plain search
//                  already: minutes.
//   Cacophonie     Problem II; engine_s (bar: 10). --plain-word measures the plain search as well:
//                  minutes, and many gigabytes.
//   Pipeline       colour patiences of Problem I's goal, proved, graded and recorded, without
//                  store; graded_a_second with one thread and with two (bar: 10^6 with two).
//   SolveOne       a single start from both ends, with no table; ms.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "bench/flags.h"
#include "bench/plain_star.h"
#include "bench/turns.h"
#include "gen/pipeline.h"
#include "gen/recorders.h"
#include "gen/shuffled.h"
#include "gen/table_maker.h"
#include "gen/tbb_workers.h"
#include "solver/slide/distance_table.h"
#include "solver/slide/etoile.h"
#include "solver/slide/search.h"

namespace grille::bench {
namespace {

constexpr std::string_view kProblem1 = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr std::string_view kProblem2 = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";

/// Set by --plain-word.
bool plain_word = false;

/// The colours are small numbers on both sides.
PlainTokens ToPlain(const slide::Arrangement& arrangement) {
  PlainTokens tokens = 0;
  for (int v = 0; v < arrangement.size; ++v) {
    tokens |= PlainTokens{arrangement.at[static_cast<size_t>(v)]} << (4 * v);
  }
  return tokens;
}

const slide::Arrangement& Goal() {
  static const slide::Arrangement kGoal = slide::ParseEtoile(kProblem1)->to;
  return kGoal;
}

slide::DistanceTable Build(int threads) {
  return *slide::DistanceTable::Build(star::StarGraph(), Goal(), gen::TbbWorkers(threads));
}

const std::shared_ptr<const slide::DistanceTable>& SharedTable() {
  static const auto kTable = std::make_shared<const slide::DistanceTable>(Build(2));
  return kTable;
}

/// Every start has the same distance on both sides.
bool Same(const std::unordered_map<PlainTokens, int>& plain, const slide::DistanceTable& table) {
  if (plain.size() != table.index().size()) return false;
  for (uint64_t number = 0; number < table.index().size(); ++number) {
    auto found = plain.find(ToPlain(table.index().ArrangementOf(number)));
    if (found == plain.end() || found->second != table.DistanceOf(number)) return false;
  }
  return true;
}

void WholeTable(benchmark::State& state) {
  PlainBoard board = PlainStar();
  std::vector<double> plain_s;
  std::vector<double> one_s;
  std::vector<double> two_s;
  for (auto _ : state) {
    std::unordered_map<PlainTokens, int> plain;
    std::vector<slide::DistanceTable> tables;
    plain_s.push_back(SecondsOf([&] { plain = PlainDistances(board, ToPlain(Goal())); }));
    one_s.push_back(SecondsOf([&] { tables.push_back(Build(1)); }));
    two_s.push_back(SecondsOf([&] { tables.push_back(Build(2)); }));
    Require(tables[0].bytes() == tables[1].bytes(), "tables of one thread and of two");
    Require(plain_s.size() > 1 || Same(plain, tables[0]), "plain distances and table");
    Require(plain.size() == tables[0].index().size(), "how many starts there are");
    state.SetIterationTime(two_s.back());
  }
  state.counters["plain_s"] = Median(plain_s);
  state.counters["one_s"] = Median(one_s);
  state.counters["two_s"] = Median(two_s);
  state.counters["ratio"] = Median(plain_s) / Median(two_s);
}

PlainAnswer SolvePlainly(const PlainBoard& board, const slide::Task& task) {
  std::vector<int> word(task.word.begin(), task.word.end());
  return PlainWord(board, ToPlain(task.from), ToPlain(task.to), word, task.mark);
}

slide::Fewest Solve(const slide::Task& task) {
  return slide::FindFewest(star::StarGraph(), task, {});
}

void Word(benchmark::State& state, std::string_view code) {
  PlainBoard board = PlainStar();
  slide::Task task = *slide::ParseEtoile(code);
  std::vector<double> plain_ms;
  std::vector<double> engine_ms;
  PlainAnswer plain;
  for (auto _ : state) {
    slide::Fewest fewest;
    plain_ms.push_back(1e3 * SecondsOf([&] { plain = SolvePlainly(board, task); }));
    engine_ms.push_back(1e3 * SecondsOf([&] { fewest = Solve(task); }));
    Require(fewest.known && fewest.moves == plain.moves, std::string(code));
    state.SetIterationTime(engine_ms.back() / 1e3);
  }
  state.counters["moves"] = plain.moves;
  state.counters["plain_states"] = static_cast<double>(plain.states);
  state.counters["plain_ms"] = Median(plain_ms);
  state.counters["engine_ms"] = Median(engine_ms);
  state.counters["ratio"] = Median(plain_ms) / Median(engine_ms);
}

void Cacophonie(benchmark::State& state) {
  slide::Task task = *slide::ParseEtoile(kProblem2);
  std::vector<double> engine_s;
  for (auto _ : state) {
    slide::Fewest fewest;
    engine_s.push_back(SecondsOf([&] { fewest = Solve(task); }));
    Require(fewest.known && fewest.moves == 78 && fewest.shortest == 10U &&
                slide::Solves(star::StarGraph(), task, fewest.solution),
            "Problem II and what is known of it");
    state.SetIterationTime(engine_s.back());
  }
  state.counters["engine_s"] = Median(engine_s);
  if (!plain_word) return;
  PlainAnswer plain;
  double plain_s = SecondsOf([&] { plain = SolvePlainly(PlainStar(), task); });
  Require(plain.moves == 78, "Problem II");
  state.counters["plain_states"] = static_cast<double>(plain.states);
  state.counters["plain_s"] = plain_s;
  state.counters["ratio"] = plain_s / Median(engine_s);
}

void Pipeline(benchmark::State& state) {
  constexpr uint64_t kBatches = 500;
  gen::TableMaker maker(SharedTable(), gen::EtoileRecorder(Goal()), {}, 42);
  uint64_t batch = 0;
  std::vector<double> rates;
  for (auto _ : state) {
    uint64_t graded = 0;
    int64_t moves = 0;
    double seconds = SecondsOf([&] {
      absl::Status status = gen::RunPipeline(maker,
                                             {.first_batch = batch,
                                              .end_batch = batch + kBatches,
                                              .threads = static_cast<int>(state.range(0))},
                                             [&](Batch& made) -> absl::StatusOr<gen::SinkVerdict> {
                                               graded += made.found.size();
                                               for (const Found& found : made.found)
                                                 moves += found.puzzle.measure;
                                               return gen::SinkVerdict::kMore;
                                             });
      if (!status.ok()) Stop(std::string(status.message()));
    });
    // Of all starts one is solved already. The mean of the table is 23.6 moves.
    Require(graded + 1 >= kBatches * gen::kTableWalksPerBatch, "every start is a puzzle");
    double mean = static_cast<double>(moves) / static_cast<double>(graded);
    Require(mean > 23 && mean < 24, "moves as in the table");
    // Not beyond the last batch.
    batch = (batch + kBatches) % 3000;
    rates.push_back(static_cast<double>(graded) / seconds);
    state.SetIterationTime(seconds);
  }
  state.counters["graded_a_second"] = Median(rates);
}

void SolveOne(benchmark::State& state) {
  constexpr size_t kStarts = 100;
  const slide::DistanceTable& table = *SharedTable();
  gen::Shuffled starts(42, table.index().size());
  std::vector<double> ms;
  slide::Task task;
  task.to = Goal();
  uint64_t next = 0;
  for (auto _ : state) {
    double sum = 0;
    for (size_t i = 0; i < kStarts; ++i) {
      uint64_t number = starts.At(next++);
      task.from = table.index().ArrangementOf(number);
      slide::Fewest fewest;
      double seconds = SecondsOf([&] { fewest = Solve(task); });
      Require(fewest.known && fewest.moves == table.DistanceOf(number) &&
                  fewest.shortest == table.ShortestOf(number),
              "a start from both ends and the table");
      ms.push_back(1e3 * seconds);
      sum += seconds;
    }
    state.SetIterationTime(sum / kStarts);
  }
  state.counters["ms"] = Median(ms);
  state.counters["longest_ms"] = *std::max_element(ms.begin(), ms.end());
}

BENCHMARK(WholeTable)->Iterations(3)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(Word, pion, "etoile:wwwbrrrrrrr.rrrr/rrrr.rrrrrrrwwwb/PION@P")
    ->Iterations(3)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(Word, cab, "etoile:.rrrrrrrrrrrwwwb/rrrr.rrrrrrrwwwb/CAB@K")
    ->Iterations(3)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(Cacophonie)->Iterations(5)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(Pipeline)->Arg(1)->Arg(2)->Iterations(7)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(SolveOne)->Iterations(5)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  auto flag = std::find(arguments.begin(), arguments.end(), std::string_view("--plain-word"));
  if (flag != arguments.end()) {
    grille::bench::plain_word = true;
    arguments.erase(flag);
  }
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  benchmark::RunSpecifiedBenchmarks();
}
