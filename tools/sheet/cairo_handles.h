#ifndef GRILLE_TOOLS_SHEET_CAIRO_HANDLES_H_
#define GRILLE_TOOLS_SHEET_CAIRO_HANDLES_H_

#include <cairo.h>

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace grille::sheet {

struct ReleaseCairo {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using SurfaceHandle = std::unique_ptr<cairo_surface_t, ReleaseCairo>;
using ContextHandle = std::unique_ptr<cairo_t, ReleaseCairo>;

/// A context whose user space is in millimetres.
inline ContextHandle MakeContext(cairo_surface_t* surface, double units_per_mm) {
  ContextHandle context(cairo_create(surface));
  cairo_scale(context.get(), units_per_mm, units_per_mm);
  return context;
}

/// For cairo's streams: appends to the std::string that `text` points to.
inline cairo_status_t AppendBytes(void* text, const unsigned char* data, unsigned int size) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), size);
  return CAIRO_STATUS_SUCCESS;
}

/// Internal, naming the file, unless cairo is content.
inline absl::Status StatusOf(cairo_status_t status, const std::string& path) {
  if (status == CAIRO_STATUS_SUCCESS) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat("cannot draw ", path, ": ", cairo_status_to_string(status)));
}

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_CAIRO_HANDLES_H_
