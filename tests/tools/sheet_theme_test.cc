// Themes: what colour tells must be told without colour, too.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/slide/etoile.h"
#include "tests/tools/sheet_ink.h"
#include "tests/tools/sheet_pixels.h"
#include "tests/tools/sheet_samples.h"
#include "tests/tools/slide_samples.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/option_names.h"
#include "tools/sheet/star_token.h"
#include "tools/sheet/theme.h"
#include "tools/sheet/wyx_domino.h"

namespace grille::sheet {
namespace {

constexpr std::array<wyx::Domino, 4> kPure = {{{-2, 0}, {0, 2}, {2, 0}, {0, -2}}};

TEST(ThemeTest, AreFoundByTheirNames) {
  std::map<std::string_view, const Theme*> themes;
  for (const NamedTheme& named : kThemes) themes.emplace(named.name, named.theme);
  EXPECT_EQ(themes.size(), kThemes.size());
  EXPECT_EQ(themes["ink-saver"], &kInkSaverTheme);
  EXPECT_EQ(themes.count("gray"), 0U);
  EXPECT_EQ(themes.count(""), 0U);
  ASSERT_EQ(ThemeNames().size(), kThemes.size());
  for (size_t i = 0; i < kThemes.size(); ++i) {
    EXPECT_EQ(ThemeNames()[i].first, kThemes[i].name);
    EXPECT_EQ(ThemeNames()[i].second.outlines, kThemes[i].theme->outlines);
  }
}

/// Contrast of WCAG between two colours, from their lightness.
double Contrast(Colour a, Colour b) {
  auto luminance = [](Colour colour) {
    double lightness = LightnessOf(colour);
    return lightness > 8 ? std::pow((lightness + 16) / 116, 3) : lightness / 903.3;
  };
  return (luminance(a) + 0.05) / (luminance(b) + 0.05);
}

TEST(ThemeTest, InkIsReadableOnEveryDomino) {
  for (const NamedTheme& named : kThemes) {
    for (Colour tint : named.theme->directions) {
      EXPECT_GE(Contrast(tint, named.theme->ink), 8) << named.name;
    }
  }
}

TEST(ThemeTest, DirectionsStepDownInGreyPixels) {
  for (const Theme* theme : {&kColourTheme, &kGreyTheme}) {
    double last = 1000;
    double last_on_copier = 1000;
    for (wyx::Domino domino : kPure) {
      Box box = {1, 1, 8, 16};
      Pixels pixels([&](Canvas& canvas) { DrawDomino(canvas, box, domino, *theme); }, {10, 18});
      // The half without movement.
      Point empty = {5, domino.dx == 0 ? 5.0 : 13.0};
      double lightness = LightnessOf(pixels.At(empty));
      EXPECT_LE(lightness, last - kLightnessStep);
      last = lightness;
      EXPECT_LE(pixels.GreyLightnessAt(empty), last_on_copier - kLightnessStep);
      last_on_copier = pixels.GreyLightnessAt(empty);
    }
  }
}

TEST(ThemeTest, InOutlinesAHeavyEdgeTellsTheDirection) {
  Box arrows = {1, 1, 8, 16};
  Box pair = {1, 1, 16, 8};
  for (const Box& box : {arrows, pair}) {
    // Strips along the sides, off the outline and the corners.
    double in = 0.75;
    const std::array<Box, 4> strips = {{{box.x + 0.45, box.y + 2, in - 0.45, box.h - 4},
                                        {box.x + 2, box.y + 0.45, box.w - 4, in - 0.45},
                                        {box.right() - in, box.y + 2, in - 0.45, box.h - 4},
                                        {box.x + 2, box.bottom() - in, box.w - 4, in - 0.45}}};
    for (size_t direction = 0; direction < 4; ++direction) {
      Pixels pixels(
          [&](Canvas& canvas) {
            wyx::Domino domino = kPure[direction];
            if (box.w < box.h) {
              DrawDomino(canvas, box, domino, kInkSaverTheme);
            } else {
              DrawPairDomino(canvas, box, domino, Language::kFrench, kInkSaverTheme);
            }
          },
          {18, 18});
      for (size_t side = 0; side < 4; ++side) {
        if (side == direction) {
          EXPECT_GT(pixels.Darkness(strips[side]), 0.9) << direction;
        } else {
          EXPECT_LT(pixels.Darkness(strips[side]), 0.1) << direction << " " << side;
        }
      }
    }
  }
}

Pixels TokenPixels(slide::Token token, bool marked, const Theme& theme) {
  return Pixels(
      [&](Canvas& canvas) {
        DrawToken(canvas, {5, 5}, 4, token, theme);
        if (marked) DrawTokenMark(canvas, {5, 5}, 4, token, theme);
      },
      {10, 10});
}

TEST(ThemeTest, TokenFillsDifferInGreyPixels) {
  for (const Theme* theme : {&kColourTheme, &kGreyTheme}) {
    for (bool marked : {false, true}) {
      for (int a = slide::kBlue; a <= slide::kYellow; ++a) {
        for (int b = a + 1; b <= slide::kYellow; ++b) {
          // On the rim, between the arms of a cross and outside rings and discs.
          Point rim = {5 + 3.1 * std::sqrt(0.5), 5 + 3.1 * std::sqrt(0.5)};
          double first =
              TokenPixels(static_cast<slide::Token>(a), marked, *theme).GreyLightnessAt(rim);
          double second =
              TokenPixels(static_cast<slide::Token>(b), marked, *theme).GreyLightnessAt(rim);
          EXPECT_GE(std::abs(first - second), kLightnessStep) << a << " " << b;
        }
      }
    }
  }
}

TEST(ThemeTest, TokensDifferByTheirMarksInEveryTheme) {
  for (const NamedTheme& named : kThemes) {
    // Fills aside: only what is drawn in ink or paper on a token of one fill.
    Theme theme = *named.theme;
    theme.tokens.fill(named.theme->tokens[2]);
    for (bool marked : {false, true}) {
      if (marked && !theme.outlines) continue;  // there the fill of the rim tells
      for (int a = slide::kBlue; a <= slide::kYellow; ++a) {
        for (int b = a + 1; b <= slide::kYellow; ++b) {
          if (!theme.outlines && b == slide::kWhite) continue;  // solid and empty
          Pixels first = TokenPixels(static_cast<slide::Token>(a), marked, theme);
          Pixels second = TokenPixels(static_cast<slide::Token>(b), marked, theme);
          EXPECT_GT(first.Differences(second).w, 3) << named.name << " " << a << " " << b;
        }
      }
    }
  }
}

/// One puzzle of each kind and form.
std::vector<SheetPuzzle> OneOfEach() {
  auto puzzle = [](const char* kind, const char* code, const char* solution) {
    return SheetPuzzle{
        .kind = kind, .code = code, .solution = solution, .level = Level::kEasy, .id = ""};
  };
  return {KnownPuzzle(), LucasColours(), LucasLetters(),
          puzzle("taquin", "taquin:2x2/1,2,0,3", "3"),
          puzzle("taquin", "taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0/parity", "odd")};
}

/// The puzzle in all its trimmings, or its answer.
Pixels PageOf(const SheetPuzzle& puzzle, const Theme& theme, bool answer) {
  std::unique_ptr<Drawing> drawing = *FindDrawer(puzzle.kind)->Read(puzzle.code, puzzle.solution);
  DrawOptions options;
  options.theme = theme;
  options.show_end = true;
  options.working_table = true;
  options.hints = kMostHints;
  return Pixels(
      [&](Canvas& canvas) {
        Box box = {2, 2, 176, 246};
        if (answer) {
          drawing->DrawAnswer(canvas, {2, 2, 50, 60}, options);
        } else {
          EXPECT_TRUE(drawing->SizeIn(canvas, box, options) > 0) << puzzle.code;
          drawing->Draw(canvas, box, options);
        }
      },
      {180, 250});
}

TEST(ThemeTest, GreyAndInkSaverHoldNothingButGreys) {
  for (const SheetPuzzle& puzzle : OneOfEach()) {
    for (bool answer : {false, true}) {
      EXPECT_TRUE(PageOf(puzzle, kGreyTheme, answer).OnlyGreys()) << puzzle.code;
      EXPECT_TRUE(PageOf(puzzle, kInkSaverTheme, answer).OnlyGreys()) << puzzle.code;
    }
  }
  EXPECT_FALSE(PageOf(KnownPuzzle(), kColourTheme, false).OnlyGreys());
}

TEST(ThemeTest, InkSaverSavesInk) {
  for (const SheetPuzzle& puzzle : OneOfEach()) {
    Box page = {0, 0, 180, 250};
    double saved = PageOf(puzzle, kInkSaverTheme, false).Darkness(page);
    double grey = PageOf(puzzle, kGreyTheme, false).Darkness(page);
    EXPECT_LT(saved, 0.85 * grey) << puzzle.code;
  }
}

}  // namespace
}  // namespace grille::sheet
