#include "tests/tools/sheet_ink.h"

#include <gtest/gtest.h>

namespace grille::sheet {
namespace {

constexpr double kSmallestText = 7;
constexpr double kThinnestLine = 0.25;
constexpr double kSlack = 0.05;

}  // namespace

Ink InkOf(const std::function<void(Canvas&)>& draw, Language language) {
  return InkOf(language, draw);
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
