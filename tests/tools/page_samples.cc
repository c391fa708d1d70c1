#include "tests/tools/page_samples.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <utility>

#include "tests/tools/book_samples.h"
#include "tests/tools/sheet_samples.h"
#include "tests/tools/slide_samples.h"
#include "tools/book/write_book.h"
#include "tools/sheet/sheet.h"

namespace grille::sheet {
namespace {

/// A sheet of those puzzles.
PageSample SheetSample(std::string name, std::vector<int> pages, std::vector<SheetPuzzle> puzzles,
                       SheetOptions options) {
  bool colour = !options.puzzle.draw.theme.IsGrey();
  return {std::move(name), colour, std::move(pages),
          [puzzles = std::move(puzzles), options = std::move(options)](const std::string& path) {
            return WriteSheet(path, puzzles, options);
          }};
}

SheetOptions Options(const Theme& theme, Language language, int per_page) {
  SheetOptions options;
  options.per_page = per_page;
  options.puzzle.draw.theme = theme;
  options.puzzle.draw.language = language;
  return options;
}

std::vector<PageSample> WyxSheets() {
  std::vector<PageSample> samples;
  SheetOptions plain = Options(kColourTheme, Language::kEnglish, 4);
  plain.title = "A summer of jumps";
  samples.push_back(SheetSample("wyx", {1, 2}, SamplePuzzles(4), plain));

  SheetOptions school = Options(kGreyTheme, Language::kFrench, 1);
  school.title = "Semaine 12";
  school.versions = 2;
  school.worksheet = school.puzzle.draw.working_table = school.puzzle.draw.show_end = true;
  samples.push_back(SheetSample("worksheet", {1, 3}, SamplePuzzles(2), school));

  SheetOptions large = Options(kInkSaverTheme, Language::kEnglish, 1);
  large.paper = *ParsePaper("letter");
  large.large_print = true;
  samples.push_back(SheetSample("large-print", {1, 2}, {KnownPuzzle()}, large));

  SheetOptions pairs = Options(kGreyTheme, Language::kFrench, 2);
  pairs.puzzle.draw.axes = WyxAxes::kNumbers;
  pairs.puzzle.draw.dominoes = WyxSteps::kPairs;
  pairs.puzzle.draw.hints = kMostHints;
  pairs.puzzle.qr = true;
  samples.push_back(SheetSample("pairs", {1, 2}, {KnownPuzzle(), SamplePuzzle(6, 8, 1)}, pairs));

  SheetOptions wide = Options(kInkSaverTheme, Language::kEnglish, 6);
  wide.paper = Turned(kA4);
  wide.puzzle.draw.letters = true;
  wide.puzzle.level_words = false;
  samples.push_back(SheetSample("landscape", {1}, SamplePuzzles(6), wide));
  return samples;
}

/// A puzzle as generated, whose solution is one of the shortest.
SheetPuzzle Slide(std::string kind, std::string code, std::string solution, Level level) {
  return {.kind = std::move(kind),
          .code = std::move(code),
          .solution = std::move(solution),
          .level = level,
          .id = ""};
}

SheetPuzzle FourColours() {
  return Slide("etoile", "etoile:wybbrwwryw.ybyrb/r.yyrryywwwwbbbb", "LIHMNAILGMHIJBNMPODKLFPOCJB",
               Level::kVeryHard);
}

SheetPuzzle ThreeByThree() {
  return Slide("taquin", "taquin:3x3/2,0,6,7,1,4,8,3,5",
               "6,4,5,3,8,7,1,5,3,8,5,6,4,3,6,4,2,1,4,5,8", Level::kMedium);
}

SheetPuzzle FourByFour() {
  return Slide("taquin", "taquin:4x4/1,9,4,0,14,3,2,15,7,13,11,8,6,5,10,12",
               "4,2,3,14,7,13,14,9,2,3,15,8,11,14,5,6,13,5,9,7,5,9,6,10,14,15,7,6,10,14,15,11,12",
               Level::kVeryHard);
}

SheetPuzzle OddFourByFour() {
  return Slide("taquin", "taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0/parity", "odd",
               Level::kMedium);
}

SheetPuzzle NormalFiveByThree() {
  return Slide("taquin", "taquin:5x3/7,1,2,0,6,8,4,14,12,5,9,3,11,10,13/parity", "normal",
               Level::kMedium);
}

std::vector<PageSample> SlideSheets() {
  std::vector<PageSample> samples;
  std::vector<SheetPuzzle> stars = {LucasColours(), LucasWord(), LucasLetters(), FourColours()};
  samples.push_back(
      SheetSample("etoile", {1, 2, 3}, stars, Options(kColourTheme, Language::kEnglish, 2)));
  samples.push_back(SheetSample("etoile-board", {1}, {LucasColours()},
                                Options(kGreyTheme, Language::kFrench, 1)));
  samples.push_back(
      SheetSample("etoile-small", {1, 2}, stars, Options(kInkSaverTheme, Language::kFrench, 4)));
  samples.push_back(SheetSample(
      "taquin", {1, 2}, {FourByFour(), ThreeByThree(), OddFourByFour(), NormalFiveByThree()},
      Options(kColourTheme, Language::kFrench, 4)));
  SheetOptions saving = Options(kInkSaverTheme, Language::kEnglish, 2);
  saving.puzzle.qr = saving.worksheet = true;
  samples.push_back(SheetSample("taquin-worksheet", {1}, {FourByFour(), OddFourByFour()}, saving));
  return samples;
}

/// A small book of all kinds, and its puzzles.
book::Book SmallBook(Language language, const Theme& theme) {
  book::Book book = book::FullBook(language, theme);
  bool french = language == Language::kFrench;
  book.title = french ? "Un été de sauts" : "A summer of jumps";
  book.subtitle = french ? "Grilles, patiences et taquins" : "Grids, patiences and taquins";
  book.author = "Édouard L.";
  book.chapters[1].title = french ? "L’Étoile nationale" : "The Star";
  return book;
}

PageSample BookSample(std::string name, std::vector<int> pages, book::Book book, bool cover) {
  bool colour = !book.theme.IsGrey();
  auto write = [book = std::move(book), cover](const std::string& path) {
    book::BookPuzzles puzzles = book::PuzzlesFor(book);
    puzzles[1] = {LucasColours(), LucasLetters()};
    puzzles[2] = {ThreeByThree(), FourByFour(), OddFourByFour()};
    absl::StatusOr<std::unique_ptr<const book::BookPlan>> plan =
        book::BookPlan::Plan(book, puzzles);
    if (!plan.ok()) return plan.status();
    absl::Status status = book::WriteBook(path, **plan, {});
    // The cover is a file of its own.
    if (status.ok() && cover) std::filesystem::rename(book::CoverFileOf(path), path);
    return status;
  };
  return {std::move(name), colour, std::move(pages), std::move(write)};
}

std::vector<PageSample> Books() {
  std::vector<PageSample> samples;
  book::Book office = SmallBook(Language::kEnglish, kColourTheme);
  samples.push_back(BookSample("book", {1, 2, 3, 4, 5, 7, 8, 10, 15, 19, 20, 21, 23, 27, 29},
                               office, /*cover=*/false));
  book::Book printer = SmallBook(Language::kFrench, kGreyTheme);
  printer.profile = book::Profile::kPrinter;
  samples.push_back(BookSample("printer", {4, 6, 9, 11}, printer, /*cover=*/false));
  book::Book bound = SmallBook(Language::kFrench, kColourTheme);
  bound.profile = book::Profile::kPrintOnDemand;
  bound.page_thickness = 0.4;  // a spine that is wide enough for words
  samples.push_back(BookSample("cover", {1}, bound, /*cover=*/true));
  book::Book folded = SmallBook(Language::kEnglish, kInkSaverTheme);
  folded.booklet = true;
  samples.push_back(BookSample("booklet", {6}, folded, /*cover=*/false));
  return samples;
}

}  // namespace

void PrintTo(const PageSample& sample, std::ostream* out) { *out << sample.name; }

std::vector<PageSample> PageSamples() {
  std::vector<PageSample> all;
  for (std::vector<PageSample> samples : {WyxSheets(), SlideSheets(), Books()}) {
    std::move(samples.begin(), samples.end(), std::back_inserter(all));
  }
  return all;
}

}  // namespace grille::sheet
