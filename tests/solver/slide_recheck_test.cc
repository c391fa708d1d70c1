#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <queue>
#include <random>
#include <tuple>

#include "solver/slide/etoile.h"
#include "solver/slide/recheck.h"
#include "solver/slide/search.h"
#include "solver/slide/taquin.h"

namespace grille::slide {
namespace {

/// The plainest search there is: a queue and a map, forwards, with the ways counted.
std::optional<Rechecked> Plain(const Graph& graph, const Task& task) {
  struct State {
    Arrangement arrangement;
    Vertex mark;
    size_t letters;
    auto Order() const { return std::tuple(arrangement.at, mark, letters); }
    bool operator<(const State& other) const { return Order() < other.Order(); }
  };
  size_t letters = task.word.size();
  State start = {task.from, task.mark, letters > 0 && task.word[0] == task.mark ? 1U : 0U};
  std::map<State, std::pair<int, uint64_t>> reached = {{start, {0, 1}}};
  std::queue<State> queue({start});
  std::optional<Rechecked> found;
  while (!queue.empty()) {
    State state = queue.front();
    queue.pop();
    auto [moves, ways] = reached[state];
    if (found && moves > found->moves) return found;
    if (state.arrangement == task.to && state.letters == letters) {
      if (!found) found = Rechecked{.moves = moves, .shortest = 0};
      found->shortest += ways;
    }
    Vertex vacancy = VacancyOf(state.arrangement);
    for (Vertex v = 0; v < graph.size; ++v) {
      if (!graph.Joined(v, vacancy)) continue;
      State next = state;
      Vertex to = vacancy;
      Slide(&next.arrangement, &to, v);
      if (letters > 0 && v == state.mark) {
        next.mark = vacancy;
        if (next.letters < letters && task.word[next.letters] == vacancy) ++next.letters;
      }
      auto [entry, fresh] = reached.try_emplace(next, moves + 1, 0);
      if (fresh) queue.push(next);
      if (entry->second.first == moves + 1) entry->second.second += ways;
    }
  }
  return found;
}

void ExpectSame(const Graph& graph, const Task& task, const std::string& name) {
  std::optional<Rechecked> found = RecheckFewest(graph, task);
  std::optional<Rechecked> plain = Plain(graph, task);
  ASSERT_EQ(found.has_value(), plain.has_value()) << name;
  if (!found) return;
  EXPECT_EQ(found->moves, plain->moves) << name;
  EXPECT_EQ(found->shortest, plain->shortest) << name;
  Fewest fewest = FindFewest(graph, task, {});
  EXPECT_EQ(found->moves, fewest.moves) << name;
  EXPECT_EQ(found->shortest, fewest.shortest.value_or(found->shortest)) << name;
}

TEST(Recheck, AgreesWithAPlainSearchOnAllOfASmallBoard) {
  // Half of the starts cannot reach the goal; the search proper is not asked for those.
  for (auto [columns, rows] : {std::pair(2, 2), std::pair(3, 2), std::pair(2, 3)}) {
    Taquin taquin = {.columns = columns, .rows = rows, .task = {}};
    taquin.task.to = UsualGoal(columns, rows);
    std::vector<Token> tiles(taquin.task.to.at.begin(),
                             taquin.task.to.at.begin() + taquin.task.to.size);
    std::sort(tiles.begin(), tiles.end());
    do {
      taquin.task.from = taquin.task.to;
      std::copy(tiles.begin(), tiles.end(), taquin.task.from.at.begin());
      ExpectSame(BoardOf(taquin), taquin.task, WriteTaquin(taquin));
    } while (std::next_permutation(tiles.begin(), tiles.end()));
  }
}

TEST(Recheck, AgreesWithAPlainSearchOnTheStar) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 30; ++i) {
    for (std::string tokens : {".bwwwwwwwwwwwwww", ".bbwwwwwwwwwwwww", ".bwrwwwwwwwwwwww"}) {
      Task task;
      std::shuffle(tokens.begin(), tokens.end(), random);
      task.from = *ParseStar(tokens);
      std::shuffle(tokens.begin(), tokens.end(), random);
      task.to = *ParseStar(tokens);
      ExpectSame(star::StarGraph(), task, WriteEtoile(task));
    }
  }
}

TEST(Recheck, AgreesWithAPlainSearchOnWords) {
  std::mt19937_64 random(2);
  auto station = [&] { return static_cast<Vertex>(random() % star::kStations); };
  for (int i = 0; i < 60; ++i) {
    Task task;
    std::string tokens = i % 2 == 0 ? ".bwwwwwwwwwwwwww" : ".bbwwwwwwwwwwwww";
    std::shuffle(tokens.begin(), tokens.end(), random);
    task.from = *ParseStar(tokens);
    std::shuffle(tokens.begin(), tokens.end(), random);
    task.to = *ParseStar(tokens);
    do {
      task.mark = station();
    } while (task.from.at[task.mark] == kVacant);
    // Of one letter and more; letters twice in a row; words that begin where the mark stands.
    size_t length = 1 + random() % 4;
    if (i % 3 == 0) task.word.push_back(task.mark);
    while (task.word.size() < length) {
      task.word.push_back(!task.word.empty() && random() % 3 == 0 ? task.word.back() : station());
    }
    ExpectSame(star::StarGraph(), task, WriteEtoile(task));
  }
}

TEST(Recheck, KnowsTheSourcesProblem) {
  Task task = *ParseEtoile("etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb");
  std::optional<Rechecked> found = RecheckFewest(star::StarGraph(), task);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->moves, 21);
}

TEST(Recheck, FitsTheLargestBoard) {
  Taquin taquin =
      *ParseTaquin("taquin:5x5/1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,0,18,19,20,21,17,22,23,24");
  std::optional<Rechecked> found = RecheckFewest(BoardOf(taquin), taquin.task);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->moves, 4);
  EXPECT_EQ(found->shortest, 1U);
}

}  // namespace
}  // namespace grille::slide
