// Searches with the table of the goal find what those without it find.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "solver/slide/etoile.h"
#include "solver/slide/search.h"

namespace grille::slide {
namespace {

TEST(SlideSearch, WordsAreSolvedAlikeWithTheTableOfTheGoal) {
  std::mt19937_64 random(1);
  std::string tokens = "b.bbbwwwwwwwwwww";
  Arrangement goal = *ParseStar(tokens);
  absl::StatusOr<DistanceTable> table = DistanceTable::Build(star::StarGraph(), goal, OneWorker());
  ASSERT_TRUE(table.ok()) << table.status();
  for (std::string_view word : {"A", "AA", "CAB", "FEE", "PION", "BADGE", "CACOPHONIE"}) {
    for (char colour : {'b', 'w'}) {
      for (int i = 0; i < 10; ++i) {
        Task task;
        task.to = goal;
        std::shuffle(tokens.begin(), tokens.end(), random);
        task.from = *ParseStar(tokens);
        task.word = *ParseStarMoves(word);
        task.mark = static_cast<Vertex>(tokens.find(colour));
        Fewest without = FindFewest(star::StarGraph(), task, {});
        Fewest with = FindFewest(star::StarGraph(), task, {}, &*table);
        EXPECT_TRUE(with.known);
        EXPECT_EQ(with.moves, without.moves) << WriteEtoile(task);
        EXPECT_EQ(with.solution, without.solution) << WriteEtoile(task);
        EXPECT_EQ(with.shortest, without.shortest) << WriteEtoile(task);
      }
    }
  }
}

}  // namespace
}  // namespace grille::slide
