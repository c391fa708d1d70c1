// Black that is only black.

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "solver/status.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/grey_content.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

std::string Grey(const std::string& content) {
  absl::StatusOr<std::string> grey = GreyContent(content);
  EXPECT_TRUE(grey.ok()) << content << ": " << grey.status();
  return grey.value_or("");
}

TEST(GreyContentTest, EqualPartsBecomeGrey) {
  EXPECT_EQ(Grey("0.5 0.5 0.5 rg 1 2 m"), "0.5 g 1 2 m");
  EXPECT_EQ(Grey("q\n0 0 0 RG\n.7 .7 .7 rg\r\nf"), "q\n0 G\n.7 g\r\nf");
  EXPECT_EQ(Grey("0.5 0.5005 0.4999 rg"), "0.5 g");
  EXPECT_EQ(Grey("/a0 gs 7 1 1 1 rg"), "/a0 gs 7 1 g");
  EXPECT_EQ(Grey("1 g 0 G /Pattern cs /p0 scn /DeviceGray CS 0.5 SC"),
            "1 g 0 G /Pattern cs /p0 scn /DeviceGray CS 0.5 SC");
  EXPECT_EQ(Grey(""), "");
}

TEST(GreyContentTest, OnlyOperatorsCount) {
  for (const char* same : {
           "(1 0 0 rg) Tj",
           "(a\\)1 0 0 rg(b) \\( c) Tj",
           "[(1 0 0 rg)-3<31>(k)] TJ",
           "<3120 3020> Tj % 1 0 0 rg\n/rg gs /k Do",
           "/P <</MCID 0 /Lang (1 0 0 rg)>> BDC EMC",
           "BI /IM true /W 8 /H 1 ID 1 0 0 rg EI!\x01 k\nEI Q 0 g",
           "(never closed 1 0 0 rg",
       }) {
    EXPECT_EQ(Grey(same), same);
  }
}

TEST(GreyContentTest, ColourIsAnError) {
  for (const char* colour :
       {"1 0 0 rg", "0.5 0.5 0.52 RG", "0 0 0 1 k", "1 0 0 0 K", "/DeviceRGB cs", "/DeviceCMYK CS",
        "1 1 rg", "(1) 1 1 rg", "rg", "BI /IM true /CS /RGB /W 1 ID abc\nEI",
        "BI /CS /RGB /IM true /W 1 ID abc\nEI"}) {
    absl::StatusOr<std::string> grey = GreyContent(std::string("q ") + colour + " Q");
    EXPECT_EQ(grey.status().code(), absl::StatusCode::kInternal) << colour;
  }
}

class SheetInkTest : public ScratchTest {
 protected:
  /// The parts of the page that ink covers, page after page: C M Y K.
  static std::vector<std::array<double, 4>> Inks(const std::string& path) {
    std::istringstream lines(Output("gs -q -o - -sDEVICE=inkcov " + path));
    std::vector<std::array<double, 4>> inks;
    for (std::string line; std::getline(lines, line);) {
      std::array<double, 4> ink{};
      std::istringstream numbers(line);
      if (numbers >> ink[0] >> ink[1] >> ink[2] >> ink[3]) inks.push_back(ink);
    }
    return inks;
  }

  static void DrawPage(Canvas& canvas, int page) {
    canvas.Text({10, 20}, Align::kLeft, "été 數獨 " + std::to_string(page), {.size_pt = 12});
    canvas.AddCircle({30, 30}, 5);
    canvas.FillKeeping(Rgb(0xb5b5b5));
    canvas.Stroke(Rgb(0x161616), 0.5);
  }
};

TEST_F(SheetInkTest, BlackInkAlone) {
  for (bool booklet : {false, true}) {
    PdfOptions options = {.black_only = true, .booklet = booklet};
    if (!booklet) options.bleed = 3;
    options.crop_marks = !booklet;
    ASSERT_TRUE(WritePdf(Path("a.pdf"), {60, 60}, {}, 4, &DrawPage, {}, options).ok());
    std::vector<std::array<double, 4>> inks = Inks(Path("a.pdf"));
    EXPECT_EQ(inks.size(), booklet ? 2u : 4u);
    for (const std::array<double, 4>& ink : inks) {
      EXPECT_EQ(ink[0] + ink[1] + ink[2], 0);
      EXPECT_GT(ink[3], 0);
    }
    std::string text = Output("qpdf --qdf --object-streams=disable " + Path("a.pdf") + " -");
    EXPECT_EQ(text.find("RGB"), std::string::npos);
    EXPECT_EQ(text.find("ICCBased"), std::string::npos);
    Output("qpdf --check " + Path("a.pdf"));
  }
  // As cairo writes it, the same grey takes all inks.
  ASSERT_TRUE(WritePdf(Path("b.pdf"), {60, 60}, {}, 1, &DrawPage).ok());
  EXPECT_GT(Inks(Path("b.pdf")).at(0)[0], 0);
}

TEST_F(SheetInkTest, PagesLookTheSame) {
  ASSERT_TRUE(WritePdf(Path("a.pdf"), {60, 60}, {}, 1, &DrawPage).ok());
  ASSERT_TRUE(WritePdf(Path("b.pdf"), {60, 60}, {}, 1, &DrawPage, {}, {.black_only = true}).ok());
  std::string render = "pdftoppm -gray -r 100 -singlefile ";
  EXPECT_EQ(Output(render + Path("a.pdf")), Output(render + Path("b.pdf")));
}

TEST_F(SheetInkTest, ColourIsRefusedByPage) {
  auto draw = [](Canvas& canvas, int page) {
    canvas.AddCircle({30, 30}, 5);
    canvas.Fill(page == 1 ? Rgb(0xff0000) : Rgb(0x808080));
  };
  absl::Status status = WritePdf(Path("a.pdf"), {60, 60}, {}, 3, draw, {}, {.black_only = true});
  EXPECT_EQ(status.code(), absl::StatusCode::kInternal) << status;
  EXPECT_NE(MessageOf(status).find("page 2: a colour that is not grey: 1 0 0 rg"),
            std::string_view::npos)
      << status;
  EXPECT_EQ(FilesInFolder(), 0u);
}

}  // namespace
}  // namespace grille::sheet
