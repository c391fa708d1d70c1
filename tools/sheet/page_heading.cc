#include "tools/sheet/page_heading.h"

namespace grille::sheet {

void DrawPageHeading(Canvas& canvas, const Box& body, std::string_view heading,
                     std::string_view note, const Theme& theme) {
  TextStyle big = {20, Weight::kBlack, theme.ink};
  double baseline = body.y + canvas.CapHeight(big);
  canvas.Text({body.x, baseline}, Align::kLeft, heading, big, body.w);
  if (note.empty()) return;
  double left = body.x + canvas.TextWidth(heading, big) + 5;
  canvas.Text({body.right(), baseline}, Align::kRight, note, {11, Weight::kRegular, theme.soft_ink},
              body.right() - left);
}

}  // namespace grille::sheet
