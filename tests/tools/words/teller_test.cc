// Every sort of step in every language, from steps made by hand. The grid is the source's; not all
// of the steps could come up in it.

#include <gtest/gtest.h>

#include <random>

#include "solver/wyx/code.h"
#include "solver/wyx/method/method.h"
#include "tests/oracle/random_grids.h"
#include "tools/words/wyx_hint.h"
#include "tools/words/wyx_teller.h"

namespace grille::words {
namespace {

using wyx::Cell;
using wyx::LineKind;
using wyx::Rule;
using wyx::Step;

constexpr char kCode[] =
    "wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2/d4b2";

Cell At(std::string_view name) { return wyx::CellAt(name[0] - 'a', name[1] - '1'); }

wyx::Jump Hop(std::string_view from, std::string_view to) {
  return {At(from), At(to), static_cast<wyx::DominoId>(wyx::DominoBetween(At(from), At(to)))};
}

wyx::DominoId Id(int dx, int dy) { return static_cast<wyx::DominoId>(wyx::DominoIndex(dx, dy)); }

wyx::LineSet Row(std::vector<Cell> cells) { return {LineKind::kRow, std::move(cells), {}}; }
wyx::LineSet Column(std::vector<Cell> cells) { return {LineKind::kColumn, std::move(cells), {}}; }
wyx::LineSet Dominoes(std::vector<wyx::DominoId> dominoes) {
  return {LineKind::kDomino, {}, std::move(dominoes)};
}

Step Placing(Rule rule, const wyx::Jump& jump) {
  Step step;
  step.rule = rule;
  step.placed = jump;
  return step;
}

Step Striking(Rule rule, const wyx::Jump& jump, std::vector<Cell> chain = {}) {
  Step step;
  step.rule = rule;
  step.struck = {jump};
  step.chain = std::move(chain);
  return step;
}

Step Locked(wyx::LineSet by, wyx::LineSet in) {
  Step step = Striking(Rule::kLocked, Hop("c4", "b8"));
  step.by = std::move(by);
  step.in = std::move(in);
  return step;
}

Step DeadChain(std::vector<Cell> chain, wyx::LineSet by, wyx::LineSet in) {
  Step step = Striking(Rule::kDeadChain, Hop("c1", "b5"), std::move(chain));
  step.by = std::move(by);
  step.in = std::move(in);
  return step;
}

/// Narrow spaces as plain ones, so that the sentences below can be read.
std::string Plain(std::string text) {
  for (size_t at; (at = text.find("\u202f")) != std::string::npos;) text.replace(at, 3, " ");
  return text;
}

class TellerTest : public testing::Test {
 protected:
  wyx::Grid grid_ = wyx::ParseCode(kCode).value();
  WyxTeller english_ = WyxTeller(grid_, Language::kEnglish);
  WyxTeller french_ = WyxTeller(grid_, Language::kFrench);

  void ExpectTold(const Step& step, const std::string& english, const std::string& french) {
    EXPECT_EQ(english_.Tell(step), english);
    EXPECT_EQ(Plain(french_.Tell(step)), french);
  }

  void ExpectHint(const Step& step, const Hint& english, const Hint& french) {
    Hint hint = HintOf(step, english_);
    EXPECT_EQ(hint.where, english.where);
    EXPECT_EQ(hint.why, english.why);
    EXPECT_EQ(hint.what, english.what);
    hint = HintOf(step, french_);
    EXPECT_EQ(Plain(hint.where), french.where);
    EXPECT_EQ(Plain(hint.why), french.why);
    EXPECT_EQ(Plain(hint.what), french.what);
  }
};

TEST_F(TellerTest, Marks) {
  ExpectTold(Placing(Rule::kMark, Hop("d5", "d4")),
             "The first stop is given: ↓1 leads from d5 to d4.",
             "Le premier arrêt est indiqué : ↓1 mène de d5 à d4.");
  ExpectTold(Placing(Rule::kMark, Hop("d4", "b2")),
             "The second stop is given: ←2 ↓2 leads from d4 to b2.",
             "Le deuxième arrêt est indiqué : ←2 ↓2 mène de d4 à b2.");
  ExpectTold(Striking(Rule::kMark, Hop("d5", "b5")),
             "The first stop is given on d4, so d5 is left to no other cell.",
             "Le premier arrêt est indiqué en d4 : on ne quitte donc d5 vers aucune autre case.");
  ExpectHint(Placing(Rule::kMark, Hop("d5", "d4")),
             {"Look at the stops given on the board.", "The first stop is given.",
              "↓1 leads from d5 to d4."},
             {"Regarder les arrêts indiqués sur le damier.", "Le premier arrêt est indiqué.",
              "↓1 mène de d5 à d4."});
}

TEST_F(TellerTest, Walking) {
  Step ahead = Placing(Rule::kAhead, Hop("d5", "d4"));
  ExpectTold(ahead, "The knight on d5 can only play ↓1, to d4.",
             "Le cavalier, en d5, ne peut jouer que ↓1, vers d4.");
  ahead.passed_over = {Hop("d5", "b5")};
  ExpectTold(ahead,
             "The knight on d5 can only play ↓1, to d4: ←2 from d5 to b5 would reach the end too "
             "early.",
             "Le cavalier, en d5, ne peut jouer que ↓1, vers d4 : avec ←2 de d5 à b5, on serait "
             "trop tôt à l'arrivée.");
  ExpectHint(ahead,
             {"Look at the ways out of d5, where the knight stands.",
              "Only one domino leads on from d5: ←2 from d5 to b5 would reach the end too early.",
              "↓1 leads from d5 to d4."},
             {"Examiner les sauts du cavalier depuis d5.",
              "Un seul domino permet de continuer depuis d5 : avec ←2 de d5 à b5, on serait trop "
              "tôt à l'arrivée.",
              "↓1 mène de d5 à d4."});
  ExpectTold(Placing(Rule::kBack, Hop("c4", "b8")),
             "The end, b8, can only be entered by ←1 ↑4, from c4.",
             "On ne peut atteindre l'arrivée, b8, que par ←1 ↑4, depuis c4.");
  ExpectTold(Placing(Rule::kBack, Hop("c2", "c4")),
             "Back from the end, c4 can only be entered by ↑2, from c2.",
             "En remontant de l'arrivée, on ne peut atteindre c4 que par ↑2, depuis c2.");
  ExpectHint(Placing(Rule::kBack, Hop("c2", "c4")),
             {"Look at the ways into c4, back from the end.", "c4 can be entered in one way only.",
              "↑2 leads from c2 to c4."},
             {"Examiner les sauts vers c4, en remontant de l'arrivée.",
              "On ne peut atteindre c4 que d'une façon.", "↑2 mène de c2 à c4."});
  EXPECT_EQ(HintOf(Placing(Rule::kBack, Hop("c4", "b8")), english_).where,
            "Look at the ways into the end, b8.");
}

TEST_F(TellerTest, Singles) {
  ExpectTold(Placing(Rule::kRow, Hop("c1", "e4")), "c1 can only be left by →2 ↑3, to e4.",
             "On ne peut quitter c1 que par →2 ↑3, vers e4.");
  ExpectTold(Placing(Rule::kColumn, Hop("c1", "e4")), "e4 can only be entered by →2 ↑3, from c1.",
             "On ne peut atteindre e4 que par →2 ↑3, depuis c1.");
  ExpectTold(Placing(Rule::kDomino, Hop("c1", "e4")), "→2 ↑3 can only be played from c1 to e4.",
             "→2 ↑3 ne peut se jouer que de c1 à e4.");
  ExpectHint(Placing(Rule::kRow, Hop("c1", "e4")),
             {"Look at the ways out of c1.", "c1 can be left in one way only.",
              "→2 ↑3 leads from c1 to e4."},
             {"Examiner les sauts qui partent de c1.", "On ne peut quitter c1 que d'une façon.",
              "→2 ↑3 mène de c1 à e4."});
  ExpectHint(Placing(Rule::kColumn, Hop("c1", "e4")),
             {"Look at the ways into e4.", "e4 can be entered in one way only.",
              "→2 ↑3 leads from c1 to e4."},
             {"Examiner les sauts qui mènent à e4.", "On ne peut atteindre e4 que d'une façon.",
              "→2 ↑3 mène de c1 à e4."});
  ExpectHint(Placing(Rule::kDomino, Hop("c1", "e4")),
             {"Look at the domino →2 ↑3.", "→2 ↑3 can be played in one place only.",
              "→2 ↑3 leads from c1 to e4."},
             {"Examiner le domino →2 ↑3.", "→2 ↑3 ne peut se jouer qu'à un endroit.",
              "→2 ↑3 mène de c1 à e4."});
}

TEST_F(TellerTest, Circuits) {
  Step ring = Striking(Rule::kRing, Hop("b5", "d4"), {At("d4"), At("b2"), At("b5")});
  ExpectTold(ring,
             "After d4–b2–b5, a jump back to d4 would close a ring: →2 ↓1 from b5 to d4 is out.",
             "Après d4–b2–b5, un retour en d4 fermerait un circuit : →2 ↓1 de b5 à d4 est exclu.");
  ExpectHint(
      ring,
      {"Look at the chain d4–b2–b5: where can it go on?",
       "After d4–b2–b5, a jump back to d4 would close a ring.",
       "→2 ↓1 from b5 to d4 can be struck out."},
      {"Examiner la chaîne d4–b2–b5 : où peut-elle continuer ?",
       "Après d4–b2–b5, un retour en d4 fermerait un circuit.", "On peut rayer →2 ↓1 de b5 à d4."});
  Step early = Striking(Rule::kEarlyEnd, Hop("c4", "b8"), {At("b2"), At("c1"), At("g3")});
  ExpectTold(early, "←1 ↑4 from c4 to b8 would lead to the end without b2, c1 and g3: it is out.",
             "←1 ↑4 de c4 à b8 mènerait à l'arrivée sans passer par b2, c1 et g3 : c'est exclu.");
  ExpectHint(early,
             {"Look at the ways out of c4.",
              "A jump from c4 to b8 would lead to the end without b2, c1 and g3.",
              "←1 ↑4 from c4 to b8 can be struck out."},
             {"Examiner les sauts qui partent de c4.",
              "Un saut de c4 à b8 mènerait à l'arrivée sans passer par b2, c1 et g3.",
              "On peut rayer ←1 ↑4 de c4 à b8."});
  early.chain = {At("b2"), At("c1"), At("g3"), At("g2"), At("e2")};
  ExpectTold(early,
             "←1 ↑4 from c4 to b8 would lead to the end with 5 circles still to visit: it is out.",
             "←1 ↑4 de c4 à b8 mènerait à l'arrivée alors qu'il reste 5 ronds à visiter : c'est "
             "exclu.");
}

TEST_F(TellerTest, DeadChains) {
  ExpectTold(
      DeadChain({At("c1"), At("b5")}, Row({At("b5")}), Column({At("c1")})),
      "←1 ↑4 from c1 to b5 is out, for then b5 could only be left to c1, which would close a "
      "ring.",
      "←1 ↑4 de c1 à b5 est exclu, car alors on ne pourrait quitter b5 que vers c1, ce qui "
      "fermerait un circuit.");
  ExpectTold(DeadChain({At("c1"), At("b5")}, Column({At("c1")}), Row({At("b5")})),
             "←1 ↑4 from c1 to b5 is out, for then c1 could only be entered from b5, which would "
             "close a ring.",
             "←1 ↑4 de c1 à b5 est exclu, car alors on ne pourrait atteindre c1 que depuis b5, ce "
             "qui fermerait un circuit.");
  ExpectTold(DeadChain({At("d5"), At("c1"), At("b5")}, Row({At("b5")}), Column({At("c4")})),
             "←1 ↑4 from c1 to b5 is out, for then b5 could only be left to c4, which would reach "
             "the end too early.",
             "←1 ↑4 de c1 à b5 est exclu, car alors on ne pourrait quitter b5 que vers c4, ce qui "
             "mènerait trop tôt à l'arrivée.");
  Step back = DeadChain({At("c1"), At("b5"), At("b8")}, Column({At("c1")}), Row({At("d4")}));
  ExpectTold(back,
             "←1 ↑4 from c1 to b5 is out, for then c1 could only be entered from d4, which would "
             "reach the end too early.",
             "←1 ↑4 de c1 à b5 est exclu, car alors on ne pourrait atteindre c1 que depuis d4, ce "
             "qui mènerait trop tôt à l'arrivée.");
  ExpectHint(back,
             {"Look at the ways out of c1.",
              "If c1 were left to b5, c1 could only be entered from d4, which would reach the end "
              "too early.",
              "←1 ↑4 from c1 to b5 can be struck out."},
             {"Examiner les sauts qui partent de c1.",
              "Si l'on quittait c1 vers b5, on ne pourrait atteindre c1 que depuis d4, ce qui "
              "mènerait trop tôt à l'arrivée.",
              "On peut rayer ←1 ↑4 de c1 à b5."});
}

TEST_F(TellerTest, LinesThatShareOthers) {
  wyx::LineSet rows = Row({At("e2"), At("g2")});
  wyx::LineSet columns = Column({At("c2"), At("g3")});
  wyx::LineSet dominoes = Dominoes({Id(-2, 0), Id(0, 1)});
  ExpectTold(Locked(rows, columns),
             "e2 and g2 can only be left to c2 or g3, so these two cells are entered in no other "
             "way.",
             "On ne peut quitter e2 et g2 que vers c2 ou g3 : on n'atteint donc ces deux cases "
             "d'aucune autre façon.");
  ExpectTold(Locked(rows, dominoes),
             "e2 and g2 can only be left by ←2 or ↑1, so these two dominoes are played nowhere "
             "else.",
             "On ne peut quitter e2 et g2 que par ←2 ou ↑1 : ces deux dominos ne se jouent donc "
             "nulle part ailleurs.");
  ExpectTold(Locked(columns, rows),
             "c2 and g3 can only be entered from e2 or g2, so these two cells are left in no other "
             "way.",
             "On ne peut atteindre c2 et g3 que depuis e2 ou g2 : on ne quitte donc ces deux cases "
             "d'aucune autre façon.");
  ExpectTold(Locked(columns, dominoes),
             "c2 and g3 can only be entered by ←2 or ↑1, so these two dominoes are played nowhere "
             "else.",
             "On ne peut atteindre c2 et g3 que par ←2 ou ↑1 : ces deux dominos ne se jouent donc "
             "nulle part ailleurs.");
  ExpectTold(Locked(dominoes, rows),
             "←2 and ↑1 can only be played from e2 or g2, so these two cells are left in no other "
             "way.",
             "←2 et ↑1 ne peuvent se jouer que depuis e2 ou g2 : on ne quitte donc ces deux cases "
             "d'aucune autre façon.");
  ExpectTold(Locked(dominoes, columns),
             "←2 and ↑1 can only lead to c2 or g3, so these two cells are entered in no other way.",
             "←2 et ↑1 ne peuvent mener qu'à c2 ou g3 : on n'atteint donc ces deux cases d'aucune "
             "autre façon.");
  ExpectHint(Locked(rows, dominoes),
             {"Look at the ways out of e2 and g2 together.",
              "e2 and g2 can only be left by ←2 or ↑1.", "←1 ↑4 from c4 to b8 can be struck out."},
             {"Examiner ensemble les sauts qui partent de e2 et g2.",
              "On ne peut quitter e2 et g2 que par ←2 ou ↑1.", "On peut rayer ←1 ↑4 de c4 à b8."});
  EXPECT_EQ(HintOf(Locked(columns, rows), english_).where,
            "Look at the ways into c2 and g3 together.");
  EXPECT_EQ(HintOf(Locked(dominoes, rows), french_).where,
            "Examiner ensemble les dominos ←2 et ↑1.");
}

TEST_F(TellerTest, Trials) {
  Step trial = Striking(Rule::kTrial, Hop("c1", "b5"));
  trial.dead_end = Dominoes({Id(2, 3)});
  ExpectTold(trial, "Suppose c1 is left by ←1 ↑4, to b5; then →2 ↑3 fits nowhere. So that is out.",
             "Supposons que l'on quitte c1 par ←1 ↑4, vers b5 ; alors →2 ↑3 ne se place plus nulle "
             "part. C'est donc exclu.");
  trial.dead_end = Column({At("e4")});
  trial.trial = {Placing(Rule::kRow, Hop("b2", "c1")),
                 Striking(Rule::kRing, Hop("b5", "d4"), {At("d4"), At("b5")}),
                 Striking(Rule::kEarlyEnd, Hop("c4", "b8"), {At("e2")})};
  ExpectTold(
      trial,
      "Suppose c1 is left by ←1 ↑4, to b5; then b2 can only be left by →1 ↓1, to c1; →2 ↓1 "
      "from b5 to d4 would close a ring; ←1 ↑4 from c4 to b8 would reach the end too early; "
      "now nothing leads to e4. So that is out.",
      "Supposons que l'on quitte c1 par ←1 ↑4, vers b5 ; alors on ne peut quitter b2 que par "
      "→1 ↓1, vers c1 ; →2 ↓1 de b5 à d4 fermerait un circuit ; ←1 ↑4 de c4 à b8 mènerait "
      "trop tôt à l'arrivée ; dès lors, plus rien ne mène à e4. C'est donc exclu.");
  Step inner = Striking(Rule::kTrial, Hop("c2", "c4"));
  inner.trial = {Placing(Rule::kDomino, Hop("b2", "c1"))};
  inner.dead_end = Row({At("e2")});
  trial.trial = {inner, Placing(Rule::kColumn, Hop("b2", "c1"))};
  ExpectTold(
      trial,
      "Suppose c1 is left by ←1 ↑4, to b5; then (suppose also c2 is left by ↑2, to c4; then "
      "→1 ↓1 can only be played from b2 to c1; now nothing leads out of e2: that is out); c1 "
      "can only be entered by →1 ↓1, from b2; now nothing leads to e4. So that is out.",
      "Supposons que l'on quitte c1 par ←1 ↑4, vers b5 ; alors (supposons aussi que l'on "
      "quitte c2 par ↑2, vers c4 ; alors →1 ↓1 ne peut se jouer que de b2 à c1 ; dès lors, "
      "on ne peut plus quitter e2 : c'est exclu) ; on ne peut atteindre c1 que par →1 ↓1, "
      "depuis b2 ; dès lors, plus rien ne mène à e4. C'est donc exclu.");
  trial.trial = {};
  ExpectHint(trial,
             {"Try out what happens if c1 is left to b5.",
              "Suppose c1 is left by ←1 ↑4, to b5; then nothing leads to e4.",
              "←1 ↑4 from c1 to b5 can be struck out."},
             {"Voir ce qui se passe si l'on quitte c1 vers b5.",
              "Supposons que l'on quitte c1 par ←1 ↑4, vers b5 ; alors plus rien ne mène à e4.",
              "On peut rayer ←1 ↑4 de c1 à b5."});
}

TEST_F(TellerTest, WhereToLookNamesNoAnswer) {
  // Neither the domino nor the cell that follows, but where those are what is looked at.
  wyx::Jump jump = Hop("c1", "e4");
  for (Rule rule : {Rule::kAhead, Rule::kRow}) {
    for (const WyxTeller* teller : {&english_, &french_}) {
      std::string where = HintOf(Placing(rule, jump), *teller).where;
      EXPECT_EQ(where.find("e4"), std::string::npos) << where;
      EXPECT_EQ(where.find("→2"), std::string::npos) << where;
    }
  }
  for (Rule rule : {Rule::kBack, Rule::kColumn}) {
    std::string where = HintOf(Placing(rule, jump), english_).where;
    EXPECT_EQ(where.find("c1"), std::string::npos) << where;
  }
}

TEST_F(TellerTest, Conclusions) {
  wyx::Trace trace;
  auto expect = [&](const char* english, const char* french) {
    EXPECT_EQ(Conclusion(trace, 7, english_), english);
    EXPECT_EQ(Plain(Conclusion(trace, 7, french_)), french);
  };
  expect("Unknown: the number of trials allowed (7) was not enough.",
         "Inconnu : le nombre d'essais permis (7) n'a pas suffi.");
  trace.verdict = wyx::Verdict::kAmbiguous;
  expect("There are several solutions, among them these two:",
         "Il y a plusieurs solutions, dont ces deux-ci :");
  trace.verdict = wyx::Verdict::kUnique;
  trace.solutions = {wyx::ParseStops("d4b2c1e4b5e3g2g3e2c2c4b8", grid_).value()};
  expect("That is the whole path: d5–d4–b2–c1–e4–b5–e3–g2–g3–e2–c2–c4–b8.",
         "Le chemin est complet : d5–d4–b2–c1–e4–b5–e3–g2–g3–e2–c2–c4–b8.");
  trace.verdict = wyx::Verdict::kNone;
  trace.dead_end = Row({At("e2")});
  expect("Nothing leads out of e2: there is no solution.",
         "Rien ne part de e2 : il n'y a pas de solution.");
  trace.dead_end = Dominoes({Id(2, 3)});
  expect("→2 ↑3 fits nowhere: there is no solution.",
         "→2 ↑3 ne se place nulle part : il n'y a pas de solution.");
  trace.steps = {Placing(Rule::kRow, Hop("c1", "e4"))};
  trace.dead_end = Column({At("e2")});
  expect("Now nothing leads to e2: there is no solution.",
         "Dès lors, plus rien ne mène à e2 : il n'y a pas de solution.");
  EXPECT_EQ(LevelSentence(Level::kVeryHard, Language::kEnglish), "Level: very hard.");
  EXPECT_EQ(Plain(LevelSentence(Level::kVeryHard, Language::kFrench)), "Niveau : très difficile.");
}

/// What holds of every sentence.
void ExpectWellFormed(const std::string& text, Language language) {
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
  for (const char* bad : {"  ", " .", " ,", ";.", "..", " )", "( "}) {
    EXPECT_EQ(text.find(bad), std::string::npos) << text;
  }
  EXPECT_TRUE(text.back() == '.' || text.back() == '?') << text;
  if (language == Language::kEnglish) return;
  for (size_t i = 1; i < text.size(); ++i) {
    if (std::string_view(";:?!").find(text[i]) == std::string::npos) continue;
    ASSERT_GE(i, 3U) << text;
    EXPECT_EQ(text.substr(i - 3, 3), "\u202f") << text;
  }
}

TEST(TellerOnWalksTest, EverySentenceIsWellFormed) {
  std::mt19937_64 random(6);
  for (int i = 0; i < 400; ++i) {
    int dominoes = i % 4 == 0 ? 16 : 12;
    std::optional<wyx::Path> path = oracle::RandomPath(random, 8, dominoes, i % 2 == 0 ? 2 : 4);
    if (!path) continue;
    wyx::Grid grid = wyx::GridOfPath(*path, 8, i % 3);
    for (Language language : kLanguages) {
      WyxTeller teller(grid, language);
      for (const Step& step : wyx::SolveByMethod(grid).steps) {
        ExpectWellFormed(teller.Tell(step), language);
        Hint hint = HintOf(step, teller);
        for (const std::string& text : {hint.where, hint.why, hint.what}) {
          ExpectWellFormed(text, language);
        }
      }
    }
  }
}

TEST_F(TellerTest, StopsAgainstTheRules) {
  wyx::Grid grid = grid_;
  grid.marks = 0;
  WyxTeller teller(grid, Language::kEnglish);
  auto against = [&](std::vector<Cell> stops) {
    return AgainstTheRules(stops, stops.size() - 1, teller);
  };
  EXPECT_EQ(against({At("d4")}), "");
  EXPECT_EQ(against({At("b5")}), "");
  EXPECT_EQ(against({At("d5")}), "d5 is where the knight starts");
  EXPECT_EQ(against({At("a1")}), "a1 is no circle");
  EXPECT_EQ(against({At("g2")}), "no domino leads from d5 to g2");
  EXPECT_EQ(against({At("d4"), At("b2"), At("d4")}), "d4 has been visited before");
  EXPECT_EQ(against({At("d4"), At("b2"), At("b8")}), "b8 is the end, which comes last");
  EXPECT_EQ(against({At("b5"), At("d4"), At("b4")}), "b4 is no circle");
  EXPECT_EQ(against({At("b5"), At("d4"), At("e3"), At("c2"), At("c4"), At("e3")}),
            "e3 has been visited before");
  EXPECT_EQ(against({At("d4"), At("e3"), At("c2"), At("c1")}),
            "↓1, from c2 to c1, has been played before");
  EXPECT_EQ(AgainstTheRules({At("b5")}, 0, english_), "another stop is given there");
}

TEST(EndTest, AnEndThatIsNoCircleIsTheReason) {
  wyx::Grid start = wyx::ParseCode("wyx:a1/a2a3b1b2b3/L2D1.L1.U1.R1.R2").value();
  EXPECT_EQ(EndNotMarked(start, Language::kEnglish),
            "There is no solution: in whatever order, the dominoes lead back to a1, where the "
            "knight starts.");
  EXPECT_EQ(Plain(EndNotMarked(start, Language::kFrench)),
            "Il n'y a pas de solution : quel que soit l'ordre, les dominos ramènent en a1, la case "
            "de départ.");
  wyx::Grid empty = wyx::ParseCode("wyx:a1/a2a3b1b2b3/L1.D1.U1.R1.R4").value();
  EXPECT_EQ(EndNotMarked(empty, Language::kEnglish),
            "There is no solution: in whatever order, the dominoes lead from a1 to e1, which is no "
            "circle.");
  EXPECT_EQ(Plain(EndNotMarked(empty, Language::kFrench)),
            "Il n'y a pas de solution : quel que soit l'ordre, les dominos mènent de a1 à e1, qui "
            "n'est pas un rond.");
}

}  // namespace
}  // namespace grille::words
