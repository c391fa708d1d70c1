// Answers read back from a file's text solve the puzzles that are read back from it.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/tools/program/disguise.h"
#include "tests/tools/program/star_play.h"
#include "tests/tools/program/taquin_play.h"
#include "tests/tools/read_back.h"
#include "tests/tools/read_stars.h"
#include "tests/tools/read_taquins.h"
#include "tests/tools/sheet_folder.h"
#include "tests/tools/sheet_samples.h"
#include "tests/tools/slide_samples.h"
#include "tools/sheet/sheet.h"

namespace grille::sheet {
namespace {

/// Nine of all kinds and forms.
std::vector<SheetPuzzle> OneOfEachForm() {
  return {KnownPuzzle(),     SamplePuzzle(6, 9, 4), LucasColours(),
          LucasLetters(),    LucasWord(),           Sliding(4, 4, 30),
          Sliding(3, 5, 21), Parity(4, 4, true),    Parity(3, 4, false)};
}

void ExpectWyxSolved(const Printed& puzzle, const Printed& answer) {
  std::string code = CodeOf(puzzle);
  program::Stops stops = program::ReadStops(code, StopsOf(answer));
  int side = code[3] == ':' ? 8 : code[3] - '0';
  int marks = 0;
  if (std::count(code.begin(), code.end(), '/') == 3) {
    marks = static_cast<int>(code.size() - code.rfind('/') - 1) / 2;
  }
  // The grid that the stops make is the one that is printed.
  EXPECT_EQ(program::CodeOf(stops, side, marks), code) << TextOf(answer);
}

void ExpectStarSolved(const std::string& code, const Printed& answer) {
  PrintedMoves moves = MovesOf(answer);
  EXPECT_EQ(program::FaultOf(code, moves.moves), "") << code << " " << moves.moves;
  if (code.size() <= 40) {
    EXPECT_EQ(moves.reached, "");
    return;
  }
  // Each letter of the word stands where the marked token has just come to it.
  std::string word = code.substr(41, code.size() - 43);
  EXPECT_EQ(moves.reached, word);
  std::string vacant(1, static_cast<char>('A' + code.find('.') - 7));
  char mark = code.back();
  size_t from = 0;
  for (size_t i = 0; i < moves.counts.size() && i < word.size(); ++i) {
    for (size_t end = from + moves.counts[i]; from < end && from < moves.moves.size(); ++from) {
      if (moves.moves[from] == mark) mark = vacant[0];
      vacant[0] = moves.moves[from];
    }
    EXPECT_EQ(mark, word[i]) << i;
  }
}

void ExpectTaquinSolved(const Printed& puzzle, const Printed& answer) {
  std::vector<PrintedBoard> boards = BoardsOf(puzzle);
  ASSERT_EQ(boards.size(), 2U) << TextOf(puzzle);
  EXPECT_EQ(boards[0].columns, boards[1].columns);
  std::vector<int> slides = SlidesOf(answer, boards[0].tiles.size() - 1);
  EXPECT_FALSE(slides.empty());
  EXPECT_TRUE(program::SlidesLead(static_cast<int>(boards[0].columns), boards[0].tiles, slides,
                                  boards[1].tiles))
      << TextOf(puzzle) << "\n"
      << TextOf(answer);
}

void ExpectParityTold(const Printed& puzzle, const Printed& answer) {
  std::vector<PrintedBoard> boards = BoardsOf(puzzle);
  ASSERT_EQ(boards.size(), 1U) << TextOf(puzzle);
  PrintedVerdict verdict = VerdictOf(answer);
  EXPECT_EQ(verdict.yes, program::IsNormal(static_cast<int>(boards[0].columns), boards[0].tiles));
  std::vector<int> tiles = boards[0].tiles;
  EXPECT_EQ(verdict.inversions, program::InversionsOf(tiles));
  std::erase(tiles, 0);
  EXPECT_EQ(verdict.tiles, tiles);
}

void ExpectSolved(const Printed& puzzle, const Printed& answer) {
  SCOPED_TRACE(testing::Message() << "puzzle " << puzzle.number);
  std::string code = CodeOf(puzzle);
  if (code.rfind("wyx", 0) == 0) {
    ExpectWyxSolved(puzzle, answer);
  } else if (code.rfind("etoile:", 0) == 0) {
    EXPECT_EQ(WordOf(puzzle), code.substr(40));
    std::vector<std::string> letters = LettersOf(puzzle);
    bool by_letter = code.find('A') < 40;
    ASSERT_EQ(letters.size(), by_letter ? 2U : 0U);
    if (by_letter) {
      EXPECT_EQ("etoile:" + letters[0] + "/" + letters[1], code);
    }
    ExpectStarSolved(code, answer);
  } else if (code.rfind("/parity") != std::string::npos) {
    ExpectParityTold(puzzle, answer);
  } else {
    ExpectTaquinSolved(puzzle, answer);
  }
}

class SheetAnswersTest : public SheetFolder {
 protected:
  /// All that a sheet and its file of answers say.
  std::vector<Printed> ReadBack(const std::vector<SheetPuzzle>& puzzles,
                                const SheetOptions& options) const {
    absl::StatusOr<Sheet> sheet = Sheet::Plan(puzzles, options);
    EXPECT_TRUE(sheet.ok()) << sheet.status();
    std::string path = Write("sheet.pdf", puzzles, options);
    std::vector<Printed> all = ReadSheet(*sheet, path);
    if (options.answers == Answers::kSeparateFile) {
      for (const Printed& printed : ReadSheet(*sheet, AnswerFileOf(path))) all.push_back(printed);
    }
    return all;
  }
};

TEST_F(SheetAnswersTest, EachNumberStandsOnceAndItsAnswerSolvesItWhereverAnswersStand) {
  std::vector<SheetPuzzle> puzzles = OneOfEachForm();
  const std::vector<std::string> numbers = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
  for (Answers place :
       {Answers::kNone, Answers::kEnd, Answers::kNextPage, Answers::kSeparateFile}) {
    for (Language language : words::kLanguages) {
      // Both languages for the usual place, English or French elsewhere.
      bool french = language == Language::kFrench;
      if (place != Answers::kEnd && french != (place == Answers::kNextPage)) continue;
      SCOPED_TRACE(testing::Message() << "place " << static_cast<int>(place) << french);
      SheetOptions options;
      options.per_page = 2;
      options.answers = place;
      options.puzzle.qr = true;
      options.puzzle.draw.language = language;
      std::vector<std::string> among_puzzles;
      std::vector<std::string> among_answers;
      std::map<std::string, const Printed*> answers;
      std::vector<Printed> all = ReadBack(puzzles, options);
      for (const Printed& printed : all) {
        (printed.answer ? among_answers : among_puzzles).push_back(printed.number);
        if (printed.answer) answers[printed.number] = &printed;
      }
      EXPECT_EQ(among_puzzles, numbers);
      EXPECT_EQ(among_answers, place == Answers::kNone ? std::vector<std::string>() : numbers);
      if (place == Answers::kNone) continue;
      size_t puzzle = 0;
      for (const Printed& printed : all) {
        if (printed.answer) continue;
        EXPECT_EQ(CodeOf(printed), puzzles[puzzle++].code);
        ASSERT_NE(answers[printed.number], nullptr);
        ExpectSolved(printed, *answers[printed.number]);
      }
    }
  }
}

TEST_F(SheetAnswersTest, ColoursAreReadFromThePictureOfThePage) {
  std::vector<SheetPuzzle> puzzles = {LucasColours(), LucasWord(),
                                      Patience("by.ywwrrrbrbwbyr", 20)};
  for (const Theme* theme : {&kColourTheme, &kGreyTheme}) {
    SheetOptions options;
    options.per_page = 2;
    options.puzzle.draw.theme = *theme;
    std::vector<Printed> all = ReadBack(puzzles, options);
    ASSERT_EQ(all.size(), 2 * puzzles.size());
    std::map<int, PagePicture> pages;
    for (size_t i = 0; i < puzzles.size(); ++i) {
      PagePicture& page = pages[all[i].page];
      if (page.width() == 0) {
        page = PagePicture::OfPage(Path("sheet.pdf"), all[i].page + 1, !theme->IsGrey());
      }
      std::vector<std::string> stars = ColoursOf(all[i], page, *theme);
      ASSERT_EQ(stars.size(), 2U);
      std::string code = "etoile:" + stars[0] + "/" + stars[1] + WordOf(all[i]);
      EXPECT_EQ(code, puzzles[i].code);
      ExpectStarSolved(code, all[puzzles.size() + i]);
    }
  }
}

}  // namespace
}  // namespace grille::sheet
