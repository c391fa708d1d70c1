#include "tools/sheet/ink.h"

#include "tools/sheet/cairo_handles.h"

namespace grille::sheet {

Ink InkOf(Language language, const std::function<void(Canvas&)>& draw) {
  SurfaceHandle surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
  Ink ink;
  {
    ContextHandle context = MakeContext(surface.get(), 1 / kMmPerPoint);
    Canvas canvas(context.get(), language);
    draw(canvas);
    ink.smallest_text_pt = canvas.smallest_text_pt();
    ink.thinnest_line = canvas.thinnest_line();
  }
  Box& box = ink.box;
  cairo_recording_surface_ink_extents(surface.get(), &box.x, &box.y, &box.w, &box.h);
  box = {box.x * kMmPerPoint, box.y * kMmPerPoint, box.w * kMmPerPoint, box.h * kMmPerPoint};
  return ink;
}

}  // namespace grille::sheet
