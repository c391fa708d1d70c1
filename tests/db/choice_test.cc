#include "db/choice.h"

#include <gtest/gtest.h>

#include <map>

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

std::unique_ptr<Store> ChoiceStore(const std::string& path) {
  auto store = FilledStore(path, 1, 40, {.real_paths = false});
  db::Run run = *store->StartRun(WyxRun(2));
  Mix small = {.side = 7, .dominoes = 6, .real_paths = false};
  EXPECT_TRUE(store->Append(&run, MakeBatches(2, 0, 1, small), std::nullopt).ok());
  EXPECT_TRUE(store->database().Execute("DELETE FROM puzzle WHERE id % 5 = 0").ok());
  return store;
}

TEST(Choice, IsUniformAmongCommonPuzzles) {  // by drawing ids
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  ExpectUniform(*store, {}, 5, 20'000);
  ExpectUniform(*store, {.levels = {Level::kEasy, Level::kMedium}}, 3, 15'000);
}

TEST(Choice, IsUniformAmongRarePuzzles) {  // by a reservoir
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  ExpectUniform(*store, {.sizes = {706}}, 4, 4'000);
  ExpectUniform(*store, {.levels = {Level::kEasy}}, 100, 2'000);
}

TEST(Choice, IsUniformWhenTheFirstWayGivesUpAtTimes) {
  ScratchDirectory scratch;
  auto store = ChoiceStore(scratch.File("s.db"));
  // Of some 800 puzzles these ranges leave so few that drawing succeeds only now and then.
  ExpectUniform(*store, {.score = {200, 260}}, 2, 6'000);
  ExpectUniform(*store, {.measure = {20, 22}}, 3, 6'000);
  ExpectUniform(*store, {.run = 2}, 2, 4'000);
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
