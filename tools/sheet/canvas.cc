#include "tools/sheet/canvas.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <string>
#include <vector>

namespace grille::sheet {
namespace {

using std::numbers::pi;

PangoWeight PangoWeightOf(Weight weight) {
  constexpr std::array<PangoWeight, kWeightCount> kWeights = {
      PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_SEMIBOLD, PANGO_WEIGHT_BOLD, PANGO_WEIGHT_HEAVY};
  return kWeights[static_cast<size_t>(weight)];
}

/// A layout of one line in points, unhinted, so that a page looks alike at every resolution.
PangoLayout* MakeLayout(cairo_t* context, Language language) {
  cairo_save(context);
  cairo_scale(context, kMmPerPoint, kMmPerPoint);
  // A font map of its own: pango's default one is of its thread and keeps every size ever used.
  PangoFontMap* fonts = pango_cairo_font_map_new();
  PangoContext* pango = pango_font_map_create_context(fonts);
  g_object_unref(fonts);
  pango_cairo_update_context(context, pango);
  cairo_restore(context);
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(pango, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(pango, FALSE);
  std::string code(words::LanguageCode(language));
  pango_context_set_language(pango, pango_language_from_string(code.c_str()));
  PangoLayout* layout = pango_layout_new(pango);
  g_object_unref(pango);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  return layout;
}

}  // namespace

void Canvas::Release::operator()(cairo_t* context) const { cairo_destroy(context); }
void Canvas::Release::operator()(PangoLayout* layout) const { g_object_unref(layout); }

Canvas::Canvas(cairo_t* context, Language language)
    : context_(cairo_reference(context)),
      layout_(MakeLayout(context, language)),
      outlines_(cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_SVG) {
  cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
}

Canvas::~Canvas() = default;

void Canvas::MoveTo(Point p) { cairo_move_to(context_.get(), p.x, p.y); }
void Canvas::LineTo(Point p) { cairo_line_to(context_.get(), p.x, p.y); }
void Canvas::CurveTo(Point c1, Point c2, Point p) {
  cairo_curve_to(context_.get(), c1.x, c1.y, c2.x, c2.y, p.x, p.y);
}
void Canvas::ClosePath() { cairo_close_path(context_.get()); }

void Canvas::AddBox(const Box& box, double corner_radius) {
  cairo_t* context = context_.get();
  double r = corner_radius;
  if (r <= 0) {
    cairo_rectangle(context, box.x, box.y, box.w, box.h);
    return;
  }
  cairo_new_sub_path(context);
  cairo_arc(context, box.right() - r, box.y + r, r, -pi / 2, 0);
  cairo_arc(context, box.right() - r, box.bottom() - r, r, 0, pi / 2);
  cairo_arc(context, box.x + r, box.bottom() - r, r, pi / 2, pi);
  cairo_arc(context, box.x + r, box.y + r, r, pi, 3 * pi / 2);
  cairo_close_path(context);
}

void Canvas::AddCircle(Point centre, double radius) {
  cairo_new_sub_path(context_.get());
  cairo_arc(context_.get(), centre.x, centre.y, radius, 0, 2 * pi);
  cairo_close_path(context_.get());
}

void Canvas::AddArc(Point centre, double radius, double from, double to) {
  cairo_new_sub_path(context_.get());
  cairo_arc(context_.get(), centre.x, centre.y, radius, from, to);
}

void Canvas::SetColour(Colour colour) {
  cairo_set_source_rgb(context_.get(), colour.red, colour.green, colour.blue);
}

void Canvas::Fill(Colour colour) {
  SetColour(colour);
  cairo_fill(context_.get());
}

void Canvas::FillKeeping(Colour colour) {
  SetColour(colour);
  cairo_fill_preserve(context_.get());
}

void Canvas::Stroke(Colour colour, double width, Cap cap) {
  thinnest_line_ = std::min(thinnest_line_, scale_ * width);
  SetColour(colour);
  cairo_set_line_cap(context_.get(),
                     cap == Cap::kRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width(context_.get(), width);
  cairo_stroke(context_.get());
}

void Canvas::SetText(std::string_view text, const TextStyle& style) {
  PangoFontDescription* font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Lato");
  pango_font_description_set_weight(font, PangoWeightOf(style.weight));
  pango_font_description_set_absolute_size(font, std::round(style.size_pt * 20) / 20 * PANGO_SCALE);
  pango_layout_set_font_description(layout_.get(), font);
  pango_font_description_free(font);
  pango_layout_set_text(layout_.get(), text.data(), static_cast<int>(text.size()));
}

double Canvas::TextWidth(std::string_view text, const TextStyle& style) {
  SetText(text, style);
  PangoRectangle logical;
  pango_layout_get_extents(layout_.get(), nullptr, &logical);
  return logical.width * kMmPerPoint / PANGO_SCALE;
}

/// Pango could do this, but then the text that a reader of the file gets would not be what is seen.
std::string Canvas::Shortened(std::string_view text, const TextStyle& style, double max_width) {
  SetText(text, style);
  int count = 0;
  const PangoLogAttr* attributes = pango_layout_get_log_attrs_readonly(layout_.get(), &count);
  std::vector<size_t> ends;  // where the text may be cut, in bytes
  const char* p = text.data();
  for (int i = 0; i < count && p < text.data() + text.size(); ++i, p = g_utf8_next_char(p)) {
    if (attributes[i].is_cursor_position) ends.push_back(static_cast<size_t>(p - text.data()));
  }
  auto cut = [&](size_t end) {
    std::string prefix(text.substr(0, end));
    prefix.resize(prefix.find_last_not_of(' ') + 1);
    return prefix + "…";
  };
  size_t fits = 0;
  size_t too_long = ends.size();
  while (fits + 1 < too_long) {
    size_t middle = (fits + too_long) / 2;
    (TextWidth(cut(ends[middle]), style) <= max_width ? fits : too_long) = middle;
  }
  return ends.empty() ? "" : cut(ends[fits]);
}

double Canvas::CapHeight(const TextStyle& style) {
  double& part = cap_height_[static_cast<size_t>(style.weight)];
  if (part == 0) {
    SetText("H", {.size_pt = 100, .weight = style.weight});
    PangoRectangle ink;
    pango_layout_get_extents(layout_.get(), &ink, nullptr);
    part = ink.height / (100.0 * PANGO_SCALE);
  }
  return part * style.size_pt * kMmPerPoint;
}

void Canvas::Text(Point at, Align align, std::string_view text, const TextStyle& style,
                  double max_width) {
  smallest_text_pt_ = std::min(smallest_text_pt_, scale_ * style.size_pt);
  std::string shortened;
  if (max_width < kUnbounded && TextWidth(text, style) > max_width) {
    shortened = Shortened(text, style, max_width);
    text = shortened;
  }
  SetText(text, style);
  PangoLayout* layout = layout_.get();
  PangoRectangle logical;
  pango_layout_get_extents(layout, nullptr, &logical);
  double part = align == Align::kLeft ? 0 : align == Align::kCentre ? 0.5 : 1;
  double left = (logical.x + part * logical.width) / PANGO_SCALE;
  double up = pango_layout_get_baseline(layout) / static_cast<double>(PANGO_SCALE);
  cairo_t* context = context_.get();
  cairo_save(context);
  SetColour(style.colour);
  cairo_translate(context, at.x, at.y);
  cairo_scale(context, kMmPerPoint, kMmPerPoint);
  if (outlines_) {
    cairo_translate(context, -left, -up);  // a move would be a part of the path
    pango_cairo_layout_path(context, layout);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING);  // parts of a glyph may overlap
    cairo_fill(context);
  } else {
    cairo_move_to(context, -left, -up);
    pango_cairo_show_layout(context, layout);
  }
  cairo_restore(context);
  cairo_new_path(context);
}

Canvas::Enlarged::Enlarged(Canvas& canvas, double scale) : canvas_(canvas), before_(canvas.scale_) {
  cairo_save(canvas_.context_.get());
  cairo_scale(canvas_.context_.get(), scale, scale);
  canvas_.scale_ *= scale;
}

Canvas::Enlarged::~Enlarged() {
  cairo_restore(canvas_.context_.get());
  canvas_.scale_ = before_;
}

Canvas::Turned::Turned(Canvas& canvas, Point origin, Turn turn) : canvas_(canvas) {
  constexpr double kQuarter = std::numbers::pi / 2;
  cairo_save(canvas_.context_.get());
  cairo_translate(canvas_.context_.get(), origin.x, origin.y);
  cairo_rotate(canvas_.context_.get(), turn == Turn::kClockwise ? kQuarter : -kQuarter);
}

Canvas::Turned::~Turned() { cairo_restore(canvas_.context_.get()); }

std::vector<char32_t> Canvas::MissingCharacters(std::string_view text) {
  std::set<gunichar> unknown;
  SetText(text, {});
  for (GSList* line = pango_layout_get_lines_readonly(layout_.get()); line; line = line->next) {
    for (GSList* run = static_cast<PangoLayoutLine*>(line->data)->runs; run; run = run->next) {
      const PangoGlyphString& glyphs = *static_cast<PangoLayoutRun*>(run->data)->glyphs;
      for (int i = 0; i < glyphs.num_glyphs; ++i) {
        PangoGlyph glyph = glyphs.glyphs[i].glyph;
        if (glyph & PANGO_GLYPH_UNKNOWN_FLAG) unknown.insert(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG);
      }
    }
  }
  // Glyphs of text from right to left stand in the order in which they are seen.
  std::vector<char32_t> missing;
  const char* end = text.data() + text.size();
  for (const char* p = text.data(); p < end && !unknown.empty(); p = g_utf8_next_char(p)) {
    gunichar character = g_utf8_get_char_validated(p, end - p);
    if (unknown.erase(character) > 0) missing.push_back(character);
  }
  return missing;
}

void Canvas::TextInMiddle(Point centre, std::string_view text, const TextStyle& style) {
  Text({centre.x, centre.y + CapHeight(style) / 2}, Align::kCentre, text, style);
}

}  // namespace grille::sheet
