#ifndef GRILLE_TOOLS_SHEET_SURFACE_H_
#define GRILLE_TOOLS_SHEET_SURFACE_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/document_info.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/pdf_options.h"
#include "tools/sheet/words.h"

// One drawing, three kinds of file. All of them: the same drawing and options give the same bytes,
// for a file holds no clock, host, locale or count of the process; on an error, which names the
// file, nothing is left half written and a file that was there stays (output_file.h, also for
// `publisher`).

namespace grille::sheet {

/// The longest side of a page, in millimetres: PDF knows no more than 200 inches.
inline constexpr double kLongestDrawn = 5000;

/// Whether a page may have a side of that many millimetres.
constexpr bool IsDrawable(double length) { return length >= 1 && length <= kLongestDrawn; }

/// Draws page `index`, counted from 0, on a canvas of the paper's size.
using PageFunction = std::function<void(Canvas& canvas, int index)>;

/// Draws a single page.
using DrawFunction = std::function<void(Canvas& canvas)>;

/// Writes a PDF of `pages` pages, at least one. `trim` is the size of a page when it is cut; pages
/// are drawn from its top left corner and may reach into the bleed, where they are cut off.
/// TrimBox, BleedBox, CropBox and MediaBox are set. InvalidArgument for options that make no sense.
/// Needs memory for the finished file, twice, and for one page.
absl::Status WritePdf(const std::string& path, const Paper& trim, const DocumentInfo& info,
                      int pages, const PageFunction& draw, const Publisher& publisher = {},
                      const PdfOptions& options = {});

/// What lies behind a drawing.
enum class Ground { kWhite, kTransparent };

/// Writes one page as SVG, its size in millimetres. Text becomes outlines, so that it looks alike
/// where the fonts are missing; the title is kept as the picture's name.
absl::Status WriteSvg(const std::string& path, const Paper& paper, const DocumentInfo& info,
                      Ground ground, const DrawFunction& draw);

/// How a picture is made of dots.
struct PngOptions {
  double dots_per_inch = 300;
  Ground ground = Ground::kWhite;
  bool grey = false;  ///< one grey channel instead of three colours
};

/// Writes one page as PNG, 8 bits a channel, its resolution told. InvalidArgument when the picture
/// would have no pixel or more than 20,000 a side.
absl::Status WritePng(const std::string& path, const Paper& paper, const PngOptions& options,
                      Language language, const DrawFunction& draw);

/// A canvas that keeps nothing, for measuring text.
std::unique_ptr<Canvas> MakeMeasuringCanvas(Language language);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SURFACE_H_
