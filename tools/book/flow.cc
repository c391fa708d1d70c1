#include "tools/book/flow.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "tools/sheet/text_block.h"

namespace grille::book {
namespace {

using sheet::Align;
using sheet::TextBlock;
using sheet::TextStyle;
using sheet::Weight;

constexpr double kIndent = 5.5;
constexpr double kPictureAbove = 3.2;
constexpr double kPictureBelow = 4.5;
constexpr double kPictureGap = 5;
constexpr double kCaption = 5;  ///< height of a line under a picture
constexpr double kWidePage = 150;

}  // namespace

double Flow::BodySizePt() const { return body_.width > kWidePage ? 11 : 9.5; }

void Flow::Text(std::string_view text, const TextStyle& style, const Setting& setting) {
  double indent = setting.indent;
  TextBlock block(body_.width - indent);
  block.Add(canvas_, text, style);
  auto draw = [block, style, indent, label = std::string(setting.label)](Canvas& canvas,
                                                                         const Box& box) {
    if (!label.empty()) {
      canvas.Text({box.x + indent - 1.8, box.y + canvas.CapHeight(style)}, Align::kRight, label,
                  {style.size_pt, Weight::kBold, style.colour});
    }
    block.Draw(canvas, box.x + indent, box.y, Align::kLeft);
  };
  parts_.push_back({.above = setting.above,
                    .height = block.height(),
                    .below = setting.below,
                    .with_next = setting.with_next,
                    .draw = draw});
}

void Flow::Title(std::string_view text) {
  Text(text, {20, Weight::kBlack, options_.theme.ink}, {.above = 8, .below = 4, .with_next = true});
}

void Flow::Heading(std::string_view text) {
  Text(text, {BodySizePt() + 2.5, Weight::kBold, options_.theme.ink},
       {.above = 6.5, .below = 2.6, .with_next = true});
}

void Flow::Paragraph(std::string_view text) {
  Text(text, {BodySizePt(), Weight::kRegular, options_.theme.ink}, {.above = 2.4});
}

void Flow::Lead(std::string_view text) {
  Text(text, {BodySizePt(), Weight::kRegular, options_.theme.ink},
       {.above = 2.4, .with_next = true});
}

void Flow::Bullet(std::string_view text) {
  Text(text, {BodySizePt(), Weight::kRegular, options_.theme.ink},
       {.above = 1.6, .indent = kIndent, .label = "•"});
}

void Flow::Numbered(int number, std::string_view text) {
  std::string label = absl::StrCat(number);
  Text(text, {BodySizePt(), Weight::kRegular, options_.theme.ink},
       {.above = number == 1 ? 3 : 1.6, .indent = kIndent, .label = label});
}

void Flow::Small(std::string_view text) {
  Text(text, {BodySizePt() - 1, Weight::kRegular, options_.theme.soft_ink}, {.above = 6});
}

void Flow::Picture(double height, BoxDrawing draw) {
  parts_.push_back({.above = kPictureAbove,
                    .height = std::min(height, body_.height),
                    .below = kPictureBelow,
                    .with_next = false,
                    .draw = std::move(draw)});
}

void Flow::Pictures(int count, int in_row,
                    const std::function<void(Canvas&, const Box&, int index)>& draw,
                    const std::function<std::string(int index)>& caption) {
  double side = (body_.width - (in_row - 1) * kPictureGap) / in_row;
  TextStyle style = {BodySizePt(), Weight::kBold, options_.theme.ink};
  for (int first = 0; first < count; first += in_row) {
    Picture(side + kCaption, [=](Canvas& canvas, const Box& box) {
      for (int i = first; i < std::min(first + in_row, count); ++i) {
        Box square = {box.x + (i - first) * (side + kPictureGap), box.y, side, side};
        draw(canvas, square, i);
        canvas.Text({square.centre().x, box.bottom() - 0.8}, Align::kCentre, caption(i), style,
                    side + kPictureGap);
      }
    });
  }
}

std::vector<BoxDrawing> Flow::Pages() const {
  struct Placed {
    BoxDrawing draw;
    double top = 0;
    double height = 0;
  };
  std::vector<std::vector<Placed>> pages;
  double y = 0;
  double below = 0;  // what the last part asks for
  for (size_t i = 0; i < parts_.size(); ++i) {
    const Part& part = parts_[i];
    double space = std::max(below, part.above);
    // With those it must not be parted from.
    double needed = part.height;
    for (size_t next = i; parts_[next].with_next && next + 1 < parts_.size(); ++next) {
      needed += std::max(parts_[next].below, parts_[next + 1].above) + parts_[next + 1].height;
    }
    // What does not fit even on a page of its own is parted after all.
    if (pages.empty() || (y > 0 && y + space + needed > body_.height)) {
      pages.emplace_back();
      y = 0;
    }
    if (y > 0) y += space;
    pages.back().push_back({part.draw, y, part.height});
    y += part.height;
    below = part.below;
  }
  std::vector<BoxDrawing> drawings;
  drawings.reserve(pages.size());
  for (std::vector<Placed>& page : pages) {
    drawings.emplace_back([page = std::move(page)](Canvas& canvas, const Box& body) {
      for (const Placed& placed : page) {
        placed.draw(canvas, {body.x, body.y + placed.top, body.w, placed.height});
      }
    });
  }
  return drawings;
}

}  // namespace grille::book
