// Tokens that all differ, by pattern databases, against the plain reference (plain_patterns.h) and
// against other splits; both sides must give the same answers. Times are of one thread computing
// (building: of two threads, as it passes).
//   Letters     random starts of letter patiences, goals with the vacancy at a point (0) and inside
//               (8); build_s and megabytes of both sets' databases together (bars: 60, 300), ms a
//               solve (bar: 2), nodes, count_ms when the shortest solutions are counted, plain_ms,
//               plain_nodes, ratio of times.
//   Fifteen     the twenty published instances of tests/cases/korf-15.tsv together: build_s and
//               megabytes of the databases (bars: 30, 100), all_s (bar: 1), nodes, and
//               of_6_6_3, the nodes against those with a 6-6-3 split and its mirror image (bar:
//               2/3).
//               --large does the 7-8 split, which takes minutes and 4 GB to build.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bench/flags.h"
#include "bench/plain_patterns.h"
#include "bench/plain_star.h"
#include "bench/turns.h"
#include "gen/letter_sample.h"
#include "gen/tbb_workers.h"
#include "solver/slide/etoile.h"
#include "solver/slide/patterns/search.h"

namespace grille::bench {
namespace {

/// Set by --large.
bool large = false;

using Set = std::shared_ptr<const slide::PatternSet>;

/// Databases as their files would hold them.
double Megabytes(const slide::PatternSet& set) {
  double bytes = 0;
  for (const auto& split : set.splits) {
    for (const slide::PatternDatabase& database : split->databases()) {
      bytes += static_cast<double>(database.bytes().size());
    }
    bytes += static_cast<double>(split->spread().size() * sizeof(uint32_t));
  }
  return bytes / 1e6;
}

Set Build(const slide::Graph& graph, slide::Vertex vacancy, slide::SplitSize size) {
  return std::make_shared<const slide::PatternSet>(
      slide::BuildPatternSet(graph, vacancy, size, gen::TbbWorkers(2)));
}

/// The letter goal with that vacancy; a token's number says its home.
slide::Arrangement GoalWith(slide::Vertex vacancy) {
  slide::Arrangement goal;
  goal.size = star::kStations;
  for (slide::Vertex v = 0; v < star::kStations; ++v) {
    goal.at[v] = v == vacancy ? slide::kVacant : static_cast<slide::Token>(slide::kTokenA + v);
  }
  return goal;
}

/// As the plain search wants it: the homes of what stands where.
std::array<int, 16> HomesOf(const slide::Arrangement& from, slide::Vertex vacancy) {
  std::array<int, 16> homes = {};
  for (size_t v = 0; v < homes.size(); ++v) {
    homes[v] = from.at[v] == slide::kVacant ? vacancy : from.at[v] - slide::kTokenA;
  }
  return homes;
}

void Letters(benchmark::State& state) {
  constexpr int kStarts = 100;
  const slide::Graph& star = star::StarGraph();
  auto vacancy = static_cast<slide::Vertex>(state.range(0));
  Set set;
  double other = 0;
  double build = SecondsOf([&] {
    set = Build(star, vacancy, slide::SplitSize::kUsual);
    other = Megabytes(*Build(star, vacancy == 0 ? 8 : 0, slide::SplitSize::kUsual));
  });
  std::vector<std::vector<int>> patterns;
  for (const slide::PatternDatabase& database : set->splits.front()->databases()) {
    patterns.emplace_back(database.pattern().begin(), database.pattern().end());
  }
  slide::PatternSearcher searcher(set, vacancy);
  PlainPatterns plain(PlainStar(), vacancy, patterns);
  std::vector<double> ms;
  std::vector<double> count_ms;
  std::vector<double> plain_ms;
  uint64_t nodes = 0;
  uint64_t plain_nodes = 0;
  uint64_t moves = 0;
  uint64_t turn = 0;
  for (auto _ : state) {
    gen::LetterSample sample(GoalWith(vacancy), ++turn);
    double engine_s = 0;
    double count_s = 0;
    double plain_s = 0;
    for (uint64_t i = 0; i < kStarts; ++i) {
      slide::Task task = {.from = sample.At(i), .to = GoalWith(vacancy)};
      std::array<int, 16> tokens = HomesOf(task.from, vacancy);
      double begin = ComputedSeconds();
      slide::PatternFewest found = searcher.Find(task, {}, OneWorker());
      double between = ComputedSeconds();
      engine_s += between - begin;
      slide::PatternFewest counted = searcher.Find(task, {.solutions = UINT64_MAX}, OneWorker());
      double counting = ComputedSeconds();
      count_s += counting - between;
      int fewest = plain.Solve(tokens);
      plain_s += ComputedSeconds() - counting;
      Require(fewest == found.fewest.moves && fewest == counted.fewest.moves &&
                  slide::Solves(star, task, found.fewest.solution),
              "fewest moves of a letter patience");
      nodes += found.nodes;
      plain_nodes += plain.nodes();
      moves += static_cast<uint64_t>(fewest);
    }
    ms.push_back(1e3 * engine_s / kStarts);
    count_ms.push_back(1e3 * count_s / kStarts);
    plain_ms.push_back(1e3 * plain_s / kStarts);
    state.SetIterationTime(engine_s);
  }
  auto starts = static_cast<double>(turn * kStarts);
  state.counters["ms"] = Median(ms);
  state.counters["count_ms"] = Median(count_ms);
  state.counters["plain_ms"] = Median(plain_ms);
  state.counters["ratio"] = Median(plain_ms) / Median(ms);
  state.counters["nodes"] = static_cast<double>(nodes) / starts;
  state.counters["plain_nodes"] = static_cast<double>(plain_nodes) / starts;
  state.counters["moves"] = static_cast<double>(moves) / starts;
  state.counters["build_s"] = build;
  state.counters["megabytes"] = Megabytes(*set) + other;
}

struct Published {
  slide::Task task;
  int fewest = 0;
};

std::vector<Published> ReadPublished() {
  std::ifstream file(CASES "/korf-15.tsv");
  std::vector<Published> all;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    int id = 0;
    if (line.starts_with("#") || !(words >> id)) continue;
    Published one;
    one.task.from.size = one.task.to.size = 16;
    for (size_t v = 0; v < 16; ++v) {
      int tile = 0;
      words >> tile;
      one.task.from.at[v] = static_cast<slide::Token>(tile);
      one.task.to.at[v] = static_cast<slide::Token>(v);
    }
    if (!(words >> one.fewest)) Stop("korf-15.tsv cannot be read");
    all.push_back(one);
  }
  if (all.size() != 20) Stop("korf-15.tsv should have twenty instances");
  return all;
}

/// Seconds and nodes for all of them.
std::pair<double, uint64_t> SolveAll(const std::vector<Published>& all, const Set& set) {
  uint64_t nodes = 0;
  double begin = ComputedSeconds();
  for (const Published& one : all) {
    slide::PatternFewest found = slide::FindFewestByPatterns(one.task, set, {}, OneWorker());
    Require(found.fewest.moves == one.fewest &&
                slide::Solves(set->graph, one.task, found.fewest.solution),
            "fewest moves of a fifteen puzzle");
    nodes += found.nodes;
  }
  return {ComputedSeconds() - begin, nodes};
}

void Fifteen(benchmark::State& state) {
  slide::Graph board = slide::GridGraph(4, 4);
  Set set;
  double build = SecondsOf(
      [&] { set = Build(board, 0, large ? slide::SplitSize::kLarge : slide::SplitSize::kUsual); });
  // Korf and Felner's 6-6-3, turned so that the blank comes first.
  slide::PatternSet other = slide::EmptyPatternSet(board, 0);
  slide::Split split = {{15, 11, 10, 7, 6, 3}, {9, 8, 5, 4, 2, 1}, {14, 13, 12}};
  other.splits.push_back(std::make_shared<const slide::SplitDatabases>(
      slide::SplitDatabases::Build(board, 0, split, gen::TbbWorkers(2))));
  auto six = std::make_shared<const slide::PatternSet>(std::move(other));
  std::vector<Published> all = ReadPublished();
  std::vector<double> seconds;
  std::vector<double> six_seconds;
  uint64_t nodes = 0;
  uint64_t six_nodes = 0;
  for (auto _ : state) {
    auto [passed, gone] = SolveAll(all, set);
    auto [six_passed, six_gone] = SolveAll(all, six);
    seconds.push_back(passed);
    six_seconds.push_back(six_passed);
    nodes = gone;
    six_nodes = six_gone;
    state.SetIterationTime(passed);
  }
  auto instances = static_cast<double>(all.size());
  state.counters["all_s"] = Median(seconds);
  state.counters["nodes"] = static_cast<double>(nodes) / instances;
  state.counters["s_6_6_3"] = Median(six_seconds);
  state.counters["nodes_6_6_3"] = static_cast<double>(six_nodes) / instances;
  state.counters["of_6_6_3"] = static_cast<double>(nodes) / static_cast<double>(six_nodes);
  state.counters["build_s"] = build;
  state.counters["megabytes"] = Megabytes(*set);
}

BENCHMARK(Letters)->Arg(0)->Arg(8)->Iterations(5)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(Fifteen)->Iterations(3)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  auto flag = std::find(arguments.begin(), arguments.end(), std::string_view("--large"));
  if (flag != arguments.end()) {
    grille::bench::large = true;
    arguments.erase(flag);
  }
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  benchmark::RunSpecifiedBenchmarks();
}
