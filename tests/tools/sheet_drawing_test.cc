// What is drawn stays where it belongs: ink measured on a recording surface.

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <vector>

#include "tests/tools/sheet_ink.h"
#include "tests/tools/sheet_samples.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/header.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/wyx_bows.h"
#include "tools/sheet/wyx_knight.h"

namespace grille::sheet {
namespace {

DrawOptions EverythingOn() {
  DrawOptions options;
  options.language = Language::kFrench;
  options.letters = true;
  options.show_end = true;
  return options;
}

TEST(DrawingTest, EveryPuzzleAndAnswerStaysInItsBox) {
  for (int per_page : {1, 2, 4, 6}) {
    for (int side = wyx::kMinSide; side <= wyx::kMaxSide; ++side) {
      for (int dominoes = wyx::kMinDominoes; dominoes <= wyx::kMaxDominoes; ++dominoes) {
        SCOPED_TRACE(testing::Message()
                     << per_page << " a page, side " << side << ", " << dominoes << " dominoes");
        SheetPuzzle puzzle = SamplePuzzle(side, dominoes, static_cast<uint32_t>(per_page));
        SheetOptions options;
        options.per_page = per_page;
        options.title = "Title";
        options.puzzle.draw = EverythingOn();
        options.puzzle.draw.theme =
            *kThemes[static_cast<size_t>(side + dominoes) % kThemes.size()].theme;
        absl::StatusOr<Sheet> sheet = Sheet::Plan({puzzle}, options);
        ASSERT_TRUE(sheet.ok()) << sheet.status();
        absl::StatusOr<std::unique_ptr<Drawing>> drawing =
            FindDrawer("wyx")->Read(puzzle.code, puzzle.solution);
        ASSERT_TRUE(drawing.ok()) << drawing.status();

        Box box = sheet->PuzzleBoxes().back();
        double header = HeaderHeight(box.h);
        Box body = {box.x, box.y + header, box.w, box.h - header};
        ExpectWithin(
            InkOf([&](Canvas& canvas) { (*drawing)->Draw(canvas, body, options.puzzle.draw); }),
            body);
        if (per_page != 1) continue;
        for (const Box& room : {Box{10, 10, 40, 50}, Box{30, 20, 50, 56}}) {
          ExpectWithin(InkOf([&](Canvas& canvas) {
                         (*drawing)->DrawAnswer(canvas, room, options.puzzle.draw);
                       }),
                       room);
        }
      }
    }
  }
}

TEST(DrawingTest, PagesKeepTheirMargins) {
  for (int per_page : {1, 2, 4, 6}) {
    std::vector<SheetPuzzle> puzzles = SamplePuzzles(13);
    for (SheetPuzzle& puzzle : puzzles) puzzle.id = "an identifier that is far too long to fit";
    SheetOptions options;
    options.per_page = per_page;
    options.title = std::string(200, 'W');
    options.puzzle.draw = EverythingOn();
    absl::StatusOr<Sheet> sheet = Sheet::Plan(puzzles, options);
    ASSERT_TRUE(sheet.ok()) << sheet.status();
    // A footer's descenders hang below the margin's line.
    Box room = {15, 15, 180, 267.8};
    for (int page = 0; page < sheet->page_count(); ++page) {
      SCOPED_TRACE(testing::Message() << per_page << " a page, page " << page + 1);
      ExpectWithin(InkOf([&](Canvas& canvas) { sheet->DrawPage(canvas, page); }), room);
    }
  }
}

TEST(DrawingTest, HeaderLeavesRoomForTheLongestWords) {
  Box box = {0, 0, 82, 80};
  for (Level level : kLevels) {
    Ink ink = InkOf([&](Canvas& canvas) {
      HeaderText text = {.number = "9999",
                         .id = "#123456789012345678901234567890",
                         .level = level,
                         .note = TrialWord(level, Language::kFrench)};
      DrawHeader(canvas, box, text, EverythingOn());
    });
    ExpectWithin(ink, {0, 0, box.w, HeaderHeight(box.h)});
  }
}

TEST(DrawingTest, KnightFillsItsBox) {
  Box box = {10, 10, 100, 100};
  Ink ink = InkOf([&](Canvas& canvas) { DrawKnight(canvas, box, kColourTheme.ink); });
  EXPECT_TRUE(box.Contains(ink.box, kMmPerPoint));
  EXPECT_GT(ink.box.w, 75);
  EXPECT_GT(ink.box.h, 95);
  Ink outline = InkOf([&](Canvas& canvas) {
    DrawKnightOutline(canvas, box, kInkSaverTheme.ink, kInkSaverTheme.paper);
  });
  EXPECT_TRUE(box.Contains(outline.box, kMmPerPoint));
  EXPECT_GT(outline.box.w, 74);
}

TEST(CanvasTest, LongTextEndsWithinItsWidth) {
  for (Align align : {Align::kLeft, Align::kCentre, Align::kRight}) {
    Ink ink = InkOf([&](Canvas& canvas) {
      canvas.Text({50, 20}, align, std::string(300, 'm'), TextStyle{}, 40);
    });
    EXPECT_LE(ink.box.w, 40 + 2 * kMmPerPoint);
    EXPECT_GT(ink.box.w, 35);
  }
}

Point PointOn(const Bow& bow, double t) {
  double u = 1 - t;
  return (u * u * u) * bow.from + (3 * u * u * t) * bow.c1 + (3 * u * t * t) * bow.c2 +
         (t * t * t) * bow.to;
}

/// Whether a bow touches the circle of a cell other than its ends.
bool TouchesAnother(const Bow& bow, size_t jump, const std::vector<Point>& centres, double radius) {
  for (size_t i = 0; i < centres.size(); ++i) {
    if (i == jump || i == jump + 1) continue;
    for (int k = 0; k <= 40; ++k) {
      Point away = PointOn(bow, k / 40.0) - centres[i];
      if (std::hypot(away.x, away.y) < radius) return true;
    }
  }
  return false;
}

TEST(BowTest, JumpsEndAtTheRimsAndRarelyTouchOtherCircles) {
  constexpr double kRadius = 0.37;
  int touching = 0;
  int jumps = 0;
  for (uint32_t seed = 0; seed < 200; ++seed) {
    wyx::Path path = SamplePath(8, 12, seed);
    std::vector<Point> centres;
    centres.reserve(path.length);
    for (int i = 0; i < path.length; ++i) {
      centres.push_back({wyx::ColumnOf(path.cells[i]) + 0.5, 7.5 - wyx::RowOf(path.cells[i])});
    }
    std::vector<Bow> bows = BowJumps(path, 8, kRadius, kRadius);
    ASSERT_EQ(bows.size(), centres.size() - 1);
    for (size_t i = 0; i < bows.size(); ++i) {
      Point out = bows[i].from - centres[i];
      Point in = bows[i].to - centres[i + 1];
      EXPECT_NEAR(std::hypot(out.x, out.y), kRadius, 1e-9);
      EXPECT_NEAR(std::hypot(in.x, in.y), kRadius, 1e-9);
      touching += TouchesAnother(bows[i], i, centres, kRadius);
      ++jumps;
    }
  }
  EXPECT_LE(touching, jumps * 2 / 100);
  RecordProperty("touching", touching);
}

}  // namespace
}  // namespace grille::sheet
