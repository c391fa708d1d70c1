#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <map>
#include <set>

#include "gen/draws.h"
#include "gen/philox.h"
#include "gen/wyx_sampler.h"
#include "tests/gen/each_target.h"

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

/// Holds walks side by side against the law; returns how many came to their end.
int ExpectTheLaw(const WyxSampler& sampler, uint64_t batch, uint32_t end) {
  int ended = 0;
  for (uint32_t first = 0; first < end; first += kWalksInGroup) {
    WalkGroup walks;
    WalkSet made = sampler.WalkTogether(batch, first, &walks);
    for (int w = 0; w < kWalksInGroup; ++w) {
      wyx::Path path;
      bool by_law = sampler.Walk(batch, first + static_cast<uint32_t>(w), &path);
      EXPECT_EQ(made >> w & 1, by_law ? 1U : 0U);
      if (!by_law) continue;
      ++ended;
      if (walks.PathOf(w, sampler.shape().dominoes) == path) continue;
      ADD_FAILURE() << "walk " << first + static_cast<uint32_t>(w) << " of batch " << batch;
      return ended;
    }
  }
  return ended;
}

TEST(WyxSampler, WalksSideBySideAreThoseOfTheLaw) {
  EachTarget([] {
    for (int side = 5; side <= 8; ++side) {
      for (int dominoes = 5; dominoes <= 16; ++dominoes) {
        for (int reach = 2; reach <= 4; ++reach) {
          WyxSampler sampler({dominoes, side, reach}, 0x123456789abcdef0);
          ASSERT_GT(ExpectTheLaw(sampler, uint64_t{5} << 33, 256), 0);
        }
      }
    }
    ExpectTheLaw(WyxSampler({}, 42), 3, kWyxWalksPerBatch);
  });
}

/// Cells of a picture by their names, run together.
wyx::CellSet Cells(std::string_view names) {
  wyx::CellSet cells = 0;
  for (size_t i = 0; i < names.size(); i += 2) {
    cells |= wyx::Bit(wyx::CellAt(names[i] - 'a', names[i + 1] - '1'));
  }
  return cells;
}

TEST(WyxSampler, WalksOnPicturesAreThoseOfTheLaw) {
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
    EXPECT_GT(ExpectTheLaw(sampler, 1, 200000), 0) << c.cells;
    WalkGroup walks;
    for (uint32_t first = 0; first < 20000; first += kWalksInGroup) {
      WalkSet made = sampler.WalkTogether(1, first, &walks);
      for (; made != 0; made &= made - 1) {
        wyx::Path path = walks.PathOf(std::countr_zero(made), sampler.shape().dominoes);
        wyx::Grid grid = wyx::GridOfPath(path, 8, 0);
        EXPECT_EQ(grid.circles | wyx::Bit(grid.start), cells);
        EXPECT_TRUE(wyx::Solves(path, grid));
        if (c.start) {
          EXPECT_EQ(grid.start, *c.start);
        }
      }
    }
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
