#ifndef GRILLE_TOOLS_SHEET_PAGE_FRAME_H_
#define GRILLE_TOOLS_SHEET_PAGE_FRAME_H_

#include <string>

#include "tools/sheet/geometry.h"
#include "tools/sheet/pdf_options.h"

namespace grille::sheet {

/// The boxes of a page for the printer, one around the other: the trim, the bleed, the medium with
/// room for crop marks. Their origin is the top left corner of the trim.
class PageFrame {
 public:
  PageFrame(const Paper& trim, const PdfOptions& options);

  Box Trim() const { return {0, 0, trim_.width, trim_.height}; }
  Box Bleed() const { return Trim().Inset(-bleed_); }
  Box Media() const { return Trim().Inset(-edge_); }

  /// Whether there is anything around the trim.
  bool any() const { return edge_ > 0; }
  bool crop_marks() const { return crop_marks_; }

  /// The content of a PDF that draws two crop marks at each corner of the trim, outside the bleed.
  std::string CropMarks() const;

 private:
  Paper trim_;
  double bleed_;
  bool crop_marks_;
  double edge_;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PAGE_FRAME_H_
