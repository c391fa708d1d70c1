#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "solver/slide/patterns/walk_automaton.h"
#include "solver/star/star.h"

namespace grille::slide {
namespace {

/// All walks of an automaton from a vertex, of `moves` moves.
std::vector<std::string> WalksOf(const WalkAutomaton& walks, Vertex from, int moves) {
  std::vector<std::pair<std::string, WalkAutomaton::State>> level = {
      {std::string(1, static_cast<char>(from)), WalkAutomaton::StartAt(from)}};
  for (; moves > 0; --moves) {
    std::vector<std::pair<std::string, WalkAutomaton::State>> next;
    for (const auto& [walk, state] : level) {
      for (const auto* step = walks.begin(state); step != walks.end(state); ++step) {
        EXPECT_EQ(walks.vertex(step->next), step->to);
        next.emplace_back(walk + static_cast<char>(step->to), step->next);
      }
    }
    level = std::move(next);
  }
  std::vector<std::string> all;
  for (const auto& [walk, state] : level) all.push_back(walk);
  return all;
}

/// What a walk does to the tokens.
std::string EffectOf(const Graph& graph, const std::string& walk) {
  std::string effect;
  for (Vertex v = 0; v < graph.size; ++v) effect += static_cast<char>(v);
  for (size_t i = 1; i < walk.size(); ++i) {
    std::swap(effect[static_cast<size_t>(walk[i - 1])], effect[static_cast<size_t>(walk[i])]);
  }
  return effect;
}

/// The first walk of the fewest moves for all that can be brought about from a vertex, by going
/// through everything.
std::map<std::string, std::string> FirstWalks(const Graph& graph, Vertex from, int most_moves) {
  std::string start(1, static_cast<char>(from));
  std::map<std::string, std::string> first = {{EffectOf(graph, start), start}};
  std::vector<std::string> level = {start};
  for (int moves = 1; moves <= most_moves; ++moves) {
    std::vector<std::string> next;
    for (const std::string& walk : level) {
      for (Vertex to = 0; to < graph.size; ++to) {
        if (!graph.Joined(static_cast<Vertex>(walk.back()), to)) continue;
        std::string longer = walk + static_cast<char>(to);
        if (first.emplace(EffectOf(graph, longer), longer).second) next.push_back(longer);
      }
    }
    level = std::move(next);
  }
  return first;
}

std::vector<Graph> Boards() {
  return {star::StarGraph(), GridGraph(2, 2), GridGraph(2, 3), GridGraph(3, 3), GridGraph(4, 4)};
}

TEST(WalkAutomaton, LeavesOutWhatGoesStraightBackAndNothingElse) {
  for (const Graph& graph : Boards()) {
    WalkAutomaton walks = WalkAutomaton::WithoutReturns(graph);
    EXPECT_EQ(walks.size(), static_cast<size_t>(graph.size + 2 * EdgeCount(graph)));
    for (Vertex from = 0; from < graph.size; ++from) {
      std::vector<std::string> level = {std::string(1, static_cast<char>(from))};
      for (int moves = 1; moves <= 5; ++moves) {
        std::vector<std::string> next;
        for (const std::string& walk : level) {
          for (Vertex to = 0; to < graph.size; ++to) {
            bool back = walk.size() > 1 && walk[walk.size() - 2] == static_cast<char>(to);
            if (back || !graph.Joined(static_cast<Vertex>(walk.back()), to)) continue;
            next.push_back(walk + static_cast<char>(to));
          }
        }
        level = std::move(next);
      }
      EXPECT_EQ(WalksOf(walks, from, 5), level);
    }
  }
}

/// The first walk to everything is left, whatever the number of states.
TEST(WalkAutomaton, GoesTheFirstWalkToEverything) {
  for (const Graph& graph : Boards()) {
    for (size_t states : {200, 1000, 8192}) {
      WalkAutomaton walks = WalkAutomaton::WithoutDetours(graph, states);
      ASSERT_LE(walks.size(), states);
      for (Vertex from : {0, graph.size - 1}) {
        auto vertex = static_cast<Vertex>(from);
        constexpr int kMoves = 12;
        std::set<std::string> gone;
        for (int moves = 0; moves <= kMoves; ++moves) {
          for (std::string& walk : WalksOf(walks, vertex, moves)) gone.insert(std::move(walk));
        }
        for (const auto& [effect, walk] : FirstWalks(graph, vertex, kMoves)) {
          ASSERT_TRUE(gone.contains(walk));
        }
      }
    }
  }
}

/// As many states as a program of its own found that looks every piece up in a list.
TEST(WalkAutomaton, GoesNoDetourThatItHasRoomFor) {
  WalkAutomaton star = WalkAutomaton::WithoutDetours(star::StarGraph(), 8192);
  EXPECT_EQ(star.size(), 5608U);
  WalkAutomaton fifteen = WalkAutomaton::WithoutDetours(GridGraph(4, 4), 8192);
  EXPECT_EQ(fifteen.size(), 6396U);
  // Up to the length of its detours everything is reached once.
  for (Vertex from : {Vertex{0}, Vertex{5}}) {
    std::set<std::string> effects;
    size_t count = 0;
    for (int moves = 0; moves <= 11; ++moves) {
      for (const std::string& walk : WalksOf(star, from, moves)) {
        effects.insert(EffectOf(star::StarGraph(), walk));
        ++count;
      }
    }
    EXPECT_EQ(effects.size(), count);
  }
  // Twelve moves round a square of four cells change nothing, so six one way are six the other.
  WalkAutomaton square = WalkAutomaton::WithoutDetours(GridGraph(2, 2), 8192);
  EXPECT_EQ(WalksOf(square, 0, 6).size(), 1U);
  EXPECT_TRUE(WalksOf(square, 0, 7).empty());
}

}  // namespace
}  // namespace grille::slide
