#include "solver/wyx/picture.h"

#include <algorithm>
#include <bit>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::wyx {
namespace {

constexpr std::string_view kEmpty = ". ";
constexpr std::string_view kMarked = "#oOxX*";
constexpr char kKnight = 'N';

bool IsOneOf(char c, std::string_view some) { return some.find(c) != std::string_view::npos; }

/// A character for an error: in quotes where it can be shown.
std::string Shown(char c) {
  auto byte = static_cast<unsigned char>(c);
  if (byte < 0x20 || byte > 0x7e) return absl::StrCat("byte ", static_cast<int>(byte));
  return absl::StrCat("'", std::string(1, c), "'");
}

/// Reads the characters of line `line`, counted from 1 at the top.
absl::Status ReadLine(std::string_view text, int line, Picture* picture) {
  for (size_t i = 0; i < text.size(); ++i) {
    auto error = [&](std::string_view reason) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", line, ", column ", i + 1, ": ", ToAbsl(reason)));
    };
    if (i == picture->side) return error(absl::StrCat("the board has ", i, " columns"));
    if (IsOneOf(text[i], kEmpty)) continue;
    if (text[i] != kKnight && !IsOneOf(text[i], kMarked)) {
      return error(absl::StrCat("expected '.' or a space, '#' or one of o O x X *, or 'N', found ",
                                Shown(text[i])));
    }
    Cell cell = CellAt(static_cast<int>(i), picture->side - line);
    picture->cells |= Bit(cell);
    if (text[i] != kKnight) continue;
    if (picture->start) {
      return error(absl::StrCat("a second 'N': the knight starts on one cell, ",
                                CellName(*picture->start), " already"));
    }
    picture->start = cell;
  }
  return absl::OkStatus();
}

}  // namespace

int DominoCount(const Picture& picture) { return std::popcount(picture.cells) - 1; }

absl::Status CheckSize(CellSet cells) {
  int count = std::popcount(cells);
  if (count > kMinDominoes && count <= kMaxDominoes + 1) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("a picture has ", kMinDominoes + 1, " to ",
                                                 kMaxDominoes + 1,
                                                 " cells, one more than dominoes, not ", count));
}

absl::StatusOr<Picture> ParsePicture(std::string_view text, int side) {
  Picture picture;
  picture.side = static_cast<uint8_t>(side);
  int line = 0;
  while (!text.empty()) {
    size_t end = std::min(text.find('\n'), text.size());
    std::string_view content = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (content.ends_with('\r')) content.remove_suffix(1);
    if (++line > side) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", line, ": the board has ", side, " rows"));
    }
    GRILLE_RETURN_IF_ERROR(ReadLine(content, line, &picture));
  }
  GRILLE_RETURN_IF_ERROR(CheckSize(picture.cells));
  return picture;
}

std::string DrawPicture(const Picture& picture) {
  std::string text;
  for (int y = picture.side - 1; y >= 0; --y) {
    for (int x = 0; x < picture.side; ++x) {
      Cell cell = CellAt(x, y);
      bool marked = (picture.cells & Bit(cell)) != 0;
      text += picture.start == cell ? kKnight : marked ? '#' : '.';
    }
    text += '\n';
  }
  return text;
}

}  // namespace grille::wyx
