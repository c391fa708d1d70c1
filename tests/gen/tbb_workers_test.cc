#include "gen/tbb_workers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/taquin.h"
#include "solver/star/star.h"
#include "tests/oracle/random_slides.h"

namespace grille::gen {
namespace {

TEST(TbbWorkers, DoEveryPartOnce) {
  for (int threads : {1, 2, 4}) {
    TbbWorkers workers(threads);
    EXPECT_EQ(workers.count(), threads);
    for (int parts : {0, 1, 2, 7, 1000}) {
      // Plain numbers: what a part does is seen by who called.
      std::vector<int> times(static_cast<size_t>(parts));
      int before = 3;
      workers.Do(parts, [&](int part) { times[static_cast<size_t>(part)] += before; });
      EXPECT_EQ(std::count(times.begin(), times.end(), 3), parts);
    }
  }
}

TEST(TbbWorkers, WhatOnePartLeavesTheNextCallFinds) {
  TbbWorkers workers(4);
  constexpr int kParts = 64;
  std::vector<int> sums(kParts, 1);
  for (int round = 0; round < 5; ++round) {
    std::vector<int> next(kParts);
    workers.Do(kParts, [&](int part) {
      auto p = static_cast<size_t>(part);
      next[p] = sums[p] + sums[(p + 1) % kParts];
    });
    sums = next;
  }
  EXPECT_EQ(std::count(sums.begin(), sums.end(), 32), kParts);
}

TEST(TbbWorkers, ThrowWhatAPartThrows) {
  for (int threads : {1, 2, 4}) {
    TbbWorkers workers(threads);
    std::atomic<int> done = 0;
    EXPECT_THROW(workers.Do(100,
                            [&](int part) {
                              if (part == 37) throw std::length_error("37");
                              ++done;
                            }),
                 std::length_error);
    EXPECT_LT(done, 100);
    // They can be used again.
    done = 0;
    workers.Do(100, [&](int) { ++done; });
    EXPECT_EQ(done, 100);
  }
}

TEST(TbbWorkers, TablesAreTheSameBytesWithAnyNumberOfThreads) {
  struct Case {
    slide::Graph graph;
    slide::Arrangement goal;
  };
  for (const Case& c : {Case{star::StarGraph(), oracle::Tokens({2, 3, 10})},
                        Case{slide::GridGraph(3, 3), slide::UsualGoal(3, 3)},
                        Case{slide::GridGraph(5, 5), oracle::Tokens({1, 1, 22})}}) {
    slide::DistanceTable alone = *slide::DistanceTable::Build(c.graph, c.goal, OneWorker());
    for (int threads : {1, 2, 4}) {
      slide::DistanceTable shared =
          *slide::DistanceTable::Build(c.graph, c.goal, TbbWorkers(threads));
      EXPECT_TRUE(shared.bytes() == alone.bytes()) << threads;
    }
  }
}

}  // namespace
}  // namespace grille::gen
