// Runs of taquins that can or cannot be solved: the law of their candidates, and their halves.

#include "gen/parity_maker.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "solver/slide/taquin_kind.h"
#include "tests/gen/signatures.h"

namespace grille::gen {
namespace {

// The checked-in signatures of seed 42 (runs.md, 8): a board whose positions are numbered, and the
// largest, whose positions are drawn.
constexpr Signatures kFifteen = {0x211078cd1816de53, 0xc0f64d825966c3d0};
constexpr Signatures kTwentyFour = {0x8501601ef1531c98, 0x36c4d522c0b08f74};

TEST(ParitySignature, AnyNumberOfThreads) {
  for (int threads : {1, 2, 8}) {
    EXPECT_EQ(SignaturesOf(ParityMaker({.columns = 4, .rows = 4}, 42), threads, 4), kFifteen);
    EXPECT_EQ(SignaturesOf(ParityMaker({.columns = 5, .rows = 5}, 42), threads, 4), kTwentyFour);
  }
}

TEST(ParityMaker, GoesThroughEveryPositionOnce) {
  ParityMaker maker({.columns = 3, .rows = 2}, 1);
  ASSERT_EQ(maker.batches(), 1U);
  Batch batch;
  maker.Make(0, &batch);
  EXPECT_EQ(batch.outcomes.size(), 720U);
  std::set<std::string> keys;
  for (const Found& found : batch.found) keys.insert(found.puzzle.key);
  // All but the one that is in order already.
  EXPECT_EQ(keys.size(), 719U);
  maker.Make(1, &batch);
  EXPECT_TRUE(batch.outcomes.empty());
}

TEST(ParityMaker, HalfCannotBeSolved) {
  for (int columns : {4, 5}) {
    ParityMaker maker({.columns = columns, .rows = 5}, 3);
    Batch batch;
    maker.Make(0, &batch);
    ASSERT_EQ(batch.found.size(), kParityWalksPerBatch);
    int odd = 0;
    for (const Found& found : batch.found) {
      EXPECT_FALSE(slide::TaquinKind()
                       .Recheck(found.puzzle, slide::TaquinKind().grade_version())
                       .has_value());
      odd += slide::TaquinKind().Describe(found.puzzle)->solution == "odd" ? 1 : 0;
    }
    EXPECT_GT(odd, 430);
    EXPECT_LT(odd, 594);
  }
}

}  // namespace
}  // namespace grille::gen
