#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/slide/etoile.h"
#include "solver/slide/search.h"
#include "tests/oracle/random_slides.h"
#include "tests/oracle/slide_oracle.h"

// Word patiences against a plain search over arrangements, mark and letters done.

namespace grille::slide {
namespace {

using oracle::Random;
using oracle::Shuffled;
using oracle::Tokens;

Graph GraphOf(int size, const std::vector<std::pair<int, int>>& edges) {
  Graph graph;
  graph.size = size;
  for (auto [a, b] : edges) graph.Join(static_cast<Vertex>(a), static_cast<Vertex>(b));
  return graph;
}

/// Four vertices, all joined but two.
Graph Kite() { return GraphOf(4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {2, 3}}); }

/// A pentagon with one chord.
Graph House() { return GraphOf(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {1, 4}}); }

void ExpectWordAsByOracle(const Graph& graph, const Task& task, const oracle::Reach& reach) {
  Fewest fewest = FindFewest(graph, task, {});
  ASSERT_TRUE(fewest.known);
  ASSERT_EQ(fewest.moves, reach.moves);
  ASSERT_EQ(fewest.shortest, reach.ways);
  ASSERT_EQ(static_cast<int>(fewest.solution.size()), reach.moves);
  ASSERT_TRUE(Solves(graph, task, fewest.solution));
  ASSERT_EQ(LettersDone(task, fewest.solution).back(), static_cast<int>(task.word.size()));
}

void ExpectWordAsByOracle(const Graph& graph, const Task& task, const oracle::Reaches& reaches) {
  std::optional<oracle::Reach> reach = oracle::Find(reaches, task.to);
  ASSERT_TRUE(reach.has_value());
  ExpectWordAsByOracle(graph, task, *reach);
}

/// All words of up to `length` letters.
std::vector<Moves> AllWords(int size, size_t length) {
  std::vector<Moves> words = {{}};
  for (size_t i = 0; i < words.size(); ++i) {
    if (words[i].size() == length) break;
    for (int letter = 0; letter < size; ++letter) {
      words.push_back(words[i]);
      words.back().push_back(static_cast<Vertex>(letter));
    }
  }
  words.erase(words.begin());
  return words;
}

/// From `task.from` and its mark, with its word, to every goal that there is.
void ExpectAllGoals(const Graph& graph, Task task) {
  for (const auto& [text, reach] : oracle::WordReaches(graph, task)) {
    task.to = task.from;
    std::copy(text.begin(), text.end(), task.to.at.begin());
    ExpectWordAsByOracle(graph, task, reach);
  }
}

TEST(Words, AllStartsGoalsAndWordsOfTheKite) {
  for (const Arrangement& tokens : {Tokens({3}), Tokens({1, 2})}) {
    for (const auto& [text, reach] : oracle::AllReaches(Kite(), tokens)) {
      Task task;
      task.from = tokens;
      std::copy(text.begin(), text.end(), task.from.at.begin());
      for (const Moves& word : AllWords(4, 3)) {
        task.word = word;
        for (task.mark = 0; task.mark < 4; ++task.mark) {
          if (task.from.at[task.mark] != kVacant) ExpectAllGoals(Kite(), task);
        }
      }
    }
  }
}

TEST(Words, LongerWordsOfTheHouse) {
  Random random(8);
  std::vector<Moves> words = AllWords(5, 4);
  for (int i = 0; i < 100; ++i) {
    Task task;
    task.from = Shuffled(i % 2 == 0 ? Tokens({1, 3}) : Tokens({2, 2}), &random);
    task.word = words[random.Below(words.size())];
    do {
      task.mark = static_cast<Vertex>(random.Below(5));
    } while (task.from.at[task.mark] == kVacant);
    ExpectAllGoals(House(), task);
  }
}

Vertex AnyMark(const Arrangement& from, Random* random) {
  Vertex mark = 0;
  do {
    mark = static_cast<Vertex>(random->Below(static_cast<size_t>(from.size)));
  } while (from.at[mark] == kVacant);
  return mark;
}

/// Words of every sort from a mark: a letter, twice, three times, on the mark's own vertex, and
/// such as lie anywhere.
std::vector<Moves> WordsFor(int size, Vertex mark, Random* random) {
  auto any = [&] { return static_cast<Vertex>(random->Below(static_cast<size_t>(size))); };
  Vertex a = any();
  Vertex b = any();
  return {{a},    {mark},       {mark, mark}, {mark, mark, mark}, {a, a},
          {a, b}, {mark, a, a}, {a, a, a},    {a, b, a},          {any(), any(), any(), any()}};
}

TEST(Words, EverySortOfWordOnThreeByThree) {
  Random random(9);
  Graph board = GridGraph(3, 3);
  for (const Arrangement& tokens :
       {Tokens({1, 7}), Tokens({2, 6}), Tokens({3, 5}), Tokens({1, 1, 6})}) {
    Task task;
    task.from = Shuffled(tokens, &random);
    task.mark = AnyMark(task.from, &random);
    for (const Moves& word : WordsFor(9, task.mark, &random)) {
      task.word = word;
      oracle::Reaches reaches = oracle::WordReaches(board, task);
      for (int j = 0; j < 4; ++j) {
        task.to = Shuffled(task.from, &random);
        ExpectWordAsByOracle(board, task, reaches);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(Words, EverySortOfWordOnTheStar) {
  Random random(10);
  const Graph& star = star::StarGraph();
  for (const Arrangement& tokens :
       {Tokens({15}), Tokens({1, 14}), Tokens({14, 1}), Tokens({2, 13}), Tokens({1, 1, 13})}) {
    Task task;
    task.from = Shuffled(tokens, &random);
    task.mark = AnyMark(task.from, &random);
    for (const Moves& word : WordsFor(16, task.mark, &random)) {
      task.word = word;
      oracle::Reaches reaches = oracle::WordReaches(star, task);
      for (int j = 0; j < 4; ++j) {
        task.to = Shuffled(task.from, &random);
        ExpectWordAsByOracle(star, task, reaches);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(Words, FirstSolutionsAreThoseOfTheOracle) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const Graph graph = i % 3 == 0 ? Kite() : i % 3 == 1 ? House() : GridGraph(3, 3);
    Task task;
    task.from = Shuffled(Tokens({1, graph.size - 2}), &random);
    task.to = Shuffled(task.from, &random);
    task.mark = AnyMark(task.from, &random);
    task.word = WordsFor(graph.size, task.mark, &random)[static_cast<size_t>(i % 10)];
    Fewest fewest = FindFewest(graph, task, {});
    EXPECT_EQ(fewest.solution, oracle::FirstSolution(graph, task, fewest.moves)) << i;
  }
}

TEST(Words, LettersThatAreDoneAtTheStartOrNeedARoundTrip) {
  auto moves = [](const std::string& code) {
    return FindFewest(star::StarGraph(), *ParseEtoile(code), {}).moves;
  };
  std::string same = "etoile:.bbbbbbbbbbbbbbb/.bbbbbbbbbbbbbbb/";
  // The first letter is done where the mark stands.
  EXPECT_EQ(moves(same + "I@I"), 0);
  // Into the vacant station and back.
  EXPECT_EQ(moves(same + "IA@I"), 2);
  EXPECT_EQ(moves(same + "A@I"), 2);
  EXPECT_EQ(moves(same + "II@I"), 2);
  EXPECT_EQ(moves(same + "AI@I"), 2);
}

}  // namespace
}  // namespace grille::slide
