#include "gen/table_maker.h"

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "gen/pipeline.h"
#include "gen/recorders.h"
#include "gen/signature.h"
#include "gen/tbb_workers.h"
#include "solver/slide/etoile.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/taquin.h"
#include "solver/slide/taquin_kind.h"
#include "tests/gen/signatures.h"

namespace grille::gen {
namespace {

using SharedTable = std::shared_ptr<const slide::DistanceTable>;

SharedTable Table(const slide::Graph& graph, const slide::Arrangement& goal) {
  return std::make_shared<slide::DistanceTable>(
      *slide::DistanceTable::Build(graph, goal, TbbWorkers(2)));
}

/// A goal, its table, and what makes puzzles of its starts.
struct Goal {
  SharedTable table;
  Recorder recorder;

  TableMaker Maker(const MovesFilter& filter, uint64_t seed) const {
    return {table, recorder, filter, seed};
  }
};

Goal StarGoal(std::string_view text) {
  slide::Arrangement goal = *slide::ParseStar(text);
  return {Table(star::StarGraph(), goal), EtoileRecorder(goal)};
}

/// 7280 starts: three batches and a short one.
const Goal& SmallGoal() {
  static const Goal kGoal = StarGoal("bw.wwwwwwwwbwwbw");
  return kGoal;
}

/// Problem I's.
const Goal& LargeGoal() {
  static const Goal kGoal = StarGoal("r.rrrrrrwwwwbbbb");
  return kGoal;
}

const Goal& TaquinGoal() {
  static const Goal kGoal = {Table(slide::GridGraph(3, 3), slide::UsualGoal(3, 3)),
                             TaquinRecorder(3, 3)};
  return kGoal;
}

// The checked-in signatures of seed 42 (runs.md, 8). The first changes only with the sampler's
// version, the second only with the grade's.
constexpr Signatures kSmallTable = {0x42a2d12ef7d70180, 0x09796cef8691d9d0};
constexpr Signatures kLargeTable = {0x786411d8cbb64375, 0x4487d57844491626};
constexpr Signatures kUniqueHard = {0xbc67e60cecc1d4c8, 0x2255437a229811e3};
constexpr Signatures kTaquinTable = {0xc8b6341781132ed1, 0x7cd5dbe1386b88c9};

TEST(TableSignature, AnyNumberOfThreads) {
  for (int threads : {1, 2, 8}) {
    EXPECT_EQ(SignaturesOf(SmallGoal().Maker({}, 42), threads, 4), kSmallTable);
    EXPECT_EQ(SignaturesOf(TaquinGoal().Maker({}, 42), threads, 6), kTaquinTable);
  }
}

TEST(TableSignature, ProblemOnesGoal) {
  for (int threads : {1, 2}) {
    EXPECT_EQ(SignaturesOf(LargeGoal().Maker({}, 42), threads, 4), kLargeTable);
  }
  TableMaker filtered = LargeGoal().Maker({.least = 20, .most = 22, .unique = true}, 42);
  EXPECT_EQ(SignaturesOf(filtered, 2, 4), kUniqueHard);
}

using Place = std::pair<uint64_t, uint32_t>;
using Puzzles = std::map<Place, Puzzle>;

/// All of the first batches, held against what the outcomes say.
Puzzles PuzzlesOf(const TableMaker& maker, uint64_t batches) {
  Puzzles puzzles;
  Batch batch;
  for (uint64_t b = 0; b < batches; ++b) {
    maker.Make(b, &batch);
    EXPECT_EQ(batch.number, b);
    size_t marked = 0;
    for (Outcome outcome : batch.outcomes) marked += outcome == Outcome::kPuzzle ? 1 : 0;
    EXPECT_EQ(marked, batch.found.size());
    for (const Found& found : batch.found) {
      EXPECT_EQ(batch.outcomes[found.walk], Outcome::kPuzzle);
      puzzles[{b, found.walk}] = found.puzzle;
    }
  }
  return puzzles;
}

bool SamePuzzle(const Puzzle& a, const Puzzle& b) {
  return a.key == b.key && a.payload == b.payload && a.size == b.size && a.level == b.level &&
         a.score == b.score && a.measure == b.measure;
}

TEST(TableMaker, GoesThroughAllStartsOnce) {
  TableMaker maker = SmallGoal().Maker({}, 7);
  EXPECT_EQ(maker.batches(), 4U);
  std::set<std::string> starts;
  uint64_t candidates = 0;
  uint64_t solved = 0;
  Batch batch;
  for (uint64_t b = 0; b < 4; ++b) {
    maker.Make(b, &batch);
    EXPECT_EQ(batch.outcomes.size(), b < 3 ? kTableWalksPerBatch : 7280 - 3 * kTableWalksPerBatch);
    candidates += batch.outcomes.size();
    for (Outcome outcome : batch.outcomes) solved += outcome == Outcome::kFailed ? 1 : 0;
    for (const Found& found : batch.found) {
      std::string code = slide::EtoileKind().Describe(found.puzzle)->code;
      EXPECT_TRUE(starts.insert(code).second) << code;
    }
  }
  EXPECT_EQ(candidates, 7280U);
  EXPECT_EQ(solved, 1U);
  EXPECT_EQ(starts.size(), 7279U);
  // Beyond the end there is nothing, and what a batch held before is gone.
  for (uint64_t b : {uint64_t{4}, uint64_t{5}, uint64_t{1} << 40}) {
    maker.Make(b, &batch);
    EXPECT_EQ(batch.number, b);
    EXPECT_TRUE(batch.outcomes.empty());
    EXPECT_TRUE(batch.found.empty());
  }
}

TEST(TableMaker, HalfOfTheTaquinsNeverReachTheGoal) {
  TableMaker maker = TaquinGoal().Maker({}, 3);
  ASSERT_EQ(maker.batches(), 178U);
  uint64_t failed = 0;
  uint64_t puzzles = 0;
  Batch batch;
  for (uint64_t b = 0; b < 178; b += 16) {
    maker.Make(b, &batch);
    for (Outcome outcome : batch.outcomes) failed += outcome == Outcome::kFailed ? 1 : 0;
    puzzles += batch.found.size();
    // Every hundredth is proved again by other means.
    for (size_t i = 0; i < batch.found.size(); i += 100) {
      const Kind& kind = slide::TaquinKind();
      EXPECT_EQ(kind.Recheck(batch.found[i].puzzle, kind.grade_version()), std::nullopt);
    }
  }
  EXPECT_NEAR(static_cast<double>(failed) / static_cast<double>(failed + puzzles), 0.5, 0.02);
}

TEST(TableMaker, FilteredRunsAreSubsets) {
  struct Case {
    MovesFilter filter;
    const Goal& goal;
  };
  for (const Case& c :
       {Case{{.least = 9}, SmallGoal()}, Case{{.most = 6}, SmallGoal()},
        Case{{.least = 5, .most = 8, .unique = true}, SmallGoal()},
        Case{{.level = Level::kEasy}, SmallGoal()}, Case{{.unique = true}, LargeGoal()},
        Case{{.least = 22, .most = 25, .level = Level::kHard}, LargeGoal()},
        Case{{.least = 20, .unique = true, .level = Level::kMedium}, TaquinGoal()}}) {
    Puzzles all = PuzzlesOf(c.goal.Maker({}, 5), 4);
    Puzzles some = PuzzlesOf(c.goal.Maker(c.filter, 5), 4);
    size_t wanted = 0;
    for (const auto& [place, puzzle] : all) {
      const Kind& kind =
          c.goal.table->graph().size == 9 ? slide::TaquinKind() : slide::EtoileKind();
      int64_t shortest = *kind.Describe(puzzle)->facts[1].second;
      bool right = puzzle.measure >= c.filter.least && puzzle.measure <= c.filter.most &&
                   (!c.filter.unique || shortest == 1) &&
                   (!c.filter.level || puzzle.level == *c.filter.level);
      ASSERT_EQ(some.contains(place), right) << place.first << " " << place.second;
      if (!right) continue;
      ++wanted;
      EXPECT_TRUE(SamePuzzle(some[place], puzzle));
    }
    EXPECT_GT(wanted, 0U);
    EXPECT_LT(wanted, all.size());
    EXPECT_EQ(some.size(), wanted);
  }
}

TEST(TableMaker, PuzzlesAreProvedAgainByOtherMeans) {
  Batch batch;
  const Kind& kind = slide::EtoileKind();
  SmallGoal().Maker({}, 11).Make(2, &batch);
  for (size_t i = 0; i < batch.found.size(); i += 20) {
    EXPECT_EQ(kind.Recheck(batch.found[i].puzzle, kind.grade_version()), std::nullopt);
  }
  LargeGoal().Maker({}, 11).Make(2000, &batch);
  for (size_t i = 0; i < batch.found.size(); i += 300) {
    EXPECT_EQ(kind.Recheck(batch.found[i].puzzle, kind.grade_version()), std::nullopt);
  }
}

TEST(TableMaker, ExtentIsWhatTheRunCanMake) {
  // The four deepest starts of Problem I's goal.
  std::optional<Extent> deepest = LargeGoal().Maker({.least = 34}, 1).FindExtent();
  ASSERT_TRUE(deepest.has_value());
  EXPECT_EQ(deepest->candidates, 4U);
  EXPECT_GE(deepest->keys.size(), 1U);
  EXPECT_LE(deepest->keys.size(), 4U);
  EXPECT_EQ(LargeGoal().Maker({.least = 35}, 1).FindExtent()->candidates, 0U);
  EXPECT_FALSE(LargeGoal().Maker({}, 1).FindExtent().has_value());

  for (const MovesFilter& filter :
       {MovesFilter{}, MovesFilter{.least = 8}, MovesFilter{.most = 7, .unique = true},
        MovesFilter{.level = Level::kEasy}}) {
    std::optional<Extent> extent = SmallGoal().Maker(filter, 1).FindExtent();
    ASSERT_TRUE(extent.has_value());
    Puzzles puzzles = PuzzlesOf(SmallGoal().Maker(filter, 2), 4);
    EXPECT_EQ(extent->candidates, puzzles.size());
    std::set<std::string> keys;
    for (const auto& [place, puzzle] : puzzles) keys.insert(puzzle.key);
    EXPECT_EQ(extent->keys, keys);
  }
}

}  // namespace
}  // namespace grille::gen
