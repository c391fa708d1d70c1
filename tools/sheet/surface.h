#ifndef GRILLE_TOOLS_SHEET_SURFACE_H_
#define GRILLE_TOOLS_SHEET_SURFACE_H_

#include <functional>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/words.h"

namespace grille::sheet {

/// What a document says about itself.
struct DocumentInfo {
  std::string title;  ///< plain UTF-8; may be empty
  Language language = Language::kEnglish;
};

/// Draws page `index`, counted from 0, on a canvas of the paper's size.
using PageFunction = std::function<void(Canvas& canvas, int index)>;

/// Writes a PDF of `pages` pages. The same pages and info give the same bytes: the file holds no
/// clock, host or locale. On an error, which names the file, nothing is left half written and a
/// file that was there stays (output_file.h, also for `publisher`).
absl::Status WritePdf(const std::string& path, const Paper& paper, const DocumentInfo& info,
                      int pages, const PageFunction& draw, const Publisher& publisher = {});

/// Writes one page as a PNG picture on white, likewise. InvalidArgument when the picture would have
/// no pixel or more than 20,000 a side.
absl::Status WritePng(const std::string& path, const Paper& paper, double dots_per_inch,
                      Language language, const std::function<void(Canvas&)>& draw);

/// A canvas that keeps nothing, for measuring text.
std::unique_ptr<Canvas> MakeMeasuringCanvas(Language language);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SURFACE_H_
