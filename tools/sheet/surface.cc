#include "tools/sheet/surface.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <cmath>
#include <memory>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/output_file.h"

namespace grille::sheet {
namespace {

constexpr int kMaxPixels = 20000;

struct Release {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;
using Context = std::unique_ptr<cairo_t, Release>;

cairo_status_t WriteBytes(void* file, const unsigned char* data, unsigned int size) {
  bool good = static_cast<OutputFile*>(file)->Write(data, size);
  return good ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

absl::Status StatusOf(cairo_status_t status, const std::string& path) {
  if (status == CAIRO_STATUS_SUCCESS) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat("cannot draw ", path, ": ", cairo_status_to_string(status)));
}

Context MakeContext(cairo_surface_t* surface, double units_per_mm) {
  Context context(cairo_create(surface));
  cairo_scale(context.get(), units_per_mm, units_per_mm);
  return context;
}

/// A date must be there, or cairo takes the clock's.
constexpr char kFixedDate[] = "2000-01-01T00:00:00Z";

void SetMetadata(cairo_surface_t* pdf, const DocumentInfo& info) {
  cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATE_DATE, kFixedDate);
  cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATOR, "grille");
  if (info.title.empty()) return;
  cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, info.title.c_str());
}

}  // namespace

absl::Status WritePdf(const std::string& path, const Paper& paper, const DocumentInfo& info,
                      int pages, const PageFunction& draw, const Publisher& publisher) {
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  Surface surface(cairo_pdf_surface_create_for_stream(
      &WriteBytes, file.get(), paper.width / kMmPerPoint, paper.height / kMmPerPoint));
  SetMetadata(surface.get(), info);
  {
    Context context = MakeContext(surface.get(), 1 / kMmPerPoint);
    Canvas canvas(context.get(), info.language);
    for (int i = 0; i < pages && cairo_status(context.get()) == CAIRO_STATUS_SUCCESS; ++i) {
      draw(canvas, i);
      cairo_show_page(context.get());
    }
  }
  cairo_surface_finish(surface.get());
  return file->Commit(StatusOf(cairo_surface_status(surface.get()), path), publisher);
}

absl::Status WritePng(const std::string& path, const Paper& paper, double dots_per_inch,
                      Language language, const std::function<void(Canvas&)>& draw) {
  double dots_per_mm = dots_per_inch / 25.4;
  double width = std::ceil(paper.width * dots_per_mm - 1e-6);
  double height = std::ceil(paper.height * dots_per_mm - 1e-6);
  if (!(width >= 1 && height >= 1 && width <= kMaxPixels && height <= kMaxPixels)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a picture has 1 to ", kMaxPixels, " pixels a side"));
  }
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width),
                                             static_cast<int>(height)));
  {
    Context context = MakeContext(surface.get(), dots_per_mm);
    cairo_set_source_rgb(context.get(), 1, 1, 1);
    cairo_paint(context.get());
    Canvas canvas(context.get(), language);
    draw(canvas);
  }
  cairo_status_t status = cairo_surface_status(surface.get());
  if (status == CAIRO_STATUS_SUCCESS) {
    status = cairo_surface_write_to_png_stream(surface.get(), &WriteBytes, file.get());
  }
  return file->Commit(StatusOf(status, path));
}

std::unique_ptr<Canvas> MakeMeasuringCanvas(Language language) {
  Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  Context context = MakeContext(surface.get(), 1 / kMmPerPoint);
  return std::make_unique<Canvas>(context.get(), language);
}

}  // namespace grille::sheet
