#include "tools/book/cut_outs.h"

#include <algorithm>

#include "tools/sheet/page_heading.h"

namespace grille::book {

void AddCutOutPages(const CutOutThings& things, const Paper& body, const sheet::Theme& theme,
                    std::vector<BoxDrawing>* pages) {
  double pitch = things.side + things.gap;
  int columns = std::max(1, static_cast<int>((body.width + things.gap) / pitch));
  int rows =
      std::max(1, static_cast<int>((body.height - sheet::kPageHeading + things.gap) / pitch));
  for (int first = 0; first < things.count; first += columns * rows) {
    int end = std::min(things.count, first + columns * rows);
    pages->emplace_back([=](Canvas& canvas, const Box& box) {
      DrawPageHeading(canvas, box, things.title, "", theme);
      Box room = sheet::UnderHeading(box);
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
