// Letter patiences that are drawn: their starts, their minima, and the search for deep ones.

#include "gen/letter_sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "gen/letter_climb.h"
#include "gen/tbb_workers.h"
#include "solver/slide/etoile.h"
#include "solver/slide/patterns/search.h"
#include "solver/slide/reach.h"

namespace grille::gen {
namespace {

/// A board of nine vertices with rings of three: all can be reached, and it takes no time.
slide::Graph SmallBoard() {
  slide::Graph graph = slide::GridGraph(3, 3);
  graph.Join(1, 3);
  graph.Join(5, 7);
  return graph;
}

LetterGoal GoalOn(const slide::Graph& graph, slide::Vertex vacancy) {
  slide::Arrangement goal;
  goal.size = graph.size;
  for (slide::Vertex v = 0; v < graph.size; ++v) {
    goal.at[v] = static_cast<slide::Token>(slide::kTokenA + v);
  }
  goal.at[vacancy] = slide::kVacant;
  return LetterGoal(goal, std::make_shared<const slide::PatternSet>(slide::BuildPatternSet(
                              graph, vacancy, slide::SplitSize::kSmall, OneWorker())));
}

/// The first so many of a sample.
std::vector<slide::Arrangement> First(const LetterSample& sample, uint64_t count) {
  std::vector<slide::Arrangement> starts;
  for (uint64_t i = 0; i < count; ++i) starts.push_back(sample.At(i));
  return starts;
}

/// What a climb comes to, step by step, from the first starts of a sample.
std::vector<std::string> Climb(const LetterGoal& goal, uint64_t seed, int steps,
                               const Workers& workers) {
  LetterSample sample(goal.goal, seed);
  std::vector<LetterStart> from = SolveStarts(goal, First(sample, 20), workers);
  std::stable_sort(from.begin(), from.end(), [](const LetterStart& a, const LetterStart& b) {
    return a.moves() > b.moves();
  });
  LetterClimb climb(goal, from, seed);
  std::vector<std::string> told;
  for (int step = 0; step < steps; ++step) {
    climb.Step(workers);
    std::string stations;
    for (int v = 0; v < goal.goal.size; ++v) {
      stations += std::to_string(climb.deepest().from.at[static_cast<size_t>(v)]) + " ";
    }
    told.push_back(stations + std::to_string(climb.deepest().moves()));
  }
  return told;
}

TEST(LetterSample, IsAFunctionOfGoalAndSeed) {
  slide::Arrangement goal = *slide::ParseStar("ABCDEFGHIJKLMNO.");
  LetterSample sample(goal, 7);
  EXPECT_EQ(sample.size(), 20922789888000U);
  EXPECT_EQ(First(sample, 100), First(LetterSample(goal, 7), 100));
  EXPECT_NE(First(sample, 100), First(LetterSample(goal, 8), 100));
  // The law of the sample: what a seed means does not change unseen.
  EXPECT_EQ(slide::WriteStar(sample.At(0)), "CADKH.BGJIFONELM");
  EXPECT_EQ(slide::WriteStar(sample.At(sample.size() - 1)), "HLKFIEMNDBAGJOC.");
}

TEST(LetterSample, HasEveryArrangementOnce) {
  slide::Graph graph = slide::GridGraph(3, 2);
  slide::Arrangement goal = GoalOn(graph, 5).goal;
  std::multiset<slide::Token> tokens(goal.at.begin(), goal.at.end());
  LetterSample sample(goal, 3);
  EXPECT_EQ(sample.size(), 720U);
  std::set<std::array<slide::Token, slide::kMaxVertices>> seen;
  for (const slide::Arrangement& start : First(sample, sample.size())) {
    EXPECT_EQ(start.size, 6);
    EXPECT_EQ(std::multiset<slide::Token>(start.at.begin(), start.at.end()), tokens);
    seen.insert(start.at);
  }
  EXPECT_EQ(seen.size(), 720U);
}

TEST(LetterSample, StartsOnTheStarCanBeReachedAndAreSpreadEvenly) {
  slide::Arrangement goal = *slide::ParseStar("PONMLKJIHGFED.BA");
  LetterSample sample(goal, 1);
  std::map<slide::Vertex, int> vacancies;
  constexpr uint64_t kStarts = 16000;
  for (const slide::Arrangement& start : First(sample, kStarts)) {
    slide::Reach reach = slide::ReachOf(star::StarGraph(), start, goal);
    ASSERT_TRUE(reach.reachable);
    ++vacancies[slide::VacancyOf(start)];
  }
  ASSERT_EQ(vacancies.size(), 16U);
  // Six times the standard deviation of about 31.
  for (const auto& [vertex, count] : vacancies) EXPECT_NEAR(count, 1000, 186) << int{vertex};
}

TEST(LetterSample, MinimaAreThoseOfTheSearchInOrder) {
  LetterGoal goal = GoalOn(SmallBoard(), 4);
  std::vector<slide::Arrangement> starts = First(LetterSample(goal.goal, 5), 200);
  std::vector<LetterStart> alone = SolveStarts(goal, starts, OneWorker());
  ASSERT_EQ(alone.size(), starts.size());
  for (size_t i = 0; i < starts.size(); ++i) {
    EXPECT_EQ(alone[i].from, starts[i]);
    // Nine vertices: a search from both ends, not the one by patterns.
    EXPECT_EQ(alone[i].moves(),
              slide::FindFewest(SmallBoard(), {.from = starts[i], .to = goal.goal}, {}).moves);
  }
  for (int threads : {2, 8}) {
    std::vector<LetterStart> shared = SolveStarts(goal, starts, TbbWorkers(threads));
    for (size_t i = 0; i < starts.size(); ++i) EXPECT_EQ(shared[i].moves(), alone[i].moves());
  }
}

TEST(LetterClimb, IsTheSameWithAnyNumberOfThreads) {
  LetterGoal goal = GoalOn(SmallBoard(), 4);
  std::vector<std::string> alone = Climb(goal, 1, 8, OneWorker());
  for (int threads : {1, 2, 8}) EXPECT_EQ(Climb(goal, 1, 8, TbbWorkers(threads)), alone);
  EXPECT_NE(Climb(goal, 2, 8, OneWorker()), alone);
}

TEST(LetterClimb, FindsTheFarthestOfASmallBoard) {
  LetterGoal goal = GoalOn(SmallBoard(), 4);
  // All 9! arrangements are known there.
  slide::DistanceTable table = *slide::DistanceTable::Build(SmallBoard(), goal.goal, OneWorker());
  int farthest = static_cast<int>(table.histogram().size()) - 1;
  LetterSample sample(goal.goal, 1);
  LetterClimb climb(goal, SolveStarts(goal, First(sample, 1), OneWorker()), 1);
  int moves = 0;
  for (int step = 0; step < 60; ++step) {
    climb.Step(OneWorker());
    EXPECT_GE(climb.deepest().moves(), moves);
    moves = climb.deepest().moves();
    ASSERT_EQ(table.DistanceOf(table.index().NumberOf(climb.deepest().from)), moves);
  }
  EXPECT_EQ(moves, farthest);
}

}  // namespace
}  // namespace grille::gen
