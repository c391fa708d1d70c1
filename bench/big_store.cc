#include "bench/big_store.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "bench/flags.h"
#include "db/mark.h"
#include "db/store.h"
#include "db/transaction.h"
#include "gen/pipeline.h"
#include "gen/wyx_maker.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/key.h"

namespace grille::bench {
namespace {

void Check(const absl::Status& status) {
  if (!status.ok()) Stop(status.ToString());
}

template <typename T>
T Get(absl::StatusOr<T> value) {
  Check(value.status());
  return *std::move(value);
}

// One run of the store, and its share in a thousand rows.
struct Part {
  uint64_t share;
  uint64_t seed;
  gen::WyxRun run;
};

// The first stands alone at the beginning; the others are made by turns.
std::vector<Part> Parts() {
  return {
      {500, 1, {}},
      {300, 2, {}},
      {119, 3, {}},
      {30, 4, {.marks = 1}},
      {10, 5, {.marks = 2}},
      {20, 6, {.shape = {.dominoes = 9, .side = 7}}},
      {10, 7, {.shape = {.dominoes = 8, .side = 6}}},
      {10, 8, {.shape = {.dominoes = 14}}},
      {1, 9, {.level = Level::kVeryHard}},
  };
}

std::string Options(const gen::WyxRun& run) {
  return absl::StrCat(R"({"board":)", run.shape.side, R"(,"dominoes":)", run.shape.dominoes,
                      R"(,"marks":)", run.marks, R"(,"level":)",
                      run.level ? static_cast<int>(*run.level) : -1, "}");
}

// Goes on with a run until it has so many puzzles.
void Extend(db::Store& store, const gen::WyxMaker& maker, db::Run* run, uint64_t target) {
  constexpr uint64_t kRowsATransaction = 20'000;
  std::vector<Batch> waiting;
  uint64_t rows = 0;
  auto commit = [&] {
    Check(store.Append(run, waiting, target));
    waiting.clear();
    rows = 0;
  };
  if (run->counts.stored >= target) return;
  gen::PipelineOptions options = {.first_batch = run->next_batch, .threads = 2};
  Check(gen::RunPipeline(maker, options, [&](Batch& batch) {
    rows += batch.found.size();
    waiting.push_back(std::move(batch));
    if (rows >= kRowsATransaction || run->counts.stored + rows >= target) commit();
    return run->counts.stored < target ? gen::SinkVerdict::kMore : gen::SinkVerdict::kEnough;
  }));
}

void MakeRuns(db::Store& store, uint64_t rows) {
  std::vector<Part> parts = Parts();
  std::vector<gen::WyxMaker> makers;
  std::vector<db::Run> runs;
  for (const Part& part : parts) {
    makers.emplace_back(part.run, part.seed);
    db::RunSpec spec = {wyx::kKindId,     Options(part.run), part.seed, gen::kWyxSamplerVersion,
                        wyx::kKeyVersion, wyx::kGradeVersion};
    runs.push_back(Get(store.StartRun(spec)));
  }
  auto goal = [&](size_t part) { return std::max<uint64_t>(1, rows * parts[part].share / 1000); };
  Extend(store, makers[0], &runs[0], goal(0));
  constexpr uint64_t kTurns = 50;
  for (uint64_t turn = 1; turn <= kTurns; ++turn) {
    for (size_t part = 1; part < parts.size(); ++part) {
      Extend(store, makers[part], &runs[part], (goal(part) * turn + kTurns - 1) / kTurns);
    }
    if (turn % 10 == 0) std::cerr << "making the store: " << turn << " of " << kTurns << "\n";
  }
}

std::vector<int64_t> Free(db::Store& store, Level level, db::Order order, uint64_t limit) {
  std::vector<int64_t> ids;
  db::QueryFilter filter = {
      .levels = {level}, .uses = {db::Use::kFree}, .order = order, .seed = 1, .limit = limit};
  Check(store.Query(filter, [&](const db::StoredPuzzle& puzzle) {
    ids.push_back(puzzle.id);
    return absl::OkStatus();
  }));
  return ids;
}

// Of each level, so many of the easiest and of the hardest, and as many at random; at most a
// quarter of the level each.
void MarkMany(db::Store& store, uint64_t most) {
  db::Transaction transaction = Get(db::Transaction::BeginWrite(store.database()));
  auto mark = [&](const std::vector<int64_t>& ids, db::Use use, const char* client) {
    Check(db::MarkPuzzles(store.database(), ids, use, client, "", {db::Use::kFree}));
  };
  std::vector<db::PuzzleClass> classes = Get(store.Counts());
  std::vector<int64_t> levels(kLevelCount);
  for (const db::PuzzleClass& entry : classes) {
    levels[static_cast<size_t>(entry.level)] += entry.count;
  }
  for (Level level : kLevels) {
    uint64_t each = std::min(most, static_cast<uint64_t>(levels[static_cast<size_t>(level)]) / 4);
    mark(Free(store, level, db::Order::kEasiest, each), db::Use::kPrinted, kGreatClient);
    mark(Free(store, level, db::Order::kHardest, each), db::Use::kReserved, kGreatClient);
    mark(Free(store, level, db::Order::kNewest, each / 10), db::Use::kPrinted, kSmallClient);
    mark(Free(store, level, db::Order::kRandom, each), db::Use::kPrinted, kGreatClient);
    mark(Free(store, level, db::Order::kRandom, each / 10), db::Use::kRejected, "");
  }
  Check(transaction.Commit());
}

}  // namespace

void MakeBigStore(const std::string& path, uint64_t rows) {
  auto store = Get(db::Store::Open(path, db::OpenMode::kCreate));
  MakeRuns(*store, rows);
  int64_t marked = Get(store->database().QueryInt("SELECT count(*) FROM mark"));
  if (marked == 0) MarkMany(*store, std::max<uint64_t>(10, rows / 4000));
  Check(store->Close());
}

}  // namespace grille::bench
