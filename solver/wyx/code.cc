#include "solver/wyx/code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/code_cursor.h"
#include "solver/status.h"

namespace grille::wyx {
namespace {

constexpr std::array<std::string_view, kMaxSide - kMinSide + 1> kPrefixes = {"wyx5", "wyx6", "wyx7",
                                                                             "wyx"};

/// Reads the parts of a code one after the other; every Read either moves on or gives the error.
class Reader : public CodeCursor {
 public:
  using CodeCursor::CodeCursor;

  absl::Status ReadSide(uint8_t* side) {
    size_t colon = std::min(text().find(':'), text().size());
    std::string_view prefix = text().substr(0, colon);
    for (size_t i = 0; i < kPrefixes.size(); ++i) {
      if (prefix == kPrefixes[i]) {
        *side = static_cast<uint8_t>(kMinSide + i);
        GoTo(colon);
        return Expect(':');
      }
    }
    return ErrorHere("a Wyx code begins with wyx:, wyx5:, wyx6: or wyx7:");
  }

  absl::Status ReadCell(int side, Cell* cell) {
    size_t at = place();
    if (!SeesOneOf('a', 'h')) {
      return ErrorHere(absl::StrCat("expected a cell's column a to h, found ", Here()));
    }
    int x = Take() - 'a';
    if (!SeesOneOf('1', '8')) {
      return ErrorHere(absl::StrCat("expected a cell's row 1 to 8, found ", Here()));
    }
    int y = Take() - '1';
    *cell = CellAt(x, y);
    if (x >= side || y >= side) {
      return Error(
          at, absl::StrCat("cell ", CellName(*cell), " is off the board of ", side, " × ", side));
    }
    return absl::OkStatus();
  }

  absl::Status ReadDomino(DominoId* domino) {
    size_t at = place();
    std::optional<int> dx = ReadPart('L', 'R');
    std::optional<int> dy = ReadPart('D', 'U');
    if (!dx && !dy) {
      return ErrorHere(absl::StrCat("expected a domino such as L3U1 or D1, found ", Here()));
    }
    if (!AtEnd() && !Sees('.') && !Sees('/')) {
      return ErrorHere(absl::StrCat("expected '.', '/' or the end after a domino, found ", Here()));
    }
    int index = (dx == 0 || dy == 0) ? -1 : DominoIndex(dx.value_or(0), dy.value_or(0));
    if (index < 0) {
      return Error(at, absl::StrCat("domino ", std::string(text().substr(at, place() - at)),
                                    " is not in the pool of 64"));
    }
    *domino = static_cast<DominoId>(index);
    return absl::OkStatus();
  }

 private:
  bool SeesOneOf(char first, char last) const {
    return !AtEnd() && text()[place()] >= first && text()[place()] <= last;
  }

  /// A letter and a digit, as a signed number; nothing when they are not there.
  std::optional<int> ReadPart(char minus, char plus) {
    if (place() + 1 >= text().size() || (!Sees(minus) && !Sees(plus))) return std::nullopt;
    char digit = text()[place() + 1];
    if (digit < '0' || digit > '9') return std::nullopt;
    bool negative = Take() == minus;
    int value = Take() - '0';
    return negative ? -value : value;
  }
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
  GRILLE_RETURN_IF_ERROR(reader.ExpectEnd());
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
