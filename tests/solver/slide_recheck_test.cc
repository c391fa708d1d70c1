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
      if (!found) found = Rechecked{.moves = moves};
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

using Outcome = Rechecked::Outcome;

/// Whether it is told right, too, that there is no solution of fewer moves, and however many more
/// moves than the fewest are allowed.
void ExpectSame(const Graph& graph, const Task& task, const std::string& name) {
  std::optional<Rechecked> plain = Plain(graph, task);
  if (!plain) {
    EXPECT_EQ(RecheckFewest(graph, task, 1000).outcome, Outcome::kNone) << name;
    return;
  }
  plain->outcome = Outcome::kFound;
  if (plain->moves > 0) {
    EXPECT_EQ(RecheckFewest(graph, task, plain->moves - 1).outcome, Outcome::kNone) << name;
  }
  for (int more : {0, 2}) {
    EXPECT_EQ(RecheckFewest(graph, task, plain->moves + more), *plain) << name << " and " << more;
  }
  Fewest fewest = FindFewest(graph, task, {});
  EXPECT_EQ(plain->moves, fewest.moves) << name;
  EXPECT_EQ(plain->shortest, fewest.shortest.value_or(plain->shortest)) << name;
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

TEST(Recheck, KnowsTheSourcesProblems) {
  Task task = *ParseEtoile("etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb");
  EXPECT_EQ(RecheckFewest(star::StarGraph(), task, 30).moves, 21);
  task = *ParseEtoile("etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K");
  EXPECT_EQ(RecheckFewest(star::StarGraph(), task, 78),
            (Rechecked{.outcome = Outcome::kFound, .moves = 78, .shortest = 10}));
  EXPECT_EQ(RecheckFewest(star::StarGraph(), task, 77).outcome, Outcome::kNone);
}

TEST(Recheck, AgreesWithTheSearchOnWordsAmongThreeColours) {
  std::mt19937_64 random(3);
  for (std::string_view word : {"A", "AA", "CAB", "FEE", "PION", "BADGE"}) {
    for (int i = 0; i < 2; ++i) {
      std::string tokens = "r.rrrrrrwwwwbbbb";
      Task task;
      task.to = *ParseStar(tokens);
      std::shuffle(tokens.begin(), tokens.end(), random);
      task.from = *ParseStar(tokens);
      task.word = *ParseStarMoves(word);
      task.mark = static_cast<Vertex>(tokens.find('w'));
      Fewest fewest = FindFewest(star::StarGraph(), task, {});
      EXPECT_EQ(RecheckFewest(star::StarGraph(), task, fewest.moves),
                (Rechecked{.outcome = Outcome::kFound,
                           .moves = fewest.moves,
                           .shortest = fewest.shortest.value_or(0)}))
          << WriteEtoile(task);
    }
  }
}

TEST(Recheck, FollowsTheLongestWord) {
  // From a point of the star to the one across there are two ways each time.
  Task task = *ParseEtoile(
      "etoile:.bbbbbbbbbbbbbbb/bbbb.bbbbbbbbbbb/AEAEAEAEAEAEAEAEAEAEAEAEAEAEAEAEAEAEAEAE@K");
  EXPECT_EQ(RecheckFewest(star::StarGraph(), task, 518),
            (Rechecked{.outcome = Outcome::kFound, .moves = 518, .shortest = uint64_t{1} << 39}));
}

TEST(Recheck, FitsTheLargestBoard) {
  Taquin taquin =
      *ParseTaquin("taquin:5x5/1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,0,18,19,20,21,17,22,23,24");
  EXPECT_EQ(RecheckFewest(BoardOf(taquin), taquin.task, 10),
            (Rechecked{.outcome = Outcome::kFound, .moves = 4, .shortest = 1}));
}

TEST(Recheck, GivesUpWhenItWouldHoldTooMuch) {
  Taquin taquin = *ParseTaquin("taquin:3x3/8,6,7,2,5,4,3,0,1");
  EXPECT_EQ(RecheckFewest(BoardOf(taquin), taquin.task, 31, 500).outcome, Outcome::kTooLarge);
  EXPECT_EQ(RecheckFewest(BoardOf(taquin), taquin.task, 31).moves, 31);
}

}  // namespace
}  // namespace grille::slide
