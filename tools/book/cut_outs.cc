#include "tools/book/cut_outs.h"

#include <algorithm>

namespace grille::book {

Box DrawCutOutHeading(Canvas& canvas, const Box& box, const std::string& text,
                      const sheet::Theme& theme) {
  sheet::TextStyle style = {20, sheet::Weight::kBlack, theme.ink};
  canvas.Text({box.x, box.y + canvas.CapHeight(style)}, sheet::Align::kLeft, text, style, box.w);
  return {box.x, box.y + kCutOutHeading, box.w, box.h - kCutOutHeading};
}

void AddCutOutPages(const CutOutThings& things, const Paper& body, const sheet::Theme& theme,
                    std::vector<BoxDrawing>* pages) {
  double pitch = things.side + things.gap;
  int columns = std::max(1, static_cast<int>((body.width + things.gap) / pitch));
  int rows = std::max(1, static_cast<int>((body.height - kCutOutHeading + things.gap) / pitch));
  for (int first = 0; first < things.count; first += columns * rows) {
    int end = std::min(things.count, first + columns * rows);
    pages->emplace_back([=](Canvas& canvas, const Box& box) {
      Box room = DrawCutOutHeading(canvas, box, things.title, theme);
      for (int i = first; i < end; ++i) {
        int column = (i - first) % columns;
        int row = (i - first) / columns;
        things.draw(canvas,
                    {room.x + column * pitch, room.y + row * pitch, things.side, things.side}, i);
      }
    });
  }
}

}  // namespace grille::book
