// How long queries of a large store take, each of them for every level, size or order that it can
// be asked for.
//
//   query_bench [--rows=10000000] [--store=PATH] [--verbose=1] [flags of the library]
//
// Makes the store (big_store.h), at PATH to use it again, else in a place that goes away. Every
// form of a query is asked in several freshly opened stores, once at first and then some times
// more, each time with another seed, number or code. The time of a query and the figures are those
// of its slowest form, which is named. Times are medians, in milliseconds; those without `wall`
// count what was computed, so that a machine shared with others does not blur them.
//   first, first_wall   of a connection that has read nothing yet (the system may have the file in
//                       memory)
//   then, then_wall     of the later answers
//   worst               the most computed for any one answer of any form
//   answers             puzzles in an answer
//   holds               1 when `first` and `then` are within the bar: 5 ms, 20 ms for opening

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/big_store.h"
#include "bench/flags.h"
#include "bench/turns.h"
#include "db/mark.h"
#include "db/store.h"
#include "solver/kind.h"
#include "tests/db/support.h"

namespace grille::bench {
namespace {

using db::Order;
using db::QueryFilter;
using db::Store;
using db::Use;

constexpr uint64_t kLimit = 20;
constexpr int kStores = 5;  ///< freshly opened ones
constexpr int kAgain = 4;   ///< later answers in each
constexpr uint64_t kNodes = 100'000'000;

// One form of a query: asked for the nth time, how many puzzles it answered.
struct Form {
  std::string name;
  std::function<size_t(Store& store, uint64_t nth)> ask;
};

template <typename T>
T Get(absl::StatusOr<T> value) {
  if (!value.ok()) Stop(value.status().ToString());
  return *std::move(value);
}

Form Filtered(std::string name, QueryFilter filter) {
  if (!filter.limit.has_value()) filter.limit = kLimit;
  return {std::move(name), [filter = std::move(filter)](Store& store, uint64_t nth) {
            QueryFilter asked = filter;
            asked.seed = nth;
            size_t answers = 0;
            absl::Status status = store.Query(asked, [&](const db::StoredPuzzle&) {
              ++answers;
              return absl::OkStatus();
            });
            if (!status.ok()) Stop(status.ToString());
            return answers;
          }};
}

constexpr std::pair<Order, const char*> kOrders[] = {{Order::kNewest, "newest"},
                                                     {Order::kOldest, "oldest"},
                                                     {Order::kEasiest, "easiest"},
                                                     {Order::kHardest, "hardest"},
                                                     {Order::kRandom, "random"}};

// The forms of a filter in each of some orders.
void InOrders(std::vector<Form>* forms, const std::string& name, QueryFilter filter,
              std::initializer_list<Order> orders) {
  for (auto [order, word] : kOrders) {
    if (std::find(orders.begin(), orders.end(), order) == orders.end()) continue;
    filter.order = order;
    forms->push_back(Filtered(absl::StrCat(name, " ", word), filter));
  }
}

std::string Name(Level level) { return std::string(LevelName(level)); }

constexpr auto kSorted = {Order::kNewest, Order::kEasiest, Order::kHardest};
constexpr auto kById = {Order::kNewest, Order::kOldest};
constexpr auto kAllOrders = {Order::kNewest, Order::kOldest, Order::kEasiest, Order::kHardest,
                             Order::kRandom};

std::vector<Form> LevelForms(bool free, std::initializer_list<Order> orders) {
  std::vector<Form> forms;
  for (Level level : kLevels) {
    QueryFilter filter = {.kinds = {db::kWyx}, .levels = {level}};
    if (free) filter.uses = {Use::kFree};
    InOrders(&forms, Name(level), filter, orders);
  }
  return forms;
}

std::vector<Form> SizeForms() {
  std::vector<Form> forms;
  for (Level level : kLevels) {
    for (uint16_t size : {812, 709, 608, 814}) {
      InOrders(&forms, absl::StrCat(Name(level), " ", size),
               {.kinds = {db::kWyx}, .levels = {level}, .sizes = {size}}, kAllOrders);
    }
    for (uint8_t marks : {1, 2}) {
      InOrders(&forms, absl::StrCat(Name(level), " with ", marks, " marks"),
               {.kinds = {db::kWyx}, .levels = {level}, .marks = {marks}}, kAllOrders);
    }
  }
  return forms;
}

// Wide and narrow ranges of score, in the middle and at both ends of the levels.
std::vector<Form> ScoreForms(std::initializer_list<Order> orders) {
  std::vector<Form> forms;
  for (db::Range score : {db::Range{0, 4},
                          {30, 60},
                          {110, 115},
                          {120, 180},
                          {126, 126},
                          {255, 255},
                          {260, 299},
                          {297, 299},
                          {305, 310},
                          {350, 420},
                          {395, 399},
                          {438, 441},
                          {500, 599},
                          {548, 599},
                          {90, 510}}) {
    InOrders(&forms, absl::StrCat("score ", score.min, "..", score.max),
             {.kinds = {db::kWyx}, .score = score}, orders);
  }
  return forms;
}

std::vector<Form> RunForms(const std::vector<db::Run>& runs, bool with_levels,
                           std::initializer_list<Order> orders) {
  std::vector<Form> forms;
  for (const db::Run& run : runs) {
    std::string name = absl::StrCat("run ", run.id, " of ", run.counts.stored);
    if (!with_levels) InOrders(&forms, name, {.run = run.id}, orders);
    if (!with_levels) continue;
    for (Level level : kLevels) {
      InOrders(&forms, absl::StrCat(name, " ", Name(level)), {.levels = {level}, .run = run.id},
               orders);
    }
  }
  return forms;
}

std::vector<Form> ClientForms(Store& store, std::initializer_list<Order> orders) {
  std::vector<Form> forms;
  for (const char* name : {kGreatClient, kSmallClient}) {
    std::optional<int64_t> client = Get(db::FindClient(store.database(), name));
    if (!client.has_value()) Stop("the store has no clients");
    InOrders(&forms, name, {.client = client}, orders);
    for (Level level : kLevels) {
      InOrders(&forms, absl::StrCat(name, " ", Name(level)), {.levels = {level}, .client = client},
               orders);
    }
  }
  return forms;
}

std::vector<Form> ManyForms(bool varied) {
  std::vector<Form> forms;
  std::optional<int> variety;
  if (varied) variety = 5;
  for (bool free : {false, true}) {
    auto add = [&](const std::string& name, QueryFilter filter) {
      filter.variety = variety;
      if (free) filter.uses = {Use::kFree};
      InOrders(&forms, absl::StrCat(name, free ? ", free," : ""), filter, kAllOrders);
    };
    add("all", {});
    add("hard to fiendish", {.levels = {Level::kHard, Level::kVeryHard, Level::kFiendish}});
    add("very-hard and fiendish", {.levels = {Level::kVeryHard, Level::kFiendish}});
    add("very-easy and fiendish", {.levels = {Level::kVeryEasy, Level::kFiendish}});
    if (!varied) continue;
    for (Level level : kLevels) add(Name(level), {.levels = {level}});
  }
  return forms;
}

std::vector<Form> LargeForms() {
  std::vector<Form> forms;
  for (Level level : kLevels) {
    for (uint64_t limit : {100, 1000}) {
      forms.push_back(Filtered(absl::StrCat(limit, " ", Name(level), " at random"),
                               {.levels = {level}, .order = Order::kRandom, .limit = limit}));
    }
  }
  return forms;
}

std::vector<Form> MeasureForms() {
  std::vector<Form> forms;
  for (db::Range arcs : {db::Range{12, 17}, {20, 20}, {30, 34}, {60, 99}}) {
    InOrders(&forms, absl::StrCat("arcs ", arcs.min, "..", arcs.max), {.measure = arcs},
             kAllOrders);
  }
  return forms;
}

Form ById(int64_t last) {
  return {"id", [last](Store& store, uint64_t nth) {
            auto id = static_cast<int64_t>(1 + db::Draws(nth).Below(static_cast<uint64_t>(last)));
            return static_cast<size_t>(store.FindById(id).ok() ? 1 : 0);
          }};
}

// As `query --code` does: the grid is proved, its key looked up.
std::vector<Form> ByCode(Store& store) {
  std::vector<Form> forms;
  for (Level level : kLevels) {
    std::vector<std::string> codes;
    for (const db::StoredPuzzle& stored :
         db::Ask(store, {.levels = {level}, .order = Order::kRandom, .seed = 5, .limit = 50})) {
      codes.push_back(Get(KindFromId(stored.kind)->Describe(stored.puzzle)).code);
    }
    if (codes.empty()) continue;
    forms.push_back({"code, " + Name(level), [codes](Store& asked, uint64_t nth) {
                       const std::string& code = codes[nth % codes.size()];
                       Puzzle puzzle = Get(Get(KindOfCode(code))->Prove(code, kNodes));
                       return static_cast<size_t>(Get(asked.FindByKey(puzzle.key)).id > 0 ? 1 : 0);
                     }});
  }
  return forms;
}

Form Counts() {
  return {"counts", [](Store& store, uint64_t) { return Get(store.Counts()).size(); }};
}

constexpr double kLong = 1;  ///< a form that took so many seconds is not asked again

struct Times {
  std::string form = {};
  std::vector<double> first = {};  ///< milliseconds
  std::vector<double> then = {};
  std::vector<double> first_wall = {};
  std::vector<double> then_wall = {};
  size_t answers = 0;

  template <typename Work>
  void Add(bool at_first, Work&& work) {
    double computed = ComputedSeconds();
    double wall = SecondsOf(work);
    computed = ComputedSeconds() - computed;
    (at_first ? first : then).push_back(1e3 * computed);
    (at_first ? first_wall : then_wall).push_back(1e3 * wall);
  }

  double Slower() const { return std::max(Median(first), Median(then)); }

  double Worst() const {
    return std::max(*std::max_element(first.begin(), first.end()),
                    *std::max_element(then.begin(), then.end()));
  }
};

Times TimesOf(const std::string& path, const Form& form) {
  Times times = {.form = form.name};
  uint64_t nth = 1;
  auto begin = Clock::now();
  for (int i = 0; i < kStores; ++i) {
    auto store = db::MustOpen(path, db::OpenMode::kRead);
    for (int again = 0; again <= kAgain; ++again, ++nth) {
      times.Add(again == 0, [&] { times.answers = form.ask(*store, nth); });
      if (again == 0) continue;
      if (std::chrono::duration<double>(Clock::now() - begin).count() > kLong) return times;
    }
  }
  return times;
}

void Report(benchmark::State& state, const Times& slowest, double worst, double bar) {
  for (auto _ : state) state.SetIterationTime(slowest.Slower() / 1e3);
  state.SetLabel(slowest.form);
  state.counters["first"] = Median(slowest.first);
  state.counters["first_wall"] = Median(slowest.first_wall);
  state.counters["then"] = Median(slowest.then);
  state.counters["then_wall"] = Median(slowest.then_wall);
  state.counters["worst"] = worst;
  state.counters["answers"] = static_cast<double>(slowest.answers);
  state.counters["holds"] = slowest.Slower() <= bar ? 1 : 0;
}

class Bench {
 public:
  explicit Bench(std::string path) : path_(std::move(path)) {}

  void Add(const std::string& name, std::vector<Form> forms, double bar = 5) {
    Register(name, [this, forms = std::move(forms), bar](benchmark::State& state) {
      std::optional<Times> slowest;
      double worst = 0;
      for (const Form& form : forms) {
        Times times = TimesOf(path_, form);
        if (verbose_) {
          std::cerr << times.form << ": first " << Median(times.first) << " ms, then "
                    << Median(times.then) << " ms, " << times.answers << " answers\n";
        }
        worst = std::max(worst, times.Worst());
        if (!slowest || times.Slower() > slowest->Slower()) slowest = std::move(times);
      }
      if (slowest) Report(state, *slowest, worst, bar);
    });
  }

  void AddOpening(const std::string& name, db::OpenMode mode) {
    Register(name, [this, mode, name](benchmark::State& state) {
      Times times = {.form = name};
      for (int i = 0; i < kStores * (1 + kAgain); ++i) {
        std::unique_ptr<Store> store;
        times.Add(i == 0, [&] { store = db::MustOpen(path_, mode); });
      }
      Report(state, times, times.Worst(), 20);
    });
  }

  void set_verbose() { verbose_ = true; }

 private:
  template <typename Run>
  void Register(const std::string& name, Run run) {
    benchmark::RegisterBenchmark(name.c_str(), std::move(run))
        ->Iterations(1)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  }

  std::string path_;
  bool verbose_ = false;
};

void AddAll(Bench& bench, Store& store) {
  std::vector<db::Run> runs = Get(store.ListRuns());
  int64_t last = Get(store.database().QueryInt("SELECT max(id) FROM puzzle"));
  bench.AddOpening("open/read", db::OpenMode::kRead);
  bench.AddOpening("open/write", db::OpenMode::kWrite);
  bench.Add("level", LevelForms(false, kSorted));
  bench.Add("level_free", LevelForms(true, kSorted));
  bench.Add("level_free_random", LevelForms(true, {Order::kRandom}));
  bench.Add("level_random", LevelForms(false, {Order::kRandom}));
  bench.Add("level_size", SizeForms());
  bench.Add("score/by_score", ScoreForms({Order::kEasiest, Order::kHardest}));
  bench.Add("score/by_id", ScoreForms(kById));
  bench.Add("score/random", ScoreForms({Order::kRandom}));
  bench.Add("run/by_id", RunForms(runs, false, kById));
  bench.Add("id", {ById(last)});
  bench.Add("code", ByCode(store));
  bench.Add("counts", {Counts()});
  // Beyond the list.
  bench.Add("run/by_score", RunForms(runs, false, {Order::kEasiest, Order::kHardest}));
  bench.Add("run/random", RunForms(runs, false, {Order::kRandom}));
  bench.Add("run_level/by_id", RunForms(runs, true, kById));
  bench.Add("run_level/by_score", RunForms(runs, true, {Order::kEasiest, Order::kHardest}));
  bench.Add("run_level/random", RunForms(runs, true, {Order::kRandom}));
  bench.Add("client", ClientForms(store, kAllOrders));
  bench.Add("levels", ManyForms(false));
  bench.Add("variety", ManyForms(true));
  bench.Add("large_random", LargeForms());
  bench.Add("measure", MeasureForms());
}

int Main(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  uint64_t rows = 10'000'000;
  std::string path;
  for (const std::string& value : TakeFlags(&arguments, "rows")) rows = NumberOf(value);
  for (const std::string& value : TakeFlags(&arguments, "store")) path = value;
  bool verbose = !TakeFlags(&arguments, "verbose").empty();
  int left = static_cast<int>(arguments.size());
  benchmark::Initialize(&left, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(left, arguments.data())) return 2;

  std::optional<db::ScratchDirectory> scratch;
  if (path.empty()) path = scratch.emplace().File("big.db");
  std::cerr << "the store: " << 1e3 * SecondsOf([&] { MakeBigStore(path, rows); }) / 1e3 << " s, "
            << std::filesystem::file_size(path) << " bytes\n";
  Bench bench(path);
  if (verbose) bench.set_verbose();
  AddAll(bench, *db::MustOpen(path, db::OpenMode::kRead));
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace grille::bench

int main(int argc, char** argv) { return grille::bench::Main(argc, argv); }
