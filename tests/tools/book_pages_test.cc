// Books as they are laid out and written, read back with poppler's programs and qpdf.

#include <gtest/gtest.h>
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "solver/kind.h"
#include "solver/status.h"
#include "solver/wyx/code.h"
#include "tests/tools/book_samples.h"
#include "tests/tools/page_words.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/book/book_plan.h"
#include "tools/book/cover.h"
#include "tools/book/example.h"
#include "tools/book/write_book.h"
#include "tools/sheet/ink.h"

namespace grille::book {
namespace {

using sheet::kMmPerPoint;
using sheet::Output;
using sheet::ReadFile;
using sheet::Word;
using sheet::WordsOf;

class BookPagesTest : public sheet::ScratchTest {
 protected:
  static std::unique_ptr<const BookPlan> Planned(const Book& book) {
    absl::StatusOr<std::unique_ptr<const BookPlan>> plan = BookPlan::Plan(book, PuzzlesFor(book));
    EXPECT_TRUE(plan.ok()) << plan.status();
    return *std::move(plan);
  }

  std::string Written(const std::string& name, const Book& book) const {
    absl::Status status = WriteBook(Path(name), *Planned(book), {});
    EXPECT_TRUE(status.ok()) << status;
    return Path(name);
  }

  /// A box of a PDF's first page, as pdfinfo tells it, in mm.
  static std::vector<double> PdfBox(const std::string& path, const std::string& name) {
    std::string info = Output("pdfinfo -box " + path);
    std::istringstream rest(info.substr(info.find(name + ":") + name.size() + 1));
    std::vector<double> box(4);
    for (double& edge : box) {
      rest >> edge;
      edge *= kMmPerPoint;
    }
    return box;
  }

  static void ExpectBox(const std::string& path, const std::string& name, double inset,
                        double width, double height) {
    std::vector<double> box = PdfBox(path, name);
    EXPECT_NEAR(box[0], inset, 0.01) << name;
    EXPECT_NEAR(box[1], inset, 0.01) << name;
    EXPECT_NEAR(box[2] - box[0], width, 0.01) << name;
    EXPECT_NEAR(box[3] - box[1], height, 0.01) << name;
  }

  static std::string Unpacked(const std::string& path) {
    return Output("qpdf --qdf --object-streams=disable " + path + " -");
  }
};

TEST_F(BookPagesTest, ExamplesAreWhatTheTextsSay) {
  for (const Example& example : {kWyxExample, kEtoileExample, kTaquinExample}) {
    const Kind* kind = KindFromName(example.kind);
    absl::StatusOr<Puzzle> puzzle = kind->Prove(example.code, kNoBudget);
    ASSERT_TRUE(puzzle.ok()) << puzzle.status();
    absl::StatusOr<PuzzleText> text = kind->Describe(*puzzle);
    ASSERT_TRUE(text.ok()) << text.status();
    EXPECT_EQ(text->code, example.code);
    EXPECT_EQ(text->solution, example.solution);
    // "Five moves": the texts name the number.
    if (example.kind != "wyx") {
      EXPECT_EQ(puzzle->measure, 5) << example.kind;
    }
  }
}

TEST_F(BookPagesTest, PagesAreCounted) {
  EXPECT_EQ(Planned(PlainBook(5))->page_count(), 2 + 3 + 1);
  Book book = PlainBook(5);
  book.answers = false;
  EXPECT_EQ(Planned(book)->page_count(), 2 + 3);
  book.chapters[0].per_page = 1;
  EXPECT_EQ(Planned(book)->page_count(), 2 + 5);
  book.chapters[0].title = "Title";
  EXPECT_EQ(Planned(book)->page_count(), 2 + 1 + 5);
  book.chapters.push_back(SampleChapter("wyx", 3));
  EXPECT_EQ(Planned(book)->page_count(), 2 + 1 + (1 + 5) + (1 + 2));
  book.profile = Profile::kPrintOnDemand;
  EXPECT_EQ(Planned(book)->page_count(), 12);
  book.chapters[1].count = 1;
  EXPECT_EQ(Planned(book)->page_count(), 12);
  book.answers = true;
  book.answers_per_page = 2;
  EXPECT_EQ(Planned(book)->page_count(), 14);
}

TEST_F(BookPagesTest, CutOutsLieOnRightHandPagesWithBlankBacks) {
  Book book = PlainBook(1);
  book.answers = false;
  book.chapters = {SampleChapter("etoile", 2)};
  std::string path = Written("book.pdf", book);
  EXPECT_EQ(PageCount(path), 8);  // title, credits, puzzles, blank, board, blank, tokens, blank
  for (int page : {4, 6, 8}) {
    EXPECT_EQ(Output("pdftotext -f " + std::to_string(page) + " -l " + std::to_string(page) + " " +
                     path + " -"),
              "\f")
        << page;
  }
  book.cut_outs = false;
  EXPECT_EQ(Planned(book)->page_count(), 3);
}

TEST_F(BookPagesTest, PlacesAreThoseOnPaper) {
  Book book = PlainBook(5);
  book.answers = false;
  book.chapters.push_back(SampleChapter("wyx", 9));
  book.paper = sheet::kA4;
  book.chapters[0].per_page = 4;
  book.chapters[1].title = "Second";
  book.chapters[1].per_page = 6;
  std::unique_ptr<const BookPlan> plan = Planned(book);
  ASSERT_TRUE(WriteBook(Path("book.pdf"), *plan, {}).ok());
  // The large numbers of each page; from left to right those of a row are at one height.
  std::map<int, std::vector<Word>> numbers;
  for (const Word& word : WordsOf(Path("book.pdf"))) {
    bool digits = word.text.find_first_not_of("0123456789") == std::string::npos;
    if (digits && word.box.h > 15.5 * kMmPerPoint) numbers[word.page].push_back(word);
  }
  int found = 0;
  for (auto& [page, words] : numbers) {
    std::sort(words.begin(), words.end(), [](const Word& a, const Word& b) {
      return std::abs(a.box.y - b.box.y) > 1 ? a.box.y < b.box.y : a.box.x < b.box.x;
    });
    for (size_t i = 0; i < words.size(); ++i, ++found) {
      int number = std::stoi(words[i].text);
      BookPlan::Place place = plan->PlaceOf(static_cast<size_t>(number) - 1);
      EXPECT_EQ(place.number, number);
      EXPECT_EQ(place.chapter, number <= 5 ? 1 : 2);
      EXPECT_EQ(place.page, page + 1) << number;
      EXPECT_EQ(place.position, static_cast<int>(i) + 1) << number;
    }
  }
  EXPECT_EQ(found, 14);
}

TEST_F(BookPagesTest, HashesAreThoseOfTheFiles) {
  auto hash_of = [](const std::string& path) {
    std::string bytes = ReadFile(path);
    return XXH3_64bits(bytes.data(), bytes.size());
  };
  Book book = PlainBook(2);
  for (Profile profile : {Profile::kOffice, Profile::kPrintOnDemand}) {
    book.profile = profile;
    sheet::FileHashes told;
    auto publisher = [&](const sheet::FileHashes& hashes, const auto& put) {
      told = hashes;
      return put();
    };
    ASSERT_TRUE(WriteBook(Path("book.pdf"), *Planned(book), {}, publisher).ok());
    EXPECT_EQ(told.file, hash_of(Path("book.pdf")));
    ASSERT_EQ(told.beside.has_value(), HasCover(book));
    if (told.beside) {
      EXPECT_EQ(*told.beside, hash_of(CoverFileOf(Path("book.pdf"))));
    }
  }
  EXPECT_TRUE(HasCover(book));
}

TEST_F(BookPagesTest, NumbersRunThroughTheBookAndAnswersSolveTheirPuzzles) {
  Book book = PlainBook(7);
  book.chapters.push_back(SampleChapter("wyx", 8));
  BookPuzzles puzzles = PuzzlesFor(book);
  std::string path = Written("book.pdf", book);
  std::vector<Word> words = WordsOf(path);
  // What kind of page each is: the answers have a heading of their own.
  std::map<int, bool> answers;
  for (const Word& word : words) {
    if (word.text == "Solutions" && word.box.h > 7 && word.page > 3) answers[word.page] = true;
  }
  // Numbers are larger than all else that is printed there; 1.2 × 13 pt.
  auto is_number = [](const Word& word) {
    return word.box.h > 15.5 * kMmPerPoint &&
           word.text.find_first_not_of("0123456789") == std::string::npos;
  };
  std::map<int, int> among_puzzles;
  std::map<int, int> among_answers;
  std::vector<int> order;
  std::map<int, std::vector<Word>> stops;
  for (const Word& word : words) {
    if (!is_number(word)) continue;
    int number = std::stoi(word.text);
    ++(answers[word.page] ? among_answers : among_puzzles)[number];
    if (!answers[word.page]) order.push_back(number);
  }
  std::map<int, int> each;
  for (int i = 1; i <= 15; ++i) each[i] = 1;
  EXPECT_EQ(among_puzzles, each);
  EXPECT_EQ(among_answers, each);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  // Stops belong to the number that stands to the left of and above them, the nearest of those.
  for (const Word& word : words) {
    bool cell = word.text.size() == 2 && word.text[0] >= 'a' && word.text[0] <= 'h' &&
                word.text[1] >= '1' && word.text[1] <= '8';
    if (!answers[word.page] || !cell) continue;
    const Word* owner = nullptr;
    for (const Word& number : words) {
      if (number.page != word.page || !is_number(number)) continue;
      if (number.box.x > word.box.x || number.box.y > word.box.y) continue;
      if (owner == nullptr || number.box.y > owner->box.y + 1 ||
          (number.box.y > owner->box.y - 1 && number.box.x > owner->box.x)) {
        owner = &number;
      }
    }
    ASSERT_NE(owner, nullptr) << word.text;
    stops[std::stoi(owner->text)].push_back(word);
  }
  int number = 0;
  for (const std::vector<sheet::SheetPuzzle>& chapter : puzzles) {
    for (const sheet::SheetPuzzle& puzzle : chapter) {
      std::vector<Word>& list = stops[++number];
      std::sort(list.begin(), list.end(), [](const Word& a, const Word& b) {
        return std::abs(a.box.y - b.box.y) > 1 ? a.box.y < b.box.y : a.box.x < b.box.x;
      });
      std::string text;
      for (const Word& word : list) text += word.text;
      EXPECT_TRUE(wyx::ParseStops(text, *wyx::ParseCode(puzzle.code)).ok())
          << number << ": " << text;
    }
  }
}

TEST_F(BookPagesTest, EveryNotationOfTheBookIsExplained) {
  auto how_to = [&](const Book& book) {
    std::string path = Written("book.pdf", book);
    return sheet::OneSpaced(Output("pdftotext -l 4 " + path + " -"));
  };
  Book book = PlainBook(1);
  book.how_to_play = true;
  std::string plain = how_to(book);
  for (const char* none : {"Some chapters", "table"}) {
    EXPECT_EQ(plain.find(none), std::string::npos) << plain;
  }
  book.chapters.push_back(SampleChapter("wyx", 1));
  book.chapters[1].puzzle.draw.axes = sheet::WyxAxes::kNumbers;
  book.chapters[1].puzzle.draw.dominoes = sheet::WyxSteps::kPairs;
  book.chapters[1].puzzle.draw.working_table = true;
  book.chapters[1].per_page = 1;
  book.paper = sheet::kA4;
  for (bool turned : {false, true}) {
    std::string text = how_to(book);
    for (const char* part :
         {turned ? "draw a domino with arrows" : "as a pair of numbers",
          turned ? "columns by letters" : "rows from 0", "Where there is a table"}) {
      EXPECT_NE(text.find(part), std::string::npos) << part << ": " << text;
    }
    std::swap(book.chapters[0], book.chapters[1]);
  }
}

TEST_F(BookPagesTest, TokensAreToldAsTheyAreDrawn) {
  for (const sheet::NamedTheme& theme : sheet::kThemes) {
    Book book = FullBook(Language::kEnglish, *theme.theme);
    std::string path = Written("book.pdf", book);
    std::string text = sheet::OneSpaced(Output("pdftotext " + path + " -"));
    EXPECT_EQ(text.find("blue is solid") != std::string::npos, !theme.theme->outlines);
    EXPECT_EQ(text.find("blue has a dot") != std::string::npos, theme.theme->outlines);
  }
}

TEST_F(BookPagesTest, ContentsTellWhereThingsAre) {
  std::string path = Written("book.pdf", FullBook(Language::kEnglish, sheet::kColourTheme));
  auto text = [&](int page) {
    std::string number = std::to_string(page);
    return sheet::OneSpaced(
        Output("pdftotext -layout -f " + number + " -l " + number + " " + path + " -"));
  };
  std::unique_ptr<const BookPlan> plan = Planned(FullBook(Language::kEnglish, sheet::kColourTheme));
  ASSERT_EQ(plan->sections().size(), 6U);
  for (const Section& section : plan->sections()) {
    std::string contents = text(3);
    size_t at = contents.find(section.title);
    ASSERT_NE(at, std::string::npos) << section.title << ": " << contents;
    std::string row = contents.substr(at + section.title.size());
    EXPECT_NE((" " + row + " ").find(" " + std::to_string(section.page + 1) + " "),
              std::string::npos)
        << row;
  }
  EXPECT_NE(text(plan->sections()[1].page + 1).find("Puzzles 1–5"), std::string::npos);
  EXPECT_NE(text(plan->sections()[2].page + 1).find("Puzzles 6–7"), std::string::npos);
  EXPECT_NE(text(plan->sections()[4].page + 1).find("Solutions"), std::string::npos);
}

TEST_F(BookPagesTest, TheOfficeGetsBookmarksAndProperties) {
  std::string path = Written("book.pdf", FullBook(Language::kFrench, sheet::kColourTheme));
  EXPECT_EQ(Output("qpdf --check " + path + " >/dev/null && echo good"), "good\n");
  std::string info = Output("pdfinfo " + path);
  EXPECT_NE(info.find("A & <b> \"q\" · été"), std::string::npos) << info;
  std::string raw = Unpacked(path);
  EXPECT_NE(raw.find("/Outlines"), std::string::npos);
  EXPECT_NE(raw.find("/Lang (fr)"), std::string::npos);
  ExpectBox(path, "TrimBox", 0, 148, 210);
  ExpectBox(path, "MediaBox", 0, 148, 210);
}

TEST_F(BookPagesTest, ThePrinterGetsBleedAndMarks) {
  Book book = FullBook(Language::kEnglish, sheet::kGreyTheme);
  book.profile = Profile::kPrinter;
  std::string path = Written("book.pdf", book);
  EXPECT_EQ(Output("qpdf --check " + path + " >/dev/null && echo good"), "good\n");
  double inset = PdfBox(path, "TrimBox")[0];
  EXPECT_GT(inset, 3);
  ExpectBox(path, "TrimBox", inset, 148, 210);
  ExpectBox(path, "BleedBox", inset - 3, 154, 216);
  // Black is black alone: nothing is printed with the other three inks.
  std::istringstream inks(Output("gs -q -dNOSAFER -o - -sDEVICE=inkcov " + path + " 2>/dev/null"));
  int pages = 0;
  for (std::string line; std::getline(inks, line);) {
    std::istringstream parts(line);
    double cyan = 0;
    double magenta = 0;
    double yellow = 0;
    if (!(parts >> cyan >> magenta >> yellow)) continue;
    ++pages;
    EXPECT_EQ(cyan + magenta + yellow, 0) << line;
  }
  EXPECT_EQ(pages, PageCount(path));
}

TEST_F(BookPagesTest, PrintOnDemandGetsBarePagesAndACover) {
  Book book = FullBook(Language::kEnglish, sheet::kColourTheme);
  book.profile = Profile::kPrintOnDemand;
  std::string path = Written("book.pdf", book);
  EXPECT_EQ(PageCount(path) % 2, 0);
  EXPECT_EQ(Output("pdfinfo " + path).find("Title:"), std::string::npos);
  std::string raw = Unpacked(path);
  for (const char* name : {"/Outlines", "/Annots", "/Info", "/Lang"}) {
    EXPECT_EQ(raw.find(name), std::string::npos) << name;
  }
  ExpectBox(path, "MediaBox", 0, 148, 210);

  std::string cover = CoverFileOf(path);
  EXPECT_EQ(cover, Path("book-cover.pdf"));
  EXPECT_EQ(PageCount(cover), 1);
  double spine = PageCount(path) * 0.0572;
  ExpectBox(cover, "TrimBox", kCoverBleed, 296 + spine, 210);
  ExpectBox(cover, "BleedBox", 0, 296 + spine + 2 * kCoverBleed, 210 + 2 * kCoverBleed);
  EXPECT_EQ(Output("pdfinfo " + cover).find("Title:"), std::string::npos);
  book.page_thickness = 0.2;
  EXPECT_NEAR(SpineOf(*Planned(book)), PageCount(path) * 0.2, 1e-9);
}

TEST_F(BookPagesTest, ABookletHasTwoPagesASide) {
  Book book = PlainBook(5);
  book.booklet = true;
  std::string path = Written("book.pdf", book);
  EXPECT_EQ(PageCount(path), 4);  // 6 pages and 2 blank ones
  EXPECT_NE(Output("pdfinfo " + path).find("A4"), std::string::npos);
}

TEST_F(BookPagesTest, TheInnerMarginGrowsWithTheBook) {
  Book book = PlainBook(1);
  PageMargins office = MarginsFor(book, 900);
  EXPECT_EQ(office, MarginsFor(book, 20));
  book.profile = Profile::kPrintOnDemand;
  for (auto [pages, inner] : std::vector<std::pair<int, double>>{{1, 9.6},
                                                                 {150, 9.6},
                                                                 {151, 12.7},
                                                                 {300, 12.7},
                                                                 {301, 15.9},
                                                                 {500, 15.9},
                                                                 {501, 19.1},
                                                                 {700, 19.1},
                                                                 {701, 22.3},
                                                                 {2000, 22.3}}) {
    EXPECT_EQ(MarginsFor(book, pages).inner, inner) << pages;
  }
  sheet::Box right = InsideOf(sheet::kA5, MarginsFor(book, 400), 0);
  sheet::Box left = InsideOf(sheet::kA5, MarginsFor(book, 400), 1);
  EXPECT_EQ(right.x, 15.9);
  EXPECT_NEAR(sheet::kA5.width - left.right(), 15.9, 1e-9);
  EXPECT_EQ(left.w, right.w);
}

TEST_F(BookPagesTest, AllTextLiesWithinTheMargins) {
  Book book = FullBook(Language::kFrench, sheet::kColourTheme);
  book.profile = Profile::kPrintOnDemand;
  book.chapters[0].count = 150;
  book.chapters[0].per_page = 1;
  std::unique_ptr<const BookPlan> plan = Planned(book);
  ASSERT_GT(plan->page_count(), 150);
  ASSERT_LE(plan->page_count(), 300);
  PageMargins margins = MarginsFor(book, plan->page_count());
  std::string path = Written("book.pdf", book);
  size_t seen = 0;
  for (const Word& word : WordsOf(path)) {
    sheet::Box inside = InsideOf(book.paper, margins, word.page);
    EXPECT_GE(word.box.x, inside.x - 0.1) << word.page << " " << word.text;
    EXPECT_LE(word.box.right(), inside.right() + 0.1) << word.page << " " << word.text;
    // Words are as high as their font's line, which is more than their letters.
    EXPECT_GE(word.box.y, inside.y - 3) << word.page << " " << word.text;
    EXPECT_LE(word.box.bottom(), inside.bottom() + 1.5) << word.page << " " << word.text;
    ++seen;
  }
  EXPECT_GT(seen, 5000U);
}

TEST_F(BookPagesTest, NothingIsTooSmallAndNothingLeavesThePage) {
  for (const sheet::NamedTheme& theme : sheet::kThemes) {
    for (Language language : words::kLanguages) {
      Book book = FullBook(language, *theme.theme);
      std::unique_ptr<const BookPlan> plan = Planned(book);
      for (int page = 0; page < plan->page_count(); ++page) {
        sheet::Ink ink =
            sheet::InkOf(language, [&](Canvas& canvas) { plan->DrawPage(canvas, page); });
        EXPECT_GE(ink.smallest_text_pt, 7) << theme.name << " " << page;
        EXPECT_GE(ink.thinnest_line, 0.25) << theme.name << " " << page;
        if (ink.box.w == 0) continue;
        sheet::Box inside = InsideOf(book.paper, MarginsFor(book, 1), page).Inset(-0.8);
        inside.y -= 1.5;  // accents on capitals
        inside.h += 1.5;
        EXPECT_TRUE(inside.Contains(ink.box))
            << theme.name << " page " << page + 1 << ": " << ink.box.x << " " << ink.box.y << " "
            << ink.box.right() << " " << ink.box.bottom();
      }
    }
  }
}

TEST_F(BookPagesTest, SameInputSameBytes) {
  Book book = FullBook(Language::kEnglish, sheet::kColourTheme);
  book.profile = Profile::kPrintOnDemand;
  std::string a = Written("a.pdf", book);
  std::string b = Written("b.pdf", book);
  EXPECT_EQ(ReadFile(a), ReadFile(b));
  EXPECT_EQ(ReadFile(CoverFileOf(a)), ReadFile(CoverFileOf(b)));
}

TEST_F(BookPagesTest, BothFilesAppearOrNeither) {
  Book book = PlainBook(2);
  book.profile = Profile::kPrintOnDemand;
  std::unique_ptr<const BookPlan> plan = Planned(book);
  absl::Status refused = WriteBook(Path("a.pdf"), *plan, {},
                                   [](const auto& /*hashes*/, const auto& put) -> absl::Status {
                                     GRILLE_RETURN_IF_ERROR(put());
                                     return absl::AbortedError("no");
                                   });
  EXPECT_EQ(refused.code(), absl::StatusCode::kAborted);
  EXPECT_EQ(FilesInFolder(), 0U);
  // The cover's name is taken by a folder.
  std::filesystem::create_directory(Path("b-cover.pdf"));
  EXPECT_FALSE(WriteBook(Path("b.pdf"), *plan, {}).ok());
  EXPECT_EQ(FilesInFolder(), 1U);
}

TEST_F(BookPagesTest, PagesAreTold) {
  std::vector<int> told;
  std::unique_ptr<const BookPlan> plan = Planned(PlainBook(4));
  ASSERT_TRUE(WriteBook(Path("a.pdf"), *plan, [&](int drawn) { told.push_back(drawn); }).ok());
  EXPECT_EQ(told, (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST_F(BookPagesTest, WithoutAnswersThereIsNoTraceOfThem) {
  Book with = PlainBook(3);
  with.answers = false;
  BookPuzzles puzzles = PuzzlesFor(with);
  absl::StatusOr<std::unique_ptr<const BookPlan>> a = BookPlan::Plan(with, puzzles);
  ASSERT_TRUE(a.ok());
  for (sheet::SheetPuzzle& puzzle : puzzles[0]) puzzle.solution.clear();
  absl::StatusOr<std::unique_ptr<const BookPlan>> b = BookPlan::Plan(with, puzzles);
  ASSERT_TRUE(b.ok());
  ASSERT_TRUE(WriteBook(Path("a.pdf"), **a, {}).ok());
  ASSERT_TRUE(WriteBook(Path("b.pdf"), **b, {}).ok());
  EXPECT_EQ(ReadFile(Path("a.pdf")), ReadFile(Path("b.pdf")));
}

TEST_F(BookPagesTest, WhatDoesNotFitIsRefused) {
  auto refusal = [](const Book& book) {
    absl::StatusOr<std::unique_ptr<const BookPlan>> plan = BookPlan::Plan(book, PuzzlesFor(book));
    EXPECT_EQ(plan.status().code(), absl::StatusCode::kInvalidArgument);
    return std::string(MessageOf(plan.status()));
  };
  Book book = PlainBook(3);
  book.chapters.push_back(SampleChapter("wyx", 24));
  book.chapters[1].per_page = 24;
  EXPECT_EQ(refusal(book).rfind("chapter 2: puzzle 1: does not fit with 24 a page; ", 0), 0U)
      << refusal(book);
  book = PlainBook(3);
  book.answers_per_page = 60;
  EXPECT_EQ(refusal(book).rfind("puzzle 1: its answer does not fit", 0), 0U) << refusal(book);
  book = PlainBook(3);
  book.paper = {100, 120};
  EXPECT_EQ(refusal(book).rfind("paper: too small for a book: at least ", 0), 0U) << refusal(book);
}

}  // namespace
}  // namespace grille::book
