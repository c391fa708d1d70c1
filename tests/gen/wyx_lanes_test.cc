// The kernel that proves grids in lanes, held against the plain law: the same verdict for every
// walk, whatever the instruction set.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>
#include <vector>

#include "gen/wyx_lanes/prove.h"
#include "gen/wyx_sampler.h"
#include "solver/wyx/code.h"
#include "solver/wyx/count.h"
#include "tests/gen/each_target.h"
#include "tests/oracle/random_grids.h"
#include "tests/oracle/wyx_oracle.h"

namespace grille::gen {
namespace {

using wyx::Proof;

/// Some walks and what the law says of their grids.
struct Judged {
  int dominoes = 0;
  WalkGroup walks = {};
  WalkSet made = 0;
  std::array<std::array<Proof, wyx::kMaxMarks + 1>, kWalksInGroup> proof = {};
};

/// The law's verdicts.
void Judge(int side, Judged* judged) {
  for (WalkSet rest = judged->made; rest != 0; rest &= rest - 1) {
    int w = std::countr_zero(rest);
    wyx::Path path = judged->walks.PathOf(w, judged->dominoes);
    for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
      judged->proof[w][marks] = wyx::ProveOnly(wyx::GridOfPath(path, side, marks), path);
    }
  }
}

Proof ProofOf(const Proved& proved, int walk) {
  EXPECT_EQ(proved.by_singles & proved.by_search, 0U);
  if ((proved.by_singles >> walk & 1) != 0) return Proof::kBySingles;
  return (proved.by_search >> walk & 1) != 0 ? Proof::kBySearch : Proof::kNone;
}

/// Holds the kernel against the law.
void ExpectTheSame(const Judged& judged) {
  const auto& [dominoes, walks, made, proof] = judged;
  std::array<Proved, wyx::kMaxMarks + 1> proved;
  for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
    proved[marks] = ProveGroup(walks, dominoes, marks, made);
    ASSERT_EQ(proved[marks].all() & ~made, 0U);
  }
  ProvedByMarks fewest = ProveWithFewestMarks(walks, dominoes, made);
  for (WalkSet rest = made; rest != 0; rest &= rest - 1) {
    int w = std::countr_zero(rest);
    bool found = false;
    for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
      ASSERT_EQ(ProofOf(proved[marks], w), proof[w][marks]) << w << " with " << marks;
      ASSERT_EQ(ProofOf(fewest[marks], w), found ? Proof::kNone : proof[w][marks])
          << w << " with " << marks;
      found = found || proof[w][marks] != Proof::kNone;
    }
  }
}

TEST(WyxLanes, EveryShapeIsProvedAsTheLawDoes) {
  int made = 0;
  int ambiguous = 0;
  int by_search = 0;
  for (int side = 5; side <= 8; ++side) {
    for (int dominoes = 5; dominoes <= 16; ++dominoes) {
      for (int reach = 2; reach <= 4; ++reach) {
        SCOPED_TRACE(testing::Message() << dominoes << " on " << side << ", reach " << reach);
        WyxSampler sampler({dominoes, side, reach}, 8);
        // Crowded boards take the law long.
        int groups = dominoes > 12 && (side < 7 || reach < 3) ? 2 : 16;
        for (int group = 0; group < groups; ++group) {
          Judged judged = {.dominoes = dominoes};
          judged.made = sampler.WalkTogether(0, static_cast<uint32_t>(64 * group), &judged.walks);
          Judge(side, &judged);
          EachTarget([&] { ExpectTheSame(judged); });
          if (testing::Test::HasFatalFailure()) return;
          made += std::popcount(judged.made);
          for (WalkSet rest = judged.made; rest != 0; rest &= rest - 1) {
            Proof proof = judged.proof[std::countr_zero(rest)][0];
            ambiguous += proof == Proof::kNone ? 1 : 0;
            by_search += proof == Proof::kBySearch ? 1 : 0;
          }
        }
      }
    }
  }
  EXPECT_GT(made, 100'000);
  EXPECT_GT(ambiguous, 10'000);
  EXPECT_GT(by_search, 5'000);
}

TEST(WyxLanes, CrowdedPicturesAreProvedAsTheLawDoes) {
  // A block of cells has nearly all jumps between its cells, and the most trials.
  auto block = [](int width, int height) {
    wyx::CellSet cells = 0;
    for (int y = 0; y < height; ++y) {
      for (int x = 0; x < width; ++x) cells |= wyx::Bit(wyx::CellAt(x, y));
    }
    return cells;
  };
  for (wyx::CellSet cells : {block(4, 4) | wyx::Bit(wyx::CellAt(4, 0)), block(4, 4), block(5, 3),
                             block(8, 2) | wyx::Bit(wyx::CellAt(0, 2)), block(2, 3)}) {
    int dominoes = std::popcount(cells) - 1;
    WyxSampler sampler({dominoes, 8, 4, cells}, 3);
    for (uint32_t first = 0; first < 1024; first += kWalksInGroup) {
      Judged judged = {.dominoes = dominoes};
      judged.made = sampler.WalkTogether(0, first, &judged.walks);
      Judge(8, &judged);
      EachTarget([&] { ExpectTheSame(judged); });
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(WyxLanes, AgreesWithTheOracle) {
  std::mt19937_64 random(12);
  int ambiguous = 0;
  for (int dominoes = 5; dominoes <= 11; ++dominoes) {
    for (int side = 5; side <= 8; side += 3) {
      Judged judged = {.dominoes = dominoes};
      for (int w = 0; w < kWalksInGroup;) {
        std::optional<wyx::Path> path = oracle::RandomPath(random, side, dominoes, 2 + w % 3);
        if (path) judged.walks.Put(w++, *path);
      }
      judged.made = ~WalkSet{0};
      EachTarget([&] {
        for (int marks = 0; marks <= wyx::kMaxMarks; ++marks) {
          Proved proved = ProveGroup(judged.walks, dominoes, marks, judged.made);
          for (int w = 0; w < kWalksInGroup; ++w) {
            wyx::Path path = judged.walks.PathOf(w, dominoes);
            wyx::Grid grid = wyx::GridOfPath(path, side, marks);
            bool unique = oracle::AllSolutions(grid).size() == 1;
            ASSERT_EQ(proved.all() >> w & 1, unique ? 1U : 0U) << wyx::WriteCode(grid);
            ambiguous += unique ? 0 : 1;
          }
        }
      });
    }
  }
  EXPECT_GT(ambiguous, 100);
}

TEST(WyxLanes, WalksThatAreNotWantedAreLeftOut) {
  WyxSampler sampler({}, 42);
  WalkGroup walks;
  WalkSet made = sampler.WalkTogether(0, 0, &walks);
  Proved all = ProveGroup(walks, 12, 0, made);
  for (WalkSet wanted : {WalkSet{0}, WalkSet{1} << 63, WalkSet{0xf0f0f0f0f0f0f0f0}}) {
    Proved some = ProveGroup(walks, 12, 0, made & wanted);
    EXPECT_EQ(some.by_singles, all.by_singles & wanted);
    EXPECT_EQ(some.by_search, all.by_search & wanted);
  }
}

}  // namespace
}  // namespace grille::gen
