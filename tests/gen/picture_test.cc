// Grids on pictures: what a run makes, and what the census says that it can make.

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <map>

#include "gen/run_end.h"
#include "gen/wyx_census.h"
#include "gen/wyx_maker.h"
#include "solver/wyx/code.h"
#include "solver/wyx/kind.h"
#include "solver/wyx/payload.h"
#include "solver/wyx/pictures.h"
#include "tests/oracle/wyx_oracle.h"

namespace grille::gen {
namespace {

WyxShape ShapeOf(const wyx::Picture& picture, int reach = 4) {
  return {wyx::DominoCount(picture), picture.side, reach, picture.cells, picture.start};
}

WyxShape ShapeOf(std::string_view code, int reach = 4) {
  absl::StatusOr<wyx::Picture> picture = wyx::ParsePictureCode(code);
  EXPECT_TRUE(picture.ok()) << picture.status();
  return picture.ok() ? ShapeOf(*picture, reach) : WyxShape();
}

/// The walk of a puzzle.
wyx::Path PathOf(const Puzzle& puzzle) {
  return *wyx::DecodePayload(puzzle.payload, wyx::SideOfSize(puzzle.size));
}

TEST(Picture, EachThatComesWithTheProgramHasGrids) {
  for (const wyx::NamedPicture& named : wyx::NamedPictures()) {
    WyxSampler sampler(ShapeOf(named.picture), 1);
    Puzzle puzzle;
    uint32_t walk = 0;
    for (; walk < 1000; ++walk) {
      wyx::Path path;
      if (!sampler.Walk(0, walk, &path)) continue;
      if (JudgeWalk({.shape = sampler.shape()}, path, &puzzle) == Outcome::kPuzzle) break;
    }
    ASSERT_LT(walk, 1000U) << named.name;
    wyx::Grid grid = wyx::GridOfPath(PathOf(puzzle), 8, 0);
    EXPECT_EQ(grid.circles | wyx::Bit(grid.start), named.picture.cells) << named.name;
    EXPECT_EQ(oracle::AllSolutions(grid).size(), 1U) << wyx::WriteCode(grid);
  }
}

TEST(Picture, EveryGridHasItsCellsAndItsStart) {
  for (const char* code : {"wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3", "wyx:/b2b5b8c1c2c4d4d5e2e3e4g2g3",
                           "wyx6:a1/b2c3d4e5f6f1"}) {
    WyxShape shape = ShapeOf(code);
    WyxMaker maker({.shape = shape}, 1);
    Batch batch;
    maker.Make(3, &batch);
    EXPECT_GT(batch.found.size(), 0U);
    for (const Found& found : batch.found) {
      wyx::Path path = PathOf(found.puzzle);
      wyx::Grid grid = wyx::GridOfPath(path, shape.side, 0);
      ASSERT_EQ(grid.circles | wyx::Bit(grid.start), shape.cells);
      if (shape.start) {
        ASSERT_EQ(grid.start, *shape.start);
      }
    }
  }
}

TEST(Picture, TheCensusIsAllThatSamplingMakes) {
  struct Case {
    const char* code;
    int reach;
    int marks;
    std::optional<Level> level;
  };
  for (const Case& c : {Case{"wyx:/a1b1c1d1e1f1g1h1", 4, 0, {}},
                        {"wyx:/a1b1c1d1e1f1g1h1", 4, kFewestMarks, {}},
                        {"wyx:/a1a2a3b1b2b3", 2, 0, {}},
                        {"wyx:/a1a2a3b1b2b3", 4, 1, Level::kEasy},
                        {"wyx:b2/a1a2a3b1b3c4", 4, 0, Level::kVeryEasy},
                        {"wyx:/a1a5e1e5c3b4d2", 3, 0, {}}}) {
    WyxRun run = {.shape = ShapeOf(c.code, c.reach), .marks = c.marks, .level = c.level};
    std::optional<Extent> extent = TakeCensus(run);
    ASSERT_TRUE(extent) << c.code;
    EXPECT_FALSE(extent->keys.empty());
    EXPECT_GE(extent->candidates, extent->keys.size());
    WyxMaker maker(run, 1);
    std::set<std::string> made;
    std::set<std::string> walks;
    Batch batch;
    for (uint64_t number = 0; number < 4; ++number) {
      maker.Make(number, &batch);
      for (const Found& found : batch.found) {
        made.insert(found.puzzle.key);
        walks.insert(found.puzzle.payload);
      }
    }
    EXPECT_EQ(made, extent->keys) << c.code;
    EXPECT_LE(walks.size(), extent->candidates);
    EXPECT_EQ(maker.FindExtent()->keys, extent->keys);
  }
}

TEST(Picture, TheCensusProvesThatThereIsNone) {
  // Cells too far apart; one that two marks do not settle; a level too hard for so few cells.
  EXPECT_EQ(TakeCensus({.shape = ShapeOf("wyx:/a1h1a8h8c4e4")})->candidates, 0U);
  std::optional<Extent> extent =
      TakeCensus({.shape = ShapeOf("wyx:/a1a2a3b1b2b3"), .level = Level::kFiendish});
  ASSERT_TRUE(extent);
  EXPECT_GT(extent->candidates, 0U);
  EXPECT_TRUE(extent->keys.empty());
}

TEST(RunEnd, ComesWhenNothingIsLeftOrNothingNewForLong) {
  auto batch = [](const std::vector<std::string>& keys) {
    Batch made;
    for (const std::string& key : keys) made.found.emplace_back().puzzle.key = key;
    return made;
  };
  RunEnd endless({}, {});
  for (int i = 0; i < 100; ++i) endless.Take(batch({}));
  EXPECT_FALSE(endless.Exhausted() || endless.GivenUp());

  RunEnd finite(Extent{5, {"a", "b", "c"}}, {});
  finite.Take(batch({"a", "a"}));
  EXPECT_EQ(finite.missing(), (std::set<std::string>{"b", "c"}));
  finite.Drop("c");
  EXPECT_FALSE(finite.Exhausted());
  finite.Take(batch({"b"}));
  EXPECT_TRUE(finite.Exhausted());
  EXPECT_TRUE(RunEnd(Extent{}, {}).Exhausted());

  RunEnd patient({}, 3);
  for (const std::vector<std::string>& keys :
       {std::vector<std::string>{"a"}, {"a"}, {}, {"b", "a"}, {"a", "b"}, {}}) {
    patient.Take(batch(keys));
    EXPECT_FALSE(patient.GivenUp());
  }
  patient.Take(batch({"a"}));
  EXPECT_TRUE(patient.GivenUp());
  EXPECT_FALSE(patient.Exhausted());
}

TEST(Picture, ACensusWithoutEndIsGivenUp) {
  WyxRun run = {.shape = ShapeOf(wyx::NamedPictures()[0].picture)};
  EXPECT_FALSE(TakeCensus(run));
  EXPECT_FALSE(TakeCensus({.shape = ShapeOf("wyx:/a1a2a3b1b2b3")}, 1000));
  WyxMaker maker(run, 1);
  EXPECT_FALSE(maker.FindExtent());
  EXPECT_TRUE(maker.patience());
  WyxMaker classic({}, 1);
  EXPECT_FALSE(classic.FindExtent());
  EXPECT_FALSE(classic.patience());
}

}  // namespace
}  // namespace grille::gen
