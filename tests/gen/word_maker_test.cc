// Runs of word patiences: the law of their candidates, and that what they make is so.

#include "gen/word_maker.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

#include "solver/slide/etoile_kind.h"
#include "tests/gen/signatures.h"

namespace grille::gen {
namespace {

/// Of few starts, so that searches are short: two whites among reds. Words of four letters take no
/// table.
WordRun SmallRun() {
  WordRun run;
  run.goal = *slide::ParseStar("rw.rrrrrrrrrrrrw");
  run.colour = slide::kWhite;
  run.words = {*slide::ParseStarMoves("CAFE"), *slide::ParseStarMoves("NAIN")};
  return run;
}

// The checked-in signatures of seed 42 (runs.md, 8).
constexpr Signatures kSmallWord = {0x0fa91d308a18ef80, 0x03dcd0c69dabf251};

TEST(WordSignature, AnyNumberOfThreads) {
  std::unique_ptr<WordMaker> maker = *WordMaker::Create(SmallRun(), nullptr, 42);
  for (int threads : {1, 2, 8}) EXPECT_EQ(SignaturesOf(*maker, threads, 3), kSmallWord);
}

TEST(WordMaker, MakesWhatAnotherProofFinds) {
  std::unique_ptr<WordMaker> maker = *WordMaker::Create(SmallRun(), nullptr, 1);
  Batch batch;
  maker->Make(0, &batch);
  EXPECT_EQ(batch.outcomes.size(), kWordWalksPerBatch);
  EXPECT_FALSE(batch.found.empty());
  for (const Found& found : batch.found) {
    EXPECT_FALSE(
        slide::EtoileKind().Recheck(found.puzzle, slide::EtoileKind().grade_version()).has_value());
  }
}

TEST(WordMaker, AFilteredRunIsASubset) {
  WordRun run = SmallRun();
  std::set<std::string> all;
  std::set<std::string> chosen;
  Batch batch;
  auto make = [&](std::set<std::string>* keys, bool short_ones) {
    std::unique_ptr<WordMaker> maker = *WordMaker::Create(run, nullptr, 7);
    for (uint64_t number = 0; number < 3; ++number) {
      maker->Make(number, &batch);
      for (const Found& found : batch.found) {
        if (!short_ones || found.puzzle.measure <= 40) keys->insert(found.puzzle.key);
      }
    }
  };
  make(&all, /*short_ones=*/true);
  run.filter.most = 40;
  make(&chosen, /*short_ones=*/false);
  EXPECT_FALSE(chosen.empty());
  EXPECT_EQ(chosen, all);
}

TEST(WordMaker, BatchesBeyondTheLastAreEmpty) {
  std::unique_ptr<WordMaker> maker = *WordMaker::Create(SmallRun(), nullptr, 1);
  Batch batch;
  maker->Make(*maker->batches(), &batch);
  EXPECT_TRUE(batch.outcomes.empty());
}

}  // namespace
}  // namespace grille::gen
