// Patiences of the Étoile and taquins on paper.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "solver/slide/taquin.h"
#include "tests/tools/sheet_ink.h"
#include "tests/tools/slide_samples.h"
#include "tools/sheet/header.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/slide_words.h"

namespace grille::sheet {
namespace {

std::vector<SheetPuzzle> Samples() {
  std::vector<SheetPuzzle> samples;
  for (int moves : {1, 9, 21, 79, 200}) {
    samples.push_back(Patience("b.rrwrrrbrbwbwwr", moves));
    samples.push_back(Patience(".bbbbwwwwrrrryyy", moves));
    samples.push_back(Patience("ABCDEFGHIJKLM.OP", moves));
  }
  for (int letters : {1, 3, 9, 40}) samples.push_back(WordPatience(letters));
  for (int rows : {2, 4, 5}) {
    for (int columns : {2, 3, 5}) {
      for (int moves : {1, 60, 150}) samples.push_back(Sliding(columns, rows, moves));
      for (bool odd : {false, true}) samples.push_back(Parity(columns, rows, odd));
    }
  }
  return samples;
}

std::unique_ptr<Drawing> ReadDrawing(const SheetPuzzle& puzzle) {
  absl::StatusOr<std::unique_ptr<Drawing>> drawing =
      FindDrawer(puzzle.kind)->Read(puzzle.code, puzzle.solution);
  EXPECT_TRUE(drawing.ok()) << puzzle.code << " " << drawing.status();
  return drawing.ok() ? *std::move(drawing) : nullptr;
}

TEST(SlideDrawingTest, EveryPuzzleAndAnswerStaysInItsBox) {
  size_t turn = 0;
  for (const SheetPuzzle& with : Samples()) {
    const Theme& theme = *kThemes[turn++ % kThemes.size()].theme;
    SheetPuzzle without = with;
    without.solution.clear();
    for (const SheetPuzzle& puzzle : {with, without}) {
      std::unique_ptr<Drawing> drawing = ReadDrawing(puzzle);
      ASSERT_NE(drawing, nullptr);
      for (int per_page : {1, 2, 4, 6}) {
        for (Language language : words::kLanguages) {
          SCOPED_TRACE(testing::Message() << puzzle.code << ", " << per_page << " a page");
          SheetOptions options;
          options.per_page = per_page;
          options.title = "Title";
          options.answers = Answers::kNone;
          options.puzzle.draw.language = language;
          options.puzzle.draw.theme = theme;
          absl::StatusOr<Sheet> sheet = Sheet::Plan({puzzle}, options);
          ASSERT_TRUE(sheet.ok()) << sheet.status();
          Box box = sheet->PuzzleBoxes().back();
          double header = HeaderHeight(box.h);
          Box body = {box.x, box.y + header, box.w, box.h - header};
          auto draw = [&](Canvas& canvas) { drawing->Draw(canvas, body, options.puzzle.draw); };
          ExpectWithin(InkOf(draw, language), body);
        }
      }
      if (puzzle.solution.empty()) continue;
      for (const Box& room : {Box{10, 10, 40, 50}, Box{30, 20, 50, 56}}) {
        SCOPED_TRACE(testing::Message() << puzzle.code << ", answer " << room.w << " wide");
        DrawOptions options;
        options.theme = theme;
        ExpectWithin(InkOf([&](Canvas& canvas) { drawing->DrawAnswer(canvas, room, options); }),
                     room);
      }
    }
  }
}

/// Of answers, too: what fits is drawn within, and boxes shrink until nothing fits.
void ExpectWholeOrRefused(const SheetPuzzle& puzzle) {
  std::unique_ptr<Drawing> drawing = ReadDrawing(puzzle);
  bool now = true;
  for (double side = 62; side > 0; side -= 6) {
    Box box = {5, 5, side, 0.9 * side};
    Ink ink = InkOf([&](Canvas& canvas) {
      now = drawing->AnswerFits(canvas, box, {});
      if (now) drawing->DrawAnswer(canvas, box, {});
    });
    if (now) ExpectWithin(ink, box);
  }
  EXPECT_FALSE(now) << puzzle.code;
}

TEST(SlideDrawingTest, WhatDoesNotFitIsTold) {
  for (const SheetPuzzle& puzzle : Samples()) {
    std::unique_ptr<Drawing> drawing = ReadDrawing(puzzle);
    ASSERT_NE(drawing, nullptr);
    ExpectWholeOrRefused(puzzle);
    // Whatever fits is drawn within; boxes shrink until nothing fits.
    bool fits = true;
    for (double side = 110; side > 10; side -= 14) {
      Box box = {5, 5, side, 0.9 * side};
      bool now = false;
      Ink ink = InkOf(
          [&](Canvas& canvas) {
            now = drawing->SizeIn(canvas, box, {}) > 0;
            if (now) drawing->Draw(canvas, box, {});
          },
          Language::kEnglish);
      EXPECT_TRUE(fits || !now) << puzzle.code << " fits in " << side << ", not in more";
      fits = now;
      if (now) ExpectWithin(ink, box);
    }
    EXPECT_FALSE(fits) << puzzle.code;
  }
}

TEST(SlideDrawingTest, LongAnswersAreWholeOrRefused) {
  // A twelfth of a page of answers; and boxes down to where not even the smallest text has room.
  const Box twelfth = {5, 5, 48.8, 58};
  for (int moves : {40, 50, 60}) {
    std::unique_ptr<Drawing> drawing = ReadDrawing(Patience("ABCDEFGHIJKLM.OP", moves));
    InkOf([&](Canvas& canvas) { EXPECT_TRUE(drawing->AnswerFits(canvas, twelfth, {})) << moves; });
    bool fits = true;
    for (double height = 40; height > 2; height -= 3) {
      Box box = {5, 5, 30, height};
      bool now = false;
      Ink ink = InkOf([&](Canvas& canvas) {
        now = drawing->AnswerFits(canvas, box, {});
        if (now) drawing->DrawAnswer(canvas, box, {});
      });
      EXPECT_TRUE(fits || !now) << moves << " moves fit in " << height << ", not in more";
      fits = now;
      if (now) ExpectWithin(ink, box);
    }
    EXPECT_FALSE(fits) << moves;
  }
}

TEST(SlideDrawingTest, LetterTokensHaveRoomForTheirLetters) {
  // The same star of colours may be smaller than the one of letters, never the other way round.
  std::unique_ptr<Drawing> letters = ReadDrawing(Patience("ABCDEFGHIJKLM.OP", 42));
  std::unique_ptr<Drawing> colours = ReadDrawing(Patience("b.rrwrrrbrbwbwwr", 42));
  bool refused = false;
  for (double side = 100; side > 40; side -= 2) {
    Box box = {5, 5, side, side};
    InkOf([&](Canvas& canvas) {
      bool now = letters->SizeIn(canvas, box, {}) > 0;
      EXPECT_TRUE(!now || colours->SizeIn(canvas, box, {}) > 0) << side;
      refused = refused || (!now && colours->SizeIn(canvas, box, {}) > 0);
    });
  }
  EXPECT_TRUE(refused);
}

TEST(SlideDrawingTest, ASolutionMustSolve) {
  const Drawer* star = FindDrawer("etoile");
  std::string code = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
  EXPECT_TRUE(star->Read(code, "NAIJCODKJCODKEPONAIJB").ok());
  EXPECT_FALSE(star->Read(code, "NAIJCODKJCODKEPONAIJ").ok());
  EXPECT_FALSE(star->Read(code, "naij").ok());
  EXPECT_FALSE(star->Read("etoile:b", "").ok());
  const Drawer* taquin = FindDrawer("taquin");
  EXPECT_TRUE(taquin->Read("taquin:2x2/1,2,0,3", "3").ok());
  EXPECT_FALSE(taquin->Read("taquin:2x2/1,2,0,3", "1").ok());
  EXPECT_FALSE(taquin->Read("taquin:2x2/1,2,0,3", "2").ok());
  EXPECT_TRUE(taquin->Read("taquin:2x2/2,1,3,0/parity", "odd").ok());
  EXPECT_FALSE(taquin->Read("taquin:2x2/2,1,3,0/parity", "normal").ok());
}

TEST(SlideDrawingTest, OnlyWyxTellsOfTrials) {
  for (const SheetPuzzle& puzzle : {Patience("b.rrwrrrbrbwbwwr", 9), Sliding(3, 3, 9)}) {
    EXPECT_EQ(ReadDrawing(puzzle)->LevelNote(Level::kFiendish, Language::kEnglish), "");
  }
}

TEST(SlideDrawingTest, SummariesTellWhatAPageHolds) {
  auto summary = [](const std::vector<SheetPuzzle>& puzzles, Language language) {
    std::vector<std::unique_ptr<Drawing>> drawings;
    std::vector<const Drawing*> pointers;
    for (const SheetPuzzle& puzzle : puzzles) {
      drawings.push_back(ReadDrawing(puzzle));
      pointers.push_back(drawings.back().get());
    }
    return FindDrawer(puzzles.front().kind)->Summary(pointers, language);
  };
  SheetPuzzle three = Patience("b.rrwrrrbrbwbwwr", 9);
  SheetPuzzle four = Patience(".bbbbwwwwrrrryyy", 9);
  SheetPuzzle letters = Patience("ABCDEFGHIJKLM.OP", 9);
  EXPECT_EQ(summary({three}, Language::kEnglish), "3 colours");
  EXPECT_EQ(summary({four, three}, Language::kEnglish), "3–4 colours");
  EXPECT_EQ(summary({four, three}, Language::kFrench), "3 à 4 couleurs");
  EXPECT_EQ(summary({letters}, Language::kEnglish), "letters");
  EXPECT_EQ(summary({letters, WordPatience(3)}, Language::kFrench), "3 couleurs · lettres · mots");
  EXPECT_EQ(summary({Sliding(4, 3, 9), Sliding(3, 3, 9), Parity(4, 3, true)}, Language::kEnglish),
            "3 × 3, 4 × 3");
}

TEST(SlideWordsTest, NumbersOfMoves) {
  EXPECT_EQ(MovesSentence(21, Language::kEnglish), "Solve in 21 moves, the fewest possible");
  EXPECT_EQ(MovesSentence(21, Language::kFrench), "À résoudre en 21 coups, le minimum possible");
  EXPECT_EQ(MovesSentence(1, Language::kEnglish), "Solve in 1 move, the fewest possible");
  EXPECT_EQ(MovesSentence(1, Language::kFrench), "À résoudre en 1 coup, le minimum possible");
  EXPECT_EQ(MovesSentence(0, Language::kEnglish), "Solve in as few moves as possible");
}

TEST(SlideWordsTest, TheReasonOfAVerdict) {
  // The source's example, with the blank in the last cell.
  slide::Taquin taquin =
      *slide::ParseTaquin("taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0/parity");
  slide::InversionTable table = slide::TableOf(taquin.task.from, 4);
  EXPECT_EQ(VerdictReason(table, Language::kEnglish), "7 + 0 = 7 is odd");
  table.blank_row = 2;
  EXPECT_EQ(VerdictReason(table, Language::kFrench), "7 + 1 = 8 est pair");
}

}  // namespace
}  // namespace grille::sheet
