#include <gtest/gtest.h>

#include <bit>
#include <memory>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/recheck_split.h"
#include "solver/slide/recheck_tables.h"
#include "solver/slide/taquin.h"
#include "solver/star/star.h"

namespace grille::slide {
namespace {

TEST(RecheckSplit, TakesEachVertexOnceInFewPatterns) {
  for (const Graph& graph :
       {star::StarGraph(), GridGraph(4, 4), GridGraph(3, 4), GridGraph(5, 5), GridGraph(2, 2)}) {
    for (int most : {1, 4, 5}) {
      const VertexSet vertices = (VertexSet{1} << graph.size) - 2;
      std::vector<VertexSet> patterns = recheck::SplitIntoPatterns(graph, vertices, most);
      VertexSet taken = 0;
      for (VertexSet pattern : patterns) {
        EXPECT_EQ(pattern & taken, 0U);
        EXPECT_LE(std::popcount(pattern), most);
        taken |= pattern;
      }
      EXPECT_EQ(taken, vertices);
      EXPECT_EQ(static_cast<int>(patterns.size()), (graph.size - 1 + most - 1) / most);
    }
  }
}

/// What the tables say of an arrangement of the usual goal's tokens, in one mirror.
int AtLeast(const RecheckTables& tables, const Symmetry& mirror, const Arrangement& from) {
  std::vector<uint32_t> entries(tables.patterns.size());
  for (Vertex v = 0; v < tables.graph.size; ++v) {
    if (from.at[v] == kVacant) continue;
    const Vertex token = mirror[static_cast<size_t>(from.at[v] - 1)];
    entries[tables.pattern_of[token]] |= uint32_t{mirror[v]} << tables.shift_of[token];
  }
  int moves = 0;
  for (size_t p = 0; p < entries.size(); ++p) {
    moves += tables.fewest[(p << RecheckTables::kIndexBits) + entries[p]];
  }
  return moves;
}

TEST(RecheckTables, NeverSayTooMuch) {
  const Graph graph = GridGraph(3, 3);
  const Arrangement goal = UsualGoal(3, 3);
  RecheckTables tables = MakeRecheckTables(graph, 8);
  ASSERT_EQ(tables.mirrors.size(), 2U);
  DistanceTable table = *DistanceTable::Build(graph, goal, OneWorker());
  uint64_t differ = 0;
  for (uint64_t number = 0; number < table.index().size(); ++number) {
    if (table.DistanceOf(number) == DistanceTable::kNever) continue;
    const Arrangement from = table.index().ArrangementOf(number);
    const int plain = AtLeast(tables, tables.mirrors[0], from);
    const int mirrored = AtLeast(tables, tables.mirrors[1], from);
    ASSERT_LE(plain, table.DistanceOf(number));
    ASSERT_LE(mirrored, table.DistanceOf(number));
    ASSERT_EQ(plain == 0, from == goal);
    differ += plain != mirrored ? 1 : 0;
  }
  EXPECT_GT(differ, 0U);
}

TEST(RecheckTables, AreKeptUntilOthersCrowdThemOut) {
  const Graph graph = GridGraph(2, 2);
  std::shared_ptr<const RecheckTables> tables = RecheckTablesOf(graph, 0);
  EXPECT_EQ(RecheckTablesOf(graph, 0), tables);
  for (Vertex vacancy = 0; vacancy < 9; ++vacancy) {
    RecheckTablesOf(GridGraph(3, 3), vacancy);
    RecheckTablesOf(GridGraph(3, 2), vacancy % 6);
    if (vacancy == 7) RecheckTablesOf(GridGraph(2, 3), 0);
  }
  std::shared_ptr<const RecheckTables> again = RecheckTablesOf(graph, 0);
  EXPECT_NE(again, tables);
  EXPECT_EQ(again->fewest, tables->fewest);
}

}  // namespace
}  // namespace grille::slide
