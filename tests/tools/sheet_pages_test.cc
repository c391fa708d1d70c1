// What can be chosen about the pages of a sheet, read back from its file.

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "solver/status.h"
#include "tests/tools/page_words.h"
#include "tests/tools/sheet_folder.h"
#include "tests/tools/sheet_samples.h"
#include "tools/sheet/page_shape.h"
#include "tools/sheet/paper.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

TEST(Papers, AreNamedOrMeasured) {
  EXPECT_EQ(ParsePaper("a4")->width, 210);
  EXPECT_EQ(ParsePaper("a5")->height, 210);
  EXPECT_EQ(ParsePaper("letter")->width, 215.9);
  EXPECT_EQ(ParsePaper("legal")->height, 355.6);
  EXPECT_EQ(ParsePaper("170x240mm")->width, 170);
  EXPECT_EQ(ParsePaper("170x240.5mm")->height, 240.5);
  for (const char* text :
       {"", "A4", "a3", "170x240", "170mm", "170x240cm", "x240mm", "170x-240mm", "1e2x240mm",
        "infx240mm", "170x240x3mm", "170 x 240mm", "59.9x240mm", "170x1200.1mm", "170x240mm "}) {
    absl::StatusOr<Paper> paper = ParsePaper(text);
    EXPECT_EQ(paper.status().code(), absl::StatusCode::kInvalidArgument) << text;
    EXPECT_NE(MessageOf(paper.status()).find(std::string("'") + text), std::string::npos);
  }
}

TEST(Papers, HaveOneMarginOrFour) {
  absl::StatusOr<Margins> four = ParseMargins("1,2.5,3,0");
  ASSERT_TRUE(four.ok());
  EXPECT_EQ(four->top, 1);
  EXPECT_EQ(four->right, 2.5);
  EXPECT_EQ(four->bottom, 3);
  EXPECT_EQ(four->left, 0);
  EXPECT_EQ(ParseMargins("12")->left, 12);
  for (const char* text :
       {"", "-1", "1,2", "1,2,3", "1,2,3,4,5", "100.1", "1,,2,3", "2mm", "1e1"}) {
    EXPECT_FALSE(ParseMargins(text).ok()) << text;
  }
}

TEST(PageShapes, LeaveNoRowEmpty) {
  for (int count = 1; count <= kMostPerPage; ++count) {
    std::vector<PageShape> shapes = ShapesFor(count, 8, 7);
    ASSERT_FALSE(shapes.empty());
    for (const PageShape& shape : shapes) {
      EXPECT_GE(shape.count(), count);
      EXPECT_LT(shape.columns * (shape.rows - 1), count);
    }
    EXPECT_EQ(shapes.front().columns, 1);
    EXPECT_EQ(shapes.back().rows, 1);
  }
}

class SheetPagesTest : public SheetFolder {};

TEST_F(SheetPagesTest, PapersAndTheirSides) {
  SheetOptions options;
  options.paper = *ParsePaper("letter");
  std::string info = Output("pdfinfo " + Write("letter.pdf", SamplePuzzles(4), options));
  EXPECT_NE(info.find("612 x 792 pts"), std::string::npos);
  options.paper = Turned(kA4);
  info = Output("pdfinfo " + Write("landscape.pdf", SamplePuzzles(4), options));
  EXPECT_NE(info.find("841.89 x 595.276 pts"), std::string::npos);
}

/// Every word of a file lies within its margins.
void ExpectWithinMargins(const std::string& path, const Paper& paper, const Margins& margins) {
  std::vector<Word> words = WordsOf(path);
  for (const Word& word : words) {
    // The box of a word has room for accents above and descenders below what is drawn.
    constexpr double kSlack = 3;
    EXPECT_GE(word.box.x, margins.left - 0.1) << word.text;
    EXPECT_LE(word.box.right(), paper.width - margins.right + 0.1) << word.text;
    EXPECT_GE(word.box.y, margins.top - kSlack) << word.text;
    EXPECT_LE(word.box.bottom(), paper.height - margins.bottom + kSlack) << word.text;
  }
  EXPECT_GT(words.size(), 20U);
}

TEST_F(SheetPagesTest, EverythingStaysWithinTheMargins) {
  for (const char* name : {"a4", "a5", "letter", "legal", "170x240mm"}) {
    for (bool landscape : {false, true}) {
      for (bool everything : {false, true}) {
        SCOPED_TRACE(testing::Message() << name << (landscape ? ", landscape" : "")
                                        << (everything ? ", everything" : ""));
        SheetOptions options;
        options.paper = *ParsePaper(name);
        if (landscape) options.paper = Turned(options.paper);
        options.margins = {12, 9, 14, 11};
        options.per_page = 1;
        options.title = std::string(200, 'W');
        options.footer = std::string(300, 'f');
        options.worksheet = options.puzzle.qr = everything;
        options.puzzle.draw.letters = everything;
        ExpectWithinMargins(Write("sheet.pdf", SamplePuzzles(2), options), options.paper,
                            options.margins);
      }
    }
  }
}

TEST_F(SheetPagesTest, AnswersStandWhereTheyAreAskedFor) {
  std::vector<SheetPuzzle> puzzles = SamplePuzzles(9);
  SheetOptions options;
  options.answers = Answers::kNextPage;
  std::string path = Write("next.pdf", puzzles, options);
  EXPECT_EQ(PageCount(path), 6);
  for (int page = 1; page <= 6; ++page) {
    EXPECT_EQ(TextOf(path, page).find("Solutions") != std::string::npos, page % 2 == 0) << page;
  }
  options.answers = Answers::kSeparateFile;
  path = Write("apart.pdf", puzzles, options);
  EXPECT_EQ(PageCount(path), 3);
  EXPECT_EQ(TextOf(path).find("Solutions"), std::string::npos);
  EXPECT_EQ(PageCount(Path("apart-answers.pdf")), 1);
  EXPECT_NE(TextOf(Path("apart-answers.pdf")).find("Solutions"), std::string::npos);
  options.answers = Answers::kNone;
  EXPECT_EQ(ReadFile(Write("none.pdf", puzzles, options)), ReadFile(path));
}

TEST_F(SheetPagesTest, FilesOfAnswersHaveNamesOfTheirOwn) {
  EXPECT_EQ(AnswerFileOf("sheet.pdf"), "sheet-answers.pdf");
  EXPECT_EQ(AnswerFileOf("a.b/sheet"), "a.b/sheet-answers");
  EXPECT_EQ(AnswerFileOf("a/.pdf"), "a/.pdf-answers");
  EXPECT_EQ(AnswerFileOf(".pdf"), ".pdf-answers");
  EXPECT_EQ(AnswerFileOf("x/a.b.pdf"), "x/a.b-answers.pdf");
}

TEST_F(SheetPagesTest, BothFilesAppearOrNeither) {
  SheetOptions options;
  options.answers = Answers::kSeparateFile;
  auto refuse = [](const FileHashes& /*hashes*/,
                   const std::function<absl::Status()>& put) -> absl::Status {
    absl::Status status = put();
    return status.ok() ? absl::AbortedError("taken back") : status;
  };
  EXPECT_TRUE(absl::IsAborted(WriteSheet(Path("sheet.pdf"), SamplePuzzles(2), options, refuse)));
  EXPECT_EQ(FilesInFolder(), 0U);
  // A folder stands where the answers should go.
  std::filesystem::create_directory(folder() / "sheet-answers.pdf");
  EXPECT_FALSE(WriteSheet(Path("sheet.pdf"), SamplePuzzles(2), options).ok());
  EXPECT_EQ(FilesInFolder(), 1U);
}

TEST_F(SheetPagesTest, VersionsShareThePuzzlesAndOneKey) {
  SheetOptions options;
  options.versions = 3;
  options.title = "Wyx";
  std::string path = Write("versions.pdf", SamplePuzzles(6), options);
  EXPECT_EQ(PageCount(path), 4);
  for (int version = 1; version <= 3; ++version) {
    std::string text = TextOf(path, version);
    EXPECT_NE(text.find("Sheet " + std::to_string(version)), std::string::npos);
    // Each has its puzzles 1 and 2.
    EXPECT_EQ(text.find("Wyx Sheet " + std::to_string(version) + " 1 "), 0U) << text;
  }
  std::string key = TextOf(path, 4);
  for (const char* number : {"1.1", "1.2", "2.1", "2.2", "3.1", "3.2"}) {
    EXPECT_NE(key.find(number), std::string::npos) << key;
  }
  options.versions = 4;
  absl::Status status = WriteSheet(Path("shared.pdf"), SamplePuzzles(6), options);
  EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument);
}

TEST_F(SheetPagesTest, WorksheetsHaveBlanksAndTheRule) {
  SheetOptions options;
  options.worksheet = true;
  std::string text = TextOf(Write("en.pdf", SamplePuzzles(1), options), 1);
  for (const char* words : {"Name", "Class", "Date", "The knight visits every circle."}) {
    EXPECT_NE(text.find(words), std::string::npos) << words;
  }
  options.puzzle.draw.language = Language::kFrench;
  text = TextOf(Write("fr.pdf", SamplePuzzles(1), options), 1);
  for (const char* words : {"Nom", "Classe", "Le cavalier passe par tous les ronds."}) {
    EXPECT_NE(text.find(words), std::string::npos) << words;
  }
}

TEST_F(SheetPagesTest, QrCodesAreReadBack) {
  SheetOptions options;
  options.puzzle.qr = true;
  options.answers = Answers::kNone;
  std::vector<SheetPuzzle> puzzles = SamplePuzzles(4);
  std::string path = Write("qr.pdf", puzzles, options);
  Output("pdftoppm -r 200 -png " + path + " " + Path("qr"));
  std::string read =
      Output("zbarimg -q --nodbus --raw -Sdisable -Sqrcode.enable " + Path("qr-1.png"));
  std::string letters = Output("pdftotext " + path + " -");
  std::erase_if(letters, [](char c) { return c == '\n' || c == ' '; });
  for (const SheetPuzzle& puzzle : puzzles) {
    EXPECT_NE(read.find(puzzle.code + "\n"), std::string::npos) << puzzle.code << "\n" << read;
    EXPECT_NE(letters.find(puzzle.code), std::string::npos) << puzzle.code;
  }
}

TEST_F(SheetPagesTest, FootersAndLevelsAreAsAskedFor) {
  SheetOptions options;
  std::string text = TextOf(Write("usual.pdf", SamplePuzzles(1), options), 1);
  EXPECT_NE(text.find("grille · Wyx"), std::string::npos);
  EXPECT_NE(text.find("guessing"), std::string::npos);
  options.footer = "École Lucas";
  options.puzzle.level_words = false;
  text = TextOf(Write("asked.pdf", SamplePuzzles(1), options), 1);
  EXPECT_EQ(text.find("grille · Wyx"), std::string::npos);
  EXPECT_EQ(text.find("guessing"), std::string::npos);
  EXPECT_NE(text.find("École Lucas"), std::string::npos);
}

TEST_F(SheetPagesTest, LargePrintIsLarger) {
  for (bool large : {false, true}) {
    SheetOptions options;
    options.large_print = large;
    options.per_page = 1;
    absl::StatusOr<Sheet> sheet = Sheet::Plan(SamplePuzzles(2), options);
    ASSERT_TRUE(sheet.ok()) << sheet.status();
    std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(Language::kEnglish);
    for (int page = 0; page < sheet->page_count(); ++page) sheet->DrawPage(*canvas, page);
    EXPECT_EQ(canvas->smallest_text_pt() >= 11, large) << canvas->smallest_text_pt();
    EXPECT_GE(canvas->thinnest_line(), large ? 0.4 : 0.25);
  }
}

TEST_F(SheetPagesTest, WhatCannotFitIsRefusedWithWhatDoes) {
  SheetOptions options;
  options.paper = *ParsePaper("a5");
  options.per_page = kMostPerPage;
  absl::StatusOr<Sheet> refused = Sheet::Plan(SamplePuzzles(4), options);
  ASSERT_FALSE(refused.ok());
  std::string message(MessageOf(refused.status()));
  size_t at = message.find("a page; ");
  ASSERT_NE(at, std::string::npos) << message;
  options.per_page = std::stoi(message.substr(at + 8));
  EXPECT_TRUE(Sheet::Plan(SamplePuzzles(4), options).ok()) << message;
  ++options.per_page;
  EXPECT_FALSE(Sheet::Plan(SamplePuzzles(4), options).ok()) << message;
  options.paper = {60, 60};
  refused = Sheet::Plan(SamplePuzzles(1), options);
  EXPECT_NE(MessageOf(refused.status()).find("nor alone"), std::string::npos) << refused.status();
  options.margins = {40, 40, 40, 40};
  refused = Sheet::Plan(SamplePuzzles(1), options);
  EXPECT_NE(MessageOf(refused.status()).find("no room"), std::string::npos) << refused.status();
}

}  // namespace
}  // namespace grille::sheet
