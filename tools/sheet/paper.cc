#include "tools/sheet/paper.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "solver/status.h"

namespace grille::sheet {
namespace {

constexpr std::array<std::pair<std::string_view, Paper>, 4> kPapers = {{
    {"a4", kA4},
    {"a5", kA5},
    {"letter", {215.9, 279.4}},
    {"legal", {215.9, 355.6}},
}};

/// Digits, perhaps with a point among them; nothing else that numbers can be written with.
std::optional<double> ParseLength(absl::string_view text) {
  bool plain = !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return absl::ascii_isdigit(static_cast<unsigned char>(c)) || c == '.';
  });
  double length = 0;
  if (!plain || !absl::SimpleAtod(text, &length)) return std::nullopt;
  return length;
}

std::optional<Paper> ParseSides(absl::string_view text) {
  if (!absl::ConsumeSuffix(&text, "mm")) return std::nullopt;
  std::vector<absl::string_view> parts = absl::StrSplit(text, 'x');
  if (parts.size() != 2) return std::nullopt;
  std::optional<double> width = ParseLength(parts[0]);
  std::optional<double> height = ParseLength(parts[1]);
  if (!width || !height) return std::nullopt;
  return Paper{*width, *height};
}

bool IsSide(double length) { return length >= kShortestSide && length <= kLongestSide; }

}  // namespace

absl::StatusOr<double> ParseMillimetres(std::string_view text, double least, double most) {
  std::optional<double> length = ParseLength({text.data(), text.size()});
  if (length && *length >= least && *length <= most) return *length;
  return absl::InvalidArgumentError(
      absl::StrCat("'", std::string(text), "': ", least, " to ", most, " mm"));
}

absl::StatusOr<Paper> ParsePaper(std::string_view text) {
  for (const auto& [name, paper] : kPapers) {
    if (text == name) return paper;
  }
  std::optional<Paper> paper = ParseSides({text.data(), text.size()});
  if (!paper) {
    return absl::InvalidArgumentError(absl::StrCat(
        "'", std::string(text), "' is no paper: a4, a5, letter, legal or WIDTHxHEIGHTmm"));
  }
  if (IsSide(paper->width) && IsSide(paper->height)) return *paper;
  return absl::InvalidArgumentError(absl::StrCat("'", std::string(text), "': a side has ",
                                                 kShortestSide, " to ", kLongestSide, " mm"));
}

absl::StatusOr<Margins> ParseMargins(std::string_view text) {
  std::vector<double> all;
  for (absl::string_view part : absl::StrSplit(absl::string_view(text.data(), text.size()), ',')) {
    GRILLE_ASSIGN_OR_RETURN(double margin,
                            ParseMillimetres({part.data(), part.size()}, 0, kWidestMargin));
    all.push_back(margin);
  }
  if (all.size() == 1) return Margins{all[0], all[0], all[0], all[0]};
  if (all.size() == 4) return Margins{all[0], all[1], all[2], all[3]};
  return absl::InvalidArgumentError(
      absl::StrCat("'", std::string(text), "': one margin, or top, right, bottom and left"));
}

}  // namespace grille::sheet
