#include "solver/slide/taquin_key.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>

namespace grille::slide {
namespace {

Taquin RandomTaquin(int columns, int rows, std::mt19937_64& random) {
  Taquin taquin = {.columns = columns, .rows = rows, .task = {}};
  for (Arrangement* arrangement : {&taquin.task.from, &taquin.task.to}) {
    *arrangement = UsualGoal(columns, rows);
    std::shuffle(arrangement->at.begin(), arrangement->at.begin() + arrangement->size, random);
  }
  return taquin;
}

/// The same taquin laid out otherwise, its tiles numbered otherwise.
Taquin Disguised(const Taquin& taquin, const Symmetry& symmetry, const std::vector<Token>& names) {
  Taquin other = taquin;
  for (size_t v = 0; v < static_cast<size_t>(taquin.task.from.size); ++v) {
    other.task.from.at[symmetry[v]] = names[taquin.task.from.at[v]];
    other.task.to.at[symmetry[v]] = names[taquin.task.to.at[v]];
  }
  return other;
}

TEST(TaquinKey, IsTheSameForEveryDisguise) {
  std::mt19937_64 random(1);
  for (int columns = kMinTaquinSide; columns <= kMaxTaquinSide; ++columns) {
    for (int rows = kMinTaquinSide; rows <= kMaxTaquinSide; ++rows) {
      for (int i = 0; i < 30; ++i) {
        Taquin taquin = RandomTaquin(columns, rows, random);
        std::string key = CanonicalKey(taquin);
        EXPECT_EQ(key.size(), static_cast<size_t>(5 + columns * rows));
        EXPECT_EQ(key[0], 3);
        for (const Symmetry& symmetry : Symmetries(BoardOf(taquin))) {
          std::vector<Token> names(static_cast<size_t>(columns * rows));
          for (size_t n = 0; n < names.size(); ++n) names[n] = static_cast<Token>(n);
          std::shuffle(names.begin() + 1, names.end(), random);
          ASSERT_EQ(CanonicalKey(Disguised(taquin, symmetry, names)), key);
        }
      }
    }
  }
}

TEST(TaquinKey, PartsWhatIsNoDisguise) {
  // All starts of 2x3 with the usual goal: the only symmetry that leaves its vacancy alone is the
  // identity, so that all are different.
  Taquin taquin = {.columns = 2, .rows = 3, .task = {}};
  taquin.task.to = UsualGoal(2, 3);
  std::set<std::string> keys;
  std::string tiles = {0, 1, 2, 3, 4, 5};
  int starts = 0;
  do {
    taquin.task.from = taquin.task.to;
    std::copy(tiles.begin(), tiles.end(), taquin.task.from.at.begin());
    keys.insert(CanonicalKey(taquin));
    ++starts;
  } while (std::next_permutation(tiles.begin(), tiles.end()));
  EXPECT_EQ(starts, 720);
  EXPECT_EQ(keys.size(), 720U);
}

TEST(TaquinKey, PartsBoardsGoalsAndQuestions) {
  std::set<std::string> keys;
  for (std::string_view code :
       {"taquin:2x3/1,2,3,4,0,5", "taquin:3x2/1,2,3,4,0,5", "taquin:2x3/1,2,3,4,0,5/parity",
        "taquin:2x3/1,2,3,4,0,5/1,2,3,0,4,5", "taquin:2x2/0,1,2,3"}) {
    keys.insert(CanonicalKey(*ParseTaquin(code)));
  }
  EXPECT_EQ(keys.size(), 5U);
}

TEST(TaquinKey, OfTheQuestionKnowsOnlyEquality) {
  // On a square board the diagonal leaves the usual goal's vacancy alone.
  auto key = [](std::string_view code) { return CanonicalKey(*ParseTaquin(code)); };
  EXPECT_EQ(key("taquin:2x2/1,0,3,2"), key("taquin:2x2/1,2,0,3"));
  EXPECT_NE(key("taquin:2x2/1,0,3,2/parity"), key("taquin:2x2/1,2,0,3/parity"));
}

}  // namespace
}  // namespace grille::slide
