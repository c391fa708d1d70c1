#include "tools/sheet/page_frame.h"

#include "absl/strings/str_cat.h"

namespace grille::sheet {
namespace {

constexpr double kMarkGap = 1;  // between the bleed and a mark
constexpr double kMarkLength = 5;
constexpr double kMarkAir = 1;  // between a mark and the edge
constexpr double kMarkWidth = 0.251;

}  // namespace

PageFrame::PageFrame(const Paper& trim, const PdfOptions& options)
    : trim_(trim),
      bleed_(options.bleed),
      crop_marks_(options.crop_marks),
      edge_(options.bleed + (options.crop_marks ? kMarkGap + kMarkLength + kMarkAir : 0)) {}

std::string PageFrame::CropMarks() const {
  // Points, from the bottom left corner of the medium upward.
  double left = edge_ / kMmPerPoint;
  double right = (edge_ + trim_.width) / kMmPerPoint;
  double top = (edge_ + trim_.height) / kMmPerPoint;
  double from = kMarkAir / kMmPerPoint;
  double to = (kMarkAir + kMarkLength) / kMmPerPoint;
  double width = left + right;
  double height = left + top;
  std::string content = absl::StrCat("q 0 G ", kMarkWidth / kMmPerPoint, " w 0 J\n");
  auto line = [&](double x1, double y1, double x2, double y2) {
    absl::StrAppend(&content, x1, " ", y1, " m ", x2, " ", y2, " l S\n");
  };
  for (double x : {left, right}) {
    line(x, from, x, to);
    line(x, height - to, x, height - from);
  }
  for (double y : {left, top}) {
    line(from, y, to, y);
    line(width - to, y, width - from, y);
  }
  return content + "Q\n";
}

}  // namespace grille::sheet
