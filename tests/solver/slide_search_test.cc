#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "solver/slide/distance_table.h"
#include "solver/slide/etoile.h"
#include "solver/slide/packed.h"
#include "solver/slide/search.h"
#include "solver/slide/taquin.h"
#include "tests/oracle/random_slides.h"
#include "tests/oracle/slide_oracle.h"

namespace grille::slide {
namespace {

using oracle::AllDifferent;
using oracle::Random;
using oracle::Shuffled;
using oracle::Stirred;
using oracle::Tokens;

DistanceTable Table(const Graph& graph, const Arrangement& goal) {
  return *DistanceTable::Build(graph, goal, OneWorker());
}

/// Random starts of the table's goal.
void ExpectAsByTable(const DistanceTable& table, int starts, Random* random) {
  Task task;
  task.to = table.goal();
  Moves first;
  for (int i = 0; i < starts; ++i) {
    uint64_t number = random->Below(table.index().size());
    if (table.DistanceOf(number) == DistanceTable::kNever) continue;
    task.from = table.index().ArrangementOf(number);
    Fewest fewest = FindFewest(table.graph(), task, {});
    ASSERT_TRUE(fewest.known);
    EXPECT_EQ(fewest.moves, table.DistanceOf(number));
    EXPECT_EQ(fewest.shortest, table.ShortestOf(number));
    table.SolutionOf(number, &first);
    EXPECT_EQ(fewest.solution, first);
    EXPECT_TRUE(Solves(table.graph(), task, fewest.solution));
  }
}

TEST(FindFewest, AgreesWithTables) {
  Random random(6);
  for (const Arrangement& tokens :
       {Tokens({1, 14}), Tokens({3, 12}), Tokens({1, 2, 12}), Tokens({2, 2, 2, 9})}) {
    ExpectAsByTable(Table(star::StarGraph(), Shuffled(tokens, &random)), 60, &random);
  }
  ExpectAsByTable(Table(GridGraph(3, 3), UsualGoal(3, 3)), 60, &random);
  ExpectAsByTable(Table(GridGraph(2, 2), UsualGoal(2, 2)), 60, &random);
  ExpectAsByTable(Table(GridGraph(4, 2), UsualGoal(4, 2)), 60, &random);
  ExpectAsByTable(Table(GridGraph(5, 5), Shuffled(Tokens({1, 1, 22}), &random)), 30, &random);
}

void ExpectAsByOracle(const Graph& graph, const Task& task, const oracle::Reaches& reaches) {
  std::optional<oracle::Reach> reach = oracle::Find(reaches, task.to);
  ASSERT_TRUE(reach.has_value());
  Fewest fewest = FindFewest(graph, task, {});
  ASSERT_TRUE(fewest.known);
  EXPECT_EQ(fewest.moves, reach->moves);
  EXPECT_EQ(fewest.shortest, reach->ways);
  EXPECT_EQ(fewest.solution, oracle::FirstSolution(graph, task, reach->moves));
}

TEST(FindFewest, AgreesWithTheOracleOnEveryGoal) {
  Task task;
  task.from = UsualGoal(3, 2);
  for (const auto& [text, reach] : oracle::AllReaches(GridGraph(3, 2), task.from)) {
    task.to = task.from;
    std::copy(text.begin(), text.end(), task.to.at.begin());
    ExpectAsByOracle(GridGraph(3, 2), task, {{text, reach}});
  }
}

// Letters, and the largest board, whose arrangements take 128 bits. The goals are few moves away,
// so that trying all can find them.
TEST(FindFewest, AgreesWithTheOracleWhereAllTokensDiffer) {
  Random random(7);
  struct Case {
    Graph graph;
    int moves;
    bool wide;
  };
  for (const Case& c : {Case{star::StarGraph(), 12, false}, Case{GridGraph(4, 4), 14, false},
                        Case{GridGraph(5, 4), 13, true}, Case{GridGraph(5, 5), 12, true}}) {
    for (int i = 0; i < 12; ++i) {
      Task task;
      task.to = AllDifferent(c.graph.size);
      task.from = Stirred(task.to, c.graph, c.moves + i % 2, &random);
      EXPECT_EQ(Packing<uint64_t>(task.from).Fits(), !c.wide);
      Fewest fewest = FindFewest(c.graph, task, {});
      ASSERT_TRUE(fewest.known);
      ASSERT_LE(fewest.moves, c.moves + 1);
      EXPECT_TRUE(Solves(c.graph, task, fewest.solution));
      EXPECT_EQ(static_cast<int>(fewest.solution.size()), fewest.moves);
      EXPECT_EQ(fewest.solution, oracle::FirstSolution(c.graph, task, fewest.moves));
      for (int fewer = 0; fewer < fewest.moves; ++fewer) {
        EXPECT_FALSE(oracle::FirstSolution(c.graph, task, fewer).has_value());
      }
    }
  }
}

TEST(FindFewest, NothingToDo) {
  Task task;
  task.from = task.to = AllDifferent(25);
  Fewest fewest = FindFewest(GridGraph(5, 5), task, {});
  EXPECT_TRUE(fewest.known);
  EXPECT_EQ(fewest.moves, 0);
  EXPECT_EQ(fewest.shortest, 1U);
  EXPECT_TRUE(fewest.solution.empty());
}

/// Past its limits a search says so, and how many moves it takes at least.
void ExpectTrueBounds(const Graph& graph, const Task& task) {
  Fewest all = FindFewest(graph, task, {});
  ASSERT_TRUE(all.known);
  int known = 0;
  int best = 0;
  for (uint64_t nodes = 1; nodes < 2000000; nodes *= 3) {
    Fewest some = FindFewest(graph, task, nodes);
    if (some.known) {
      ++known;
      EXPECT_EQ(some.moves, all.moves);
      EXPECT_EQ(some.solution, all.solution);
      EXPECT_EQ(some.shortest, all.shortest);
    } else {
      EXPECT_EQ(known, 0) << "known with fewer";
      EXPECT_LE(some.moves, all.moves);
      EXPECT_GE(some.moves, best);
      best = some.moves;
    }
  }
  EXPECT_GT(known, 0);
  EXPECT_GT(best, 0);
  EXPECT_FALSE(FindFewest(graph, task, 1).known);
  SearchLimits little;
  little.bytes = 10000;
  EXPECT_FALSE(FindFewest(graph, task, little).known);
  little.bytes = 1000000;
  Fewest some = FindFewest(graph, task, little);
  EXPECT_LE(some.moves, all.moves);
}

TEST(FindFewest, LimitsGiveTrueBounds) {
  ExpectTrueBounds(star::StarGraph(), *ParseEtoile("etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb"));
  ExpectTrueBounds(star::StarGraph(),
                   *ParseEtoile("etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb/CAB@E"));
  Taquin taquin = *ParseTaquin("taquin:3x3/8,6,7,2,5,4,3,0,1");
  ExpectTrueBounds(BoardOf(taquin), taquin.task);
}

}  // namespace
}  // namespace grille::slide
