#include "solver/wyx/code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::wyx {
namespace {

constexpr std::array<std::string_view, kMaxSide - kMinSide + 1> kPrefixes = {"wyx5", "wyx6", "wyx7",
                                                                             "wyx"};

/// One walk along the text of a code; every Read either moves on or sets the error.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool AtEnd() const { return at_ == text_.size(); }
  bool Sees(char c) const { return !AtEnd() && text_[at_] == c; }

  absl::Status Error(size_t place, std::string_view reason) const {
    return absl::InvalidArgumentError(absl::StrCat("character ", place + 1, ": ", ToAbsl(reason)));
  }
  absl::Status ErrorHere(std::string_view reason) const { return Error(at_, reason); }

  /// What stands here, for an error: a character in quotes, or "the end".
  std::string Here() const {
    if (AtEnd()) return "the end";
    auto c = static_cast<unsigned char>(text_[at_]);
    if (c < 0x20 || c > 0x7e) return absl::StrCat("byte ", static_cast<int>(c));
    return absl::StrCat("'", std::string(1, text_[at_]), "'");
  }

  absl::Status Expect(char c) {
    if (!Sees(c))
      return ErrorHere(absl::StrCat("expected '", std::string(1, c), "', found ", Here()));
    ++at_;
    return absl::OkStatus();
  }

  absl::Status ReadSide(uint8_t* side) {
    size_t colon = std::min(text_.find(':'), text_.size());
    std::string_view prefix = text_.substr(0, colon);
    for (size_t i = 0; i < kPrefixes.size(); ++i) {
      if (prefix == kPrefixes[i]) {
        *side = static_cast<uint8_t>(kMinSide + i);
        at_ = colon;
        return Expect(':');
      }
    }
    return ErrorHere("a Wyx code begins with wyx:, wyx5:, wyx6: or wyx7:");
  }

  absl::Status ReadCell(int side, Cell* cell) {
    if (AtEnd() || text_[at_] < 'a' || text_[at_] > 'h') {
      return ErrorHere(absl::StrCat("expected a cell's column a to h, found ", Here()));
    }
    int x = text_[at_] - 'a';
    size_t place = at_++;
    if (AtEnd() || text_[at_] < '1' || text_[at_] > '8') {
      return ErrorHere(absl::StrCat("expected a cell's row 1 to 8, found ", Here()));
    }
    int y = text_[at_++] - '1';
    *cell = CellAt(x, y);
    if (x >= side || y >= side) {
      return Error(place, absl::StrCat("cell ", CellName(*cell), " is off the board of ", side,
                                       " × ", side));
    }
    return absl::OkStatus();
  }

  absl::Status ReadDomino(DominoId* domino) {
    size_t place = at_;
    std::optional<int> dx = ReadPart('L', 'R');
    std::optional<int> dy = ReadPart('D', 'U');
    if (!dx && !dy) {
      return ErrorHere(absl::StrCat("expected a domino such as L3U1 or D1, found ", Here()));
    }
    if (!AtEnd() && text_[at_] != '.' && text_[at_] != '/') {
      return ErrorHere(absl::StrCat("expected '.', '/' or the end after a domino, found ", Here()));
    }
    int index = (dx == 0 || dy == 0) ? -1 : DominoIndex(dx.value_or(0), dy.value_or(0));
    if (index < 0) {
      return Error(place, absl::StrCat("domino ", std::string(text_.substr(place, at_ - place)),
                                       " is not in the pool of 64"));
    }
    *domino = static_cast<DominoId>(index);
    return absl::OkStatus();
  }

  size_t place() const { return at_; }

 private:
  /// A letter and a digit, as a signed number; nothing when they are not there.
  std::optional<int> ReadPart(char minus, char plus) {
    if (at_ + 1 >= text_.size() || (text_[at_] != minus && text_[at_] != plus)) return std::nullopt;
    char digit = text_[at_ + 1];
    if (digit < '0' || digit > '9') return std::nullopt;
    int value = digit - '0';
    if (text_[at_] == minus) value = -value;
    at_ += 2;
    return value;
  }

  std::string_view text_;
  size_t at_ = 0;
};

absl::Status ReadCircles(Reader& reader, int side, std::optional<Cell> start, CellSet* circles) {
  while (!reader.AtEnd() && !reader.Sees('/')) {
    size_t place = reader.place();
    Cell cell = 0;
    GRILLE_RETURN_IF_ERROR(reader.ReadCell(side, &cell));
    if (cell == start) {
      return reader.Error(place, absl::StrCat("cell ", CellName(cell), " is the start already"));
    }
    if ((*circles & Bit(cell)) != 0) {
      return reader.Error(place, absl::StrCat("cell ", CellName(cell), " stands twice"));
    }
    *circles |= Bit(cell);
  }
  return absl::OkStatus();
}

absl::Status ReadDominoes(Reader& reader, Grid* grid) {
  while (true) {
    size_t place = reader.place();
    DominoId domino = 0;
    GRILLE_RETURN_IF_ERROR(reader.ReadDomino(&domino));
    if ((grid->dominoes & DominoBit(domino)) != 0) {
      return reader.Error(place, absl::StrCat("domino ", DominoName(domino), " stands twice"));
    }
    grid->dominoes |= DominoBit(domino);
    if (!reader.Sees('.')) return absl::OkStatus();
    GRILLE_RETURN_IF_ERROR(reader.Expect('.'));
  }
}

absl::Status ReadMarks(Reader& reader, Grid* grid) {
  do {
    if (grid->marks == kMaxMarks) return reader.ErrorHere("at most two stops are marked");
    size_t place = reader.place();
    Cell cell = 0;
    GRILLE_RETURN_IF_ERROR(reader.ReadCell(grid->side, &cell));
    if ((grid->circles & Bit(cell)) == 0) {
      return reader.Error(place, absl::StrCat("mark ", CellName(cell), " is not one of the cells"));
    }
    if (grid->marks == 1 && grid->mark[0] == cell) {
      return reader.Error(place, absl::StrCat("cell ", CellName(cell), " is marked twice"));
    }
    grid->mark[grid->marks++] = cell;
  } while (!reader.AtEnd());
  return absl::OkStatus();
}

absl::Status ReadGrid(Reader& reader, Grid* grid) {
  GRILLE_RETURN_IF_ERROR(reader.ReadSide(&grid->side));
  GRILLE_RETURN_IF_ERROR(reader.ReadCell(grid->side, &grid->start));
  GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
  GRILLE_RETURN_IF_ERROR(ReadCircles(reader, grid->side, grid->start, &grid->circles));
  size_t end_of_circles = reader.place();
  GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
  GRILLE_RETURN_IF_ERROR(ReadDominoes(reader, grid));
  if (reader.Sees('/')) {
    GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
    GRILLE_RETURN_IF_ERROR(ReadMarks(reader, grid));
  }
  if (!reader.AtEnd()) {
    return reader.ErrorHere(absl::StrCat("expected the end, found ", reader.Here()));
  }
  if (absl::Status s = Validate(*grid); !s.ok()) return reader.Error(end_of_circles, MessageOf(s));
  return absl::OkStatus();
}

}  // namespace

std::string_view CodePrefix(int side) { return kPrefixes[side - kMinSide]; }

absl::StatusOr<Grid> ParseCode(std::string_view code) {
  Reader reader(code);
  Grid grid;
  GRILLE_RETURN_IF_ERROR(ReadGrid(reader, &grid));
  return grid;
}

absl::StatusOr<Picture> ParsePictureCode(std::string_view code) {
  Reader reader(code);
  Picture picture;
  GRILLE_RETURN_IF_ERROR(reader.ReadSide(&picture.side));
  if (!reader.Sees('/')) {
    GRILLE_RETURN_IF_ERROR(reader.ReadCell(picture.side, &picture.start.emplace()));
    picture.cells = Bit(*picture.start);
  }
  GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
  size_t cells = reader.place();
  GRILLE_RETURN_IF_ERROR(ReadCircles(reader, picture.side, picture.start, &picture.cells));
  if (reader.Sees('/')) {
    return reader.ErrorHere("a picture has no dominoes: they are what is looked for");
  }
  if (absl::Status s = CheckSize(picture.cells); !s.ok()) return reader.Error(cells, MessageOf(s));
  return picture;
}

std::string CellsText(CellSet cells) {
  std::string text;
  for (int x = 0; x < kMaxSide; ++x) {
    for (int y = 0; y < kMaxSide; ++y) {
      if ((cells & Bit(CellAt(x, y))) != 0) text += CellName(CellAt(x, y));
    }
  }
  return text;
}

absl::StatusOr<std::vector<Cell>> ParsePlayed(std::string_view stops, const Grid& grid) {
  Reader reader(stops);
  std::vector<Cell> cells;
  auto most = static_cast<size_t>(DominoCount(grid));
  while (!reader.AtEnd()) {
    if (cells.size() == most) {
      return reader.ErrorHere(absl::StrCat("the grid has no more than ", most, " stops"));
    }
    GRILLE_RETURN_IF_ERROR(reader.ReadCell(grid.side, &cells.emplace_back()));
  }
  return cells;
}

absl::StatusOr<Path> ParseStops(std::string_view stops, const Grid& grid) {
  GRILLE_ASSIGN_OR_RETURN(std::vector<Cell> cells, ParsePlayed(stops, grid));
  Path path;
  path.cells[path.length++] = grid.start;
  for (Cell cell : cells) path.cells[path.length++] = cell;
  if (!Solves(path, grid)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", ToAbsl(stops), "' does not solve the grid"));
  }
  return path;
}

std::string WriteCode(const Grid& grid) {
  std::string code(CodePrefix(grid.side));
  code += ':';
  code += CellName(grid.start);
  code += '/';
  code += CellsText(grid.circles);
  char separator = '/';
  for (DominoSet rest = grid.dominoes; rest != 0; rest &= rest - 1) {
    code += separator;
    code += DominoName(static_cast<DominoId>(std::countr_zero(rest)));
    separator = '.';
  }
  if (grid.marks > 0) code += '/';
  for (int i = 0; i < grid.marks; ++i) code += CellName(grid.mark[i]);
  return code;
}

}  // namespace grille::wyx
