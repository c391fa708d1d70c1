#include "tools/sheet/surface.h"

#include "tools/sheet/cairo_handles.h"

namespace grille::sheet {

std::unique_ptr<Canvas> MakeMeasuringCanvas(Language language) {
  SurfaceHandle surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  ContextHandle context = MakeContext(surface.get(), 1 / kMmPerPoint);
  return std::make_unique<Canvas>(context.get(), language);
}

}  // namespace grille::sheet
