#ifndef GRILLE_TOOLS_SHEET_PDF_OPTIONS_H_
#define GRILLE_TOOLS_SHEET_PDF_OPTIONS_H_

#include <string>
#include <vector>

namespace grille::sheet {

/// An entry of the list beside the pages on a screen.
struct Bookmark {
  std::string title;  ///< plain UTF-8
  int page = 0;       ///< counted from 0
};

/// What a PDF is made for.
struct PdfOptions {
  /// Millimetres around the trim that a drawing may fill and the knife takes off; 0 to 20.
  double bleed = 0;
  bool crop_marks = false;
  /// No colour space but grey in the whole file, so that black is printed with black ink alone.
  /// What is drawn must be grey, or the file is not written; pictures, such as those of emoji, are
  /// made grey.
  bool black_only = false;
  /// Whether the file tells its title, its language and who made it.
  bool properties = true;
  /// Two pages side by side for folding (booklet.h); goes with no bleed, marks and bookmarks.
  bool booklet = false;
  std::vector<Bookmark> outline = {};
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PDF_OPTIONS_H_
