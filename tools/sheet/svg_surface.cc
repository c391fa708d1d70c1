#include <cairo-svg.h>
#include <glib.h>

#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/cairo_handles.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

/// cairo keeps places as whole 256ths of a unit: a tenth of a millimetre makes that finer than any
/// printer, whatever size the picture is blown up to.
constexpr double kUnitsPerMm = 10;

/// Millimetres with three decimals at most.
double Rounded(double length) { return std::round(length * 1000) / 1000; }

std::string Escaped(std::string_view text) {
  std::unique_ptr<char, decltype(&g_free)> escaped(
      g_markup_escape_text(text.data(), static_cast<gssize>(text.size())), &g_free);
  return escaped.get();
}

/// Numbers cairo's surfaces anew: it counts them through the process, not through the file. They
/// are only spoken of as "surface5" and "#surface5"; there is no text in which that could occur.
std::string Renumbered(std::string_view svg) {
  constexpr std::string_view kName = "surface";
  std::map<std::string_view, size_t> numbers;
  std::string out;
  size_t done = 0;
  for (size_t at = svg.find(kName); at != svg.npos; at = svg.find(kName, done)) {
    size_t digits = at + kName.size();
    size_t end = digits;
    while (end < svg.size() && absl::ascii_isdigit(static_cast<unsigned char>(svg[end]))) ++end;
    out.append(svg.substr(done, digits - done));
    if (end > digits) {
      std::string_view old = svg.substr(digits, end - digits);
      absl::StrAppend(&out, numbers.emplace(old, numbers.size() + 1).first->second);
    }
    done = end;
  }
  return out.append(svg.substr(done));
}

/// Our own opening tag in place of cairo's, which knows one unit for size and content.
absl::StatusOr<std::string> WithHeader(std::string_view svg, const Paper& paper,
                                       const DocumentInfo& info) {
  size_t from = svg.find("<svg");
  size_t to = svg.find('>', from);
  if (from == svg.npos || to == svg.npos) return absl::InternalError("cairo's SVG has no <svg>");
  std::string out(svg.substr(0, from));
  absl::StrAppend(&out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                  "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" xml:lang=\"",
                  std::string(words::LanguageCode(info.language)), "\" width=\"",
                  Rounded(paper.width), "mm\" height=\"", Rounded(paper.height),
                  "mm\" viewBox=\"0 0 ", Rounded(paper.width * kUnitsPerMm), " ",
                  Rounded(paper.height * kUnitsPerMm), "\">");
  if (!info.title.empty()) absl::StrAppend(&out, "\n<title>", Escaped(info.title), "</title>");
  return out.append(svg.substr(to + 1));
}

}  // namespace

absl::Status WriteSvg(const std::string& path, const Paper& paper, const DocumentInfo& info,
                      Ground ground, const DrawFunction& draw) {
  if (!IsDrawable(paper.width) || !IsDrawable(paper.height)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a picture has 1 to ", kLongestDrawn, " mm a side"));
  }
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> file, OutputFile::Create(path));
  std::string drawn;
  SurfaceHandle surface(cairo_svg_surface_create_for_stream(
      &AppendBytes, &drawn, paper.width * kUnitsPerMm, paper.height * kUnitsPerMm));
  {
    ContextHandle context = MakeContext(surface.get(), kUnitsPerMm);
    if (ground == Ground::kWhite) {
      cairo_set_source_rgb(context.get(), 1, 1, 1);
      cairo_rectangle(context.get(), 0, 0, paper.width, paper.height);
      cairo_fill(context.get());
    }
    Canvas canvas(context.get(), info.language);
    draw(canvas);
  }
  cairo_surface_finish(surface.get());
  absl::Status status = StatusOf(cairo_surface_status(surface.get()), path);
  if (status.ok()) {
    absl::StatusOr<std::string> svg = WithHeader(Renumbered(drawn), paper, info);
    status = svg.status();
    if (svg.ok()) file->Write(svg->data(), svg->size());
  }
  return file->Commit(status);
}

}  // namespace grille::sheet
