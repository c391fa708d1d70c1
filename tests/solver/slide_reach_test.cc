// What can be reached, by the theorem and by the source's rule, against going through everything.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "solver/slide/parity.h"
#include "solver/slide/reach.h"
#include "solver/star/star.h"

namespace grille::slide {
namespace {

using Key = std::vector<Token>;

/// The arrangements of some tokens, the vacancy among them, and in which piece each lies: two can
/// be reached from each other when they are in the same.
class Pieces {
 public:
  Pieces(const Graph& graph, Key tokens) : graph_(graph) {
    std::sort(tokens.begin(), tokens.end());
    do {
      if (piece_.contains(tokens)) continue;
      firsts_.push_back(tokens);
      Fill(tokens, static_cast<int>(firsts_.size()) - 1);
    } while (std::next_permutation(tokens.begin(), tokens.end()));
  }

  size_t count() const { return firsts_.size(); }
  const std::map<Key, int>& all() const { return piece_; }

  static Arrangement Of(const Key& key) {
    Arrangement arrangement;
    arrangement.size = static_cast<int>(key.size());
    std::copy(key.begin(), key.end(), arrangement.at.begin());
    return arrangement;
  }

  /// Holds ReachOf against the pieces, from the first arrangement of each to all others, or to
  /// every so many-th.
  void ExpectReach(ReachReason reason, size_t stride = 1) const {
    for (size_t piece = 0; piece < firsts_.size(); ++piece) {
      Arrangement from = Of(firsts_[piece]);
      size_t wrong = 0;
      for (size_t n = 0; const auto& [key, in] : piece_) {
        if (n++ % stride != 0) continue;
        Reach reach = ReachOf(graph_, from, Of(key));
        wrong += reach.reason != reason || reach.reachable != (in == static_cast<int>(piece));
      }
      EXPECT_EQ(wrong, 0U) << "piece " << piece;
    }
  }

 private:
  void Fill(const Key& first, int piece) {
    std::vector<Key> open = {first};
    piece_[first] = piece;
    while (!open.empty()) {
      Key now = open.back();
      open.pop_back();
      auto gap = static_cast<size_t>(std::find(now.begin(), now.end(), kVacant) - now.begin());
      for (size_t v = 0; v < now.size(); ++v) {
        if (!graph_.Joined(static_cast<Vertex>(v), static_cast<Vertex>(gap))) continue;
        Key next = now;
        std::swap(next[v], next[gap]);
        if (piece_.emplace(next, piece).second) open.push_back(next);
      }
    }
  }

  Graph graph_;
  std::map<Key, int> piece_;
  std::vector<Key> firsts_;
};

/// 0, 1, …, size − 1.
Key Distinct(int size) {
  Key tokens(static_cast<size_t>(size));
  std::iota(tokens.begin(), tokens.end(), Token{0});
  return tokens;
}

Graph Cycle(int size) {
  Graph graph;
  graph.size = size;
  for (int v = 0; v < size; ++v) {
    graph.Join(static_cast<Vertex>(v), static_cast<Vertex>((v + 1) % size));
  }
  return graph;
}

Graph With(Graph graph, int size, const std::vector<std::pair<int, int>>& edges) {
  graph.size = size;
  for (auto [a, b] : edges) graph.Join(static_cast<Vertex>(a), static_cast<Vertex>(b));
  return graph;
}

TEST(ReachTest, TaquinsByTheoremAndByTheSourcesRule) {
  struct Board {
    int columns;
    int rows;
  };
  for (Board of : {Board{2, 2}, Board{2, 3}, Board{3, 2}, Board{3, 3}, Board{4, 2}, Board{2, 4}}) {
    const int columns = of.columns;
    const int rows = of.rows;
    SCOPED_TRACE(std::to_string(columns) + "x" + std::to_string(rows));
    Graph board = GridGraph(columns, rows);
    Pieces pieces(board, Distinct(columns * rows));
    EXPECT_EQ(pieces.count(), 2U);
    int usual = pieces.all().at([&] {
      Key goal = Distinct(columns * rows);
      std::rotate(goal.begin(), goal.begin() + 1, goal.end());
      return goal;
    }());
    size_t wrong = 0;
    for (const auto& [key, piece] : pieces.all()) {
      wrong += IsOdd(TableOf(Pieces::Of(key), columns)) == (piece == usual);
    }
    EXPECT_EQ(wrong, 0U);
    pieces.ExpectReach(columns * rows == 4 ? ReachReason::kCycle : ReachReason::kParity);
  }
}

TEST(ReachTest, ATaquinsTwoVerdictsAgreeForAnyGoal) {
  Key from = {8, 0, 6, 5, 4, 7, 2, 3, 1};
  Key to = Distinct(9);
  Graph board = GridGraph(3, 3);
  for (int i = 0; i < 20000; ++i, std::next_permutation(to.begin(), to.end())) {
    bool same = IsOdd(TableOf(Pieces::Of(from), 3)) == IsOdd(TableOf(Pieces::Of(to), 3));
    ASSERT_EQ(ReachOf(board, Pieces::Of(from), Pieces::Of(to)).reachable, same) << i;
  }
}

TEST(ReachTest, AlikeTokensMendTheParity) {
  Pieces(GridGraph(3, 2), {0, 1, 1, 2, 3, 4}).ExpectReach(ReachReason::kAlike);
  Pieces(GridGraph(2, 4), {0, 1, 1, 1, 2, 2, 2, 2}).ExpectReach(ReachReason::kAlike);
}

TEST(ReachTest, OnARingTheTokensOnlyGoRound) {
  for (int size = 3; size <= 7; ++size) {
    SCOPED_TRACE(size);
    Pieces distinct(Cycle(size), Distinct(size));
    size_t orders = 1;
    for (int k = 2; k <= size - 2; ++k) orders *= static_cast<size_t>(k);
    EXPECT_EQ(distinct.count(), orders);
    distinct.ExpectReach(ReachReason::kCycle);
    Key colours(static_cast<size_t>(size), 1);
    colours[0] = 0;
    for (size_t v = 1; 2 * v < colours.size(); ++v) colours[v] = 2;
    Pieces(Cycle(size), colours).ExpectReach(ReachReason::kCycle);
  }
  // A ring whose vertices are not numbered round it.
  Graph star = With({}, 5, {{0, 2}, {2, 4}, {4, 1}, {1, 3}, {3, 0}});
  Pieces(star, {0, 1, 1, 2, 3}).ExpectReach(ReachReason::kCycle);
}

TEST(ReachTest, ThetaZeroHasSixClasses) {
  Graph theta = With(Cycle(6), 7, {{6, 0}, {6, 3}});
  Pieces distinct(theta, Distinct(7));
  EXPECT_EQ(distinct.count(), 6U);
  distinct.ExpectReach(ReachReason::kTheta, 97);
  for (const Key& tokens : {Key{0, 1, 1, 2, 3, 4, 5},
                            {0, 1, 1, 2, 2, 3, 4},
                            {0, 1, 1, 2, 2, 3, 3},
                            {0, 1, 1, 1, 2, 2, 2},
                            {0, 1, 1, 1, 1, 2, 2}}) {
    Pieces(theta, tokens).ExpectReach(ReachReason::kTheta, 13);
  }
  // Three reds and three blues: PGL2(5) is sharply threefold transitive.
  EXPECT_EQ(Pieces(theta, {0, 1, 1, 1, 2, 2, 2}).count(), 1U);
}

TEST(ReachTest, WhatLooksLikeThetaZeroIsNot) {
  // The seventh vertex between two that are not opposite: ways of 1, 1 and 3 vertices.
  Graph graph = With(Cycle(6), 7, {{6, 0}, {6, 2}});
  Pieces(graph, Distinct(7)).ExpectReach(ReachReason::kParity);
  // A ring of seven with a chord: ways of 0, 2 and 3 vertices.
  Pieces(With(Cycle(7), 7, {{0, 3}}), Distinct(7)).ExpectReach(ReachReason::kAll);
}

TEST(ReachTest, AnOddRingMakesEverythingPossible) {
  Graph diamond = With(Cycle(4), 4, {{0, 2}});
  Graph wheel = With(Cycle(5), 6, {{5, 0}, {5, 1}, {5, 2}, {5, 3}, {5, 4}});
  Graph full = With(Cycle(4), 4, {{0, 2}, {1, 3}});
  Graph house = With(GridGraph(2, 2), 5, {{4, 0}, {4, 1}});
  for (const Graph& graph : {diamond, wheel, full, house}) {
    Pieces pieces(graph, Distinct(graph.size));
    EXPECT_EQ(pieces.count(), 1U);
    pieces.ExpectReach(ReachReason::kAll);
  }
  // Like the Étoile in small: a square whose corners are rays joined two by two.
  Graph small = With(Cycle(4), 8, {{0, 4}, {1, 4}, {1, 5}, {2, 5}, {2, 6}, {3, 6}, {3, 7}, {0, 7}});
  Pieces(small, {0, 1, 1, 1, 2, 2, 2, 3}).ExpectReach(ReachReason::kAll);
}

TEST(ReachTest, OfTheStarEverythingIsPossible) {
  VertexSet colour = 0;
  EXPECT_TRUE(IsTwoConnected(star::StarGraph()));
  EXPECT_FALSE(IsBipartite(star::StarGraph(), &colour));
  Arrangement from = Pieces::Of(Distinct(16));
  Arrangement to = from;
  std::swap(to.at[3], to.at[9]);
  Reach reach = ReachOf(star::StarGraph(), from, to);
  EXPECT_TRUE(reach.reachable);
  EXPECT_EQ(reach.reason, ReachReason::kAll);
}

TEST(ReachTest, BeyondTheTheoremNothingIsClaimed) {
  for (const Graph& graph : {GridGraph(2, 1), GridGraph(5, 1), With(Cycle(3), 4, {{0, 3}}),
                             With(Cycle(3), 4, {}), With(Cycle(3), 5, {{0, 3}, {3, 4}, {4, 0}})}) {
    EXPECT_FALSE(IsTwoConnected(graph));
    Arrangement any = Pieces::Of(Distinct(graph.size));
    EXPECT_EQ(ReachOf(graph, any, any).reason, ReachReason::kUnknown);
  }
}

TEST(ReachTest, EvenLargeBoardsAreAnsweredAtOnce) {
  Arrangement goal = Pieces::Of(Distinct(25));
  Arrangement start = goal;
  std::swap(start.at[7], start.at[24]);
  Reach reach = ReachOf(GridGraph(5, 5), start, goal);
  EXPECT_FALSE(reach.reachable);
  EXPECT_TRUE(reach.odd_permutation);
  EXPECT_FALSE(reach.vacancy_changes);
}

}  // namespace
}  // namespace grille::slide
