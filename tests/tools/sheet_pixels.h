#ifndef GRILLE_TESTS_TOOLS_SHEET_PIXELS_H_
#define GRILLE_TESTS_TOOLS_SHEET_PIXELS_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// CIE lightness of a colour, 0 to 100.
double LightnessOf(Colour colour);

/// A drawing as pixels, on white.
class Pixels {
 public:
  /// What `draw` leaves on a page of that size from the top left corner on.
  Pixels(const std::function<void(Canvas&)>& draw, const Paper& paper,
         Language language = Language::kEnglish);

  Colour At(Point p) const;

  /// What a copier without colour makes of the pixel there.
  double GreyLightnessAt(Point p) const;

  /// Mean darkness within a box, 0 for white, 1 for black.
  double Darkness(const Box& box) const;

  bool OnlyGreys() const;

  /// The box around all pixels that differ from those of another page of the same size; of no
  /// width when none does.
  Box Differences(const Pixels& other) const;

  static constexpr double kPerMm = 8;

 private:
  uint32_t Raw(int x, int y) const;

  int width_;
  int height_;
  std::vector<uint32_t> rows_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TESTS_TOOLS_SHEET_PIXELS_H_
