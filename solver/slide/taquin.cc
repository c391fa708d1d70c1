#include "solver/slide/taquin.h"

#include <algorithm>
#include <array>
#include <optional>

#include "absl/strings/str_cat.h"
#include "solver/code_cursor.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr std::string_view kParity = "parity";

class TaquinReader : public CodeCursor {
 public:
  using CodeCursor::CodeCursor;

  bool SeesDigit() const { return !AtEnd() && text()[place()] >= '0' && text()[place()] <= '9'; }

  /// A number without sign or leading zeros; at most 9999, which is enough to refuse it.
  absl::Status ReadNumber(std::string_view what, int* number) {
    size_t begin = place();
    *number = 0;
    while (SeesDigit()) {
      if (place() > begin && *number == 0) return Error(begin, "a number with a leading zero");
      *number = std::min(10 * *number + (Take() - '0'), 9999);
    }
    if (place() > begin) return absl::OkStatus();
    return ErrorHere(absl::StrCat("expected ", ToAbsl(what), ", found ", Here()));
  }

  absl::Status ReadSide(std::string_view what, int* side) {
    size_t begin = place();
    GRILLE_RETURN_IF_ERROR(ReadNumber(absl::StrCat("the number of ", ToAbsl(what)), side));
    if (*side >= kMinTaquinSide && *side <= kMaxTaquinSide) return absl::OkStatus();
    return Error(begin, absl::StrCat("a board has ", kMinTaquinSide, " to ", kMaxTaquinSide, " ",
                                     ToAbsl(what)));
  }

  absl::Status ReadTiles(int cells, Arrangement* arrangement) {
    size_t begin = place();
    std::array<int, kMaxVertices> times = {};
    std::array<size_t, kMaxVertices> second = {};
    while (true) {
      size_t at = place();
      int tile = 0;
      GRILLE_RETURN_IF_ERROR(ReadNumber("a tile", &tile));
      if (tile >= cells) {
        return Error(
            at, absl::StrCat("there is no tile ", std::string(text().substr(at, place() - at)),
                             " on a board of ", cells, " cells: 0 (the blank) to ", cells - 1));
      }
      if (arrangement->size == cells) {
        return Error(at, absl::StrCat("more than ", cells, " tiles"));
      }
      if (++times[static_cast<size_t>(tile)] == 2) second[static_cast<size_t>(tile)] = at;
      arrangement->at[static_cast<size_t>(arrangement->size++)] = static_cast<Token>(tile);
      if (!Sees(',')) break;
      Take();
    }
    return CheckTiles(begin, cells, arrangement->size, times, second);
  }

 private:
  absl::Status CheckTiles(size_t begin, int cells, int size,
                          const std::array<int, kMaxVertices>& times,
                          const std::array<size_t, kMaxVertices>& second) const {
    std::string missing;
    int absent = 0;
    for (int tile = 0; tile < cells; ++tile) {
      if (times[static_cast<size_t>(tile)] > 0) continue;
      absl::StrAppend(&missing, missing.empty() ? "" : ", ", tile == 0 ? "0 (the blank)" : "",
                      tile == 0 ? "" : absl::StrCat(tile));
      ++absent;
    }
    std::string lack = absent == 0 ? ""
                                   : absl::StrCat(absent == 1 ? "tile " : "tiles ", missing,
                                                  absent == 1 ? " is missing" : " are missing");
    for (int tile = 0; tile < cells; ++tile) {
      int n = times[static_cast<size_t>(tile)];
      if (n < 2) continue;
      std::string name = tile == 0 ? "the blank (0)" : absl::StrCat("tile ", tile);
      return Error(second[static_cast<size_t>(tile)],
                   absl::StrCat(name, " stands ", n == 2 ? "twice" : absl::StrCat(n, " times"),
                                lack.empty() ? "" : "; ", lack));
    }
    if (absent == 0) return absl::OkStatus();
    return Error(begin, absl::StrCat(size, " tiles, not ", cells, ": ", lack));
  }
};

absl::Status ReadTaquin(TaquinReader& reader, Taquin* taquin) {
  if (reader.text().substr(0, kTaquinPrefix.size()) != kTaquinPrefix) {
    return reader.ErrorHere("a code of a taquin begins with taquin:");
  }
  reader.GoTo(kTaquinPrefix.size());
  GRILLE_RETURN_IF_ERROR(reader.ReadSide("columns", &taquin->columns));
  GRILLE_RETURN_IF_ERROR(reader.Expect('x'));
  GRILLE_RETURN_IF_ERROR(reader.ReadSide("rows", &taquin->rows));
  GRILLE_RETURN_IF_ERROR(reader.Expect('/'));
  int cells = taquin->columns * taquin->rows;
  GRILLE_RETURN_IF_ERROR(reader.ReadTiles(cells, &taquin->task.from));
  taquin->task.to = UsualGoal(taquin->columns, taquin->rows);
  if (!reader.Sees('/')) return reader.ExpectEnd();
  reader.Take();
  if (reader.text().substr(reader.place()) == kParity) {
    taquin->parity = true;
    return absl::OkStatus();
  }
  if (!reader.SeesDigit()) {
    return reader.ErrorHere(
        absl::StrCat("expected the goal's tiles or 'parity', found ", reader.Here()));
  }
  taquin->task.to = {};
  GRILLE_RETURN_IF_ERROR(reader.ReadTiles(cells, &taquin->task.to));
  return reader.ExpectEnd();
}

std::string TilesText(const Arrangement& arrangement) {
  std::string text;
  for (int v = 0; v < arrangement.size; ++v) {
    absl::StrAppend(&text, text.empty() ? "" : ",",
                    static_cast<int>(arrangement.at[static_cast<size_t>(v)]));
  }
  return text;
}

}  // namespace

Graph BoardOf(const Taquin& taquin) { return GridGraph(taquin.columns, taquin.rows); }

Arrangement UsualGoal(int columns, int rows) {
  Arrangement goal;
  goal.size = columns * rows;
  for (int v = 0; v + 1 < goal.size; ++v)
    goal.at[static_cast<size_t>(v)] = static_cast<Token>(v + 1);
  return goal;
}

std::optional<int> FarthestKnown(int columns, int rows) {
  struct Known {
    int side, other_side, moves;
  };
  constexpr std::array<Known, 8> kKnown = {{{2, 2, 6},
                                            {2, 3, 21},
                                            {2, 4, 36},
                                            {2, 5, 55},
                                            {3, 3, 31},
                                            {3, 4, 53},
                                            {3, 5, 84},
                                            {4, 4, 80}}};
  auto [less, more] = std::minmax(columns, rows);
  for (const Known& known : kKnown) {
    if (known.side == less && known.other_side == more) return known.moves;
  }
  return std::nullopt;
}

absl::StatusOr<Taquin> ParseTaquin(std::string_view code) {
  TaquinReader reader(code);
  Taquin taquin;
  GRILLE_RETURN_IF_ERROR(ReadTaquin(reader, &taquin));
  return taquin;
}

std::string WriteTaquin(const Taquin& taquin) {
  std::string code = absl::StrCat(ToAbsl(kTaquinPrefix), taquin.columns, "x", taquin.rows, "/",
                                  TilesText(taquin.task.from));
  if (taquin.parity) return absl::StrCat(code, "/", ToAbsl(kParity));
  if (taquin.task.to == UsualGoal(taquin.columns, taquin.rows)) return code;
  return absl::StrCat(code, "/", TilesText(taquin.task.to));
}

absl::StatusOr<Moves> ParseTaquinMoves(std::string_view text, const Taquin& taquin) {
  TaquinReader reader(text);
  Graph board = BoardOf(taquin);
  Arrangement now = taquin.task.from;
  Vertex vacancy = VacancyOf(now);
  Moves moves;
  while (!reader.AtEnd()) {
    if (!moves.empty()) GRILLE_RETURN_IF_ERROR(reader.Expect(','));
    size_t at = reader.place();
    int tile = 0;
    GRILLE_RETURN_IF_ERROR(reader.ReadNumber("a tile", &tile));
    if (tile == 0 || tile >= board.size) {
      return reader.Error(at, absl::StrCat("there is no tile ", tile));
    }
    Vertex from = 0;
    while (now.at[from] != tile) ++from;
    if (!board.Joined(from, vacancy)) {
      return reader.Error(at, absl::StrCat("tile ", tile, " is not beside the blank"));
    }
    moves.push_back(from);
    Slide(&now, &vacancy, from);
  }
  return moves;
}

std::string WriteTaquinMoves(const Moves& moves, const Taquin& taquin) {
  Arrangement now = taquin.task.from;
  Vertex vacancy = VacancyOf(now);
  std::string text;
  for (Vertex from : moves) {
    absl::StrAppend(&text, text.empty() ? "" : ",", static_cast<int>(now.at[from]));
    Slide(&now, &vacancy, from);
  }
  return text;
}

}  // namespace grille::slide
