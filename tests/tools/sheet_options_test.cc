// Options change what is drawn where they should, and what then does not fit is refused.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "solver/wyx/code.h"
#include "solver/wyx/method/method.h"
#include "tests/tools/sheet_ink.h"
#include "tests/tools/sheet_pixels.h"
#include "tests/tools/sheet_samples.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/wyx_first_hint.h"
#include "tools/sheet/wyx_page.h"

namespace grille::sheet {
namespace {

// Under their headers on A4, one, two, four and six a page.
constexpr Box kWhole = {5, 5, 180, 240};
constexpr Box kHalf = {5, 5, 180, 118};
constexpr Box kQuarter = {5, 5, 86, 118};
constexpr Box kSixth = {5, 5, 86, 74};

wyx::Grid KnownGrid() { return *wyx::ParseCode(KnownPuzzle().code); }

std::unique_ptr<Drawing> Read(const SheetPuzzle& puzzle) {
  absl::StatusOr<std::unique_ptr<Drawing>> drawing =
      FindDrawer(puzzle.kind)->Read(puzzle.code, puzzle.solution);
  EXPECT_TRUE(drawing.ok()) << puzzle.code << " " << drawing.status();
  return *std::move(drawing);
}

/// What a measuring canvas finds.
std::optional<WyxPage> PageOf(const wyx::Grid& grid, const Box& box, const DrawOptions& options) {
  std::optional<WyxPage> page;
  InkOf([&](Canvas& canvas) { page = LayOutPage(canvas, box, grid, options); }, options.language);
  return page;
}

bool Fits(const SheetPuzzle& puzzle, const Box& box, const DrawOptions& options) {
  bool fits = false;
  InkOf([&](Canvas& canvas) { fits = Read(puzzle)->SizeIn(canvas, box, options) > 0; },
        options.language);
  return fits;
}

Pixels PixelsOf(const SheetPuzzle& puzzle, const DrawOptions& options) {
  return Pixels([&](Canvas& canvas) { Read(puzzle)->Draw(canvas, kWhole, options); }, {190, 250},
                options.language);
}

Box TableBox(const WyxPage& page) {
  return {page.table_at.x, page.table_at.y, page.table->Width(page.column),
          page.table->Height(page.row)};
}

std::vector<Box> BoxesOf(const WyxPage& page) {
  std::vector<Box> boxes = {page.grid.board_area};
  boxes.insert(boxes.end(), page.grid.dominoes.begin(), page.grid.dominoes.end());
  boxes.insert(boxes.end(), page.grid.ticks.begin(), page.grid.ticks.end());
  boxes.insert(boxes.end(), page.grid.path.begin(), page.grid.path.end());
  if (page.table) boxes.push_back(TableBox(page));
  if (page.hints) boxes.push_back({page.hints_at.x, page.hints_at.y, 20, page.hints->height()});
  return boxes;
}

/// Every combination of what changes the layout.
std::vector<DrawOptions> AllOptions() {
  std::vector<DrawOptions> all;
  for (int bits = 0; bits < 16; ++bits) {
    DrawOptions options;
    options.language = bits & 1 ? Language::kFrench : Language::kEnglish;
    options.axes = bits & 2 ? WyxAxes::kNumbers : WyxAxes::kLetters;
    options.dominoes = bits & 4 ? WyxSteps::kPairs : WyxSteps::kArrows;
    options.working_table = (bits & 8) != 0;
    options.show_end = (bits & 2) != 0;
    options.letters = (bits & 1) != 0;
    options.theme = *kThemes[static_cast<size_t>(bits) % kThemes.size()].theme;
    all.push_back(options);
  }
  return all;
}

TEST(OptionsTest, EverythingStaysInItsBoxAndApart) {
  for (const DrawOptions& options : AllOptions()) {
    for (int side : {wyx::kMinSide, wyx::kMaxSide}) {
      for (int dominoes : {5, 12, 16}) {
        SheetPuzzle puzzle = SamplePuzzle(side, dominoes, static_cast<uint32_t>(side));
        wyx::Grid grid = *wyx::ParseCode(puzzle.code);
        for (const Box& box : {kWhole, kHalf, kQuarter, kSixth, Box{5, 5, 250, 160}}) {
          SCOPED_TRACE(testing::Message() << puzzle.code << " in " << box.w << " x " << box.h);
          std::optional<WyxPage> page = PageOf(grid, box, options);
          ASSERT_EQ(Fits(puzzle, box, options), page.has_value());
          if (!page) continue;
          std::vector<Box> boxes = BoxesOf(*page);
          for (size_t i = 0; i < boxes.size(); ++i) {
            EXPECT_TRUE(box.Contains(boxes[i])) << "box " << i;
            for (size_t j = i + 1; j < boxes.size(); ++j) {
              EXPECT_FALSE(boxes[i].Overlaps(boxes[j])) << "boxes " << i << " and " << j;
            }
          }
          std::unique_ptr<Drawing> drawing = Read(puzzle);
          ExpectWithin(
              InkOf([&](Canvas& canvas) { drawing->Draw(canvas, box, options); }, options.language),
              box);
        }
      }
    }
  }
}

TEST(OptionsTest, AnswersStayInTheirBoxesInEveryNotationAndTheme) {
  for (const DrawOptions& options : AllOptions()) {
    for (int dominoes : {5, 12, 16}) {
      SheetPuzzle puzzle = SamplePuzzle(8, dominoes, 3);
      std::unique_ptr<Drawing> drawing = Read(puzzle);
      for (const Box& box : {Box{10, 10, 40, 50}, Box{10, 10, 48.8, 58}}) {
        ExpectWithin(InkOf([&](Canvas& canvas) { drawing->DrawAnswer(canvas, box, options); },
                           options.language),
                     box);
      }
      // A twelfth of an A4 page holds them all; what is as small as a stamp, none.
      InkOf(
          [&](Canvas& canvas) {
            EXPECT_TRUE(drawing->AnswerFits(canvas, {0, 0, 48.8, 58}, options)) << dominoes;
            EXPECT_FALSE(drawing->AnswerFits(canvas, {0, 0, 30, 40}, options));
            EXPECT_FALSE(drawing->AnswerFits(canvas, {0, 0, 60, 36}, options));
          },
          options.language);
    }
  }
}

TEST(OptionsTest, ClassicGridsFitInEveryNotation) {
  for (DrawOptions options : AllOptions()) {
    options.working_table = false;
    for (const Box& box : {kWhole, kHalf, kQuarter, kSixth}) {
      EXPECT_TRUE(Fits(KnownPuzzle(), box, options)) << box.w << " x " << box.h;
    }
  }
}

TEST(OptionsTest, AxesChangeTheCoordinatesAlone) {
  DrawOptions letters;
  DrawOptions numbers;
  numbers.axes = WyxAxes::kNumbers;
  WyxPage page = *PageOf(KnownGrid(), kWhole, letters);
  Box changed = PixelsOf(KnownPuzzle(), letters).Differences(PixelsOf(KnownPuzzle(), numbers));
  EXPECT_GT(changed.h, 7.5 * page.grid.cell);
  Box margin = page.grid.board_area;
  margin.h += 1;  // letters have descenders
  EXPECT_TRUE(margin.Contains(changed, 0.2)) << changed.x << " " << changed.y;
  EXPECT_LT(changed.x, page.grid.board.x);
  EXPECT_GT(changed.bottom(), page.grid.board.bottom());
}

TEST(OptionsTest, PairsLieAndFillTheirDominoes) {
  DrawOptions options;
  options.dominoes = WyxSteps::kPairs;
  WyxPage page = *PageOf(KnownGrid(), kWhole, options);
  for (const Box& domino : page.grid.dominoes) EXPECT_NEAR(domino.w, 2 * domino.h, 1e-9);
  options.dominoes = WyxSteps::kArrows;
  page = *PageOf(KnownGrid(), kWhole, options);
  for (const Box& domino : page.grid.dominoes) EXPECT_NEAR(domino.h, 2 * domino.w, 1e-9);
}

TEST(OptionsTest, TheEndIsMarkedWhereItIs) {
  DrawOptions options;
  Pixels without = PixelsOf(KnownPuzzle(), options);
  options.show_end = true;
  Box changed = without.Differences(PixelsOf(KnownPuzzle(), options));
  // b8, the last stop.
  WyxPage page = *PageOf(KnownGrid(), kWhole, options);
  double cell = page.grid.cell;
  Box b8 = {page.grid.board.x + cell, page.grid.board.y, cell, cell};
  EXPECT_GT(changed.w, cell / 3);
  EXPECT_TRUE(b8.Contains(changed, 0.1));
}

TEST(OptionsTest, LettersStandUnderTheDominoes) {
  DrawOptions options;
  Pixels without = PixelsOf(KnownPuzzle(), options);
  options.letters = true;
  Box changed = without.Differences(PixelsOf(KnownPuzzle(), options));
  WyxPage page = *PageOf(KnownGrid(), kWhole, options);
  EXPECT_GE(changed.y, page.grid.ticks.front().y - 1);
  EXPECT_LE(changed.bottom(), page.grid.ticks.back().bottom() + 1.2);
  EXPECT_GT(changed.w, 5 * page.grid.cell);
}

TEST(WorkingTableTest, FitsWhereItCanBeWrittenIn) {
  DrawOptions options;
  options.working_table = true;
  EXPECT_TRUE(Fits(KnownPuzzle(), kWhole, options));
  EXPECT_TRUE(Fits(KnownPuzzle(), kHalf, options));
  EXPECT_FALSE(Fits(KnownPuzzle(), kQuarter, options));
  EXPECT_FALSE(Fits(KnownPuzzle(), kSixth, options));
  EXPECT_TRUE(Fits(SamplePuzzle(5, 5, 1), kQuarter, options));
  EXPECT_TRUE(Fits(SamplePuzzle(8, 16, 1), kWhole, options));
  for (const DrawOptions& all : AllOptions()) {
    EXPECT_TRUE(Fits(SamplePuzzle(8, 16, 1), kWhole, all));
  }
}

TEST(WorkingTableTest, RowsAndColumnsKeepTheirBounds) {
  DrawOptions options;
  options.working_table = true;
  for (int dominoes = wyx::kMinDominoes; dominoes <= wyx::kMaxDominoes; ++dominoes) {
    wyx::Grid grid = *wyx::ParseCode(SamplePuzzle(8, dominoes, 1).code);
    for (double height = 60; height < 280; height += 20) {
      std::optional<WyxPage> page = PageOf(grid, {0, 0, 180, height}, options);
      if (!page) continue;
      EXPECT_GE(page->row, WorkingTable::kLowestRow);
      EXPECT_LE(page->row, WorkingTable::kHighestRow + 1e-9);
      EXPECT_GE(page->column, page->table->narrowest_column());
      EXPECT_LE(page->column, WorkingTable::kWidestColumn);
      EXPECT_GE(page->grid.cell, kSmallestCell);
    }
  }
}

TEST(WorkingTableTest, OnlyAShownEndHasNoRow) {
  InkOf([&](Canvas& canvas) {
    DrawOptions options;
    WorkingTable hidden(canvas, KnownGrid(), options);
    options.show_end = true;
    WorkingTable shown(canvas, KnownGrid(), options);
    EXPECT_NEAR(hidden.Height(6) - shown.Height(6), 6, 1e-9);
    EXPECT_NEAR(hidden.Width(6), shown.Width(6), 1e-9);
  });
}

TEST(WorkingTableTest, NamesTheDominoes) {
  DrawOptions options;
  options.working_table = true;
  Pixels without = PixelsOf(KnownPuzzle(), options);
  options.letters = true;
  EXPECT_EQ(without.Differences(PixelsOf(KnownPuzzle(), options)).w, 0);
}

TEST(FirstHintTest, TellsMoreAndMore) {
  wyx::Grid grid = *wyx::ParseCode("wyx5:a2/c1c2d2d3d4/L1.D1.R1U1.R1U2.R2D1");
  const std::vector<std::string> all = {"Look at the ways out of a2, where the knight stands.",
                                        "Only one domino leads on from a2.",
                                        "→2\u00a0↓1 leads from a2 to c1."};
  for (int most = 0; most <= kMostHints; ++most) {
    EXPECT_EQ(FirstHint(grid, most, {}), std::vector<std::string>(all.begin(), all.begin() + most));
  }
  EXPECT_EQ(FirstHint(grid, 3, {Language::kFrench, WyxAxes::kNumbers, WyxSteps::kPairs}).back(),
            "(2\u202f;\u00a0−1) mène de (0\u202f;\u00a01) à (2\u202f;\u00a00).");
}

TEST(FirstHintTest, PassesOverMarksAndLeavesTheKnightWhereItIsDrawn) {
  wyx::Grid grid = KnownGrid();
  for (int marks = 1; marks <= wyx::kMaxMarks; ++marks) {
    grid.marks = static_cast<uint8_t>(marks);
    grid.mark = {wyx::CellAt(3, 3), marks == 2 ? wyx::CellAt(1, 1) : wyx::Cell{0}};
    std::vector<std::string> hint = FirstHint(grid, 3, {});
    ASSERT_EQ(hint.size(), 3u);
    for (const std::string& sentence : hint) {
      EXPECT_EQ(sentence.find("given"), std::string::npos) << sentence;
      EXPECT_EQ(sentence.find("where the knight"), std::string::npos) << sentence;
    }
  }
}

TEST(FirstHintTest, WhatHasNoSingleSolutionHasNoHint) {
  wyx::Grid grid = KnownGrid();
  EXPECT_EQ(FirstHint(grid, 3, {}).size(), 3u);
  grid.circles ^= wyx::Bit(wyx::CellAt(1, 7)) | wyx::Bit(wyx::CellAt(7, 7));
  EXPECT_TRUE(FirstHint(grid, 3, {}).empty()) << "its end is no circle";
  // Of random walks some are the only way and some are not.
  int unique = 0;
  int others = 0;
  for (uint32_t seed = 0; seed < 20; ++seed) {
    grid = *wyx::ParseCode(SamplePuzzle(seed % 2 == 0 ? 5 : 8, 15, 3 * seed).code);
    bool one = wyx::SolveByMethod(grid).verdict == wyx::Verdict::kUnique;
    EXPECT_EQ(!FirstHint(grid, 3, {}).empty(), one);
    ++(one ? unique : others);
  }
  EXPECT_GT(unique, 0);
  EXPECT_GT(others, 0);
}

TEST(FirstHintTest, StandsUnderTheGridAndChangesNothingElse) {
  DrawOptions options;
  WyxPage page = *PageOf(KnownGrid(), kWhole, options);
  Pixels without = PixelsOf(KnownPuzzle(), options);
  double last = 0;
  for (options.hints = 1; options.hints <= kMostHints; ++options.hints) {
    WyxPage with = *PageOf(KnownGrid(), kWhole, options);
    EXPECT_GT(with.hints->height(), last);
    last = with.hints->height();
    EXPECT_GT(with.hints_at.y, with.grid.path.back().bottom());
    EXPECT_LE(with.hints_at.y + last, kWhole.bottom());
    EXPECT_NEAR(with.grid.cell, page.grid.cell, 1.5);
  }
}

TEST(FirstHintTest, LongHintsAreRefusedNotCut) {
  DrawOptions options;
  options.hints = kMostHints;
  for (double width = 90; width > 20; width -= 7) {
    Box box = {5, 5, width, 1.2 * width};
    std::unique_ptr<Drawing> drawing = Read(KnownPuzzle());
    bool fits = false;
    Ink ink = InkOf(
        [&](Canvas& canvas) {
          fits = drawing->SizeIn(canvas, box, options) > 0;
          if (fits) drawing->Draw(canvas, box, options);
        },
        Language::kEnglish);
    if (fits) ExpectWithin(ink, box);
    EXPECT_TRUE(fits || width < 80) << width;
    EXPECT_TRUE(!fits || width > 40) << width;
  }
}

}  // namespace
}  // namespace grille::sheet
