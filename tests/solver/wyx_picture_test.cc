// Pictures as text, as code and as they come with the program; and all paths on a set of cells,
// held against every order of the cells.

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/paths.h"
#include "solver/wyx/picture.h"
#include "solver/wyx/pictures.h"

namespace grille::wyx {
namespace {

std::string ErrorOf(const absl::StatusOr<Picture>& picture) {
  EXPECT_EQ(picture.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(MessageOf(picture.status()));
}

TEST(WyxPicture, IsReadTopRowFirst) {
  absl::StatusOr<Picture> picture = ParsePicture("#..\n oO\r\n\n..N*x", 5);
  ASSERT_TRUE(picture.ok()) << picture.status();
  EXPECT_EQ(picture->side, 5);
  EXPECT_EQ(CellsText(picture->cells), "a5b4c2c4d2e2");
  EXPECT_EQ(picture->start, CellAt(2, 1));
  EXPECT_EQ(DrawPicture(*picture), "#....\n.##..\n.....\n..N##\n.....\n");
  EXPECT_EQ(*ParsePicture(DrawPicture(*picture), 5), *picture);
  EXPECT_EQ(DominoCount(*picture), 5);
}

TEST(WyxPicture, WhatIsWrongIsNamedWithLineAndColumn) {
  struct Case {
    const char* text;
    int side;
    const char* error;
  };
  for (const Case& c :
       {Case{"######.?", 8,
             "line 1, column 8: expected '.' or a space, '#' or one of o O x X *, or 'N', found "
             "'?'"},
        {"######\n.\xc3\xa9", 8,
         "line 2, column 2: expected '.' or a space, '#' or one of o O x X *, or 'N', found byte "
         "195"},
        {"######\n\t", 8,
         "line 2, column 1: expected '.' or a space, '#' or one of o O x X *, or 'N', found byte "
         "9"},
        {"#########", 8, "line 1, column 9: the board has 8 columns"},
        {"#####.", 5, "line 1, column 6: the board has 5 columns"},
        {"\n\n\n\n\n######", 5, "line 6: the board has 5 rows"},
        {"######\n\n\n\n\n\n\n\n\n", 8, "line 9: the board has 8 rows"},
        {"N####\n..N", 8,
         "line 2, column 3: a second 'N': the knight starts on one cell, a8 "
         "already"},
        {"", 8, "a picture has 6 to 17 cells, one more than dominoes, not 0"},
        {"#####", 8, "a picture has 6 to 17 cells, one more than dominoes, not 5"},
        {"######\n######\n######", 8,
         "a picture has 6 to 17 cells, one more than dominoes, not 18"}}) {
    EXPECT_EQ(ErrorOf(ParsePicture(c.text, c.side)), c.error);
  }
}

TEST(WyxPicture, CodesHaveNoDominoes) {
  absl::StatusOr<Picture> with_start = ParsePictureCode("wyx:d5/b2c1a3h8g7");
  ASSERT_TRUE(with_start.ok()) << with_start.status();
  EXPECT_EQ(CellsText(with_start->cells), "a3b2c1d5g7h8");
  EXPECT_EQ(with_start->start, CellAt(3, 4));
  absl::StatusOr<Picture> free_start = ParsePictureCode("wyx6:/a1a2a3b1b2b3");
  ASSERT_TRUE(free_start.ok()) << free_start.status();
  EXPECT_EQ(free_start->side, 6);
  EXPECT_FALSE(free_start->start);
  struct Case {
    const char* code;
    const char* error;
  };
  for (const Case& c :
       {Case{"wyx4:/a1", "character 1: a Wyx code begins with wyx:, wyx5:, wyx6: or wyx7:"},
        {"wyx:a1a2", "character 7: expected '/', found 'a'"},
        {"wyx5:/a1a2a3a4a5f1", "character 17: cell f1 is off the board of 5 × 5"},
        {"wyx:d5/a1d5", "character 10: cell d5 is the start already"},
        {"wyx:/a1b1a1", "character 10: cell a1 stands twice"},
        {"wyx:/a1b1c1d1e1f1/R1",
         "character 18: a picture has no dominoes: they are what is "
         "looked for"},
        {"wyx:a1/b1", "character 8: a picture has 6 to 17 cells, one more than dominoes, not 2"}}) {
    EXPECT_EQ(ErrorOf(ParsePictureCode(c.code)), c.error);
  }
}

TEST(WyxPicture, ThoseThatComeWithTheProgramHaveThirteenCells) {
  std::set<std::string> names;
  std::set<CellSet> forms;
  for (const NamedPicture& named : NamedPictures()) {
    EXPECT_EQ(std::popcount(named.picture.cells), 13) << named.name;
    EXPECT_TRUE(forms.insert(named.picture.cells).second) << named.name;
    EXPECT_TRUE(names.insert(named.name).second) << named.name;
    EXPECT_EQ(*ParsePicture(DrawPicture(named.picture), 8), named.picture);
  }
  for (char c : std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")) {
    EXPECT_TRUE(names.contains(std::string(1, c))) << c;
  }
  EXPECT_TRUE(names.contains("heart"));
  // One of them in full, so that the gallery is not read upside down.
  auto f = std::find_if(NamedPictures().begin(), NamedPictures().end(),
                        [](const NamedPicture& named) { return named.name == "F"; });
  EXPECT_EQ(DrawPicture(f->picture),
            ".#####..\n.#......\n.#......\n.###....\n.#......\n.#......\n.#......\n........\n");
}

/// The paths that visit the cells in any order, by the plain rules.
std::set<std::string> PathsByPermuting(const PathsWanted& wanted) {
  std::vector<Cell> cells;
  for (CellSet rest = wanted.cells; rest != 0; rest &= rest - 1) {
    cells.push_back(static_cast<Cell>(std::countr_zero(rest)));
  }
  std::set<std::string> paths;
  do {
    if (wanted.start && cells[0] != *wanted.start) continue;
    std::string text = CellName(cells[0]);
    std::set<std::pair<int, int>> jumps;
    for (size_t i = 1; i < cells.size(); ++i) {
      int dx = ColumnOf(cells[i]) - ColumnOf(cells[i - 1]);
      int dy = RowOf(cells[i]) - RowOf(cells[i - 1]);
      bool within = std::max(std::abs(dx), std::abs(dy)) <= wanted.reach;
      if (!within || std::min(std::abs(dx), std::abs(dy)) > 2) break;
      if (!jumps.emplace(dx, dy).second) break;
      text += CellName(cells[i]);
    }
    if (text.size() == 2 * cells.size()) paths.insert(text);
  } while (std::next_permutation(cells.begin(), cells.end()));
  return paths;
}

TEST(WyxPaths, AreThoseOfEveryOrderOfTheCells) {
  size_t in_all = 0;
  for (const char* code :
       {"wyx:/a1a2a3b1b2b3", "wyx:b2/a1a2a3b1b3c4", "wyx:/a1b1c1d1e1f1g1h1", "wyx:/a1h1a8h8c4e4",
        "wyx:/a1c2e3g4d5b6f8", "wyx:/a1a5e1e5c3b4d2", "wyx:h8/g6e5f7d4b3a1c2"}) {
    absl::StatusOr<Picture> picture = ParsePictureCode(code);
    ASSERT_TRUE(picture.ok()) << code;
    for (int reach = 2; reach <= 4; ++reach) {
      PathsWanted wanted = {picture->cells, picture->start, reach};
      std::set<std::string> expected = PathsByPermuting(wanted);
      std::set<std::string> found;
      uint64_t budget = 1000000;
      EXPECT_TRUE(ForEachPath(wanted, &budget, [&](const Path& path) {
        Grid grid = GridOfPath(path, 8, 0);
        EXPECT_TRUE(Solves(path, grid));
        EXPECT_TRUE(found.insert(CellName(path.cells[0]) + StopsText(path)).second);
      }));
      EXPECT_EQ(found, expected) << code << " " << reach;
      in_all += found.size();

      // The budget is what was used up, and one step less is too little.
      uint64_t used = 1000000 - budget;
      auto nothing = [](const Path&) {};
      budget = used;
      EXPECT_TRUE(ForEachPath(wanted, &budget, nothing));
      EXPECT_EQ(budget, 0U);
      budget = used - 1;
      EXPECT_FALSE(ForEachPath(wanted, &budget, nothing));
      EXPECT_EQ(budget, 0U);
    }
  }
  EXPECT_GT(in_all, 1000U);
}

}  // namespace
}  // namespace grille::wyx
