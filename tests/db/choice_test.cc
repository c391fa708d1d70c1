#include "db/choice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "db/mark.h"
#include "db/transaction.h"
#include "tests/db/recorder.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

// Chooses `limit` many times over and checks, by chi square, that all places among the matches come
// first equally often, and that each comes at all equally often.
void ExpectUniform(Store& store, QueryFilter filter, uint64_t limit, int rounds) {
  filter.order = Order::kOldest;
  std::vector<int64_t> matches = AskIds(store, filter);
  ASSERT_GT(matches.size(), limit);
  std::map<int64_t, int> first;
  std::map<int64_t, int> any;
  filter.order = Order::kRandom;
  filter.limit = limit;
  for (int round = 0; round < rounds; ++round) {
    filter.seed = static_cast<uint64_t>(round);
    std::vector<int64_t> chosen = AskIds(store, filter);
    ASSERT_EQ(chosen.size(), limit);
    ++first[chosen[0]];
    for (int64_t id : chosen) ++any[id];
  }
  auto n = static_cast<double>(matches.size());
  auto chi_square = [&](std::map<int64_t, int>& seen, double expected) {
    double sum = 0;
    for (int64_t id : matches) {
      double off = seen[id] - expected;
      sum += off * off / expected;
    }
    return sum;
  };
  // Five standard deviations of a chi square of n − 1 degrees of freedom.
  double bound = n - 1 + 5 * std::sqrt(2 * n);
  EXPECT_LT(chi_square(first, rounds / n), bound);
  EXPECT_LT(chi_square(any, rounds * static_cast<double>(limit) / n), bound);
}

// Some two thousand puzzles of two sizes, a fifth of all ids being free; some are used.
std::unique_ptr<Store> ChoiceStore(const std::string& path) {
  auto store = FilledStore(path, 1, 100, {.real_paths = false});
  db::Run run = *store->StartRun(WyxRun(2));
  Mix small = {.side = 7, .dominoes = 6, .real_paths = false};
  EXPECT_TRUE(store->Append(&run, MakeBatches(2, 0, 3, small), std::nullopt).ok());
  EXPECT_TRUE(store->database().Execute("DELETE FROM puzzle WHERE id % 5 = 0").ok());
  std::vector<int64_t> reserved;
  for (int64_t id = 6; id < 1000; id += 10) reserved.push_back(id);
  absl::StatusOr<Transaction> transaction = Transaction::BeginWrite(store->database());
  EXPECT_TRUE(transaction.ok());
  EXPECT_TRUE(
      MarkPuzzles(store->database(), reserved, Use::kReserved, "One", "", {Use::kFree}).ok());
  EXPECT_TRUE(
      MarkPuzzles(store->database(), {1, 2, 3}, Use::kPrinted, "Two", "", {Use::kFree}).ok());
  EXPECT_TRUE(transaction->Commit().ok());
  return store;
}

// Which ways were gone can be told by the statements.
constexpr const char* kDrawsRows = "FROM puzzle WHERE id = ?1";
constexpr const char* kStepsInClass = "puzzle_class WHERE class = ?1 AND id > ?2 ORDER BY id LIMIT";
constexpr const char* kDrawsInClass = "puzzle_class WHERE class = ?1 AND id = ?2";
constexpr const char* kCountsScores = "puzzle_score WHERE class = ?1 AND score = ?3";
constexpr const char* kCountsRun = "puzzle_run WHERE run = ?1 AND id > ?2";
constexpr const char* kGoesThrough = "puzzle_score WHERE class = ?1 AND score BETWEEN ?2 AND ?3";

TEST(Choice, IsUniformAmongCommonPuzzles) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  Recorder recorder(store->database());
  ExpectUniform(*store, {}, 5, 12'000);
  EXPECT_TRUE(recorder.Ran(kDrawsRows));
}

TEST(Choice, IsUniformOverClassesOfManyAndOfFew) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  Recorder recorder(store->database());
  // Of both sizes, many and few, free and used.
  ExpectUniform(*store, {.levels = {Level::kEasy, Level::kMedium}}, 3, 8'000);
  EXPECT_TRUE(recorder.Ran(kDrawsInClass));
  EXPECT_TRUE(recorder.Ran(kStepsInClass));
  ExpectUniform(*store, {.levels = {Level::kVeryEasy}, .uses = {Use::kFree}}, 2, 4'000);
}

TEST(Choice, IsUniformAmongRarePuzzles) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  Recorder recorder(store->database());
  ExpectUniform(*store, {.sizes = {706}}, 2, 2'000);
  ExpectUniform(*store, {.uses = {Use::kReserved, Use::kPrinted}}, 1, 2'000);
  EXPECT_TRUE(recorder.Ran(kStepsInClass));
  EXPECT_FALSE(recorder.Ran(kGoesThrough));
  ExpectUniform(*store, {.sizes = {706}}, 20, 500);
  ExpectUniform(*store, {.levels = {Level::kHard}, .uses = {Use::kReserved}}, 10, 500);
  EXPECT_TRUE(recorder.Ran(kGoesThrough));
}

TEST(Choice, IsUniformWithinARangeOfScore) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  Recorder recorder(store->database());
  ExpectUniform(*store, {.score = {210, 216}}, 1, 1'500);
  ExpectUniform(*store, {.score = {195, 203}}, 1, 1'500);
  EXPECT_TRUE(recorder.Ran(kCountsScores));
  ExpectUniform(*store, {.score = {300, 660}}, 3, 4'000);
  ExpectUniform(*store, {.levels = {Level::kEasy}, .score = {0, 320}}, 4, 2'000);
}

TEST(Choice, IsUniformWhenTheFirstWayGivesUpAtTimes) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  ExpectUniform(*store, {.measure = {20, 22}}, 3, 2'000);
  ExpectUniform(*store, {.levels = {Level::kHard}, .measure = {20, 29}}, 2, 1'500);
  ExpectUniform(*store, {.levels = {Level::kMedium}, .score = {420, 460}, .run = 1}, 2, 1'000);
}

TEST(Choice, IsUniformWithinARunAndAClient) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  Recorder recorder(store->database());
  ExpectUniform(*store, {.run = 2}, 2, 2'000);
  ExpectUniform(*store, {.run = 1}, 1, 8'000);
  EXPECT_TRUE(recorder.Ran(kCountsRun));
  ExpectUniform(*store, {.levels = {Level::kHard}, .run = 1}, 2, 2'000);
  ExpectUniform(*store, {.client = 1}, 3, 2'000);
  ExpectUniform(*store, {.levels = {Level::kHard, Level::kEasy}, .client = 1}, 3, 2'000);
}

// Those that were chosen and used up are not what the same seed meets first, ever more of them.
TEST(Choice, OfTheSameSeedAmongWhatIsLeftBeginsElsewhere) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  QueryFilter filter = {.uses = {Use::kFree}, .order = Order::kRandom, .seed = 1, .limit = 10};
  std::vector<int64_t> before = AskIds(*store, filter);
  {
    absl::StatusOr<Transaction> transaction = Transaction::BeginWrite(store->database());
    ASSERT_TRUE(transaction.ok());
    ASSERT_TRUE(
        MarkPuzzles(store->database(), before, Use::kPrinted, "One", "", {Use::kFree}).ok());
    ASSERT_TRUE(transaction->Commit().ok());
  }
  filter.uses = {Use::kFree, Use::kPrinted};
  std::vector<int64_t> after = AskIds(*store, filter);
  for (int64_t id : before) {
    EXPECT_EQ(std::find(after.begin(), after.end(), id), after.end()) << id;
  }
}

TEST(Choice, IsAFunctionOfTheSeed) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  for (const QueryFilter& base :
       {QueryFilter{.limit = 20}, QueryFilter{.sizes = {706}, .limit = 5}, QueryFilter{}}) {
    QueryFilter filter = base;
    filter.order = Order::kRandom;
    filter.seed = 42;
    std::vector<int64_t> chosen = AskIds(*store, filter);
    EXPECT_EQ(AskIds(*store, filter), chosen);
    EXPECT_EQ(AskIds(*MustOpen(scratch.File("s.db"), OpenMode::kRead), filter), chosen);
    filter.seed = 43;
    EXPECT_NE(AskIds(*store, filter), chosen);
  }
}

TEST(Choice, OfSplitMixStaysAsPublished) {
  Draws draws(1234567);
  EXPECT_EQ(draws.Next(), 6457827717110365317u);
  EXPECT_EQ(draws.Next(), 3203168211198807973u);
  for (uint64_t bound : {uint64_t{1}, uint64_t{3}, uint64_t{1} << 63, ~uint64_t{0}}) {
    for (int i = 0; i < 100; ++i) EXPECT_LT(draws.Below(bound), bound);
  }
}

}  // namespace
}  // namespace grille::db
