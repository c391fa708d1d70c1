#include "tools/sheet/ink.h"

#include <cairo.h>

namespace grille::sheet {

Ink InkOf(Language language, const std::function<void(Canvas&)>& draw) {
  cairo_surface_t* surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr);
  cairo_t* context = cairo_create(surface);
  cairo_scale(context, 1 / kMmPerPoint, 1 / kMmPerPoint);
  Ink ink;
  {
    Canvas canvas(context, language);
    draw(canvas);
    ink.smallest_text_pt = canvas.smallest_text_pt();
    ink.thinnest_line = canvas.thinnest_line();
  }
  Box& box = ink.box;
  cairo_recording_surface_ink_extents(surface, &box.x, &box.y, &box.w, &box.h);
  box = {box.x * kMmPerPoint, box.y * kMmPerPoint, box.w * kMmPerPoint, box.h * kMmPerPoint};
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return ink;
}

}  // namespace grille::sheet
