#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "solver/wyx/count.h"
#include "solver/wyx/grade.h"
#include "solver/wyx/key.h"
#include "tests/oracle/random_grids.h"

namespace grille::wyx {
namespace {

/// All images of a path on its board: eight turns, every slide, and with `backwards` each walked
/// backwards too.
std::vector<Path> Disguises(const Path& path, int side, bool backwards) {
  std::vector<Path> all;
  for (int s = 0; s < kSymmetries; ++s) {
    for (bool reverse : {false, true}) {
      if (reverse && !backwards) continue;
      Path image = Turned(reverse ? Reversed(path) : path, side, s);
      for (int dx = -side; dx <= side; ++dx) {
        for (int dy = -side; dy <= side; ++dy) {
          Path slid = image;
          bool fits = true;
          for (int i = 0; i < slid.length; ++i) {
            int x = ColumnOf(image.cells[i]) + dx;
            int y = RowOf(image.cells[i]) + dy;
            fits = fits && x >= 0 && y >= 0 && x < side && y < side;
            if (fits) slid.cells[i] = CellAt(x, y);
          }
          if (fits) all.push_back(slid);
        }
      }
    }
  }
  return all;
}

/// The least of the plain texts of all disguises: the definition, with nothing clever.
std::string PlainLeast(const Path& path, int side, int marks) {
  std::set<std::string> texts;
  for (const Path& image : Disguises(path, side, marks == 0)) {
    std::string text;
    for (int i = 1; i < image.length; ++i) {
      text += static_cast<char>('0' + DominoBetween(image.cells[i - 1], image.cells[i]));
    }
    texts.insert(text);
  }
  return *texts.begin();
}

TEST(WyxKey, EqualForAllDisguises) {
  std::mt19937_64 random(1);
  size_t most = 0;
  for (int i = 0; i < 400; ++i) {
    int side = 5 + static_cast<int>(random() % 4);
    int dominoes = 5 + static_cast<int>(random() % 8);
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, 3);
    if (!path) continue;
    for (int marks = 0; marks <= kMaxMarks; ++marks) {
      std::vector<Path> images = Disguises(*path, side, marks == 0);
      most = std::max(most, images.size());
      for (const Path& image : images) {
        ASSERT_EQ(CanonicalKey(image, side, marks), CanonicalKey(*path, side, marks));
      }
    }
  }
  EXPECT_GT(most, 16U);
}

TEST(WyxKey, TellsApartWhatIsNoDisguise) {
  // Small figures, so that many pairs are disguises by chance: keys agree exactly when the plain
  // definition does.
  std::mt19937_64 random(2);
  for (int marks = 0; marks <= kMaxMarks; ++marks) {
    std::map<std::string, std::string> plain_of_key;
    std::map<std::string, std::string> key_of_plain;
    int agreed = 0;
    for (int i = 0; i < 6000; ++i) {
      std::optional<Path> path = oracle::RandomPath(random, 5, 5, 2);
      if (!path) continue;
      std::string key = CanonicalKey(*path, 5, marks);
      std::string plain = PlainLeast(*path, 5, marks);
      auto [by_key, new_key] = plain_of_key.emplace(key, plain);
      auto [by_plain, new_plain] = key_of_plain.emplace(plain, key);
      EXPECT_EQ(by_key->second, plain);
      EXPECT_EQ(by_plain->second, key);
      if (!new_key) ++agreed;
    }
    EXPECT_GT(agreed, 10);
  }
}

TEST(WyxKey, BackwardsIsADisguiseOnlyWithoutMarks) {
  std::mt19937_64 random(3);
  std::optional<Path> path = oracle::RandomPath(random, 8, 12, 4);
  ASSERT_TRUE(path);
  Path back = Reversed(*path);
  EXPECT_EQ(CanonicalKey(*path, 8, 0), CanonicalKey(back, 8, 0));
  EXPECT_NE(CanonicalKey(*path, 8, 1), CanonicalKey(back, 8, 1));
  EXPECT_NE(CanonicalKey(*path, 8, 0), CanonicalKey(*path, 8, 1));
  EXPECT_NE(CanonicalKey(*path, 8, 1), CanonicalKey(*path, 8, 2));
}

TEST(WyxKey, HoldsSizeAndIsShort) {
  std::mt19937_64 random(4);
  std::optional<Path> path = oracle::RandomPath(random, 5, 12, 4);
  ASSERT_TRUE(path);
  EXPECT_NE(CanonicalKey(*path, 5, 0), CanonicalKey(*path, 6, 0));
  EXPECT_EQ(CanonicalKey(*path, 8, 0).size(), 11U);
  EXPECT_EQ(CanonicalKey(*path, 8, 0)[0], kKindId);
  std::optional<Path> longest = oracle::RandomPath(random, 8, 16, 4);
  ASSERT_TRUE(longest);
  EXPECT_EQ(CanonicalKey(*longest, 8, 2).size(), 14U);
}

TEST(WyxGrade, EqualForAllDisguises) {
  std::mt19937_64 random(5);
  std::map<Level, int> seen;
  for (int i = 0; i < 10'000; ++i) {
    std::optional<Path> path = oracle::RandomPath(random, 8, 12, i % 2 == 0 ? 4 : 2);
    if (!path) continue;
    for (int marks = 0; marks <= kMaxMarks; ++marks) {
      Grid grid = GridOfPath(*path, 8, marks);
      if (!IsOnlySolution(grid, *path)) continue;
      Grade grade = GradeGrid(grid, *path);
      EXPECT_EQ(static_cast<int>(grade.level), std::min(grade.score / 1000, 5));
      ++seen[grade.level];
      for (int s = 0; s < kSymmetries; ++s) {
        Path turned = Turned(*path, 8, s);
        EXPECT_EQ(GradeGrid(GridOfPath(turned, 8, marks), turned), grade);
        if (marks > 0) continue;
        Path back = Turned(Reversed(*path), 8, s);
        EXPECT_EQ(GradeGrid(GridOfPath(back, 8, 0), back), grade);
      }
    }
  }
  for (Level level :
       {Level::kVeryEasy, Level::kEasy, Level::kMedium, Level::kHard, Level::kVeryHard}) {
    EXPECT_GT(seen[level], 0) << LevelName(level);
  }
}

}  // namespace
}  // namespace grille::wyx
