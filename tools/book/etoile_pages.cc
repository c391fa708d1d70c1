#include <algorithm>
#include <array>
#include <cmath>

#include "solver/slide/etoile.h"
#include "solver/star/star.h"
#include "tools/book/cut_outs.h"
#include "tools/book/example.h"
#include "tools/book/kind_pages.h"
#include "tools/book/slide_example.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/star_board.h"
#include "tools/sheet/star_token.h"
#include "tools/words/etoile_teller.h"
#include "tools/words/phrase.h"

namespace grille::book {
namespace {

using words::In;
using words::Language;
using words::Spaced;
using words::Translations;

constexpr Translations kEtoileName = {"Patiences of the Étoile", "Patiences de l’Étoile"};
constexpr Translations kEtoileTitle = {"How to play the Étoile", "Comment jouer à l’Étoile"};
constexpr Translations kEtoileBoard = {
    "The star has sixteen stations, A to P. Fifteen tokens stand on them, and one station is "
    "vacant. A token slides into the vacant station from the next one on a line, straight or "
    "curved. Where a curve passes under a straight line there is no station, and no way from one "
    "to the other.",
    "L’étoile a seize stations, de A à P. Quinze jetons y sont posés, une station reste libre. Un "
    "jeton glisse vers la station libre depuis sa voisine sur une ligne, droite ou courbe. Là où "
    "une courbe passe sous une droite, il n’y a pas de station : on ne passe pas de l’une à "
    "l’autre."};
constexpr Translations kEtoileTask = {
    "Bring the tokens from the start to the goal in the number of moves that is printed: it is "
    "the fewest possible.",
    "Amener les jetons de la position de départ à celle d’arrivée dans le nombre de coups "
    "imprimé : c’est le minimum possible."};
constexpr Translations kMarks = {
    "Tokens of one colour are alike: blue is solid, white is empty, red has a ring, yellow a "
    "cross.",
    "Les jetons d’une couleur sont tous pareils : le bleu est plein, le blanc vide, le rouge porte "
    "un anneau, le jaune une croix."};
constexpr Translations kMarksInOutlines = {
    "Tokens of one colour are alike: blue has a dot, white is empty, red has a ring, yellow a "
    "cross.",
    "Les jetons d’une couleur sont tous pareils : le bleu porte un point, le blanc est vide, le "
    "rouge porte un anneau, le jaune une croix."};
constexpr Translations kEtoileWriting = {
    "A move is written as the station that the token leaves. Nothing more is needed, for there is "
    "only one station to go to. Answers have these letters in groups of four.",
    "Un coup se note par la station que quitte le jeton. Cela suffit, puisqu’une seule station est "
    "libre. Dans les solutions, ces lettres vont par groupes de quatre."};
constexpr Translations kLetters = {
    "In a letter patience every token bears a letter of its own, and has its own place in the "
    "goal.",
    "Dans une patience à lettres, chaque jeton porte sa propre lettre et a sa propre place à "
    "l’arrivée."};
constexpr Translations kWords = {
    "In a word patience the token with the star must, on its way, stand on the stations that spell "
    "the word, in their order. Other stations in between are allowed.",
    "Dans une patience à mot, le jeton étoilé doit, chemin faisant, s’arrêter sur les stations qui "
    "épellent le mot, dans l’ordre. D’autres stations sont permises entre-temps."};
constexpr Translations kEtoileSolved = {
    "Five moves, and each token is in its place. The answer is written:",
    "Cinq coups, et chaque jeton est à sa place. La solution s’écrit :"};
constexpr Translations kEtoileCredit = {
    "The Étoile nationale and its patiences: after Édouard Lucas (1842–1891).",
    "L’Étoile nationale et ses patiences : d’après Édouard Lucas (1842–1891)."};
constexpr Translations kTokens = {"Tokens to cut out", "Jetons à découper"};

constexpr double kEtoileExampleHeight = 70;
constexpr int kEtoileFramesInRow = 3;
constexpr double kLargestUnit = 0.85;
constexpr double kTokenGap = 3;

slide::Task ExampleTask() { return *slide::ParseEtoile(kEtoileExample.code); }

/// Tokens to play with, each as often as some patience needs it.
struct Tokens {
  std::array<int, 256> count = {};
  std::array<bool, 256> marked = {};  ///< whether one of them must bear the star

  std::vector<std::pair<slide::Token, bool>> List() const {
    std::vector<std::pair<slide::Token, bool>> list;
    for (size_t token = 0; token < count.size(); ++token) {
      if (marked[token]) list.emplace_back(static_cast<slide::Token>(token), true);
      for (int i = 0; i < count[token]; ++i) {
        list.emplace_back(static_cast<slide::Token>(token), false);
      }
    }
    return list;
  }
};

Tokens TokensFor(const std::vector<std::string>& codes) {
  Tokens tokens;
  for (const std::string& code : codes) {
    slide::Task task = *slide::ParseEtoile(code);
    std::array<int, 256> count = {};
    for (int v = 0; v < task.from.size; ++v) ++count[task.from.at[static_cast<size_t>(v)]];
    count[slide::kVacant] = 0;
    if (!task.word.empty()) {
      slide::Token token = task.from.at[task.mark];
      tokens.marked[token] = true;
      --count[token];
    }
    for (size_t i = 0; i < count.size(); ++i) {
      tokens.count[i] = std::max(tokens.count[i], count[i]);
    }
  }
  return tokens;
}

class EtoilePagesImpl final : public KindPages {
 public:
  std::string_view kind() const override { return "etoile"; }
  std::string_view Name(Language language) const override { return In(language, kEtoileName); }

  std::string Credit(Language language) const override {
    return Spaced(std::string(In(language, kEtoileCredit)), language);
  }

  void DrawEmblem(Canvas& canvas, const Box& box, const sheet::Theme& theme) const override {
    double unit = sheet::StarUnit(std::min(box.w, box.h) / 2, sheet::StationNames::kNone);
    sheet::DrawStar(canvas, {box.centre(), unit}, ExampleTask().from, {},
                    sheet::StationNames::kNone, theme);
  }

  void TellHowToPlay(const KindInBook& book, Flow* flow) const override {
    DrawOptions options = flow->options();
    Language language = options.language;
    auto say = [&](const Translations& text) {
      return Spaced(std::string(In(language, text)), language);
    };
    flow->Title(say(kEtoileTitle));
    flow->Paragraph(say(kEtoileBoard));
    flow->Paragraph(say(kEtoileTask) + " " +
                    say(options.theme.outlines ? kMarksInOutlines : kMarks));
    if (Any(book.codes, slide::Form::kLetters)) flow->Paragraph(say(kLetters));
    if (Any(book.codes, slide::Form::kWord)) flow->Paragraph(say(kWords));
    flow->Paragraph(say(kEtoileWriting));
    flow->Heading(std::string(MoveByMoveWord(language)));
    flow->Picture(kEtoileExampleHeight, ExamplePuzzle(kEtoileExample, options));

    slide::Task task = ExampleTask();
    slide::Moves moves = *slide::ParseStarMoves(kEtoileExample.solution);
    std::vector<words::EtoileStep> steps = words::TellMoves(task, moves, language);
    std::vector<slide::Arrangement> stands = StandsAlong(task.from, moves);
    flow->Pictures(
        static_cast<int>(stands.size()), kEtoileFramesInRow,
        [stands, theme = options.theme](Canvas& canvas, const Box& box, int index) {
          double unit = sheet::StarUnit(box.w / 2, sheet::StationNames::kOutside);
          sheet::DrawStar(canvas, {box.centre(), unit}, stands[static_cast<size_t>(index)], {},
                          sheet::StationNames::kOutside, theme);
        },
        [steps, language](int index) -> std::string {
          if (index == 0) return std::string(StartWord(language));
          const words::EtoileStep& step = steps[static_cast<size_t>(index) - 1];
          return std::to_string(index) + ". " + step.from + " → " + step.to;
        });
    flow->Paragraph(say(kEtoileSolved) + " " + words::InFours(kEtoileExample.solution) + ".");
    flow->Small(Credit(language));
  }

  std::vector<BoxDrawing> CutOuts(const std::vector<std::string>& codes, const Paper& body,
                                  const DrawOptions& options) const override {
    double unit = std::min(kLargestUnit, std::min(body.width, body.height - sheet::kPageHeading) /
                                             2 / sheet::PlayBoardReach(1));
    std::vector<BoxDrawing> pages;
    pages.emplace_back(
        [unit, theme = options.theme, language = options.language](Canvas& canvas, const Box& box) {
          DrawPageHeading(canvas, box, BoardWord(language), "", theme);
          sheet::DrawPlayBoard(canvas, {sheet::UnderHeading(box).centre(), unit}, theme);
        });
    // A little smaller than the stations, so that their names can be seen where they are vacant.
    double radius = sheet::kTokenUnits * unit;
    std::vector<std::pair<slide::Token, bool>> tokens = TokensFor(codes).List();
    AddCutOutPages({.title = std::string(In(options.language, kTokens)),
                    .side = 2 * radius,
                    .gap = kTokenGap,
                    .count = static_cast<int>(tokens.size()),
                    .draw =
                        [=, theme = options.theme](Canvas& canvas, const Box& box, int index) {
                          auto [token, marked] = tokens[static_cast<size_t>(index)];
                          sheet::DrawToken(canvas, box.centre(), radius, token, theme);
                          if (marked) {
                            sheet::DrawTokenMark(canvas, box.centre(), radius, token, theme);
                          }
                        }},
                   body, options.theme, &pages);
    return pages;
  }

 private:
  static bool Any(const std::vector<std::string>& codes, slide::Form form) {
    return std::any_of(codes.begin(), codes.end(), [form](const std::string& code) {
      return slide::FormOf(*slide::ParseEtoile(code)) == form;
    });
  }
};

}  // namespace

const KindPages& EtoilePages() {
  static const EtoilePagesImpl kPages;
  return kPages;
}

}  // namespace grille::book
