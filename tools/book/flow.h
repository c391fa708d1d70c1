#ifndef GRILLE_TOOLS_BOOK_FLOW_H_
#define GRILLE_TOOLS_BOOK_FLOW_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

// Running text with pictures, parted into pages.

namespace grille::book {

using sheet::Box;
using sheet::Canvas;
using sheet::DrawOptions;
using sheet::Paper;
using sheet::Point;

/// Draws something in a box.
using BoxDrawing = std::function<void(Canvas& canvas, const Box& box)>;

/// Headings, paragraphs and pictures one under the other, as wide as a page's body. A part is never
/// torn; headings stay with what follows them.
class Flow {
 public:
  /// `canvas` only measures and must live as long as parts are added. `body` is the room of a page.
  Flow(Canvas& canvas, const Paper& body, const DrawOptions& options)
      : canvas_(canvas), body_(body), options_(options) {}

  void Title(std::string_view text);
  void Heading(std::string_view text);
  void Paragraph(std::string_view text);
  /// A paragraph that speaks of what follows it, and stays with that.
  void Lead(std::string_view text);

  void Bullet(std::string_view text);
  void Numbered(int number, std::string_view text);
  void Small(std::string_view text);

  /// A picture as wide as the page.
  void Picture(double height, BoxDrawing draw);

  /// Pictures side by side, so many in a row, each with a line of text under it.
  void Pictures(int count, int in_row,
                const std::function<void(Canvas&, const Box&, int index)>& draw,
                const std::function<std::string(int index)>& caption);

  /// The drawings of the pages, each in a body of that size.
  std::vector<BoxDrawing> Pages() const;

  const DrawOptions& options() const { return options_; }
  const Paper& body() const { return body_; }

 private:
  struct Part {
    double above = 0;  ///< space, but at the top of a page
    double height = 0;
    double below = 0;  ///< space, at the least, but at the foot of a page
    bool with_next = false;
    BoxDrawing draw;
  };

  /// How a paragraph stands.
  struct Setting {
    double above = 0;
    double below = 0;
    bool with_next = false;
    double indent = 0;
    std::string_view label = "";
  };
  void Text(std::string_view text, const sheet::TextStyle& style, const Setting& setting);
  double BodySizePt() const;

  Canvas& canvas_;
  Paper body_;
  DrawOptions options_;
  std::vector<Part> parts_;
};

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_FLOW_H_
