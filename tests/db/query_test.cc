#include "db/query.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "absl/strings/str_cat.h"
#include "db/mark.h"
#include "db/transaction.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

// Marks what is free among every so many puzzles.
void Mark(Store& store, int64_t first, int64_t step, Use use, const char* client) {
  std::vector<int64_t> ids;
  for (const StoredPuzzle& puzzle : Ask(store, {.uses = {Use::kFree}})) {
    if (puzzle.id % step == first % step) ids.push_back(puzzle.id);
  }
  absl::StatusOr<Transaction> transaction = Transaction::BeginWrite(store.database());
  ASSERT_TRUE(transaction.ok());
  ASSERT_TRUE(MarkPuzzles(store.database(), ids, use, client, "", {Use::kFree}).ok());
  ASSERT_TRUE(transaction->Commit().ok());
}

// A store with several sizes, marks, runs, levels, uses and clients, and with holes among its ids.
std::unique_ptr<Store> MixedStore(const std::string& path) {
  auto store = MustOpen(path);
  uint64_t seed = 0;
  for (int side : {8, 7, 5}) {
    for (int dominoes : {12, 9}) {
      for (int marks : {0, 1}) {
        Mix mix = {.side = side, .dominoes = dominoes, .marks = marks, .real_paths = false};
        db::Run run = *store->StartRun(WyxRun(++seed));
        // Two runs by turns: a run's ids have gaps.
        db::Run other = *store->StartRun(WyxRun(100));
        EXPECT_TRUE(store->Append(&run, MakeBatches(seed, 0, 6, mix), std::nullopt).ok());
        EXPECT_TRUE(
            store->Append(&other, MakeBatches(100, other.next_batch, 3), std::nullopt).ok());
      }
    }
  }
  EXPECT_TRUE(store->database().Execute("DELETE FROM puzzle WHERE id % 7 = 0").ok());
  Mark(*store, 2, 3, Use::kReserved, "One");
  Mark(*store, 3, 11, Use::kPrinted, "One");
  Mark(*store, 5, 301, Use::kPrinted, "Two");
  Mark(*store, 8, 401, Use::kRejected, "");
  return store;
}

template <typename T>
bool In(const std::vector<T>& list, T value) {
  return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
}

// The answer by looking at every row.
std::vector<int64_t> Plainly(Store& store, const QueryFilter& filter) {
  std::vector<StoredPuzzle> rows = Ask(store, {});
  std::set<int64_t> owned;
  if (filter.client.has_value()) {
    std::string sql = absl::StrCat("SELECT puzzle FROM mark WHERE client = ", *filter.client);
    for (const std::string& id : Sql(store.database(), sql)) owned.insert(std::stoll(id));
  }
  std::erase_if(rows, [&](const StoredPuzzle& row) {
    return !(In(filter.kinds, row.kind) && In(filter.levels, row.puzzle.level) &&
             In(filter.sizes, row.puzzle.size) && In(filter.marks, row.puzzle.marks) &&
             filter.score.Contains(row.puzzle.score) &&
             filter.measure.Contains(row.puzzle.measure) &&
             filter.run.value_or(row.run) == row.run && In(filter.uses, row.use) &&
             (!filter.client.has_value() || owned.contains(row.id)));
  });
  std::sort(rows.begin(), rows.end(), [&](const StoredPuzzle& a, const StoredPuzzle& b) {
    auto by_score = [](const StoredPuzzle& p) { return std::pair(p.puzzle.score, p.id); };
    switch (filter.order) {
      case Order::kNewest:
        return a.id > b.id;
      case Order::kEasiest:
        return by_score(a) < by_score(b);
      case Order::kHardest:
        return by_score(a) > by_score(b);
      default:
        return a.id < b.id;
    }
  });
  if (filter.limit.has_value() && rows.size() > *filter.limit) rows.resize(*filter.limit);
  std::vector<int64_t> ids;
  for (const StoredPuzzle& row : rows) ids.push_back(row.id);
  return ids;
}

QueryFilter RandomFilter(Draws& draws) {
  QueryFilter filter;
  if (draws.Below(2) == 0) filter.kinds = {kWyx};
  if (draws.Below(20) == 0) filter.kinds = {2};
  while (draws.Below(2) == 0) filter.levels.push_back(kLevels[draws.Below(kLevelCount)]);
  while (draws.Below(3) == 0) {
    filter.sizes.push_back(std::vector<uint16_t>{812, 809, 712, 509, 999}[draws.Below(5)]);
  }
  if (draws.Below(3) == 0) filter.marks = {static_cast<uint8_t>(draws.Below(2))};
  if (draws.Below(3) == 0) filter.score.min = static_cast<int64_t>(draws.Below(1200));
  if (draws.Below(3) == 0) filter.score.max = static_cast<int64_t>(draws.Below(1200));
  if (draws.Below(3) == 0) filter.measure.min = static_cast<int64_t>(draws.Below(45));
  if (draws.Below(3) == 0) filter.measure.max = static_cast<int64_t>(draws.Below(45));
  if (draws.Below(3) == 0) filter.run = static_cast<int64_t>(1 + draws.Below(15));
  while (draws.Below(3) == 0) filter.uses.push_back(kUses[draws.Below(kUseCount)]);
  // The third one is nobody's.
  if (draws.Below(4) == 0) filter.client = static_cast<int64_t>(1 + draws.Below(3));
  filter.order = static_cast<Order>(draws.Below(4));
  if (draws.Below(2) == 0) filter.limit = draws.Below(40);
  return filter;
}

TEST(Query, AnswersAsLookingAtEveryRowDoes) {
  ScratchDirectory scratch;
  auto store = MixedStore(scratch.File("s.db"));
  Draws draws(5);
  size_t answers = 0;
  for (int i = 0; i < 1500; ++i) {
    QueryFilter filter = RandomFilter(draws);
    std::vector<int64_t> ids = AskIds(*store, filter);
    ASSERT_EQ(ids, Plainly(*store, filter)) << "filter " << i;
    answers += ids.size();
  }
  EXPECT_GT(answers, 30'000u);
}

// Hundreds of puzzles of one score: more than are fetched at a time.
TEST(Query, AnswersInOrderWhereScoresAreFew) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 120, {.real_paths = false});
  ASSERT_TRUE(store->database().Execute("UPDATE puzzle SET score = score - score % 100").ok());
  ASSERT_TRUE(store->database().Execute("DELETE FROM puzzle WHERE id % 3 = 0").ok());
  for (Order order : {Order::kOldest, Order::kNewest, Order::kEasiest, Order::kHardest}) {
    for (std::optional<uint64_t> limit :
         {std::optional<uint64_t>(2), std::optional<uint64_t>(700), std::optional<uint64_t>()}) {
      for (const QueryFilter& base :
           {QueryFilter{}, QueryFilter{.levels = {Level::kMedium}},
            QueryFilter{.levels = {Level::kEasy, Level::kHard}, .score = {201, 600}},
            QueryFilter{.score = {400, 400}}, QueryFilter{.measure = {20, 21}}}) {
        QueryFilter filter = base;
        filter.order = order;
        filter.limit = limit;
        EXPECT_EQ(AskIds(*store, filter), Plainly(*store, filter));
      }
    }
  }
}

TEST(Query, RandomChoiceIsOfTheSamePuzzles) {
  ScratchDirectory scratch;
  auto store = MixedStore(scratch.File("s.db"));
  Draws draws(6);
  for (int i = 0; i < 1000; ++i) {
    QueryFilter filter = RandomFilter(draws);
    std::optional<uint64_t> limit = std::exchange(filter.limit, std::nullopt);
    filter.order = Order::kOldest;
    std::vector<int64_t> all = Plainly(*store, filter);
    filter.limit = limit;
    filter.order = Order::kRandom;
    filter.seed = draws.Next();
    std::vector<int64_t> chosen = AskIds(*store, filter);
    ASSERT_EQ(chosen.size(), std::min<uint64_t>(all.size(), limit.value_or(all.size())));
    std::sort(chosen.begin(), chosen.end());
    ASSERT_EQ(std::unique(chosen.begin(), chosen.end()), chosen.end());
    ASSERT_TRUE(std::includes(all.begin(), all.end(), chosen.begin(), chosen.end()));
  }
}

TEST(Query, StopsWhenTheVisitorSaysSo) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 5);
  int visits = 0;
  absl::Status status = store->Query({}, [&](const StoredPuzzle&) {
    return ++visits == 3 ? absl::CancelledError("enough") : absl::OkStatus();
  });
  EXPECT_TRUE(absl::IsCancelled(status));
  EXPECT_EQ(visits, 3);
  // The view is closed: writing goes on.
  db::Run run = *store->StartRun(WyxRun(1));
  EXPECT_TRUE(store->Append(&run, {MakeBatch(1, 5)}, std::nullopt).ok());
}

TEST(Query, TheVisitorMayReadFromTheStore) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 5);
  absl::Status status = store->Query({.limit = 5}, [&](const StoredPuzzle& puzzle) {
    EXPECT_EQ(store->FindByKey(puzzle.puzzle.key)->id, puzzle.id);
    EXPECT_EQ(AskIds(*store, {.limit = 2}).size(), 2u);
    return absl::OkStatus();
  });
  EXPECT_TRUE(status.ok()) << status;
}

TEST(Query, OfAnEmptyStoreFindsNothing) {
  ScratchDirectory scratch;
  auto store = MustOpen(scratch.File("s.db"));
  for (Order order :
       {Order::kOldest, Order::kNewest, Order::kEasiest, Order::kHardest, Order::kRandom}) {
    EXPECT_TRUE(Ask(*store, {.order = order, .limit = 5}).empty());
  }
  EXPECT_TRUE(store->Counts()->empty());
}

TEST(Query, CountsAreTheTablesOwn) {
  ScratchDirectory scratch;
  auto store = MixedStore(scratch.File("s.db"));
  int64_t sum = 0;
  std::vector<PuzzleClass> counts = *store->Counts();
  for (const PuzzleClass& entry : counts) {
    QueryFilter filter = {.kinds = {entry.kind},
                          .levels = {entry.level},
                          .sizes = {entry.size},
                          .marks = {entry.marks},
                          .uses = {entry.use}};
    EXPECT_EQ(static_cast<size_t>(entry.count), Ask(*store, filter).size());
    sum += entry.count;
  }
  EXPECT_EQ(static_cast<size_t>(sum), Ask(*store, {}).size());
}

}  // namespace
}  // namespace grille::db
