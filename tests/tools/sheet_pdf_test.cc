// PDF files for printers and screens, read back with other programs.

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/status.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/page_frame.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr Paper kPage = {100, 60};

class SheetPdfTest : public ScratchTest {
 protected:
  static void DrawPage(Canvas& canvas, int page) {
    canvas.Text({10, 20}, Align::kLeft, "page " + std::to_string(page + 1), {.size_pt = 12});
    canvas.AddBox({-50, -50, 70, 60});
    canvas.Fill({0.5, 0.5, 0.5});
  }

  std::string Write(const std::string& name, const PdfOptions& options,
                    const std::string& title = "") const {
    absl::Status status =
        WritePdf(Path(name), kPage, {title, Language::kFrench}, 3, &DrawPage, {}, options);
    EXPECT_TRUE(status.ok()) << status;
    Output("qpdf --check " + Path(name));
    return Path(name);
  }

  /// The file as text, nothing compressed.
  static std::string Text(const std::string& path) {
    return Output("qpdf --qdf --object-streams=disable " + path + " -");
  }

  static std::string Boxes(const std::string& path) {
    std::istringstream lines(Output("pdfinfo -box " + path));
    std::string boxes;
    for (std::string line; std::getline(lines, line);) {
      if (line.find("Box:") != line.npos) boxes += OneSpaced(line) + "\n";
    }
    return boxes;
  }
};

TEST_F(SheetPdfTest, WithoutBleedTheTrimIsTheMedium) {
  EXPECT_EQ(Boxes(Write("a.pdf", {})),
            "MediaBox: 0.00 0.00 283.46 170.08\nCropBox: 0.00 0.00 283.46 170.08\n"
            "BleedBox: 0.00 0.00 283.46 170.08\nTrimBox: 0.00 0.00 283.46 170.08\n"
            "ArtBox: 0.00 0.00 283.46 170.08\n");
}

TEST_F(SheetPdfTest, BoxesForThePrinter) {
  // 3 mm are 8.50 points; with 7 mm for the marks, 28.35.
  EXPECT_EQ(Boxes(Write("a.pdf", {.bleed = 3})),
            "MediaBox: 0.00 0.00 300.47 187.09\nCropBox: 0.00 0.00 300.47 187.09\n"
            "BleedBox: 0.00 0.00 300.47 187.09\nTrimBox: 8.50 8.50 291.97 178.58\n"
            "ArtBox: 0.00 0.00 300.47 187.09\n");
  EXPECT_EQ(Boxes(Write("b.pdf", {.bleed = 3, .crop_marks = true})),
            "MediaBox: 0.00 0.00 340.16 226.77\nCropBox: 0.00 0.00 340.16 226.77\n"
            "BleedBox: 19.84 19.84 320.31 206.93\nTrimBox: 28.35 28.35 311.81 198.43\n"
            "ArtBox: 0.00 0.00 340.16 226.77\n");
}

TEST_F(SheetPdfTest, CropMarksStandOutsideTheBleedInLineWithTheTrim) {
  PageFrame frame(kPage, {.bleed = 3, .crop_marks = true});
  Box media = frame.Media();
  std::istringstream words(frame.CropMarks());
  std::string q;
  std::string w;
  double width = 0;
  double grey = -1;
  words >> q >> grey >> w >> width >> w >> w >> w;
  EXPECT_EQ(grey, 0);
  EXPECT_GE(width * kMmPerPoint, 0.25);
  int upright = 0;
  int level = 0;
  Point a;
  Point b;
  while (words >> a.x >> a.y >> w >> b.x >> b.y >> w >> w) {
    Point from = kMmPerPoint * a + Point{media.x, media.y};
    Point to = kMmPerPoint * b + Point{media.x, media.y};
    Box mark = {from.x, from.y, to.x - from.x, to.y - from.y};
    EXPECT_FALSE(frame.Bleed().Inset(-0.5).Overlaps(mark));
    EXPECT_TRUE(media.Contains(mark, 1e-3));
    EXPECT_NEAR(mark.w + mark.h, 5, 1e-3);
    if (mark.w < 1e-3) {
      ++upright;
      EXPECT_TRUE(std::abs(from.x) < 1e-3 || std::abs(from.x - kPage.width) < 1e-3) << from.x;
    } else {
      ++level;
      EXPECT_TRUE(std::abs(from.y) < 1e-3 || std::abs(from.y - kPage.height) < 1e-3) << from.y;
    }
  }
  EXPECT_EQ(upright, 4);
  EXPECT_EQ(level, 4);
}

TEST_F(SheetPdfTest, DrawingFillsTheBleedAndEndsThere) {
  // A pixel is a millimetre; the trim begins at pixel 10, the bleed at 7.
  GreyPicture picture(Write("a.pdf", {.bleed = 3, .crop_marks = true}), 25.4);
  auto grey = [&](size_t x, size_t y) { return picture.At(x, y); };
  EXPECT_EQ(grey(5, 8), 255);
  EXPECT_EQ(grey(8, 5), 255);
  EXPECT_NEAR(grey(8, 8), 128, 1);
  EXPECT_NEAR(grey(28, 18), 128, 1);
  EXPECT_EQ(grey(32, 18), 255);
  EXPECT_LT(grey(3, 10), 255);  // a crop mark
}

TEST_F(SheetPdfTest, PropertiesAreToldOrNot) {
  std::string title = "Été & <b> (x) 數獨";
  std::string told = Write("a.pdf", {}, title);
  std::string info = Output("pdfinfo " + told);
  EXPECT_NE(info.find("Title:           " + title + "\n"), std::string::npos) << info;
  EXPECT_EQ(info.find("Date"), std::string::npos) << info;
  EXPECT_NE(Text(told).find("/Lang (fr)"), std::string::npos);
  std::string silent = Write("b.pdf", {.properties = false}, title);
  std::string text = Text(silent);
  for (const char* trace : {"/Info", "/Lang", "/Title", "/Creator", "/Producer", "/Metadata"}) {
    EXPECT_EQ(text.find(trace), std::string::npos) << trace;
  }
}

TEST_F(SheetPdfTest, BookmarksLeadToTheirPages) {
  PdfOptions options;
  EXPECT_EQ(Text(Write("a.pdf", options)).find("/Outlines"), std::string::npos);
  options.outline = {{"Énigmes (1)", 0}, {"解", 2}};
  std::string json = Output("qpdf --json=1 --json-key=outlines " + Write("b.pdf", options));
  size_t first = json.find("\"title\": \"Énigmes (1)\"");
  size_t second = json.find("\"title\": \"解\"");
  ASSERT_NE(first, std::string::npos) << json;
  ASSERT_NE(second, std::string::npos) << json;
  EXPECT_LT(first, second);
  EXPECT_NE(json.find("\"destpageposfrom1\": 1"), std::string::npos) << json;
  EXPECT_NE(json.find("\"destpageposfrom1\": 3"), std::string::npos) << json;
}

TEST_F(SheetPdfTest, SameInputSameBytesWithEveryOption) {
  for (const PdfOptions& options :
       {PdfOptions{}, PdfOptions{.bleed = 3, .crop_marks = true, .black_only = true},
        PdfOptions{.properties = false}, PdfOptions{.booklet = true},
        PdfOptions{.outline = {{"one", 1}}}}) {
    std::string first = ReadFile(Write("a.pdf", options, "title"));
    EXPECT_EQ(ReadFile(Write("b.pdf", options, "title")), first);
    if (!options.properties) continue;
    // Named by what is in it.
    EXPECT_NE(ReadFile(Write("c.pdf", options, "")).substr(first.rfind("/ID")),
              first.substr(first.rfind("/ID")));
  }
}

TEST_F(SheetPdfTest, RefusesOptionsThatMakeNoSense) {
  auto refused = [&](const Paper& paper, int pages, const PdfOptions& options) {
    absl::Status status = WritePdf(Path("no.pdf"), paper, {}, pages, &DrawPage, {}, options);
    EXPECT_EQ(status.code(), absl::StatusCode::kInvalidArgument) << status;
    EXPECT_EQ(FilesInFolder(), 0u);
  };
  refused(kPage, 0, {});
  refused({0, 60}, 1, {});
  refused({100, 1e9}, 1, {});
  refused(kPage, 1, {.bleed = -1});
  refused(kPage, 1, {.bleed = 21});
  refused(kPage, 1, {.bleed = 3, .booklet = true});
  refused(kPage, 1, {.crop_marks = true, .booklet = true});
  refused(kPage, 1, {.outline = {{"behind the end", 1}}});
}

}  // namespace
}  // namespace grille::sheet
