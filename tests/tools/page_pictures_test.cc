// Pages as they look, held against pictures of them in pages/.
//
// A page that is meant to look otherwise: look at it where the failure says that it is, and then
// keep it as the new picture with `cmake --build build --target keep_pages`.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/wyx/code.h"
#include "tests/tools/page_picture.h"
#include "tests/tools/page_samples.h"
#include "tests/tools/sheet_samples.h"
#include "tests/tools/sheet_scratch.h"
#include "tests/tools/slide_samples.h"
#include "tools/sheet/header.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/surface.h"
#include "tools/sheet/wyx_page.h"

namespace grille::sheet {
namespace {

namespace fs = std::filesystem;

std::string NameOf(const PageSample& sample, int page) {
  return sample.name + "-" + std::to_string(page) + ".png";
}

/// Why two pictures are not of the same page; empty when they are.
std::string Fault(const PagePicture& kept, const PagePicture& now) {
  auto size = [](const PagePicture& picture) {
    return std::to_string(picture.width()) + " x " + std::to_string(picture.height());
  };
  if (size(kept) != size(now)) return "is " + size(now) + " dots, was " + size(kept);
  int dots = kept.DotsThatDiffer(now);
  return dots <= kFewDots ? "" : "differs in " + std::to_string(dots) + " dots";
}

class PagePicturesTest : public ScratchTest, public testing::WithParamInterface<PageSample> {
 protected:
  /// Says what is wrong with a page, and leaves beside the build what it is.
  static void ExpectTheSame(const PagePicture& now, const PageSample& sample, int page) {
    std::string name = NameOf(sample, page);
    std::optional<PagePicture> kept =
        PagePicture::ReadPng(std::string(PAGES) + "/" + name, sample.colour);
    std::string fault = kept ? Fault(*kept, now) : "has no picture yet";
    if (fault.empty()) return;
    fs::create_directories(OTHER_PAGES);
    std::string other = std::string(OTHER_PAGES) + "/" + name;
    now.WritePng(other);
    std::string where = other;
    if (kept && kept->width() == now.width() && kept->height() == now.height()) {
      fs::path differences = fs::path(other).replace_extension(".differences.png");
      now.Differences(*kept).WritePng(differences);
      where += " and " + differences.string();
    }
    ADD_FAILURE() << name << " " << fault << "; see " << where;
  }
};

TEST_P(PagePicturesTest, PagesLookAsTheyDid) {
  const PageSample& sample = GetParam();
  std::string path = Path("sample.pdf");
  absl::Status status = sample.write(path);
  ASSERT_TRUE(status.ok()) << status;
  for (int page : sample.pages) {
    PagePicture now = PagePicture::OfPage(path, page, sample.colour);
    if (std::getenv("GRILLE_KEEP_PAGES") != nullptr) {
      now.WritePng(std::string(PAGES) + "/" + NameOf(sample, page));
    } else {
      ExpectTheSame(now, sample, page);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, PagePicturesTest, testing::ValuesIn(PageSamples()),
                         [](const testing::TestParamInfo<PageSample>& sample) {
                           std::string name = sample.param.name;
                           std::erase(name, '-');
                           return name;
                         });

TEST(PagePicturesFolderTest, HoldsThePicturesAndNothingElse) {
  std::set<std::string> wanted;
  for (const PageSample& sample : PageSamples()) {
    for (int page : sample.pages) wanted.insert(NameOf(sample, page));
  }
  std::set<std::string> kept;
  for (const fs::directory_entry& entry : fs::directory_iterator(PAGES)) {
    kept.insert(entry.path().filename());
  }
  EXPECT_EQ(kept, wanted);
}

/// What is taken for the same page, and what is not.
class PageComparisonTest : public ScratchTest {
 protected:
  static SheetOptions Footed(const std::string& footer) {
    SheetOptions options;
    options.answers = Answers::kNone;
    options.per_page = 2;
    options.footer = footer;
    return options;
  }

  /// A page of a sheet, and of what is drawn over it.
  PagePicture PageOf(const std::vector<SheetPuzzle>& puzzles, const SheetOptions& options,
                     const std::function<void(Canvas&)>& over = {}) const {
    absl::StatusOr<Sheet> sheet = Sheet::Plan(puzzles, options);
    EXPECT_TRUE(sheet.ok()) << sheet.status();
    absl::Status status =
        WritePdf(Path("page.pdf"), options.paper, {}, 1, [&](Canvas& canvas, int page) {
          sheet->DrawPage(canvas, page);
          if (over) over(canvas);
        });
    EXPECT_TRUE(status.ok()) << status;
    return PagePicture::OfPage(Path("page.pdf"), 1, /*colour=*/false);
  }

  /// The picture as it is when it is kept and read again.
  PagePicture Kept(const PagePicture& picture) const {
    picture.WritePng(Path("kept.png"));
    return *PagePicture::ReadPng(Path("kept.png"), picture.colour());
  }
};

TEST_F(PageComparisonTest, AnotherRendererMakesTheSamePages) {
  for (const PageSample& sample : PageSamples()) {
    // Thin lines in grey; something of all kinds in colour.
    if (sample.name != "worksheet" && sample.name != "book") continue;
    std::string path = Path("sample.pdf");
    ASSERT_TRUE(sample.write(path).ok());
    Output("pdftocairo -singlefile -png" + std::string(sample.colour ? "" : " -gray") + " -r " +
           std::to_string(kFiner * kDotsPerInch) + " " + path + " " + Path("other"));
    PagePicture other = PagePicture::ReadPng(Path("other.png"), sample.colour)->Averaged();
    std::optional<PagePicture> kept =
        PagePicture::ReadPng(std::string(PAGES) + "/" + NameOf(sample, 1), sample.colour);
    ASSERT_TRUE(kept) << sample.name;
    EXPECT_EQ(Fault(*kept, other), "") << sample.name;
  }
}

TEST_F(PageComparisonTest, AMovedTokenIsSeen) {
  SheetPuzzle puzzle = LucasColours();
  puzzle.solution.clear();
  PagePicture before = Kept(PageOf({puzzle}, Footed("footer")));
  EXPECT_EQ(Fault(before, PageOf({puzzle}, Footed("footer"))), "");
  size_t start = puzzle.code.find(':') + 1;
  std::swap(puzzle.code[start], puzzle.code[start + 1]);
  EXPECT_GT(before.DotsThatDiffer(PageOf({puzzle}, Footed("footer"))), 100);
}

TEST_F(PageComparisonTest, AChangedLetterIsSeen) {
  // Eight points, in a grey.
  std::vector<SheetPuzzle> puzzles = {KnownPuzzle()};
  PagePicture before = Kept(PageOf(puzzles, Footed("a line of small letters")));
  EXPECT_EQ(Fault(before, PageOf(puzzles, Footed("a line of small letters"))), "");
  for (const char* footer : {"a lime of small letters", "a line of smoll letters",
                             "a line of smallletters", "a line of small letter"}) {
    EXPECT_NE(Fault(before, PageOf(puzzles, Footed(footer))), "") << footer;
  }
}

TEST_F(PageComparisonTest, AMissingLineIsSeen) {
  std::vector<SheetPuzzle> puzzles = {KnownPuzzle()};
  SheetOptions options = Footed("footer");
  PagePicture before = Kept(PageOf(puzzles, options));
  Box box = Sheet::Plan(puzzles, options)->PuzzleBoxes().front();
  double header = HeaderHeight(box.h);
  Box drawing = {box.x, box.y + header, box.w, box.h - header};
  // A grey line of three tenths of a millimetre between the cells: half of it, all of it.
  for (double part : {0.5, 1.0}) {
    PagePicture without = PageOf(puzzles, options, [&](Canvas& canvas) {
      wyx::Grid grid = *wyx::ParseCode(puzzles.front().code);
      WyxLayout layout = LayOutPage(canvas, drawing, grid, options.puzzle.draw)->grid;
      double x = layout.board.x + 5 * layout.cell;
      canvas.AddBox({x - 0.2, layout.board.y + 1, 0.4, part * layout.board.h - 2});
      canvas.Fill({1, 1, 1});
    });
    EXPECT_NE(Fault(before, without), "") << part;
  }
}

}  // namespace
}  // namespace grille::sheet
