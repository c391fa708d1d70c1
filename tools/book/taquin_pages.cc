#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "solver/slide/taquin.h"
#include "tools/book/cut_outs.h"
#include "tools/book/example.h"
#include "tools/book/kind_pages.h"
#include "tools/book/slide_example.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/slide_words.h"
#include "tools/sheet/taquin_board.h"
#include "tools/words/phrase.h"

namespace grille::book {
namespace {

using words::In;
using words::Language;
using words::Spaced;
using words::Translations;

constexpr Translations kTaquinName = {"Taquin", "Taquin"};
constexpr Translations kTaquinTitle = {"How to play taquin", "Comment jouer au taquin"};
constexpr Translations kTaquinBoard = {
    "Numbered tiles lie in a frame that has one blank cell. A tile beside the blank cell, left or "
    "right of it, above or below, slides into it; no tile is ever lifted.",
    "Des carreaux numérotés sont posés dans un cadre où une case est vide. Un carreau voisin de la "
    "case vide, à gauche ou à droite, au-dessus ou au-dessous, y glisse ; aucun ne se soulève "
    "jamais."};
constexpr Translations kTaquinTask = {
    "Bring the tiles into order, row by row, the blank cell last, or into the position that is "
    "drawn as the goal. The number of moves that is printed is the fewest possible.",
    "Remettre les carreaux en ordre, rangée par rangée, la case vide en dernier, ou les amener à "
    "la position d’arrivée qui est dessinée. Le nombre de coups imprimé est le minimum possible."};
constexpr Translations kTaquinWriting = {"A move is written as the number of the tile that slides.",
                                         "Un coup se note par le numéro du carreau qui glisse."};
constexpr Translations kTaquinSolved = {"Five moves, and all is in order. The answer is written:",
                                        "Cinq coups, et tout est en ordre. La solution s’écrit :"};
constexpr Translations kTile = {"tile", "carreau"};
constexpr Translations kParity = {"Can it be done at all?", "Est-ce seulement possible ?"};
constexpr Translations kHalf = {
    "Half of all positions can never be brought into order. Which they are can be told without "
    "moving a tile.",
    "La moitié des positions ne peuvent jamais être remises en ordre. On peut les reconnaître sans "
    "bouger un seul carreau."};
constexpr Translations kOddColumns = {
    "On a board with an odd number of columns, the rows do not count.",
    "Sur un plateau dont le nombre de colonnes est impair, les rangées ne comptent pas."};
constexpr Translations kTaquinCredit = {
    "The taquin is the fifteen puzzle, over which the whole world racked its brains in 1880.",
    "Le taquin est le jeu de quinze, sur lequel le monde entier se creusa la tête en 1880."};
constexpr Translations kTiles = {"Tiles to cut out", "Carreaux à découper"};

constexpr double kTaquinExampleHeight = 62;
constexpr int kTaquinFramesInRow = 3;
constexpr double kFramePart = 0.82;  // of a picture's width
constexpr double kLargestTile = 22;
constexpr double kCutStroke = 0.3;
constexpr double kLooseness = 0.94;  // tiles of paper must slide in their cells
constexpr int kEmblemSide = 4;

slide::Taquin ExampleTaquin() { return *slide::ParseTaquin(kTaquinExample.code); }

/// Draws a board as large as a box has room for, in its middle.
void DrawInMiddle(Canvas& canvas, const Box& box, const slide::Arrangement& tiles, int columns,
                  int rows, const sheet::Theme& theme) {
  sheet::Room room =
      sheet::TaquinRoom(columns, rows, sheet::TaquinCell(columns, rows, {box.w, box.h}));
  Point at = box.centre() - Point{room.width / 2, room.height / 2};
  sheet::DrawTaquin(canvas, {at.x, at.y, room.width, room.height}, tiles, columns, theme);
}

/// Where the tiles go on an empty board.
void DrawCellLines(Canvas& canvas, const Box& cells, int columns, double cell,
                   const sheet::Theme& theme) {
  for (int i = 1; i < columns; ++i) {
    canvas.MoveTo({cells.x + i * cell, cells.y});
    canvas.LineTo({cells.x + i * cell, cells.bottom()});
  }
  for (double y = cells.y + cell; y < cells.bottom() - cell / 2; y += cell) {
    canvas.MoveTo({cells.x, y});
    canvas.LineTo({cells.right(), y});
  }
  canvas.Stroke(theme.grid_line, kCutStroke);
}

class TaquinPagesImpl final : public KindPages {
 public:
  std::string_view kind() const override { return "taquin"; }
  std::string_view Name(Language language) const override { return In(language, kTaquinName); }

  std::string Credit(Language language) const override {
    return Spaced(std::string(In(language, kTaquinCredit)), language);
  }

  void DrawEmblem(Canvas& canvas, const Box& box, const sheet::Theme& theme) const override {
    DrawInMiddle(canvas, box, slide::UsualGoal(kEmblemSide, kEmblemSide), kEmblemSide, kEmblemSide,
                 theme);
  }

  void TellHowToPlay(const KindInBook& book, Flow* flow) const override {
    DrawOptions options = flow->options();
    Language language = options.language;
    auto say = [&](const Translations& text) {
      return Spaced(std::string(In(language, text)), language);
    };
    flow->Title(say(kTaquinTitle));
    for (const Translations* text : {&kTaquinBoard, &kTaquinTask, &kTaquinWriting})
      flow->Paragraph(say(*text));
    flow->Heading(std::string(MoveByMoveWord(language)));
    flow->Picture(kTaquinExampleHeight, ExamplePuzzle(kTaquinExample, options));

    slide::Taquin taquin = ExampleTaquin();
    slide::Moves moves = *slide::ParseTaquinMoves(kTaquinExample.solution, taquin);
    std::vector<slide::Arrangement> stands = StandsAlong(taquin.task.from, moves);
    std::vector<std::string> captions = {std::string(StartWord(language))};
    for (size_t i = 0; i < moves.size(); ++i) {
      captions.push_back(std::to_string(i + 1) + ". " + say(kTile) + " " +
                         std::to_string(stands[i].at[moves[i]]));
    }
    flow->Pictures(
        static_cast<int>(stands.size()), kTaquinFramesInRow,
        [=, theme = options.theme](Canvas& canvas, const Box& box, int index) {
          DrawInMiddle(canvas, box.Inset((1 - kFramePart) / 2 * box.w),
                       stands[static_cast<size_t>(index)], taquin.columns, taquin.rows, theme);
        },
        [captions](int index) { return captions[static_cast<size_t>(index)]; });
    flow->Paragraph(say(kTaquinSolved) + " " + Spelled(kTaquinExample.solution) + ".");
    if (AnyParity(book.codes)) {
      flow->Heading(say(kParity));
      flow->Paragraph(say(kHalf));
      flow->Paragraph(sheet::InversionNote(language));
      flow->Paragraph(sheet::ParityRule(/*rows_count=*/true, language) + " " + say(kOddColumns));
    }
    flow->Small(Credit(language));
  }

  std::vector<BoxDrawing> CutOuts(const std::vector<std::string>& codes, const Paper& body,
                                  const DrawOptions& options) const override {
    std::set<std::pair<int, int>> sizes;
    int most = 0;
    for (const std::string& code : codes) {
      slide::Taquin taquin = *slide::ParseTaquin(code);
      if (taquin.parity) continue;
      sizes.insert({taquin.columns, taquin.rows});
      most = std::max(most, taquin.columns * taquin.rows - 1);
    }
    std::vector<BoxDrawing> pages;
    if (sizes.empty()) return pages;
    // One set of tiles for the boards of all sizes.
    double cell = kLargestTile;
    for (auto [columns, rows] : sizes) {
      cell = std::min(
          cell, sheet::TaquinCell(columns, rows, {body.width, body.height - sheet::kPageHeading}));
    }
    for (auto [columns, rows] : sizes) {
      slide::Arrangement blank;
      blank.size = columns * rows;
      sheet::Room room = sheet::TaquinRoom(columns, rows, cell);
      pages.emplace_back([=, columns = columns, theme = options.theme,
                          title = std::string(BoardWord(options.language))](Canvas& canvas,
                                                                            const Box& box) {
        DrawPageHeading(canvas, box, title, "", theme);
        Point at = sheet::UnderHeading(box).centre() - Point{room.width / 2, room.height / 2};
        Box frame = {at.x, at.y, room.width, room.height};
        sheet::DrawTaquin(canvas, frame, blank, columns, theme);
        DrawCellLines(canvas, frame.Inset((room.width - columns * cell) / 2), columns, cell, theme);
      });
    }
    AddCutOutPages({.title = std::string(In(options.language, kTiles)),
                    .side = kLooseness * cell,
                    .gap = 0,
                    .count = most,
                    .draw =
                        [cell, theme = options.theme](Canvas& canvas, const Box& box, int index) {
                          canvas.AddBox(box);
                          canvas.FillKeeping(theme.tile);
                          canvas.Stroke(theme.ink, kCutStroke);
                          canvas.TextInMiddle(
                              box.centre(), std::to_string(index + 1),
                              {0.42 * cell / sheet::kMmPerPoint, sheet::Weight::kBold, theme.ink});
                        }},
                   body, options.theme, &pages);
    return pages;
  }

 private:
  static bool AnyParity(const std::vector<std::string>& codes) {
    return std::any_of(codes.begin(), codes.end(),
                       [](const std::string& code) { return slide::ParseTaquin(code)->parity; });
  }

  /// "4 1 2 5 8"
  static std::string Spelled(std::string_view tiles) {
    std::string text(tiles);
    std::replace(text.begin(), text.end(), ',', ' ');
    return text;
  }
};

}  // namespace

const KindPages& TaquinPages() {
  static const TaquinPagesImpl kPages;
  return kPages;
}

}  // namespace grille::book
