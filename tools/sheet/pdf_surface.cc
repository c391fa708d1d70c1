#include <cairo-pdf.h>

#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/cairo_handles.h"
#include "tools/sheet/page_frame.h"
#include "tools/sheet/pdf_finish.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr double kMaxBleed = 20;

absl::Status Check(const Paper& trim, int pages, const PdfOptions& options) {
  if (pages < 1) return absl::InvalidArgumentError("a PDF needs at least one page");
  if (!IsDrawable(trim.width) || !IsDrawable(trim.height)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a page has 1 to ", kLongestDrawn, " mm a side"));
  }
  if (!(options.bleed >= 0 && options.bleed <= kMaxBleed)) {
    return absl::InvalidArgumentError(
        absl::StrCat("the bleed is 0 to ", kMaxBleed, " mm, not ", options.bleed));
  }
  bool framed = options.bleed > 0 || options.crop_marks;
  if (options.booklet && (framed || !options.outline.empty())) {
    return absl::InvalidArgumentError("a booklet has no bleed, crop marks or bookmarks");
  }
  for (const Bookmark& mark : options.outline) {
    if (mark.page >= 0 && mark.page < pages) continue;
    return absl::InvalidArgumentError(absl::StrCat("no page ", mark.page + 1, " for a bookmark"));
  }
  return absl::OkStatus();
}

/// Everything that is drawn, on media with room for bleed and marks.
absl::StatusOr<std::string> Draw(const std::string& path, const PageFrame& frame, Language language,
                                 int pages, const PageFunction& draw) {
  std::string bytes;
  Box media = frame.Media();
  SurfaceHandle surface(cairo_pdf_surface_create_for_stream(
      &AppendBytes, &bytes, media.w / kMmPerPoint, media.h / kMmPerPoint));
  // A date must be there, or cairo takes the clock's.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE,
                                 "2000-01-01T00:00:00Z");
  {
    ContextHandle context = MakeContext(surface.get(), 1 / kMmPerPoint);
    cairo_translate(context.get(), -media.x, -media.y);
    Canvas canvas(context.get(), language);
    for (int i = 0; i < pages && cairo_status(context.get()) == CAIRO_STATUS_SUCCESS; ++i) {
      cairo_save(context.get());
      if (frame.any()) {
        Box bleed = frame.Bleed();
        cairo_rectangle(context.get(), bleed.x, bleed.y, bleed.w, bleed.h);
        cairo_clip(context.get());
      }
      draw(canvas, i);
      cairo_show_page(context.get());
      cairo_restore(context.get());
    }
  }
  cairo_surface_finish(surface.get());
  GRILLE_RETURN_IF_ERROR(StatusOf(cairo_surface_status(surface.get()), path));
  return bytes;
}

}  // namespace

absl::Status WritePdf(const std::string& path, const Paper& trim, const DocumentInfo& info,
                      int pages, const PageFunction& draw, const Publisher& publisher,
                      const PdfOptions& options) {
  GRILLE_RETURN_IF_ERROR(Check(trim, pages, options));
  // First of all, so that a name nobody can write to costs no drawing.
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  PageFrame frame(trim, options);
  GRILLE_ASSIGN_OR_RETURN(std::string drawn, Draw(path, frame, info.language, pages, draw));
  absl::Status status = FinishPdf(path, drawn, frame, info, options, file.get());
  return file->Commit(status, publisher);
}

}  // namespace grille::sheet
