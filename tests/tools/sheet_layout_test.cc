// The layout of a Wyx puzzle: where everything stands.

#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <vector>

#include "tests/tools/sheet_samples.h"
#include "tools/sheet/header.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/words.h"
#include "tools/sheet/wyx_layout.h"

namespace grille::sheet {
namespace {

constexpr int kPerPage[] = {1, 2, 4, 6};

/// The boxes under their headers for every page there is, with and without a title.
std::vector<Box> AllBodies() {
  std::vector<Box> bodies;
  for (int per_page : kPerPage) {
    for (const char* title : {"", "A title"}) {
      SheetOptions options;
      options.per_page = per_page;
      options.title = title;
      absl::StatusOr<Sheet> sheet = Sheet::Plan({KnownPuzzle()}, options);
      EXPECT_TRUE(sheet.ok()) << sheet.status();
      Box box = sheet->PuzzleBoxes().front();
      double header = HeaderHeight(box.h);
      bodies.push_back({box.x, box.y + header, box.w, box.h - header});
    }
  }
  return bodies;
}

std::vector<Box> BoxesOf(const WyxLayout& layout) {
  std::vector<Box> boxes = {layout.board_area};
  boxes.insert(boxes.end(), layout.dominoes.begin(), layout.dominoes.end());
  boxes.insert(boxes.end(), layout.ticks.begin(), layout.ticks.end());
  boxes.insert(boxes.end(), layout.path.begin(), layout.path.end());
  return boxes;
}

TEST(LayoutTest, EverySizeFitsEveryPageWithoutOverlap) {
  for (const Box& body : AllBodies()) {
    for (int side = wyx::kMinSide; side <= wyx::kMaxSide; ++side) {
      for (int dominoes = wyx::kMinDominoes; dominoes <= wyx::kMaxDominoes; ++dominoes) {
        SCOPED_TRACE(testing::Message() << body.w << "x" << body.h << " mm, side " << side << ", "
                                        << dominoes << " dominoes");
        std::optional<WyxLayout> layout =
            LayOutWyx(body, {.side = side, .dominoes = dominoes, .path_word_width = 12});
        ASSERT_TRUE(layout.has_value());
        EXPECT_GE(layout->cell, kSmallestCell);
        ASSERT_EQ(layout->dominoes.size(), static_cast<size_t>(dominoes));
        ASSERT_EQ(layout->path.size(), static_cast<size_t>(dominoes));
        std::vector<Box> boxes = BoxesOf(*layout);
        for (size_t i = 0; i < boxes.size(); ++i) {
          EXPECT_TRUE(body.Contains(boxes[i])) << "box " << i;
          for (size_t j = i + 1; j < boxes.size(); ++j) {
            EXPECT_FALSE(boxes[i].Overlaps(boxes[j])) << "boxes " << i << " and " << j;
          }
        }
      }
    }
  }
}

TEST(LayoutTest, ClassicGridsKeepTheirSize) {
  std::vector<Box> bodies = AllBodies();
  const double least[] = {17.5, 12.5, 7.8, 6.3};
  for (size_t i = 0; i < 4; ++i) {
    std::optional<WyxLayout> layout =
        LayOutWyx(bodies[2 * i], {.side = 8, .dominoes = 12, .path_word_width = 12});
    ASSERT_TRUE(layout.has_value());
    EXPECT_GE(layout->cell, least[i]) << kPerPage[i] << " a page";
  }
}

TEST(LayoutTest, WhatCannotFitIsNotLaidOut) {
  EXPECT_FALSE(LayOutWyx({0, 0, 40, 40}, {.side = 8, .dominoes = 12}).has_value());
  EXPECT_FALSE(LayOutWyx({0, 0, 10, 400}, {.side = 5, .dominoes = 5}).has_value());
  EXPECT_FALSE(LayOutWyx({0, 0, 0, 0}, {.side = 5, .dominoes = 5}).has_value());
}

TEST(WordsTest, TrialsAndCounts) {
  EXPECT_EQ(TrialWord(Level::kHard, Language::kEnglish), "no guessing");
  EXPECT_EQ(TrialWord(Level::kVeryHard, Language::kFrench), "avec essais");
  EXPECT_EQ(DominoesWord(12, 12, Language::kEnglish), "12 dominoes");
  EXPECT_EQ(DominoesWord(5, 12, Language::kFrench), "5 à 12 dominos");
}

TEST(SheetPlaces, ArePagesOfPuzzlesOnly) {
  SheetOptions options;
  options.versions = 2;
  options.per_page = 4;
  struct Want {
    Answers answers;
    std::vector<int> pages;
  };
  for (const Want& want : {Want{Answers::kNone, {1, 1, 1, 1, 2, 3, 3, 3, 3, 4}},
                           Want{Answers::kEnd, {1, 1, 1, 1, 2, 3, 3, 3, 3, 4}},
                           Want{Answers::kSeparateFile, {1, 1, 1, 1, 2, 3, 3, 3, 3, 4}},
                           Want{Answers::kNextPage, {1, 1, 1, 1, 3, 5, 5, 5, 5, 7}}}) {
    options.answers = want.answers;
    absl::StatusOr<Sheet> sheet = Sheet::Plan(SamplePuzzles(10), options);
    ASSERT_TRUE(sheet.ok()) << sheet.status();
    for (int i = 0; i < 10; ++i) {
      Sheet::Place place = sheet->PlaceOf(static_cast<size_t>(i));
      EXPECT_EQ(place.page, want.pages[static_cast<size_t>(i)]) << i;
      EXPECT_EQ(place.position, i % 5 % 4 + 1) << i;
      EXPECT_EQ(place.version, i / 5 + 1) << i;
      EXPECT_EQ(place.number, i % 5 + 1) << i;
    }
  }
}

}  // namespace
}  // namespace grille::sheet
