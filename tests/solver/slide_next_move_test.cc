// What is left of a task, and which moves lead nearer.

#include <gtest/gtest.h>

#include <algorithm>

#include "solver/slide/etoile.h"
#include "solver/slide/next_move.h"
#include "solver/slide/taquin.h"

namespace grille::slide {
namespace {

constexpr char kProblemOne[] = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";

TEST(NextMoveTest, IllegalMovesAreFound) {
  Task task = ParseEtoile(kProblemOne).value();
  const Graph& star = star::StarGraph();
  EXPECT_EQ(FirstIllegal(star, task.from, {}), 0U);
  EXPECT_EQ(FirstIllegal(star, task.from, ParseStarMoves("NAIJ").value()), 4U);
  EXPECT_EQ(FirstIllegal(star, task.from, ParseStarMoves("NABJ").value()), 2U);
  EXPECT_EQ(FirstIllegal(star, task.from, ParseStarMoves("B").value()), 0U);
  EXPECT_EQ(FirstIllegal(star, task.from, {200}), 0U);
}

TEST(NextMoveTest, ProblemOneToItsEnd) {
  Task task = ParseEtoile(kProblemOne).value();
  Moves solution = ParseStarMoves("NAIJCODKJCODKEPONAIJB").value();
  for (size_t played = 0; played < solution.size(); ++played) {
    Moves part(solution.begin(), solution.begin() + static_cast<std::ptrdiff_t>(played));
    Task rest = RestOf(task, part);
    ASSERT_FALSE(IsDone(rest));
    Outlook outlook = LookAhead(star::StarGraph(), rest, {});
    ASSERT_TRUE(outlook.fewest.known);
    EXPECT_EQ(outlook.fewest.moves, static_cast<int>(solution.size() - played));
    EXPECT_TRUE(outlook.all_best);
    EXPECT_EQ(outlook.best.front(), outlook.fewest.solution.front());
    EXPECT_NE(std::find(outlook.best.begin(), outlook.best.end(), solution[played]),
              outlook.best.end());
  }
  EXPECT_TRUE(IsDone(RestOf(task, solution)));
}

TEST(NextMoveTest, TwoWaysToGoOn) {
  // The tiles turned half round, the blank in the middle.
  Taquin taquin = ParseTaquin("taquin:3x3/8,7,6,5,0,4,3,2,1/1,2,3,4,0,5,6,7,8").value();
  Outlook outlook = LookAhead(BoardOf(taquin), taquin.task, {});
  ASSERT_TRUE(outlook.fewest.known);
  ASSERT_TRUE(outlook.all_best);
  for (Vertex v : {Vertex{1}, Vertex{3}, Vertex{5}, Vertex{7}}) {
    bool best = std::find(outlook.best.begin(), outlook.best.end(), v) != outlook.best.end();
    int after = FindFewest(BoardOf(taquin), RestOf(taquin.task, {v}), {}).moves;
    EXPECT_EQ(after, outlook.fewest.moves + (best ? -1 : 1));
  }
}

TEST(NextMoveTest, LettersThatAreDoneAreLeftOut) {
  // The mark on J goes to B and back to J, then to B again: "BB" needs leaving and coming back.
  Task task = ParseEtoile("etoile:r.rrrrrrrrrrrrrr/r.rrrrrrrrrrrrrr/JBB@J").value();
  Task rest = RestOf(task, ParseStarMoves("J").value());
  EXPECT_EQ(WriteStarMoves(rest.word), "BB");
  EXPECT_EQ(star::LetterOf(rest.mark), 'B');
  rest = RestOf(task, ParseStarMoves("JB").value());
  EXPECT_EQ(WriteStarMoves(rest.word), "B");
  EXPECT_EQ(star::LetterOf(rest.mark), 'J');
  EXPECT_FALSE(IsDone(rest));
  rest = RestOf(task, ParseStarMoves("JBJ").value());
  EXPECT_TRUE(rest.word.empty());
  EXPECT_FALSE(IsDone(rest));
  EXPECT_TRUE(IsDone(ParseEtoile("etoile:r.rrrrrrrrrrrrrr/r.rrrrrrrrrrrrrr/J@J").value()));
  EXPECT_FALSE(IsDone(ParseEtoile("etoile:r.rrrrrrrrrrrrrr/r.rrrrrrrrrrrrrr/JJ@J").value()));
}

TEST(NextMoveTest, WhatIsLeftOfAWordIsAsFarAsItWas) {
  Task task = ParseEtoile("etoile:rr.rrrrrrrrrrrrr/rr.rrrrrrrrrrrrr/JJAA@J").value();
  Fewest all = FindFewest(star::StarGraph(), task, {});
  ASSERT_TRUE(all.known);
  for (size_t played = 0; played < all.solution.size(); ++played) {
    Moves part(all.solution.begin(), all.solution.begin() + static_cast<std::ptrdiff_t>(played));
    Fewest left = FindFewest(star::StarGraph(), RestOf(task, part), {});
    EXPECT_EQ(left.moves, all.moves - static_cast<int>(played)) << played;
  }
}

TEST(NextMoveTest, WithoutEnoughNodesNothingIsKnown) {
  Task task = ParseEtoile(kProblemOne).value();
  EXPECT_FALSE(LookAhead(star::StarGraph(), task, {1}).fewest.known);
}

}  // namespace
}  // namespace grille::slide
