#include "tools/sheet/picture.h"

#include <cmath>
#include <memory>

#include "absl/strings/str_cat.h"
#include "tools/sheet/ink.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

/// Round the drawing.
constexpr double kRim = 1;

/// As a part of the width. No board needs to be higher to be as large as its width allows, and
/// hints in words run on below it.
constexpr double kHighest = 6;

/// What a drawing may take of a picture of that width.
Box BoxOf(double width) { return {kRim, kRim, width - 2 * kRim, kHighest * width}; }

/// The least height, to a tenth of a millimetre, at which `is_enough`; it must be at `high`.
template <typename Enough>
double LeastHeight(double high, const Enough& is_enough) {
  double low = 0;
  while (high - low > 0.1) {
    double middle = (low + high) / 2;
    (is_enough(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace

bool Picture::Fits(Canvas& canvas, const Item& item, PictureOf what, double width,
                   const DrawOptions& options) {
  Box box = BoxOf(width);
  if (what == PictureOf::kAnswer) return item.drawing->AnswerFits(canvas, box, options);
  return item.drawing->SizeIn(canvas, box, options) > 0;
}

absl::Status Picture::TooNarrow(Canvas& canvas, const Item& item, PictureOf what, double width,
                                const DrawOptions& options) {
  std::string refusal = absl::StrCat(what == PictureOf::kAnswer ? "its answer " : "",
                                     "cannot be drawn in a width of ", width, " mm");
  for (double wider = std::ceil(width) + 1; wider <= kWidestPicture; wider += 1) {
    if (!Fits(canvas, item, what, wider, options)) continue;
    return absl::InvalidArgumentError(absl::StrCat(refusal, "; ", wider, " would do"));
  }
  return absl::InvalidArgumentError(refusal);
}

absl::StatusOr<Picture> Picture::Plan(const Item& item, PictureOf what, double width,
                                      const DrawOptions& options) {
  Picture picture;
  picture.item_ = &item;
  picture.what_ = what;
  picture.options_ = options;
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(options.language);
  Box& box = picture.box_;
  box = BoxOf(width);
  if (!Fits(*canvas, item, what, width, options)) {
    return TooNarrow(*canvas, item, what, width, options);
  }
  if (what == PictureOf::kPuzzle) {
    double largest = item.drawing->SizeIn(*canvas, box, options);
    box.h = LeastHeight(box.h, [&](double height) {
      Box lower = {box.x, box.y, box.w, height};
      return item.drawing->SizeIn(*canvas, lower, options) >= 0.999 * largest;
    });
  }
  Ink ink = InkOf(options.language, [&](Canvas& trial) { picture.DrawIn(trial, box); });
  box.y -= ink.box.y - kRim;
  picture.size_ = {width, ink.box.h + 2 * kRim};
  return picture;
}

void Picture::DrawIn(Canvas& canvas, const Box& box) const {
  if (what_ == PictureOf::kPuzzle) {
    item_->drawing->Draw(canvas, box, options_);
  } else {
    item_->drawing->DrawAnswer(canvas, box, options_);
  }
}

void Picture::Draw(Canvas& canvas) const { DrawIn(canvas, box_); }

absl::Status WritePicture(const std::string& path, const Picture& picture,
                          const DrawOptions& options, const PictureFile& file) {
  auto draw = [&](Canvas& canvas) { picture.Draw(canvas); };
  Ground ground = file.transparent ? Ground::kTransparent : Ground::kWhite;
  bool grey = options.theme.IsGrey();
  DocumentInfo info = {.title = "", .language = options.language};
  switch (file.format) {
    case PictureFormat::kSvg:
      return WriteSvg(path, picture.size(), info, ground, draw);
    case PictureFormat::kPdf:
      return WritePdf(path, picture.size(), info, 1,
                      [&](Canvas& canvas, int /*page*/) { draw(canvas); }, {},
                      {.black_only = grey});
    case PictureFormat::kPng:
      return WritePng(path, picture.size(),
                      {.dots_per_inch = file.dots_per_inch, .ground = ground, .grey = grey},
                      options.language, draw);
  }
  return absl::InternalError("a picture of no format");
}

}  // namespace grille::sheet
