#ifndef GRILLE_TOOLS_SHEET_CANVAS_H_
#define GRILLE_TOOLS_SHEET_CANVAS_H_

#include <cairo.h>
#include <pango/pango.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"
#include "tools/sheet/words.h"

namespace grille::sheet {

/// The weights of Lato that are used.
enum class Weight { kRegular, kSemibold, kBold, kBlack };
inline constexpr int kWeightCount = 4;

/// Which point of a line of text stands at the place it is given.
enum class Align { kLeft, kCentre, kRight };

/// How a line of text is set.
struct TextStyle {
  double size_pt = 9;  ///< kept to a twentieth of a point
  Weight weight = Weight::kRegular;
  Colour colour = {};
};

/// The ends of a stroke.
enum class Cap { kButt, kRound };

/// A page to draw on, in millimetres from its top left corner. Whether it ends up as PDF or as an
/// image is the business of who made the context (surface.h). Not thread-safe; canvases of
/// different contexts are independent.
///
/// Text is set in Lato, with whatever fontconfig offers for characters that Lato lacks, and is
/// never read as markup. It depends on no locale.
class Canvas {
 public:
  /// Draws on `context`, whose user space is in millimetres; keeps a reference of it.
  Canvas(cairo_t* context, Language language);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Building up a path, to be filled or stroked. Filling follows the even-odd rule, so that a shape
  // within a shape is a hole.
  void MoveTo(Point p);
  void LineTo(Point p);
  void CurveTo(Point c1, Point c2, Point p);
  void ClosePath();
  void AddBox(const Box& box, double corner_radius = 0);
  void AddCircle(Point centre, double radius);

  /// A part of a circle, from one angle to a larger one, not joined to what is there. Angles are
  /// radians, clockwise from the right.
  void AddArc(Point centre, double radius, double from, double to);

  /// Fills the path; forgets it, or keeps it for a stroke.
  void Fill(Colour colour);
  void FillKeeping(Colour colour);

  /// Strokes the path and forgets it.
  void Stroke(Colour colour, double width, Cap cap = Cap::kButt);

  /// The width of a line of text.
  double TextWidth(std::string_view text, const TextStyle& style);

  /// The height of capitals and digits.
  double CapHeight(const TextStyle& style);

  /// More than any page is wide.
  static constexpr double kUnbounded = 1e6;

  /// Writes one line with its baseline at `at`, which is its left end, middle or right end. Longer
  /// than `max_width`, it is cut short with an ellipsis.
  void Text(Point at, Align align, std::string_view text, const TextStyle& style,
            double max_width = kUnbounded);

  /// Writes one line so that its digits are centred on `centre` both ways.
  void TextInMiddle(Point centre, std::string_view text, const TextStyle& style);

  /// The characters of a text that no installed font has, each once, in their order. A box with the
  /// number of the character is drawn in their place.
  std::vector<char32_t> MissingCharacters(std::string_view text);

  /// The smallest text and the thinnest line drawn so far: what a printer must be able to show.
  double smallest_text_pt() const { return smallest_text_pt_; }
  double thinnest_line() const { return thinnest_line_; }

  /// While it lives, all that is drawn is so many times larger, from the top left corner on.
  class Enlarged {
   public:
    Enlarged(Canvas& canvas, double scale);
    ~Enlarged();
    Enlarged(const Enlarged&) = delete;
    Enlarged& operator=(const Enlarged&) = delete;

   private:
    Canvas& canvas_;
    double before_;
  };

 private:
  struct Release {
    void operator()(cairo_t* context) const;
    void operator()(PangoLayout* layout) const;
  };

  void SetColour(Colour colour);
  void SetText(std::string_view text, const TextStyle& style);
  std::string Shortened(std::string_view text, const TextStyle& style, double max_width);

  std::unique_ptr<cairo_t, Release> context_;
  std::unique_ptr<PangoLayout, Release> layout_;  // in points
  // In SVG, text is drawn as shapes: the symbols that cairo makes of glyphs are lost in many
  // programs that read pictures.
  bool outlines_;
  std::array<double, kWeightCount> cap_height_{};  // as a part of the size; 0: not yet known
  double scale_ = 1;
  double smallest_text_pt_ = 1e6;
  double thinnest_line_ = 1e6;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_CANVAS_H_
