// Pictures: SVG and PNG files.

#include <cairo.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <regex>
#include <string>

#include "solver/status.h"
#include "tests/tools/sheet_scratch.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr Paper kPicture = {50.5, 30};

void Draw(Canvas& canvas) {
  canvas.Text({5, 10}, Align::kLeft, "Été 12", {.size_pt = 12});
  canvas.AddBox({20, 10, 10, 10});
  canvas.Fill(Rgb(0x804020));
}

void DrawGrey(Canvas& canvas) {
  canvas.AddBox({20, 10, 10, 10});
  canvas.FillKeeping(Rgb(0x858585));
  canvas.Stroke(Rgb(0x161616), 0.3);
}

class SheetPictureTest : public ScratchTest {
 protected:
  std::string Svg(const std::string& name, Ground ground, const DrawFunction& draw,
                  const std::string& title = "") const {
    absl::Status status = WriteSvg(Path(name), kPicture, {title, Language::kFrench}, ground, draw);
    EXPECT_TRUE(status.ok()) << status;
    Output("xmllint --noout " + Path(name));
    return ReadFile(Path(name));
  }

  std::string Png(const std::string& name, const PngOptions& options,
                  const DrawFunction& draw = &Draw) const {
    absl::Status status = WritePng(Path(name), kPicture, options, Language::kFrench, draw);
    EXPECT_TRUE(status.ok()) << status;
    return ReadFile(Path(name));
  }

  static uint32_t BigEndian(const std::string& bytes, size_t at) {
    uint32_t value = 0;
    for (size_t i = 0; i < 4; ++i)
      value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
    return value;
  }

  /// The pixel at a place in millimetres of a picture of 254 dots per inch, alpha in front.
  uint32_t Pixel(const std::string& name, int x, int y) const {
    cairo_surface_t* image = cairo_image_surface_create_from_png(Path(name).c_str());
    EXPECT_EQ(cairo_surface_status(image), CAIRO_STATUS_SUCCESS);
    uint32_t pixel = 0;
    std::memcpy(&pixel,
                cairo_image_surface_get_data(image) +
                    y * 10 * cairo_image_surface_get_stride(image) + x * 10 * 4,
                4);
    bool alpha = cairo_image_surface_get_format(image) == CAIRO_FORMAT_ARGB32;
    cairo_surface_destroy(image);
    return alpha ? pixel : pixel | 0xff000000;
  }
};

TEST_F(SheetPictureTest, SvgIsInMillimetres) {
  std::string svg = Svg("a.svg", Ground::kTransparent, &Draw);
  EXPECT_NE(svg.find("width=\"50.5mm\" height=\"30mm\" viewBox=\"0 0 505 300\""),
            std::string::npos);
  EXPECT_NE(svg.find("M 200 100 L 300 100 L 300 200 L 200 200"), std::string::npos) << svg;
}

TEST_F(SheetPictureTest, SvgIsMadeOfShapesAlone) {
  std::string svg = Svg("a.svg", Ground::kTransparent, &Draw);
  EXPECT_EQ(svg.find("<symbol"), std::string::npos);
  EXPECT_EQ(svg.find("<use"), std::string::npos);
  EXPECT_EQ(svg.find("<image"), std::string::npos);
  EXPECT_FALSE(std::regex_search(svg, std::regex("M [^A-Z]*M"))) << "a dot where text begins";
  size_t shapes = 0;
  for (size_t at = svg.find("<path"); at != svg.npos; at = svg.find("<path", at + 1)) ++shapes;
  EXPECT_EQ(shapes, 2u) << svg;  // the text and the box
}

TEST_F(SheetPictureTest, SvgOfTheSameDrawingIsTheSame) {
  std::string first = Svg("a.svg", Ground::kWhite, &Draw, "title");
  MakeMeasuringCanvas(Language::kEnglish)->TextWidth("counts as a surface", {});
  EXPECT_EQ(Svg("b.svg", Ground::kWhite, &Draw, "title"), first);
}

TEST_F(SheetPictureTest, SvgKeepsItsTitle) {
  std::string title = "A & <b> \"q\" ]]> été שלום";
  Svg("a.svg", Ground::kWhite, &Draw, title);
  EXPECT_EQ(Output("xmllint --xpath \"string(/*/*[local-name()='title'])\" " + Path("a.svg")),
            title + "\n");
}

TEST_F(SheetPictureTest, SvgHasTheColoursOfTheDrawing) {
  auto coloured = [&](const std::string& svg) {
    int count = 0;
    for (size_t at = svg.find("rgb("); at != svg.npos; at = svg.find("rgb(", at + 1)) {
      double red = 0;
      double green = 0;
      double blue = 0;
      EXPECT_EQ(std::sscanf(svg.c_str() + at, "rgb(%lf%%,%lf%%,%lf%%)", &red, &green, &blue), 3);
      count += red != green || green != blue;
    }
    return count;
  };
  EXPECT_EQ(coloured(Svg("a.svg", Ground::kWhite, &DrawGrey)), 0);
  EXPECT_GT(coloured(Svg("b.svg", Ground::kWhite, &Draw)), 0);
}

TEST_F(SheetPictureTest, SvgGround) {
  constexpr std::string_view kWhite = "rgb(100%,100%,100%)";
  EXPECT_NE(Svg("a.svg", Ground::kWhite, &Draw).find(kWhite), std::string::npos);
  EXPECT_EQ(Svg("b.svg", Ground::kTransparent, &Draw).find(kWhite), std::string::npos);
}

TEST_F(SheetPictureTest, PngTellsItsSizeKindAndResolution) {
  struct Case {
    Ground ground;
    bool grey;
    int colour_type;
  };
  for (Case c : {Case{Ground::kWhite, false, 2},
                 {Ground::kWhite, true, 0},
                 {Ground::kTransparent, false, 6},
                 {Ground::kTransparent, true, 4}}) {
    std::string png = Png("a.png", {.dots_per_inch = 254, .ground = c.ground, .grey = c.grey});
    EXPECT_EQ(BigEndian(png, 16), 505u);
    EXPECT_EQ(BigEndian(png, 20), 300u);
    EXPECT_EQ(png[24], 8);
    EXPECT_EQ(png[25], c.colour_type);
    size_t resolution = png.find("pHYs");
    ASSERT_NE(resolution, std::string::npos);
    EXPECT_EQ(BigEndian(png, resolution + 4), 10000u);
    EXPECT_EQ(BigEndian(png, resolution + 8), 10000u);
    EXPECT_EQ(png[resolution + 12], 1);
    EXPECT_EQ(Png("b.png", {.dots_per_inch = 254, .ground = c.ground, .grey = c.grey}), png);
  }
}

TEST_F(SheetPictureTest, PngPixels) {
  Png("a.png", {.dots_per_inch = 254});
  EXPECT_EQ(Pixel("a.png", 25, 15), 0xff804020);
  EXPECT_EQ(Pixel("a.png", 40, 25), 0xffffffff);
  Png("a.png", {.dots_per_inch = 254, .ground = Ground::kTransparent});
  EXPECT_EQ(Pixel("a.png", 25, 15), 0xff804020);
  EXPECT_EQ(Pixel("a.png", 40, 25), 0u);
  Png("a.png", {.dots_per_inch = 254, .grey = true}, &DrawGrey);
  EXPECT_EQ(Pixel("a.png", 25, 15), 0xff858585);
  EXPECT_EQ(Pixel("a.png", 40, 25), 0xffffffff);
  Png("a.png", {.dots_per_inch = 254, .ground = Ground::kTransparent, .grey = true}, &DrawGrey);
  EXPECT_EQ(Pixel("a.png", 25, 15), 0xff858585);
  EXPECT_EQ(Pixel("a.png", 40, 25), 0u);
}

TEST_F(SheetPictureTest, RefusesSizesThatMakeNoSense) {
  for (Paper paper : {Paper{0, 30}, {50, -1}, {50, 1e6}}) {
    EXPECT_EQ(WriteSvg(Path("a.svg"), paper, {}, Ground::kWhite, &Draw).code(),
              absl::StatusCode::kInvalidArgument);
  }
  EXPECT_EQ(WritePng(Path("a.png"), {50, 2e4}, {}, Language::kEnglish, &Draw).code(),
            absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(FilesInFolder(), 0u);
  absl::Status status = WriteSvg(Path("no/a.svg"), kPicture, {}, Ground::kWhite, &Draw);
  EXPECT_NE(MessageOf(status).find("no/a.svg"), std::string_view::npos) << status;
}

}  // namespace
}  // namespace grille::sheet
