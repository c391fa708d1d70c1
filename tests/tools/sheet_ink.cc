#include "tests/tools/sheet_ink.h"

#include <cairo.h>
#include <gtest/gtest.h>

namespace grille::sheet {
namespace {

constexpr double kSmallestText = 7;
constexpr double kThinnestLine = 0.25;
constexpr double kSlack = 0.05;

}  // namespace

Ink InkOf(const std::function<void(Canvas&)>& draw, Language language) {
  constexpr double kScale = 1 / kMmPerPoint;
  cairo_surface_t* surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr);
  cairo_t* context = cairo_create(surface);
  cairo_scale(context, kScale, kScale);
  Ink ink;
  {
    Canvas canvas(context, language);
    draw(canvas);
    ink.smallest_text_pt = canvas.smallest_text_pt();
    ink.thinnest_line = canvas.thinnest_line();
  }
  Box& box = ink.box;
  cairo_recording_surface_ink_extents(surface, &box.x, &box.y, &box.w, &box.h);
  box = {box.x / kScale, box.y / kScale, box.w / kScale, box.h / kScale};
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return ink;
}

void ExpectWithin(const Ink& ink, const Box& box) {
  // Extents are rounded outward to whole points.
  double slack = kMmPerPoint + kSlack;
  EXPECT_TRUE(box.Contains(ink.box, slack))
      << ink.box.x << " " << ink.box.y << " " << ink.box.right() << " " << ink.box.bottom()
      << " leaves " << box.x << " " << box.y << " " << box.right() << " " << box.bottom();
  EXPECT_GE(ink.smallest_text_pt, kSmallestText);
  EXPECT_GE(ink.thinnest_line, kThinnestLine);
}

}  // namespace grille::sheet
