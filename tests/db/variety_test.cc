#include <gtest/gtest.h>

#include <bit>

#include "solver/wyx/kind.h"
#include "tests/db/support.h"

namespace grille::db {
namespace {

int Shared(const StoredPuzzle& a, const StoredPuzzle& b) {
  std::vector<uint64_t> x = *wyx::WyxKind().Features(a.puzzle);
  std::vector<uint64_t> y = *wyx::WyxKind().Features(b.puzzle);
  return std::max(std::popcount(x[0] & y[0]), std::popcount(x[1] & y[1]));
}

TEST(Variety, KeepsNearTwinsApartAndTakesEveryOther) {
  ScratchDirectory scratch;
  auto store = RealStore(scratch.File("s.db"));
  std::vector<StoredPuzzle> all = Ask(*store, {});
  for (int most : {2, 3, 4, 7}) {
    std::vector<StoredPuzzle> varied = Ask(*store, {.variety = most});
    // By the plain rule, puzzle after puzzle.
    std::vector<int64_t> expected;
    std::vector<StoredPuzzle> taken;
    for (const StoredPuzzle& next : all) {
      bool near = false;
      for (const StoredPuzzle& other : taken) near |= Shared(next, other) > most;
      if (near) continue;
      taken.push_back(next);
      expected.push_back(next.id);
    }
    std::vector<int64_t> got;
    for (const StoredPuzzle& next : varied) got.push_back(next.id);
    EXPECT_EQ(got, expected) << most;
    EXPECT_EQ(AskIds(*store, {.limit = 3, .variety = most}),
              std::vector<int64_t>(expected.begin(), expected.begin() + 3));
  }
  // Seven cells are all there are.
  EXPECT_EQ(Ask(*store, {.variety = 7}).size(), all.size());
}

TEST(Variety, OfARandomChoiceHolds) {
  ScratchDirectory scratch;
  auto store = RealStore(scratch.File("s.db"));
  for (uint64_t seed : {1, 2, 3}) {
    QueryFilter filter{.order = Order::kRandom, .seed = seed, .limit = 12, .variety = 4};
    std::vector<StoredPuzzle> chosen = Ask(*store, filter);
    EXPECT_EQ(chosen.size(), 12u);
    for (size_t i = 0; i < chosen.size(); ++i) {
      for (size_t j = 0; j < i; ++j) EXPECT_LE(Shared(chosen[i], chosen[j]), 4);
    }
    EXPECT_EQ(AskIds(*store, filter), AskIds(*store, filter));
  }
  // As many as there can be, when that is fewer than wanted.
  std::vector<StoredPuzzle> few =
      Ask(*store, {.order = Order::kRandom, .seed = 1, .limit = 100000, .variety = 2});
  EXPECT_LT(few.size(), 100u);
  EXPECT_GT(few.size(), 0u);
}

}  // namespace
}  // namespace grille::db
