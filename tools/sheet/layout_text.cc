#include "tools/sheet/layout_text.h"

#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <type_traits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "solver/status.h"
#include "tools/sheet/option_names.h"
#include "tools/sheet/plain_text.h"

namespace grille::sheet {
namespace {

using Json = nlohmann::ordered_json;

// One list of fields for writing and reading. Whoever gives a struct a field more has to add it
// here: the bindings do not compile otherwise.

template <typename T, typename Struct>
concept Is = std::same_as<std::remove_const_t<T>, Struct>;

template <Is<Paper> T>
void VisitFields(T& paper, auto&& visit) {
  auto& [width, height] = paper;
  visit("width", width);
  visit("height", height);
}

template <Is<Margins> T>
void VisitFields(T& margins, auto&& visit) {
  auto& [top, right, bottom, left] = margins;
  visit("top", top);
  visit("right", right);
  visit("bottom", bottom);
  visit("left", left);
}

template <Is<Theme> T>
void VisitFields(T& theme, auto&& visit) {
  auto& [ink, soft_ink, paper, grid_line, faint_line, dark_cell, curve, tokens, tile, well,
         directions, outlines] = theme;
  visit("ink", ink);
  visit("soft_ink", soft_ink);
  visit("paper", paper);
  visit("grid_line", grid_line);
  visit("faint_line", faint_line);
  visit("dark_cell", dark_cell);
  visit("curve", curve);
  visit("tokens", tokens);
  visit("tile", tile);
  visit("well", well);
  visit("directions", directions);
  visit("outlines", outlines);
}

template <Is<DrawOptions> T>
void VisitFields(T& draw, auto&& visit) {
  auto& [language, theme, show_end, letters, axes, dominoes, working_table, hints] = draw;
  visit("language", language);
  visit("theme", theme);
  visit("show_end", show_end);
  visit("letters", letters);
  visit("axes", axes);
  visit("dominoes", dominoes);
  visit("working_table", working_table);
  visit("hints", hints);
}

template <Is<PuzzleOptions> T>
void VisitFields(T& puzzle, auto&& visit) {
  auto& [draw, level_words, qr] = puzzle;
  visit("draw", draw);
  visit("level_words", level_words);
  visit("qr", qr);
}

template <Is<SheetOptions> T>
void VisitFields(T& options, auto&& visit) {
  auto& [per_page, versions, title, footer, answers, puzzle, worksheet, large_print, paper,
         margins] = options;
  visit("per_page", per_page);
  visit("versions", versions);
  visit("title", title);
  visit("footer", footer);
  visit("answers", answers);
  visit("puzzle", puzzle);
  visit("worksheet", worksheet);
  visit("large_print", large_print);
  visit("paper", paper);
  visit("margins", margins);
}

template <typename T>
concept Struct = requires(T value) {
  VisitFields(value, [](const char*, auto&) {});
};

/// The values that have a name in the text.
const Names<Answers>& NamesOf(Answers /*type*/) { return AnswersNames(); }
const Names<Language>& NamesOf(Language /*type*/) { return words::LanguageNames(); }
const Names<WyxAxes>& NamesOf(WyxAxes /*type*/) { return AxesNames(); }
const Names<WyxSteps>& NamesOf(WyxSteps /*type*/) { return StepsNames(); }

// Themes are made of colours of 8 bits a part (Rgb).
int Byte(double part) { return static_cast<int>(std::lround(part * 255)); }

Json Write(bool value) { return value; }
Json Write(int value) { return value; }
Json Write(double value) { return value; }
Json Write(const std::string& text) { return PlainLine(text); }

Json Write(const Colour& colour) {
  return absl::StrFormat("#%02x%02x%02x", Byte(colour.red), Byte(colour.green), Byte(colour.blue));
}

Json Write(const std::array<Colour, 4>& colours) {
  Json list = Json::array();
  for (const Colour& colour : colours) list.push_back(Write(colour));
  return list;
}

template <typename T>
requires std::is_enum_v<T> Json Write(T value) {
  for (const auto& [name, named] : NamesOf(value)) {
    if (named == value) return name;
  }
  return nullptr;
}

template <Struct T>
Json Write(const T& value) {
  Json object = Json::object();
  VisitFields(value, [&](const char* name, const auto& field) { object[name] = Write(field); });
  return object;
}

absl::Status Foreign(absl::string_view what) {
  return absl::FailedPreconditionError(
      absl::StrCat("another version of grille wrote its layout (", what, ")"));
}

absl::Status CannotBe(const std::string& field) {
  return Foreign(absl::StrCat("'", field, "' says what this one does not know"));
}

absl::Status Read(const Json& json, const std::string& field, bool* value) {
  if (!json.is_boolean()) return CannotBe(field);
  *value = json.get<bool>();
  return absl::OkStatus();
}

absl::Status Read(const Json& json, const std::string& field, int* value) {
  if (!json.is_number_integer()) return CannotBe(field);
  // None of them is negative.
  auto number = json.get<uint64_t>();
  if (number > std::numeric_limits<int>::max()) return CannotBe(field);
  *value = static_cast<int>(number);
  return absl::OkStatus();
}

absl::Status Read(const Json& json, const std::string& field, double* value) {
  if (!json.is_number()) return CannotBe(field);
  *value = json.get<double>();
  return absl::OkStatus();
}

absl::Status Read(const Json& json, const std::string& field, std::string* text) {
  if (!json.is_string()) return CannotBe(field);
  *text = json.get<std::string>();
  return absl::OkStatus();
}

absl::Status Read(const Json& json, const std::string& field, Colour* colour) {
  if (!json.is_string()) return CannotBe(field);
  const auto& text = json.get_ref<const std::string&>();
  bool whole = text.size() == 7 && text[0] == '#' &&
               text.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
  if (!whole) return CannotBe(field);
  *colour = Rgb(static_cast<uint32_t>(std::stoul(text.substr(1), nullptr, 16)));
  return absl::OkStatus();
}

absl::Status Read(const Json& json, const std::string& field, std::array<Colour, 4>* colours) {
  if (!json.is_array() || json.size() != colours->size()) return CannotBe(field);
  for (size_t i = 0; i < colours->size(); ++i) {
    GRILLE_RETURN_IF_ERROR(Read(json[i], field, &(*colours)[i]));
  }
  return absl::OkStatus();
}

template <typename T>
requires std::is_enum_v<T> absl::Status Read(const Json& json, const std::string& field, T* value) {
  for (const auto& [name, named] : NamesOf(*value)) {
    if (json != name) continue;
    *value = named;
    return absl::OkStatus();
  }
  return CannotBe(field);
}

/// `field` is where the struct stands, with a dot behind; empty for the layout as a whole.
template <Struct T>
absl::Status Read(const Json& json, const std::string& field, T* value) {
  if (!json.is_object()) return CannotBe(field);
  std::string inside = field.empty() ? "" : field + ".";
  absl::Status status;
  std::set<std::string> known;
  VisitFields(*value, [&](const char* name, auto& member) {
    known.insert(name);
    if (!status.ok()) return;
    auto found = json.find(name);
    status = found == json.end() ? Foreign(absl::StrCat("'", inside, name, "' is missing"))
                                 : Read(*found, inside + name, &member);
  });
  GRILLE_RETURN_IF_ERROR(status);
  for (const auto& [name, ignored] : json.items()) {
    if (!known.contains(name)) {
      return Foreign(absl::StrCat("this one does not know '", inside, name, "'"));
    }
  }
  return absl::OkStatus();
}

bool Between(double value, double least, double most) { return value >= least && value <= most; }

/// What a command line would have refused.
absl::Status CheckBounds(const SheetOptions& options) {
  if (!Between(options.per_page, 1, kMostPerPage)) return CannotBe("per_page");
  if (!Between(options.versions, 1, kMostVersions)) return CannotBe("versions");
  if (!Between(options.puzzle.draw.hints, 0, kMostHints)) return CannotBe("puzzle.draw.hints");
  for (double side : {options.paper.width, options.paper.height}) {
    if (!Between(side, kShortestSide, kLongestSide)) return CannotBe("paper");
  }
  const Margins& margins = options.margins;
  for (double margin : {margins.top, margins.right, margins.bottom, margins.left}) {
    if (!Between(margin, 0, kWidestMargin)) return CannotBe("margins");
  }
  return absl::OkStatus();
}

}  // namespace

std::string LayoutText(const SheetOptions& options) { return Write(options).dump(); }

absl::StatusOr<SheetOptions> ReadLayout(std::string_view text) {
  Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return Foreign("it is no layout of a sheet");
  SheetOptions options;
  GRILLE_RETURN_IF_ERROR(Read(json, "", &options));
  GRILLE_RETURN_IF_ERROR(CheckBounds(options));
  return options;
}

}  // namespace grille::sheet
