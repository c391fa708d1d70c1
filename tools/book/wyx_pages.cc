#include <algorithm>

#include "solver/wyx/code.h"
#include "solver/wyx/method/method.h"
#include "tools/book/example.h"
#include "tools/book/kind_pages.h"
#include "tools/sheet/wyx_board.h"
#include "tools/sheet/wyx_layout.h"
#include "tools/words/phrase.h"
#include "tools/words/wyx_teller.h"

namespace grille::book {
namespace {

using words::Fill;
using words::In;
using words::Language;
using words::Phrase;
using words::Spaced;
using words::Translations;

constexpr Phrase kWyxTitle = {"How to play Wyx", "Comment jouer au Wyx"};
constexpr Phrase kWay = {
    "The knight starts on the cell where it is drawn. It jumps from circle to circle until it has "
    "visited them all, each of them once.",
    "Le cavalier part de la case où il est dessiné. Il saute de rond en rond jusqu’à les avoir "
    "tous visités, chacun une seule fois."};
constexpr Phrase kDominoes = {
    "Each jump is made with a domino. {domino} means two cells to the right and one up, whatever "
    "lies between; a domino with one arrow goes in that direction alone. Every domino is used "
    "once, and once only.",
    "Chaque saut se fait avec un domino. {domino} : deux cases à droite et une vers le haut, quoi "
    "qu’il y ait entre les deux ; un domino à une seule flèche ne va que dans cette direction. "
    "Chaque domino sert une fois et une seule."};
constexpr Phrase kPairs = {
    "Each jump is made with a domino. {domino} means two cells to the right and one up, whatever "
    "lies between; negative numbers lead to the left and down. Every domino is used once, and once "
    "only.",
    "Chaque saut se fait avec un domino. {domino} : deux cases à droite et une vers le haut, quoi "
    "qu’il y ait entre les deux ; les nombres négatifs mènent à gauche et vers le bas. Chaque "
    "domino sert une fois et une seule."};
constexpr Phrase kPairsToo = {
    "Some chapters write a domino as a pair of numbers, {domino}; negative numbers lead to the "
    "left "
    "and down.",
    "Dans certains chapitres, un domino s’écrit comme un couple de nombres, {domino} ; les nombres "
    "négatifs mènent à gauche et vers le bas."};
constexpr Phrase kArrowsToo = {
    "Some chapters draw a domino with arrows, {domino}; one with a single arrow goes in that "
    "direction alone.",
    "Dans certains chapitres, un domino porte des flèches, {domino} ; s’il n’en a qu’une, il ne va "
    "que dans cette direction."};
constexpr Phrase kNumberedToo = {
    "Some chapters count columns and rows from 0: {cell} is the cell {name}.",
    "Dans certains chapitres, on compte les colonnes et les rangées à partir de 0 : {cell} est la "
    "case {name}."};
constexpr Phrase kLetteredToo = {
    "Some chapters name columns by letters and rows from 1: {name} is the cell {cell}.",
    "Dans certains chapitres, les colonnes ont des lettres et les rangées vont de 1 en 1 : {name} "
    "est "
    "la case {cell}."};
constexpr Phrase kTable = {
    "Where there is a table, it is for working out: it has a row for each cell that is left and a "
    "column for each that is entered. Write into it the letters of the dominoes that lead from the "
    "one to the other; each row and each column will have exactly one in the end.",
    "Là où il y a un tableau, il sert à chercher : une ligne pour chaque case que l’on quitte, une "
    "colonne pour chaque case où l’on arrive. On y note la lettre des dominos qui mènent de l’une "
    "à "
    "l’autre ; à la fin, il en reste exactement un par ligne et par colonne."};
constexpr Phrase kOneWay = {
    "Which domino comes when is the whole question. There is exactly one answer, and reasoning "
    "finds it. A number in a circle gives that stop away: 1 is the first. A double ring, where "
    "there is one, marks the last cell.",
    "Quel domino jouer à quel moment : voilà toute la question. Il y a une réponse et une seule, "
    "et le raisonnement suffit à la trouver. Un nombre dans un rond indique un arrêt : 1 est le "
    "premier. Un double rond, s’il y en a un, marque la dernière case."};
constexpr Phrase kExample = {"An example, step by step", "Un exemple, pas à pas"};
constexpr Phrase kEnd = {
    "All dominoes together lead from the knight to the last cell, whatever their order. So it is "
    "known from the start: here it is {end}, and it is never left. Now look for a circle that can "
    "be left, or entered, in one way only.",
    "Tous les dominos mis bout à bout mènent du cavalier à la dernière case, quel que soit leur "
    "ordre. Elle est donc connue d’avance : ici, c’est {end}, que l’on ne quitte plus. Reste à "
    "chercher un rond que l’on ne peut quitter, ou atteindre, que d’une seule façon."};
constexpr Phrase kAnswer = {"The answer", "La solution"};
constexpr Phrase kLookFor = {"What to look for", "Ce qu’il faut chercher"};
constexpr Phrase kLines = {"A circle that only one domino can leave, or only one can enter.",
                           "Un rond qu’un seul domino permet de quitter, ou d’atteindre."};
constexpr Phrase kPlace = {"A domino that can be played in one place only.",
                           "Un domino qui ne peut se jouer qu’à un seul endroit."};
constexpr Phrase kOut = {
    "A jump that would close a ring, or reach the last cell too early: it is out.",
    "Un saut qui fermerait un circuit, ou qui mènerait trop tôt à la dernière case : il est "
    "exclu."};
constexpr Phrase kTrial = {
    "In the hardest grids: suppose a jump and follow it until it contradicts itself.",
    "Dans les grilles les plus difficiles : supposer un saut et le suivre jusqu’à la "
    "contradiction."};
constexpr Translations kWyxCredit = {"Wyx is a game by Joël Gauvain.",
                                     "Le Wyx est un jeu de Joël Gauvain."};

constexpr double kPuzzleHeight = 62;
constexpr double kAnswerSide = 58;

wyx::Grid ExampleGrid() { return *wyx::ParseCode(kWyxExample.code); }

class WyxPagesImpl final : public KindPages {
 public:
  std::string_view kind() const override { return "wyx"; }
  std::string_view Name(Language /*language*/) const override { return "Wyx"; }

  std::string Credit(Language language) const override {
    return std::string(In(language, kWyxCredit));
  }

  void DrawEmblem(Canvas& canvas, const Box& box, const sheet::Theme& theme) const override {
    wyx::Grid grid = ExampleGrid();
    // Coordinates stand outside. On the largest board that might be, they take most room.
    double most = std::min(box.w, box.h) / grid.side;
    double left = sheet::CoordinateMarginLeft(most);
    double below = sheet::CoordinateMarginBelow(most);
    double edge = sheet::FrameWidth(most);
    double side = std::min(box.w - left - edge, box.h - below - edge);
    sheet::BoardFrame frame = {{box.centre().x + (left - edge - side) / 2,
                                box.centre().y + (edge - below - side) / 2, side, side},
                               grid.side};
    canvas.AddBox(frame.box);  // a cover has a colour
    canvas.Fill(theme.paper);
    sheet::DrawBoard(canvas, frame, words::WyxAxes::kLetters, theme, sheet::BoardGround::kTinted);
    sheet::DrawCircles(canvas, frame, grid.circles, sheet::kCirclePerCell, theme);
    sheet::DrawKnightOn(canvas, frame, grid.start, theme);
  }

  void TellHowToPlay(const KindInBook& book, Flow* flow) const override {
    DrawOptions options = flow->options();
    options.working_table = false;
    options.hints = 0;
    Language language = options.language;
    auto say = [&](const Phrase& phrase) { return Spaced(Fill(phrase, language, {}), language); };
    wyx::Grid grid = ExampleGrid();
    words::WyxTeller teller(grid, options.Notation());
    flow->Title(say(kWyxTitle));
    flow->Paragraph(say(kWay));
    bool pairs = options.dominoes == words::WyxSteps::kPairs;
    flow->Paragraph(Spaced(Fill(pairs ? kPairs : kDominoes, language,
                                {{"domino", words::Typeset(teller.Domino(RightTwoUpOne()))}}),
                           language));
    TellOtherWays(book, options, flow);
    flow->Paragraph(say(kOneWay));
    flow->Heading(say(kExample));
    flow->Picture(kPuzzleHeight, ExamplePuzzle(kWyxExample, options));
    flow->Paragraph(
        Spaced(Fill(kEnd, language, {{"end", teller.Cell(wyx::EndCell(grid))}}), language));
    wyx::Trace trace = wyx::SolveByMethod(grid);
    int number = 0;
    for (const wyx::Step& step : trace.steps) {
      flow->Numbered(++number, words::Typeset(teller.Tell(step)));
    }
    flow->Heading(say(kAnswer));
    flow->Lead(words::Typeset(words::Conclusion(trace, kNoBudget, teller)));
    flow->Picture(kAnswerSide,
                  [draw = ExampleAnswer(kWyxExample, options)](Canvas& canvas, const Box& box) {
                    draw(canvas, {box.centre().x - kAnswerSide / 2, box.y, kAnswerSide, box.h});
                  });
    flow->Heading(say(kLookFor));
    for (const Phrase* phrase : {&kLines, &kPlace, &kOut, &kTrial}) flow->Bullet(say(*phrase));
    flow->Small(Credit(language));
  }

 private:
  /// What some chapters have that the first of them, drawn by `options`, has not; and the table.
  static void TellOtherWays(const KindInBook& book, const DrawOptions& options, Flow* flow) {
    auto any = [&](auto&& has) {
      return std::any_of(book.options.begin(), book.options.end(), has);
    };
    auto say = [&](const Phrase& phrase, words::Gaps gaps) {
      flow->Paragraph(Spaced(Fill(phrase, options.language, gaps), options.language));
    };
    if (any([&](const DrawOptions& other) { return other.dominoes != options.dominoes; })) {
      DrawOptions other = options;
      bool pairs = options.dominoes == words::WyxSteps::kPairs;
      other.dominoes = pairs ? words::WyxSteps::kArrows : words::WyxSteps::kPairs;
      say(pairs ? kArrowsToo : kPairsToo,
          {{"domino", words::Typeset(other.Notation().Domino(RightTwoUpOne()))}});
    }
    if (any([&](const DrawOptions& other) { return other.axes != options.axes; })) {
      words::WyxNotation lettered = {options.language, words::WyxAxes::kLetters, options.dominoes};
      words::WyxNotation numbered = {options.language, words::WyxAxes::kNumbers, options.dominoes};
      bool numbers = options.axes == words::WyxAxes::kNumbers;
      wyx::Cell start = ExampleGrid().start;
      say(numbers ? kLetteredToo : kNumberedToo,
          {{"cell", numbered.Cell(start)}, {"name", lettered.Cell(start)}});
    }
    if (any([](const DrawOptions& other) { return other.working_table; })) say(kTable, {});
  }

  static wyx::DominoId RightTwoUpOne() {
    wyx::DominoId id = 0;
    while (wyx::kPool[id].dx != 2 || wyx::kPool[id].dy != 1) ++id;
    return id;
  }
};

}  // namespace

const KindPages& WyxPages() {
  static const WyxPagesImpl kPages;
  return kPages;
}

}  // namespace grille::book
