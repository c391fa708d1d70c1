#include "tests/tools/sheet_pixels.h"

#include <cairo.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace grille::sheet {

double LightnessOf(Colour colour) {
  auto linear = [](double v) {
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
  };
  double luminance =
      0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
  return luminance > 0.008856 ? 116 * std::cbrt(luminance) - 16 : 903.3 * luminance;
}

Pixels::Pixels(const std::function<void(Canvas&)>& draw, const Paper& paper, Language language)
    : width_(static_cast<int>(paper.width * kPerMm)),
      height_(static_cast<int>(paper.height * kPerMm)) {
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width_, height_);
  cairo_t* context = cairo_create(surface);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  cairo_scale(context, kPerMm, kPerMm);
  {
    Canvas canvas(context, language);
    draw(canvas);
  }
  cairo_surface_flush(surface);
  const unsigned char* data = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface);
  for (int y = 0; y < height_; ++y) {
    const auto* row = reinterpret_cast<const uint32_t*>(data + static_cast<ptrdiff_t>(y) * stride);
    std::transform(row, row + width_, std::back_inserter(rows_),
                   [](uint32_t pixel) { return pixel & 0xffffff; });
  }
  cairo_destroy(context);
  cairo_surface_destroy(surface);
}

uint32_t Pixels::Raw(int x, int y) const {
  return rows_[static_cast<size_t>(y) * static_cast<size_t>(width_) + static_cast<size_t>(x)];
}

Colour Pixels::At(Point p) const {
  int x = static_cast<int>(p.x * kPerMm);
  int y = static_cast<int>(p.y * kPerMm);
  if (x < 0 || y < 0 || x >= width_ || y >= height_) {
    ADD_FAILURE() << "no pixel at " << p.x << " " << p.y;
    return {};
  }
  return Rgb(Raw(x, y));
}

double Pixels::GreyLightnessAt(Point p) const {
  Colour colour = At(p);
  double grey = 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue;
  return LightnessOf({grey, grey, grey});
}

double Pixels::Darkness(const Box& box) const {
  double dark = 0;
  int count = 0;
  for (int y = static_cast<int>(box.y * kPerMm); y < static_cast<int>(box.bottom() * kPerMm); ++y) {
    for (int x = static_cast<int>(box.x * kPerMm); x < static_cast<int>(box.right() * kPerMm);
         ++x) {
      Colour colour = Rgb(Raw(x, y));
      dark += 1 - (colour.red + colour.green + colour.blue) / 3;
      ++count;
    }
  }
  return count == 0 ? 0 : dark / count;
}

bool Pixels::OnlyGreys() const {
  return std::all_of(rows_.begin(), rows_.end(), [](uint32_t pixel) {
    return (pixel & 0xff) == (pixel >> 8 & 0xff) && (pixel & 0xff) == (pixel >> 16 & 0xff);
  });
}

Box Pixels::Differences(const Pixels& other) const {
  EXPECT_EQ(width_, other.width_);
  EXPECT_EQ(rows_.size(), other.rows_.size());
  int left = width_;
  int top = height_;
  int right = 0;
  int bottom = 0;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      if (Raw(x, y) == other.Raw(x, y)) continue;
      left = std::min(left, x);
      top = std::min(top, y);
      right = std::max(right, x + 1);
      bottom = std::max(bottom, y + 1);
    }
  }
  if (right == 0) return {};
  return {left / kPerMm, top / kPerMm, (right - left) / kPerMm, (bottom - top) / kPerMm};
}

}  // namespace grille::sheet
