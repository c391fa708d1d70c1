#ifndef GRILLE_TOOLS_SHEET_TEXT_BLOCK_H_
#define GRILLE_TOOLS_SHEET_TEXT_BLOCK_H_

#include <string>
#include <string_view>
#include <vector>

#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"

namespace grille::sheet {

/// The text in lines of at most `width`, broken at its spaces, none shorter than need be. A word
/// that is longer by itself gets a line of its own.
std::vector<std::string> Wrap(Canvas& canvas, std::string_view text, const TextStyle& style,
                              double width);

/// Paragraphs one above the other, broken into lines of a given width.
class TextBlock {
 public:
  explicit TextBlock(double width) : width_(width) {}

  /// Adds a paragraph, `above` millimetres of space between it and the one before.
  void Add(Canvas& canvas, std::string_view text, const TextStyle& style, double above = 0);

  /// From the top of the first line's capitals to the feet of the last line's descenders; 0 when
  /// nothing was added.
  double height() const { return height_; }

  /// Draws the lines, their capitals beginning at `top`; `x` is their left end or their middle.
  void Draw(Canvas& canvas, double x, double top, Align align) const;

 private:
  struct Line {
    std::string text;
    TextStyle style;
    double baseline = 0;  // below the top
  };

  double width_;
  double height_ = 0;
  std::vector<Line> lines_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_TEXT_BLOCK_H_
