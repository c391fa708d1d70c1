// Booklets: pages side by side.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/booklet.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

TEST(BookletOrderTest, OuterSheetFirst) {
  EXPECT_EQ(BookletOrder(1), (std::vector<int>{-1, 0, -1, -1}));
  EXPECT_EQ(BookletOrder(4), (std::vector<int>{3, 0, 1, 2}));
  EXPECT_EQ(BookletOrder(6), (std::vector<int>{-1, 0, 1, -1, 5, 2, 3, 4}));
  EXPECT_EQ(BookletOrder(8), (std::vector<int>{7, 0, 1, 6, 5, 2, 3, 4}));
}

TEST(BookletOrderTest, EveryPageOnceAndPagesMeetWhenFolded) {
  for (int pages = 1; pages <= 40; ++pages) {
    std::vector<int> order = BookletOrder(pages);
    size_t full = (static_cast<size_t>(pages) + 3) / 4 * 4;
    ASSERT_EQ(order.size(), full);
    // Leaf by leaf: the right half of a front has its back on the left half of the back.
    std::vector<int> read;
    for (size_t sheet = 0; sheet < full; sheet += 4) {
      read.push_back(order[sheet + 1]);
      read.push_back(order[sheet + 2]);
    }
    for (size_t sheet = full; sheet > 0; sheet -= 4) {
      read.push_back(order[sheet - 1]);
      read.push_back(order[sheet - 4]);
    }
    for (size_t i = 0; i < full; ++i) {
      EXPECT_EQ(read[i], static_cast<int>(i) < pages ? static_cast<int>(i) : -1) << pages;
    }
  }
}

class SheetBookletTest : public ScratchTest {
 protected:
  static void DrawPage(Canvas& canvas, int page) {
    canvas.Text({20, 30}, Align::kLeft, "page é " + std::to_string(page + 1), {.size_pt = 12});
    canvas.AddBox({-20, 190, 300, 40});
    canvas.Fill({0.7, 0.7, 0.7});
  }

  std::string Pages(const std::string& name, const Paper& paper, int pages,
                    const PdfOptions& options = {}) const {
    absl::Status status =
        WritePdf(Path(name), paper, {"Titre", Language::kFrench}, pages, &DrawPage, {}, options);
    EXPECT_TRUE(status.ok()) << status;
    return Path(name);
  }

  std::string Booklet(const std::string& name, const Paper& paper, int pages) const {
    return Pages(name, paper, pages, {.booklet = true});
  }

  /// The text on the half of a sheet of A4, counted from 1.
  static std::string Half(const std::string& path, int sheet, bool right) {
    std::string number = std::to_string(sheet);
    return OneSpaced(Output("pdftotext -f " + number + " -l " + number + " -r 25.4 -x " +
                            (right ? "149" : "0") + " -y 0 -W 148 -H 210 " + path + " -"));
  }
};

TEST_F(SheetBookletTest, SixPagesOfA5OnTwoSheetsOfA4) {
  std::string path = Booklet("b.pdf", kA5, 6);
  Output("qpdf --check " + path);
  EXPECT_EQ(PageCount(path), 4);
  std::string info = Output("pdfinfo " + path);
  EXPECT_NE(info.find("841.89 x 595.276 pts (A4)"), std::string::npos) << info;
  EXPECT_NE(info.find("Title:           Titre"), std::string::npos) << info;
  std::vector<std::string> wanted = {"",         "page é 1", "page é 2", "",
                                     "page é 6", "page é 3", "page é 4", "page é 5"};
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(Half(path, i / 2 + 1, i % 2 == 1), wanted[static_cast<size_t>(i)]) << i;
  }
}

TEST_F(SheetBookletTest, PagesMeetAtTheFoldAndKeepToThemselves) {
  std::string path = Booklet("b.pdf", kA5, 6);
  // Half a millimetre a pixel: the first side has its right page alone, from the fold to 296.5 mm.
  GreyPicture picture(path, 50.8);
  auto grey = [&](size_t x, size_t y) { return picture.At(x, y); };
  EXPECT_EQ(grey(295, 400), 255);
  EXPECT_NEAR(grey(298, 400), 178, 1);
  EXPECT_NEAR(grey(591, 400), 178, 1);
  EXPECT_GT(grey(593, 400), 240);
  EXPECT_EQ(grey(400, 370), 255);
}

TEST_F(SheetBookletTest, OtherSizesAreDoubled) {
  std::string path = Booklet("b.pdf", {100, 100}, 4);
  EXPECT_NE(Output("pdfinfo " + path).find("566.929 x 283.465 pts"), std::string::npos);
}

TEST_F(SheetBookletTest, SameBytesAndNoBookmarks) {
  std::string bytes = ReadFile(Booklet("b.pdf", kA5, 5));
  EXPECT_EQ(ReadFile(Booklet("c.pdf", kA5, 5)), bytes);
  EXPECT_EQ(Output("qpdf --qdf --object-streams=disable " + Path("b.pdf") + " -").find("/Outlines"),
            std::string::npos);
}

TEST_F(SheetBookletTest, FontsStayEmbedded) {
  EXPECT_NE(Output("pdffonts " + Booklet("b.pdf", kA5, 5)).find("+Lato-Regular"),
            std::string::npos);
}

}  // namespace
}  // namespace grille::sheet
