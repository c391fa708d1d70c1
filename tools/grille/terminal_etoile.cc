#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "absl/strings/ascii.h"
#include "solver/slide/etoile.h"
#include "solver/star/star.h"
#include "solver/status.h"
#include "tools/grille/terminal.h"
#include "tools/grille/terminal_moves.h"

// The star is drawn on 41 columns by 21 rows. The straight lines are box-drawing characters; the
// curved ones are set in Braille, dot by dot, which lets them bend, and tells them from the others.

namespace grille::tools {
namespace {

constexpr int kColumns = 41;
constexpr int kRows = 21;
constexpr double kPi = std::numbers::pi;

constexpr std::string_view kCurve = "\x1b[38;5;67m";
constexpr std::array<std::string_view, slide::kMaxColours> kInks = {
    "\x1b[38;5;33;1m", "\x1b[1m", "\x1b[38;5;160;1m", "\x1b[38;5;178;1m"};
constexpr std::array<std::string_view, slide::kMaxColours> kTokens = {"●", "○", "◉", "◆"};
constexpr std::array<std::string_view, slide::kMaxColours> kNames = {"blue", "white", "red",
                                                                     "yellow"};

struct Place {
  int column = 0;
  int row = 0;
};

constexpr std::array<Place, star::kStations> kStationPlaces = {{{12, 1},
                                                                {28, 1},
                                                                {38, 6},
                                                                {38, 14},
                                                                {28, 19},
                                                                {12, 19},
                                                                {2, 14},
                                                                {2, 6},
                                                                {12, 6},
                                                                {28, 6},
                                                                {28, 14},
                                                                {12, 14},
                                                                {15, 10},
                                                                {20, 8},
                                                                {25, 10},
                                                                {20, 12}}};

/// The names stand beside the stations where no line is.
constexpr std::array<Place, star::kStations> kNamePlaces = {{{12, 0},
                                                             {28, 0},
                                                             {40, 6},
                                                             {40, 14},
                                                             {28, 20},
                                                             {12, 20},
                                                             {0, 14},
                                                             {0, 6},
                                                             {10, 5},
                                                             {30, 5},
                                                             {30, 15},
                                                             {10, 15},
                                                             {15, 9},
                                                             {23, 8},
                                                             {25, 11},
                                                             {17, 12}}};

/// One character of the picture: a text, or dots of a curve.
struct StarCell {
  std::string text = {};
  std::string_view ink = {};
  int dots = 0;
};

class Picture {
 public:
  StarCell& At(Place place) { return cells_[IndexOf(place)]; }

  /// Sets the dot at a point of the star as it is printed (a square of 200 units).
  void Dot(double x, double y) {
    // The dots of Braille by column and row, as bits.
    constexpr int kBits[2][4] = {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}};
    double column = x / 5 + 0.5;
    double row = y / 10 + 0.5;
    Place place = {static_cast<int>(column), static_cast<int>(row)};
    int dot_x = static_cast<int>((column - place.column) * 2);
    int dot_y = static_cast<int>((row - place.row) * 4);
    At(place).dots |= kBits[dot_x][dot_y];
  }

  std::string Row(int row, bool colour) const {
    std::string line;
    for (int column = 0; column < kColumns; ++column) {
      const StarCell& cell = cells_[IndexOf({column, row})];
      std::string text = cell.text;
      std::string_view ink = cell.ink;
      if (text.empty() && cell.dots != 0) {
        text = Braille(cell.dots);
        ink = kCurve;
      }
      if (text.empty()) text = " ";
      bool inked = colour && !ink.empty();
      absl::StrAppend(&line, inked ? ToAbsl(ink) : "", text, inked ? ToAbsl(kReset) : "");
    }
    return line;
  }

 private:
  static size_t IndexOf(Place place) {
    return static_cast<size_t>(place.row) * kColumns + static_cast<size_t>(place.column);
  }

  static std::string Braille(int dots) {
    return {'\xe2', static_cast<char>(0xa0 | dots >> 6), static_cast<char>(0x80 | (dots & 0x3f))};
  }

  std::array<StarCell, size_t{kColumns} * kRows> cells_;
};

void DrawStraightLines(Picture* picture) {
  for (int row = 1; row <= 19; ++row) {
    for (int column : {12, 28}) picture->At({column, row}).text = "│";
  }
  for (int column = 2; column <= 38; ++column) {
    for (int row : {6, 14}) picture->At({column, row}).text = "─";
  }
}

/// The curved lines are arcs of one circle turned by quarters (look of the printed star).
void DrawCurves(Picture* picture) {
  constexpr double kRadius = 216.84;
  constexpr double kAway = 164.4;  // of the circle's centre from the star's
  constexpr int kSteps = 400;
  for (int i = 0; i <= kSteps; ++i) {
    double angle = kPi * (0.6084 + (0.8916 - 0.6084) * i / kSteps);
    double x = kAway + kRadius * std::cos(angle);
    double y = -kAway + kRadius * std::sin(angle);
    for (int turn = 0; turn < 4; ++turn) {
      picture->Dot(100 + x, 100 + y);
      double turned = -y;
      y = x;
      x = turned;
    }
  }
}

std::string TokenText(slide::Token token) {
  if (token == slide::kVacant) return "·";
  if (!slide::IsLetterToken(token)) return std::string(kTokens[token - slide::kBlue]);
  // Circled, so that a token's letter is not taken for a station's: Ⓐ is U+24B6.
  int low = 0x4b6 + token - slide::kTokenA;
  return {'\xe2', static_cast<char>(0x80 | (low >> 6)), static_cast<char>(0x80 | (low & 0x3f))};
}

Picture DrawStar(const slide::Arrangement& tokens, std::optional<slide::Vertex> mark) {
  Picture picture;
  DrawCurves(&picture);
  DrawStraightLines(&picture);
  for (slide::Vertex v = 0; v < star::kStations; ++v) {
    Place place = kStationPlaces[v];
    slide::Token token = tokens.at[v];
    bool marked = mark == v;
    picture.At({place.column - 1, place.row}) = {.text = marked ? "[" : " "};
    picture.At({place.column + 1, place.row}) = {.text = marked ? "]" : " "};
    bool coloured = token != slide::kVacant && !slide::IsLetterToken(token);
    picture.At(place) = {.text = TokenText(token),
                         .ink = coloured ? kInks[token - slide::kBlue] : std::string_view()};
    picture.At(kNamePlaces[v]) = {.text = std::string(1, star::LetterOf(v))};
  }
  return picture;
}

/// What the signs mean, and what the marked token has to do.
std::string Legend(const slide::Task& task, bool colour) {
  std::string legend;
  for (slide::Token token = slide::kBlue; token <= slide::kYellow; ++token) {
    const auto& at = task.from.at;
    if (std::find(at.begin(), at.begin() + star::kStations, token) ==
        at.begin() + star::kStations) {
      continue;
    }
    size_t i = token - slide::kBlue;
    absl::StrAppend(&legend, legend.empty() ? "" : "   ", colour ? ToAbsl(kInks[i]) : "",
                    ToAbsl(kTokens[i]), colour ? ToAbsl(kReset) : "", " ", ToAbsl(kNames[i]));
  }
  absl::StrAppend(&legend, legend.empty() ? "" : "   ", "· vacant\n");
  if (task.word.empty()) return legend;
  absl::StrAppend(&legend, "[ ] marked, from ", std::string(1, star::LetterOf(task.mark)), " to");
  for (slide::Vertex station : task.word) {
    absl::StrAppend(&legend, " ", std::string(1, star::LetterOf(station)));
  }
  return legend + "\n";
}

}  // namespace

absl::StatusOr<std::string> DrawEtoileInTerminal(std::string_view code, std::string_view solution,
                                                 bool colour) {
  GRILLE_ASSIGN_OR_RETURN(slide::Task task, slide::ParseEtoile(code));
  GRILLE_ASSIGN_OR_RETURN(slide::Moves moves, slide::ParseStarMoves(solution));
  std::optional<slide::Vertex> mark;
  if (!task.word.empty()) mark = task.mark;
  Picture start = DrawStar(task.from, mark);
  Picture goal = DrawStar(task.to, std::nullopt);
  std::string drawing;
  for (int row = 0; row < kRows; ++row) {
    std::string line = absl::StrCat(
        start.Row(row, colour), row == kRows / 2 ? "  ──▶  " : "       ", goal.Row(row, colour));
    absl::StripTrailingAsciiWhitespace(&line);
    absl::StrAppend(&drawing, line, "\n");
  }
  absl::StrAppend(&drawing, "\n", Legend(task, colour));
  std::vector<std::string> letters;
  letters.reserve(moves.size());
  for (slide::Vertex from : moves) letters.emplace_back(1, star::LetterOf(from));
  return drawing + MoveLines(letters, "");
}

}  // namespace grille::tools
