#ifndef GRILLE_TOOLS_SHEET_PICTURE_H_
#define GRILLE_TOOLS_SHEET_PICTURE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/item.h"
#include "tools/sheet/output_file.h"

namespace grille::sheet {

/// The width of a picture, in mm.
inline constexpr double kNarrowestPicture = 20;
inline constexpr double kWidestPicture = 1000;

/// What is shown.
enum class PictureOf { kPuzzle, kAnswer };

/// A puzzle or its answer by itself, for others to lay out: as wide as asked for, no higher than
/// need be.
class Picture {
 public:
  /// `item` must live on. An answer needs a puzzle that was read with one. InvalidArgument when it
  /// cannot be drawn so narrow, with a width that would do.
  static absl::StatusOr<Picture> Plan(const Item& item, PictureOf what, double width,
                                      const DrawOptions& options);

  Paper size() const { return size_; }

  void Draw(Canvas& canvas) const;

 private:
  Picture() = default;
  static bool Fits(Canvas& canvas, const Item& item, PictureOf what, double width,
                   const DrawOptions& options);
  static absl::Status TooNarrow(Canvas& canvas, const Item& item, PictureOf what, double width,
                                const DrawOptions& options);
  void DrawIn(Canvas& canvas, const Box& box) const;

  const Item* item_ = nullptr;
  PictureOf what_ = PictureOf::kPuzzle;
  DrawOptions options_;
  Box box_;  ///< that it was laid out in
  Paper size_;
};

/// Files that a picture can be written as.
enum class PictureFormat { kSvg, kPdf, kPng };

/// How they are written.
struct PictureFile {
  PictureFormat format = PictureFormat::kSvg;
  bool transparent = false;    ///< nothing behind the drawing, instead of white; a PDF has no white
  double dots_per_inch = 300;  ///< of a PNG
};

/// Writes a picture. Greys alone when its theme has nothing else. On an error nothing is left half
/// written, and a file that was there stays.
absl::Status WritePicture(const std::string& path, const Picture& picture,
                          const DrawOptions& options, const PictureFile& file);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_PICTURE_H_
