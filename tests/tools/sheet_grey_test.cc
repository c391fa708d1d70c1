// Pages rendered without colour: what fills tell is still told, by at least kLightnessStep.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "solver/wyx/code.h"
#include "tests/tools/page_picture.h"
#include "tests/tools/read_back.h"
#include "tests/tools/read_stars.h"
#include "tests/tools/sheet_folder.h"
#include "tests/tools/sheet_pixels.h"
#include "tests/tools/sheet_samples.h"
#include "tools/sheet/header.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/surface.h"
#include "tools/sheet/wyx_page.h"
#include "tools/words/wyx_rack.h"

namespace grille::sheet {
namespace {

/// How light things of a sort are, and that all of a sort are alike.
class Lightness {
 public:
  void Add(int sort, double lightness) {
    auto [first, fresh] = of_.emplace(sort, lightness);
    if (!fresh) {
      EXPECT_NEAR(first->second, lightness, 1) << sort;
    }
  }

  const std::map<int, double>& all() const { return of_; }

 private:
  std::map<int, double> of_;
};

class SheetGreyTest : public SheetFolder {
 protected:
  static SheetOptions Options(const Theme& theme, int per_page) {
    SheetOptions options;
    options.per_page = per_page;
    options.answers = Answers::kNone;
    options.puzzle.draw.theme = theme;
    return options;
  }

  static double LightnessAt(const PagePicture& page, Point at) {
    constexpr double kDotsPerMm = kDotsPerInch / 25.4;
    return LightnessOf(
        page.At(static_cast<int>(at.x * kDotsPerMm), static_cast<int>(at.y * kDotsPerMm)));
  }
};

TEST_F(SheetGreyTest, DominoesOfEachDirectionAreDarkerThanThoseOfTheLast) {
  SheetPuzzle puzzle = KnownPuzzle();
  wyx::Grid grid = *wyx::ParseCode(puzzle.code);
  for (const Theme* theme : {&kColourTheme, &kGreyTheme}) {
    for (WyxSteps steps : {WyxSteps::kArrows, WyxSteps::kPairs}) {
      SheetOptions options = Options(*theme, 1);
      options.puzzle.draw.dominoes = steps;
      Box box = Sheet::Plan({puzzle}, options)->PuzzleBoxes().front();
      double header = HeaderHeight(box.h);
      WyxLayout layout =
          LayOutPage(*MakeMeasuringCanvas(Language::kEnglish),
                     {box.x, box.y + header, box.w, box.h - header}, grid, options.puzzle.draw)
              ->grid;
      PagePicture page =
          PagePicture::OfPage(Write("wyx.pdf", {puzzle}, options), 1, /*colour=*/false);
      std::vector<wyx::DominoId> rack = words::RackOrder(grid.dominoes);
      ASSERT_EQ(rack.size(), layout.dominoes.size());
      Lightness lightness;
      for (size_t i = 0; i < rack.size(); ++i) {
        // Beside the line between the halves, inside the outline.
        const Box& domino = layout.dominoes[i];
        double inside = 0.1 * std::min(domino.w, domino.h);
        lightness.Add(words::DirectionOf(wyx::kPool[rack[i]]),
                      LightnessAt(page, {domino.x + inside, domino.centre().y}));
      }
      ASSERT_EQ(lightness.all().size(), 4U);
      double last = 1000;
      for (const auto& [direction, light] : lightness.all()) {
        EXPECT_LE(light, last - kLightnessStep) << direction;
        last = light;
      }
    }
  }
}

TEST_F(SheetGreyTest, TokensOfEachColourAreLighterOrDarkerThanThoseOfTheOthers) {
  // All colours on one star, and the mark on each in its turn.
  const std::string from = ".bwrybwrybwrybwr";
  const std::string to = "b.wrybwrybwrybwr";
  std::vector<SheetPuzzle> puzzles;
  for (char mark = 'B'; mark <= 'E'; ++mark) {
    puzzles.push_back({.kind = "etoile",
                       .code = "etoile:" + from + "/" + to + "/AI@" + mark,
                       .solution = "",
                       .level = Level::kEasy,
                       .id = ""});
  }
  for (const Theme* theme : {&kColourTheme, &kGreyTheme}) {
    SheetOptions options = Options(*theme, 2);
    std::string path = Write("stars.pdf", puzzles, options);
    std::map<int, PagePicture> pages;
    Lightness lightness;
    for (const Printed& printed : ReadSheet(*Sheet::Plan(puzzles, options), path)) {
      PagePicture& page = pages[printed.page];
      if (page.width() == 0) page = PagePicture::OfPage(path, printed.page + 1, /*colour=*/false);
      PrintedStar star = StarsOf(printed).front();
      for (size_t i = 1; i < from.size(); ++i) {
        lightness.Add(from[i], LightnessAt(page, star.RimAt(static_cast<char>('A' + i))));
      }
    }
    ASSERT_EQ(lightness.all().size(), 4U);
    for (const auto& [first, light] : lightness.all()) {
      for (const auto& [second, other] : lightness.all()) {
        if (first == second) continue;
        EXPECT_GE(std::abs(light - other), kLightnessStep)
            << static_cast<char>(first) << static_cast<char>(second);
      }
    }
  }
}

}  // namespace
}  // namespace grille::sheet
