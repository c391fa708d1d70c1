#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/etoile.h"
#include "solver/slide/recheck_deepening.h"
#include "solver/slide/search.h"
#include "solver/slide/taquin.h"
#include "tests/oracle/random_slides.h"

namespace grille::slide {
namespace {

using oracle::AllDifferent;
using oracle::Random;
using oracle::Shuffled;
using oracle::Stirred;
using Outcome = Rechecked::Outcome;

constexpr uint64_t kNodes = 10'000'000;

Rechecked Found(int moves, uint64_t shortest) {
  return {.outcome = Outcome::kFound, .moves = moves, .shortest = shortest};
}

/// Every so many of all starts, those that cannot reach the goal among them.
void ExpectRecheckAsByTable(const Graph& graph, const Arrangement& goal, uint64_t every) {
  DistanceTable table = *DistanceTable::Build(graph, goal, OneWorker());
  const int most = static_cast<int>(table.histogram().size()) + 1;
  Task task;
  task.to = goal;
  for (uint64_t number = 0; number < table.index().size(); number += every) {
    task.from = table.index().ArrangementOf(number);
    Rechecked found = RecheckByDeepening(graph, task, most, kNodes);
    const int fewest = table.DistanceOf(number);
    if (fewest == DistanceTable::kNever) {
      ASSERT_EQ(found.outcome, Outcome::kNone) << number;
      continue;
    }
    ASSERT_EQ(found, Found(fewest, table.ShortestOf(number))) << number;
    if (fewest == 0) continue;
    // Both an even and an odd number of moves.
    ASSERT_EQ(RecheckByDeepening(graph, task, fewest, kNodes), found) << number;
    ASSERT_EQ(RecheckByDeepening(graph, task, fewest - 1, kNodes).outcome, Outcome::kNone);
  }
}

TEST(RecheckDeepening, AgreesWithTablesOfWholeBoards) {
  Random random(1);
  ExpectRecheckAsByTable(GridGraph(2, 2), UsualGoal(2, 2), 1);
  ExpectRecheckAsByTable(GridGraph(3, 2), UsualGoal(3, 2), 1);
  ExpectRecheckAsByTable(GridGraph(2, 4), Shuffled(UsualGoal(2, 4), &random), 1);
  ExpectRecheckAsByTable(GridGraph(3, 3), UsualGoal(3, 3), 7);
  ExpectRecheckAsByTable(GridGraph(3, 3), Shuffled(UsualGoal(3, 3), &random), 7);
  ExpectRecheckAsByTable(GridGraph(5, 2), Shuffled(UsualGoal(5, 2), &random), 4001);
}

TEST(RecheckDeepening, AgreesWithTablesOfBoardsThatAreNotBipartite) {
  // A ring of seven with one way across, so that there are a ring of three and one of six.
  Graph graph;
  graph.size = 7;
  for (Vertex v = 0; v < 7; ++v) graph.Join(v, static_cast<Vertex>((v + 1) % 7));
  graph.Join(0, 2);
  Random random(2);
  ExpectRecheckAsByTable(graph, Shuffled(AllDifferent(7), &random), 1);
}

TEST(RecheckDeepening, KnowsWhatTheExceptionalBoardsReach) {
  // θ0 (reach.h), and a ring.
  Graph theta;
  theta.size = 7;
  for (Vertex v = 0; v < 6; ++v) theta.Join(v, static_cast<Vertex>((v + 1) % 6));
  theta.Join(0, 6);
  theta.Join(6, 3);
  ExpectRecheckAsByTable(theta, AllDifferent(7), 1);
  Graph ring;
  ring.size = 5;
  for (Vertex v = 0; v < 5; ++v) ring.Join(v, static_cast<Vertex>((v + 1) % 5));
  ExpectRecheckAsByTable(ring, AllDifferent(5), 1);
}

/// Starts some random moves away from random goals, against the search from both ends.
void ExpectAsBySearch(const Graph& graph, const Arrangement& tokens, int goals, Random* random) {
  Task task;
  for (int i = 0; i < goals; ++i) {
    task.to = Shuffled(tokens, random);
    for (int moves = 20; moves <= 26; moves += 2) {
      task.from = Stirred(task.to, graph, moves, random);
      Fewest fewest = FindFewestFromBothEnds(graph, task, {});
      ASSERT_TRUE(fewest.known && fewest.shortest);
      EXPECT_EQ(RecheckFewest(graph, task, fewest.moves), Found(fewest.moves, *fewest.shortest));
      EXPECT_EQ(RecheckFewest(graph, task, fewest.moves + 3),
                Found(fewest.moves, *fewest.shortest));
    }
  }
}

TEST(RecheckDeepening, AgreesWithTheSearchOnLargeBoards) {
  Random random(3);
  ExpectAsBySearch(star::StarGraph(), AllDifferent(16), 4, &random);
  ExpectAsBySearch(GridGraph(4, 4), AllDifferent(16), 2, &random);
  ExpectAsBySearch(GridGraph(3, 4), AllDifferent(12), 2, &random);
  ExpectAsBySearch(GridGraph(4, 5), AllDifferent(20), 1, &random);
  ExpectAsBySearch(GridGraph(5, 5), AllDifferent(25), 1, &random);
}

/// A published fifteen puzzle and its fewest moves.
struct Published {
  Task task;
  int moves = 0;
};

std::vector<Published> KorfsPuzzles() {
  std::ifstream file(std::string(CASES) + "/korf-15.tsv");
  std::vector<Published> puzzles;
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with("#") || line.starts_with("id\t")) continue;
    std::istringstream fields(line);
    int id = 0;
    fields >> id;
    Published puzzle;
    puzzle.task.from.size = puzzle.task.to.size = 16;
    for (Vertex v = 0; v < 16; ++v) {
      int tile = 0;
      fields >> tile;
      puzzle.task.from.at[v] = static_cast<Token>(tile);
      puzzle.task.to.at[v] = v;
    }
    fields >> puzzle.moves;
    EXPECT_TRUE(fields) << line;
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

TEST(RecheckDeepening, KnowsKorfsEasierPuzzles) {
  int easy = 0;
  for (const Published& puzzle : KorfsPuzzles()) {
    if (puzzle.moves > 50) continue;
    ++easy;
    Rechecked found = RecheckFewest(GridGraph(4, 4), puzzle.task, puzzle.moves);
    EXPECT_EQ(found.outcome, Outcome::kFound);
    EXPECT_EQ(found.moves, puzzle.moves);
  }
  EXPECT_EQ(easy, 7);
}

TEST(RecheckDeepening, EndsWithTheMovesOrTheNodes) {
  Task task = *ParseEtoile("etoile:AEHIBJFMKNCGDLP./.ABCDEFGHIJKLMNP");
  const Graph& star = star::StarGraph();
  Rechecked found = RecheckFewest(star, task, 80);
  EXPECT_EQ(found, Found(41, 1));
  EXPECT_EQ(RecheckFewest(star, task, found.moves), found);
  EXPECT_EQ(RecheckFewest(star, task, found.moves - 1).outcome, Outcome::kNone);
  EXPECT_EQ(RecheckFewest(star, task, 0).outcome, Outcome::kNone);
  EXPECT_EQ(RecheckFewest(star, task, found.moves, 1000).outcome, Outcome::kTooLarge);
  EXPECT_EQ(RecheckFewest(star, {.from = task.to, .to = task.to}, 0), Found(0, 1));
  EXPECT_EQ(MostRecheckPositions(star, task), kMostRecheckNodes);
}

TEST(RecheckDeepening, IsForTokensThatAllDiffer) {
  EXPECT_TRUE(AllTokensDiffer({.from = UsualGoal(4, 4), .to = UsualGoal(4, 4)}));
  Task colours = *ParseEtoile("etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb");
  EXPECT_FALSE(AllTokensDiffer(colours));
  EXPECT_EQ(MostRecheckPositions(star::StarGraph(), colours), kMostRecheckStates);
  EXPECT_EQ(MostRecheckPositions(GridGraph(2, 5), {.from = UsualGoal(2, 5), .to = UsualGoal(2, 5)}),
            kMostRecheckStates);
}

TEST(RecheckTogether, ThreadsFindTheSame) {
  Random random(4);
  struct Case {
    Graph graph;
    Task task;
    Rechecked found;
  };
  std::vector<Case> cases;
  auto add = [&](const Graph& graph, Vertex vacancy) {
    Case c = {.graph = graph, .task = {}, .found = {}};
    c.task.to = AllDifferent(graph.size);
    std::swap(c.task.to.at[0], c.task.to.at[vacancy]);
    c.task.from = Stirred(c.task.to, graph, 30, &random);
    c.found = RecheckByDeepening(graph, c.task, 30, kNodes);
    EXPECT_EQ(c.found.outcome, Outcome::kFound);
    cases.push_back(c);
  };
  // More goals than tables are kept of.
  add(star::StarGraph(), 5);
  for (Vertex vacancy = 0; vacancy < 9; ++vacancy) add(GridGraph(3, 3), vacancy);
  for (Vertex vacancy = 0; vacancy < 8; ++vacancy) add(GridGraph(4, 2), vacancy);
  std::vector<int> same(4);
  std::vector<std::thread> threads;
  for (size_t t = 0; t < same.size(); ++t) {
    threads.emplace_back([&, t] {
      for (size_t i = 0; i < cases.size(); ++i) {
        const Case& c = cases[(i + 5 * t) % cases.size()];
        same[t] += RecheckByDeepening(c.graph, c.task, 30, kNodes) == c.found ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(same, std::vector<int>(4, static_cast<int>(cases.size())));
}

}  // namespace
}  // namespace grille::slide
