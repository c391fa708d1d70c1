#include <gtest/gtest.h>

#include <bit>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/slide/patterns/position.h"
#include "solver/slide/patterns/set.h"
#include "solver/slide/patterns/spread.h"
#include "solver/star/star.h"
#include "tests/oracle/random_slides.h"

namespace grille::slide {
namespace {

using oracle::Random;

TEST(Placements, AreNumberedWithoutGaps) {
  for (auto [vertices, tokens] : {std::pair(9, 5), {16, 4}, {25, 3}, {5, 1}, {9, 8}}) {
    Placements placements(vertices, tokens);
    std::set<std::vector<Vertex>> seen;
    for (uint32_t number = 0; number < placements.size(); ++number) {
      Placement placement = placements.PlacementOf(number);
      ASSERT_EQ(placements.NumberOf(placement), number);
      std::vector<Vertex> places(placement.begin(), placement.begin() + tokens);
      ASSERT_EQ(std::set<Vertex>(places.begin(), places.end()).size(), places.size());
      seen.insert(places);
    }
    ASSERT_EQ(seen.size(), placements.size());
  }
}

TEST(Placements, TheCursorStandsWhereItIsSent) {
  Random random(1);
  Placements placements(16, 6);
  PlacementCursor cursor(placements, 16);
  for (uint32_t number = 0; number < placements.size();
       number += static_cast<uint32_t>(random.Below(5000))) {
    cursor.Forward(number);
    Placement placement = placements.PlacementOf(number);
    ASSERT_EQ(cursor.placement(), placement) << number;
    VertexSet taken = 0;
    for (size_t i = 0; i < 6; ++i) taken |= Bit(placement[i]);
    ASSERT_EQ(cursor.taken(), taken);
  }
}

/// The fewest moves of a pattern's tokens, found without any cleverness: states are the places of
/// the tokens and the vacancy, moves of other tokens cost nothing.
std::map<std::vector<Vertex>, int> ByBruteForce(const Graph& graph, Vertex vacancy,
                                                const Pattern& pattern) {
  std::map<std::vector<Vertex>, int> cost;
  std::map<std::vector<Vertex>, int> best;
  std::vector<Vertex> start(pattern.begin(), pattern.end());
  start.push_back(vacancy);
  std::deque<std::vector<Vertex>> queue = {start};
  cost[start] = 0;
  while (!queue.empty()) {
    std::vector<Vertex> state = queue.front();
    queue.pop_front();
    int now = cost[state];
    std::vector<Vertex> places(state.begin(), state.end() - 1);
    auto [known, fresh] = best.try_emplace(places, now);
    if (!fresh) known->second = std::min(known->second, now);
    for (Vertex to = 0; to < graph.size; ++to) {
      if (!graph.Joined(state.back(), to)) continue;
      std::vector<Vertex> next = state;
      auto token = std::find(next.begin(), next.end() - 1, to);
      bool ours = token != next.end() - 1;
      if (ours) *token = state.back();
      next.back() = to;
      auto [at, is_new] = cost.try_emplace(next, now + (ours ? 1 : 0));
      if (!is_new && at->second <= now + (ours ? 1 : 0)) continue;
      at->second = now + (ours ? 1 : 0);
      if (ours) {
        queue.push_back(next);
      } else {
        queue.push_front(next);
      }
    }
  }
  return best;
}

void ExpectAsByBruteForce(const Graph& graph, Vertex vacancy, const Pattern& pattern) {
  PatternDatabase database = PatternDatabase::Build(graph, vacancy, pattern, OneWorker());
  std::map<std::vector<Vertex>, int> exact = ByBruteForce(graph, vacancy, pattern);
  Distances distances = DistancesOn(graph);
  ASSERT_EQ(exact.size(), database.placements().size());
  for (const auto& [places, moves] : exact) {
    Placement placement = {};
    int found = 0;
    for (size_t i = 0; i < places.size(); ++i) {
      placement[i] = places[i];
      found += distances[places[i]][pattern[i]];
    }
    found += database.step() * database.StepsOf(database.placements().NumberOf(placement));
    ASSERT_EQ(found, moves);
  }
}

TEST(PatternDatabase, HoldsTheFewestMovesOfItsTokens) {
  ExpectAsByBruteForce(GridGraph(3, 3), 8, {0, 1, 3, 4});
  ExpectAsByBruteForce(GridGraph(3, 3), 4, {0, 8, 2});
  ExpectAsByBruteForce(GridGraph(4, 3), 0, {1, 5, 9});
  ExpectAsByBruteForce(GridGraph(5, 4), 19, {0, 7});
  ExpectAsByBruteForce(star::StarGraph(), 0, {1, 8, 13});
  ExpectAsByBruteForce(star::StarGraph(), 8, {0, 15, 11});
}

TEST(PatternDatabase, IsReadBackAndOfNoOtherLength) {
  Graph graph = GridGraph(3, 3);
  Split split = {{0, 1, 2}, {3, 4, 5, 6, 7}};
  SplitDatabases built = SplitDatabases::Build(graph, 8, split, OneWorker());
  std::vector<uint8_t> bytes = built.Bytes();
  auto read = SplitDatabases::FromBytes(graph, split, bytes);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->Bytes(), bytes);
  EXPECT_EQ(read->spread(), built.spread());
  bytes.push_back(0);
  EXPECT_TRUE(absl::IsDataLoss(SplitDatabases::FromBytes(graph, split, bytes).status()));
  bytes.resize(bytes.size() - 2);
  EXPECT_TRUE(absl::IsDataLoss(SplitDatabases::FromBytes(graph, split, bytes).status()));
  EXPECT_TRUE(absl::IsDataLoss(SplitDatabases::FromBytes(graph, split, {}).status()));
}

TEST(PatternDatabase, SpreadOutItSaysTheSame) {
  Graph graph = GridGraph(4, 3);
  std::vector<PatternDatabase> databases = {
      PatternDatabase::Build(graph, 0, {1, 2, 5, 6}, OneWorker()),
      PatternDatabase::Build(graph, 0, {4, 8, 9, 10, 11}, OneWorker())};
  ASSERT_TRUE(CanBeSpread(graph, databases));
  std::vector<uint32_t> spread = SpreadOut(graph, databases);
  ASSERT_EQ(spread.size(), 2 * kSpreadWords);
  for (size_t i = 0; i < 2; ++i) {
    const PatternDatabase& database = databases[i];
    for (uint32_t number = 0; number < database.placements().size(); ++number) {
      Placement placement = database.placements().PlacementOf(number);
      // The tokens that it lacks stand on the lowest free vertices: their digits are 0.
      Placement five = placement;
      VertexSet taken = 0;
      for (size_t t = 0; t < kMaxSpreadTokens; ++t) {
        if (t >= database.pattern().size()) {
          five[t] = static_cast<Vertex>(std::countr_one(taken));
        }
        taken |= Bit(five[t]);
      }
      uint32_t entry = Placements(16, 5).NumberOf(five);
      uint32_t word = spread[i * kSpreadWords + entry / kSpreadInWord];
      ASSERT_EQ(word >> entry % kSpreadInWord * 4 & 15, database.StepsOf(number));
    }
  }
}

std::vector<Graph> AllBoards() {
  std::vector<Graph> boards = {star::StarGraph()};
  for (int columns = 2; columns <= 5; ++columns) {
    for (int rows = 2; rows <= 5; ++rows) boards.push_back(GridGraph(columns, rows));
  }
  return boards;
}

TEST(Splits, HoldEveryVertexOnceButTheVacancy) {
  std::set<std::string> names;
  for (const Graph& board : AllBoards()) {
    std::vector<Symmetry> symmetries = Symmetries(board);
    for (Vertex vacancy = 0; vacancy < board.size; ++vacancy) {
      if (LeastImage(symmetries, vacancy) != vacancy) continue;
      for (SplitSize size : {SplitSize::kSmall, SplitSize::kUsual, SplitSize::kLarge}) {
        for (const Split& split : SplitsOf(board, vacancy, size)) {
          std::multiset<Vertex> held = {vacancy};
          for (const Pattern& pattern : split) {
            ASSERT_LE(pattern.size(), static_cast<size_t>(kMaxPatternTokens));
            held.insert(pattern.begin(), pattern.end());
          }
          ASSERT_LE(split.size(), static_cast<size_t>(kMaxPatterns));
          std::multiset<Vertex> all;
          for (Vertex v = 0; v < board.size; ++v) all.insert(v);
          ASSERT_EQ(held, all);
          names.insert(SplitName(board, vacancy, split));
        }
      }
    }
  }
  EXPECT_EQ(names.count("patterns-star-A-BCINO-FGHLM-DEJKP"), 1U);
  EXPECT_EQ(names.count("patterns-4x4-A-BEFIJMN-CDGHKLOP"), 1U);
}

/// After so many random moves from the goal the bound is at most that many.
template <typename Word>
void ExpectAdmissible(const Graph& graph, Vertex vacancy, uint64_t seed) {
  auto set = std::make_shared<const PatternSet>(
      BuildPatternSet(graph, vacancy, SplitSize::kSmall, OneWorker()));
  Views<Word> views(set, vacancy);
  Random random(seed);
  for (int walk = 0; walk < 200; ++walk) {
    std::vector<Vertex> homes;
    for (Vertex v = 0; v < graph.size; ++v) homes.push_back(v);
    Vertex now = vacancy;
    for (int moves = 1; moves <= 40; ++moves) {
      Vertex next = now;
      while (!graph.Joined(now, next)) {
        next = static_cast<Vertex>(random.Below(static_cast<size_t>(graph.size)));
      }
      std::swap(homes[now], homes[next]);
      now = next;
      ASSERT_LE(BoundOf(views, PositionOf(views, homes)), moves);
    }
  }
}

TEST(PatternBounds, AreNeverTooLarge) {
  for (Vertex vacancy : {0, 3, 8, 13}) ExpectAdmissible<uint64_t>(star::StarGraph(), vacancy, 1);
  for (Vertex vacancy : {0, 5, 15}) ExpectAdmissible<uint64_t>(GridGraph(4, 4), vacancy, 2);
  ExpectAdmissible<uint64_t>(GridGraph(2, 5), 9, 3);
  ExpectAdmissible<Wide>(GridGraph(5, 4), 7, 5);
}

}  // namespace
}  // namespace grille::slide
