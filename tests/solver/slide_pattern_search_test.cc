#include <gtest/gtest.h>
#include <hwy/targets.h>

#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/patterns/deepening.h"
#include "solver/slide/patterns/lanes.h"
#include "solver/slide/patterns/search.h"
#include "solver/slide/patterns/small_sets.h"
#include "solver/slide/taquin.h"
#include "solver/star/star.h"
#include "tests/oracle/random_slides.h"

namespace grille::slide {
namespace {

using oracle::AllDifferent;
using oracle::Random;
using oracle::Shuffled;
using oracle::Stirred;

PatternFewest FindBy(const Graph& graph, const Task& task, const PatternSearch& how = {}) {
  return FindFewestByPatterns(task, SmallSets().SetFor(graph, VacancyOf(task.to)), how,
                              OneWorker());
}

/// Every so many of all positions, against the exact table: fewest moves, number of solutions, and
/// the first of them.
void ExpectAsByTable(const Graph& graph, const Arrangement& goal, uint64_t every) {
  DistanceTable table = *DistanceTable::Build(graph, goal, OneWorker());
  Task task;
  task.to = goal;
  for (uint64_t number = 0; number < table.index().size(); number += every) {
    if (table.DistanceOf(number) == DistanceTable::kNever) continue;
    task.from = table.index().ArrangementOf(number);
    Fewest found = FindBy(graph, task, {.solutions = UINT64_MAX}).fewest;
    ASSERT_EQ(found.moves, table.DistanceOf(number));
    ASSERT_EQ(found.shortest, table.ShortestOf(number));
    Moves first;
    table.SolutionOf(number, &first);
    ASSERT_EQ(found.solution, first);
    if (number % 16 != 0) continue;
    ASSERT_EQ(FindBy(graph, task).fewest.solution, first);
  }
}

TEST(PatternSearch, IsRightForEveryPositionOfTheEightPuzzle) {
  ExpectAsByTable(GridGraph(3, 3), UsualGoal(3, 3), 1);
}

TEST(PatternSearch, IsRightForPositionsOfOtherSmallBoards) {
  ExpectAsByTable(GridGraph(2, 5), UsualGoal(2, 5), 997);
  ExpectAsByTable(GridGraph(4, 2), AllDifferent(8), 7);
  ExpectAsByTable(GridGraph(2, 2), UsualGoal(2, 2), 1);
}

/// Tasks that both searches can do, with goals whose vacancy is anywhere.
TEST(PatternSearch, FindsWhatTheSearchFromBothEndsFinds) {
  Random random(7);
  for (const Graph& graph :
       {star::StarGraph(), GridGraph(4, 4), GridGraph(3, 4), GridGraph(5, 5)}) {
    // Goals with the vacancy elsewhere need databases of their own, which take a while on 5×5.
    for (int i = 0; i < (graph.size > 16 ? 2 : 16); ++i) {
      Task task;
      task.to = Shuffled(AllDifferent(graph.size), &random);
      task.from = Stirred(task.to, graph, 6 + i, &random);
      if (task.from == task.to) continue;
      Fewest found = FindBy(graph, task, {.solutions = UINT64_MAX}).fewest;
      Fewest exact = FindFewestFromBothEnds(graph, task, {});
      ASSERT_EQ(found.moves, exact.moves);
      ASSERT_EQ(found.shortest, exact.shortest);
      ASSERT_EQ(found.solution, exact.solution);
      ASSERT_TRUE(Solves(graph, task, found.solution));
    }
  }
}

TEST(PatternSearch, FindsThePublishedMinimaOfTheFifteenPuzzle) {
  std::ifstream file(std::string(CASES) + "/korf-15.tsv");
  std::string line;
  int tried = 0;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    int id = 0;
    if (line.starts_with("#") || !(words >> id)) continue;
    Task task;
    task.to = AllDifferent(16);
    task.from.size = 16;
    for (size_t v = 0; v < 16; ++v) {
      int tile = 0;
      words >> tile;
      task.from.at[v] = static_cast<Token>(tile);
    }
    int fewest = 0;
    ASSERT_TRUE(words >> fewest);
    // The hard ones take seconds with small databases; the benchmark does them all.
    if (fewest > 53) continue;
    Fewest found = FindBy(GridGraph(4, 4), task).fewest;
    ASSERT_EQ(found.moves, fewest) << id;
    ASSERT_TRUE(Solves(GridGraph(4, 4), task, found.solution)) << id;
    ++tried;
  }
  EXPECT_GE(tried, 10);
}

/// Work done by threads of its own.
class Threads final : public Workers {
 public:
  explicit Threads(int count) : count_(count) {}
  int count() const override { return count_; }
  void Do(int parts, const std::function<void(int)>& part) const override {
    std::atomic<int> next = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < count_; ++i) {
      threads.emplace_back([&] {
        for (int p = next++; p < parts; p = next++) part(p);
      });
    }
    for (std::thread& thread : threads) thread.join();
  }

 private:
  int count_;
};

/// 55 moves, hundreds of thousands of positions.
Task LongTask() {
  Task task = ParseTaquin(
                  "taquin:4x4/6,0,14,12,1,15,9,10,11,4,7,2,8,3,5,13/"
                  "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15")
                  ->task;
  return task;
}

TEST(PatternTogether, ThreadsDoNotMatter) {
  Graph graph = GridGraph(4, 4);
  Task task = LongTask();
  auto set = SmallSets().SetFor(graph, 0);
  for (PatternSearch how :
       {PatternSearch{}, PatternSearch{.most_nodes = 300'000}, PatternSearch{.solutions = 3}}) {
    PatternFewest alone = FindFewestByPatterns(task, set, how, OneWorker());
    for (int threads : {2, 8}) {
      PatternFewest together = FindFewestByPatterns(task, set, how, Threads(threads));
      EXPECT_EQ(together.nodes, alone.nodes);
      EXPECT_EQ(together.fewest.known, alone.fewest.known);
      EXPECT_EQ(together.fewest.moves, alone.fewest.moves);
      EXPECT_EQ(together.fewest.solution, alone.fewest.solution);
      EXPECT_EQ(together.fewest.shortest, alone.fewest.shortest);
    }
  }
}

TEST(PatternSearch, EndsAtItsLimitsWithALowerBound) {
  Graph graph = GridGraph(4, 4);
  PatternFewest few = FindBy(graph, LongTask(), {.most_nodes = 1000});
  EXPECT_FALSE(few.fewest.known);
  EXPECT_TRUE(few.fewest.solution.empty());
  EXPECT_LE(few.fewest.moves, 55);
  EXPECT_GE(few.fewest.moves, 41);
  PatternFewest short_of = FindBy(graph, LongTask(), {.most_moves = 53});
  EXPECT_FALSE(short_of.fewest.known);
  EXPECT_EQ(short_of.fewest.moves, 55);
  EXPECT_TRUE(FindBy(graph, LongTask(), {.most_moves = 55}).fewest.known);
  std::atomic<bool> stop = true;
  EXPECT_FALSE(FindBy(graph, LongTask(), {.stop = &stop}).fewest.known);
}

TEST(PatternSearch, OfWhatIsSolvedHasNothingToDo) {
  Task task;
  task.from = task.to = UsualGoal(4, 4);
  PatternFewest found = FindBy(GridGraph(4, 4), task);
  EXPECT_TRUE(found.fewest.known);
  EXPECT_EQ(found.fewest.moves, 0);
  EXPECT_EQ(found.nodes, 0U);
}

TEST(PatternSearch, IsForTokensThatAllDiffer) {
  Task task;
  task.from = task.to = AllDifferent(16);
  EXPECT_TRUE(IsForPatterns(task));
  task.word = {1, 2};
  EXPECT_FALSE(IsForPatterns(task));
  task.word.clear();
  task.from.at[3] = task.from.at[4];
  EXPECT_FALSE(IsForPatterns(task));
}

/// Lanes find what the plain way finds, position for position, on every instruction set there is.
TEST(PatternLanes, FindTheSameOnEveryInstructionSet) {
  Random random(3);
  for (const Graph& graph : {star::StarGraph(), GridGraph(4, 4), GridGraph(3, 4)}) {
    for (Vertex vacancy : {0, 5, 11}) {
      std::shared_ptr<const PatternSet> set = SmallSets().SetFor(graph, vacancy);
      Views<uint64_t> views(set, vacancy);
      ASSERT_TRUE(LaneGoal::Fits(views, set->first_walks));
      LaneGoal goal(views, set->first_walks);
      std::vector<Vertex> homes;
      for (Vertex v = 0; v < graph.size; ++v) homes.push_back(v);
      Vertex now = vacancy;
      for (int i = 0; i < 60; ++i) {
        Vertex next = now;
        while (!graph.Joined(now, next)) {
          next = static_cast<Vertex>(random.Below(static_cast<size_t>(graph.size)));
        }
        std::swap(homes[now], homes[next]);
        now = next;
      }
      Position<uint64_t> start = PositionOf(views, homes);
      for (int more : {0, 2, 4, 6, 8}) {
        int left = BoundOf(views, start) + more;
        for (uint64_t solutions : {uint64_t{1}, UINT64_MAX}) {
          RoundEnd end = {.solutions = solutions, .nodes = 200'000};
          Deepening<uint64_t> plain(views, set->first_walks);
          Round expected = plain.Search({start}, left, end);
          for (int64_t targets = hwy::SupportedTargets(); targets != 0; targets &= targets - 1) {
            hwy::SetSupportedTargetsForTest(targets & -targets);
            LaneSearch lanes(goal);
            Round found = lanes.Search({start}, left, end);
            hwy::SetSupportedTargetsForTest(0);
            ASSERT_EQ(found.nodes, expected.nodes);
            ASSERT_EQ(found.solutions, expected.solutions);
            ASSERT_EQ(found.first, expected.first);
            ASSERT_EQ(found.whole, expected.whole);
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace grille::slide
