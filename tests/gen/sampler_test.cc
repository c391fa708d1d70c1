#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "gen/draws.h"
#include "gen/philox.h"
#include "gen/wyx_sampler.h"

namespace grille::gen {
namespace {

TEST(Philox, KnownAnswersOfSevenRounds) {
  // Published with Random123 as philox4x32 with 7 rounds.
  using Block = std::array<uint32_t, 4>;
  EXPECT_EQ(Philox({0, 0, 0, 0}, {0, 0}), (Block{0x5f6fb709, 0x0d893f64, 0x4f121f81, 0x4f730a48}));
  constexpr uint32_t kAll = 0xffffffff;
  EXPECT_EQ(Philox({kAll, kAll, kAll, kAll}, {kAll, kAll}),
            (Block{0x5207ddc2, 0x45165e59, 0x4d8ee751, 0x8c52f662}));
  EXPECT_EQ(Philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Block{0x4dfccaba, 0x190a87f0, 0xc47362ba, 0xb6b5242a}));
}

TEST(Draws, AreThoseOfTheLaw) {
  Draws draws(0x0123456789abcdef, 0x00000007fffffff1, 4242);
  for (uint32_t k = 0; k < 100; ++k) {
    auto block = Philox({k / 20, 4242, 0xfffffff1, 7}, {0x89abcdef, 0x01234567});
    EXPECT_EQ(draws.Next(), block[k % 20 / 5] >> (6 * (k % 5)) & 63) << k;
  }
}

TEST(WyxSampler, GroupsAreTheWalksOfTheLaw) {
  for (int side = 5; side <= 8; ++side) {
    for (int dominoes : {5, 7, 12, 16}) {
      for (int reach = 2; reach <= 4; ++reach) {
        WyxSampler sampler({dominoes, side, reach}, 99);
        for (uint32_t first = 0; first < 800; first += WyxSampler::kGroup) {
          std::array<wyx::Path, WyxSampler::kGroup> paths;
          std::array<bool, WyxSampler::kGroup> made;
          sampler.WalkGroup(5, first, &paths, &made);
          for (int l = 0; l < WyxSampler::kGroup; ++l) {
            wyx::Path path;
            ASSERT_EQ(sampler.Walk(5, first + static_cast<uint32_t>(l), &path), made[l]);
            if (!made[l]) continue;
            ASSERT_EQ(path, paths[l]);
          }
        }
      }
    }
  }
}

/// Cells of a picture by their names, run together.
wyx::CellSet Cells(std::string_view names) {
  wyx::CellSet cells = 0;
  for (size_t i = 0; i < names.size(); i += 2) {
    cells |= wyx::Bit(wyx::CellAt(names[i] - 'a', names[i + 1] - '1'));
  }
  return cells;
}

TEST(WyxSampler, GroupsOnPicturesAreTheWalksOfTheLaw) {
  struct Case {
    const char* cells;
    int reach;
    std::optional<wyx::Cell> start;
  };
  for (const Case& c : {Case{"b2b5b8c1c2c4d4d5e2e3e4g2g3", 4, {}},
                        {"b2b5b8c1c2c4d4d5e2e3e4g2g3", 4, wyx::CellAt(3, 4)},
                        {"a1a2a3b1b2b3c1c2c3", 2, {}},
                        {"a1a2b1b2c1c2", 3, wyx::CellAt(2, 0)},
                        {"a1a3b2b4c1c3c5d2d4e1e3f5g2g4h1h3h7", 4, {}},
                        {"a1b1c1d1e1f1g1h1", 4, {}}}) {
    wyx::CellSet cells = Cells(c.cells);
    WyxSampler sampler({std::popcount(cells) - 1, 8, c.reach, cells, c.start}, 3);
    int made_in_all = 0;
    for (uint32_t first = 0; first < 200000; first += WyxSampler::kGroup) {
      std::array<wyx::Path, WyxSampler::kGroup> paths;
      std::array<bool, WyxSampler::kGroup> made;
      sampler.WalkGroup(1, first, &paths, &made);
      for (int l = 0; l < WyxSampler::kGroup; ++l) {
        wyx::Path path;
        ASSERT_EQ(sampler.Walk(1, first + static_cast<uint32_t>(l), &path), made[l]) << c.cells;
        if (!made[l]) continue;
        ++made_in_all;
        ASSERT_EQ(path, paths[l]);
        wyx::Grid grid = wyx::GridOfPath(path, 8, 0);
        EXPECT_EQ(grid.circles | wyx::Bit(grid.start), cells);
        EXPECT_TRUE(wyx::Solves(path, grid));
        if (c.start) {
          EXPECT_EQ(grid.start, *c.start);
        }
      }
    }
    EXPECT_GT(made_in_all, 0) << c.cells;
  }
}

TEST(WyxSampler, WalksKeepTheRules) {
  for (int reach = 2; reach <= 4; ++reach) {
    WyxSampler sampler({12, 6, reach}, 7);
    int failed = 0;
    for (uint32_t walk = 0; walk < 3000; ++walk) {
      wyx::Path path;
      if (!sampler.Walk(0, walk, &path)) {
        ++failed;
        continue;
      }
      std::set<int> cells;
      std::set<int> dominoes;
      for (int i = 0; i < path.length; ++i) {
        EXPECT_LT(wyx::ColumnOf(path.cells[i]), 6);
        EXPECT_LT(wyx::RowOf(path.cells[i]), 6);
        cells.insert(path.cells[i]);
        if (i == 0) continue;
        int d = wyx::DominoBetween(path.cells[i - 1], path.cells[i]);
        ASSERT_GE(d, 0);
        EXPECT_LE(wyx::ReachOf(static_cast<wyx::DominoId>(d)), reach);
        dominoes.insert(d);
      }
      EXPECT_EQ(cells.size(), 13U);
      EXPECT_EQ(dominoes.size(), 12U);
    }
    EXPECT_LT(failed, 100);
  }
}

TEST(WyxSampler, EveryFittingDominoIsEquallyLikely) {
  // From the middle of an 8×8 board all 64 dominoes but those of reach 4 to one side fit; the first
  // jump from d4 has 64 − 9·… targets. Counted, not computed: each must come up about as often.
  WyxSampler sampler({5, 8, 4}, 3);
  std::map<int, int> starts;
  std::map<int, int> first_from_e5;
  for (uint32_t walk = 0; walk < 400000; ++walk) {
    wyx::Path path;
    if (!sampler.Walk(walk / kWyxWalksPerBatch, walk % kWyxWalksPerBatch, &path)) continue;
    ++starts[path.cells[0]];
    if (path.cells[0] == wyx::CellAt(4, 4)) {
      ++first_from_e5[wyx::DominoBetween(path.cells[0], path.cells[1])];
    }
  }
  EXPECT_EQ(starts.size(), 64U);
  for (const auto& [cell, times] : starts) EXPECT_NEAR(times, 6250, 6 * 79);
  size_t fitting = 0;
  for (const wyx::Domino& d : wyx::kPool) fitting += d.dx <= 3 && d.dy <= 3 ? 1 : 0;
  EXPECT_EQ(first_from_e5.size(), fitting);
  for (const auto& [domino, times] : first_from_e5) {
    double mean = 6250.0 / static_cast<double>(fitting);
    EXPECT_NEAR(times, mean, 6 * std::sqrt(mean));
  }
}

}  // namespace
}  // namespace grille::gen
