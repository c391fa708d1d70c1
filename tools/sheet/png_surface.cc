#include <cairo.h>
#include <png.h>

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/cairo_handles.h"
#include "tools/sheet/grey.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr int kMaxPixels = 20000;
constexpr double kMmPerInch = 25.4;

/// Makes rows of PNG samples of rows of cairo's pixels.
class Rows {
 public:
  Rows(cairo_surface_t* image, const PngOptions& options)
      : data_(cairo_image_surface_get_data(image)),
        stride_(static_cast<size_t>(cairo_image_surface_get_stride(image))),
        width_(static_cast<png_uint_32>(cairo_image_surface_get_width(image))),
        height_(static_cast<png_uint_32>(cairo_image_surface_get_height(image))),
        grey_(options.grey),
        alpha_(options.ground == Ground::kTransparent),
        row_(width_ * size_t{4}) {}

  png_uint_32 width() const { return width_; }
  png_uint_32 height() const { return height_; }
  int colour_type() const {
    if (grey_) return alpha_ ? PNG_COLOR_TYPE_GRAY_ALPHA : PNG_COLOR_TYPE_GRAY;
    return alpha_ ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  }

  /// Valid until the next call.
  const uint8_t* Row(png_uint_32 y) {
    const auto* pixels = reinterpret_cast<const uint32_t*>(data_ + y * stride_);
    uint8_t* to = row_.data();
    for (png_uint_32 x = 0; x < width_; ++x) {
      uint32_t pixel = pixels[x];
      uint32_t alpha = alpha_ ? pixel >> 24 : 255;
      uint32_t red = Straight(pixel >> 16 & 255, alpha);
      uint32_t green = Straight(pixel >> 8 & 255, alpha);
      uint32_t blue = Straight(pixel & 255, alpha);
      if (grey_) {
        *to++ = GreyOf(red, green, blue);
      } else {
        *to++ = static_cast<uint8_t>(red);
        *to++ = static_cast<uint8_t>(green);
        *to++ = static_cast<uint8_t>(blue);
      }
      if (alpha_) *to++ = static_cast<uint8_t>(alpha);
    }
    return row_.data();
  }

 private:
  /// cairo's parts are multiplied by alpha, those of PNG are not.
  static uint32_t Straight(uint32_t part, uint32_t alpha) {
    return alpha == 0 ? 0 : (part * 255 + alpha / 2) / alpha;
  }

  const unsigned char* data_;
  size_t stride_;
  png_uint_32 width_;
  png_uint_32 height_;
  bool grey_;
  bool alpha_;
  std::vector<uint8_t> row_;
};

void WriteBytes(png_structp png, png_bytep data, size_t size) {
  // An error is kept for Commit.
  static_cast<OutputFile*>(png_get_io_ptr(png))->Write(data, size);
}

void Flush(png_structp /*png*/) {}

/// False when libpng gives up, for want of memory. All that has a destructor is in the caller, for
/// libpng jumps.
bool Encode(Rows& rows, png_uint_32 dots_per_metre, OutputFile* file) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  if (png == nullptr) return false;
  png_infop info = png_create_info_struct(png);
  if (info == nullptr || setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    return false;
  }
  png_set_write_fn(png, file, &WriteBytes, &Flush);
  png_set_IHDR(png, info, rows.width(), rows.height(), 8, rows.colour_type(), PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_pHYs(png, info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (png_uint_32 y = 0; y < rows.height(); ++y) png_write_row(png, rows.Row(y));
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return true;
}

}  // namespace

absl::Status WritePng(const std::string& path, const Paper& paper, const PngOptions& options,
                      Language language, const DrawFunction& draw) {
  double dots_per_mm = options.dots_per_inch / kMmPerInch;
  double width = std::ceil(paper.width * dots_per_mm - 1e-6);
  double height = std::ceil(paper.height * dots_per_mm - 1e-6);
  if (!(width >= 1 && height >= 1 && width <= kMaxPixels && height <= kMaxPixels)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a picture has 1 to ", kMaxPixels, " pixels a side"));
  }
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  bool white = options.ground == Ground::kWhite;
  SurfaceHandle surface(cairo_image_surface_create(white ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                                   static_cast<int>(width),
                                                   static_cast<int>(height)));
  {
    ContextHandle context = MakeContext(surface.get(), dots_per_mm);
    if (white) {
      cairo_set_source_rgb(context.get(), 1, 1, 1);
      cairo_paint(context.get());
    }
    Canvas canvas(context.get(), language);
    draw(canvas);
  }
  cairo_surface_flush(surface.get());
  absl::Status status = StatusOf(cairo_surface_status(surface.get()), path);
  if (status.ok()) {
    Rows rows(surface.get(), options);
    if (!Encode(rows, static_cast<png_uint_32>(std::lround(dots_per_mm * 1000)), file.get())) {
      status = absl::ResourceExhaustedError(absl::StrCat("no memory to write ", path));
    }
  }
  return file->Commit(status);
}

}  // namespace grille::sheet
