// What is said of the fewest moves and of what is left, and how the Étoile's moves are told.

#include "tools/words/slide_teller.h"

#include <gtest/gtest.h>

#include "tests/tools/words/plain.h"
#include "tools/words/etoile_teller.h"
#include "tools/words/number.h"

namespace grille::words {
namespace {

using slide::Fewest;
using slide::Outlook;
using Lines = std::vector<std::string>;

constexpr Language kEn = Language::kEnglish;
constexpr Language kFr = Language::kFrench;

constexpr char kProblemOne[] = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr char kProblemTwo[] = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";
constexpr char kPrintedTwo[] =
    "IJKDOCJCONAIJBNAIANBJIANOCJKDOCJKEPONMPONAIHMHIANMPONOCJIANOCJIANODKJILKJCOPEKE";

Lines Said(const Fewest& fewest, uint64_t nodes, Language language) {
  Lines lines = FewestSentences(fewest, nodes, language);
  for (std::string& line : lines) line = Plain(line);
  return lines;
}

TEST(NumberTest, ThousandsAreParted) {
  EXPECT_EQ(Number(0, kEn), "0");
  EXPECT_EQ(Number(999, kFr), "999");
  EXPECT_EQ(Number(1000, kEn), "1,000");
  EXPECT_EQ(Number(1234567, kEn), "1,234,567");
  EXPECT_EQ(Number(1234567, kFr), "1\u202f234\u202f567");
}

TEST(SlideTellerTest, TheFewestMoves) {
  EXPECT_EQ(Said({.moves = 0}, 9, kEn),
            (Lines{"The goal stands already: there is nothing to do."}));
  EXPECT_EQ(Said({.moves = 1, .shortest = 1}, 9, kFr),
            (Lines{"Un seul coup suffit.", "Il n'y a qu'une seule solution de cette longueur."}));
  EXPECT_EQ(Said({.moves = 21, .shortest = 1200}, 9, kEn),
            (Lines{"It takes 21 moves, the fewest possible.",
                   "There are 1,200 solutions of that length."}));
  EXPECT_EQ(Said({.moves = 78}, 9, kFr), (Lines{"Il faut 78 coups, le minimum possible."}));
}

TEST(SlideTellerTest, WhatIsNotKnown) {
  EXPECT_EQ(Said({.known = false, .moves = 24}, 5000000, kEn),
            (Lines{"The fewest moves are not known, but there are at least 24.",
                   "The 5,000,000 arrangements that could be looked at were not enough."}));
  EXPECT_EQ(Said({.known = false, .moves = 1}, 1, kFr),
            (Lines{"Le minimum de coups n'est pas connu ; il en faut au moins un.",
                   "La seule disposition que l'on pouvait examiner n'a pas suffi."}));
  EXPECT_EQ(Said({.known = false}, kNoBudget, kEn),
            (Lines{"The fewest moves are not known.",
                   "The search did not end within the usual limits."}));
}

Outlook Ahead(int moves, std::vector<slide::Vertex> best, bool all_best) {
  Outlook outlook;
  outlook.fewest.moves = moves;
  outlook.best = std::move(best);
  outlook.all_best = all_best;
  return outlook;
}

TEST(SlideTellerTest, Hints) {
  HintMatter matter = {.where = "here", .what = "it moves", .possible = 3};
  Hint hint = HintOf(Ahead(13, {4}, true), matter, kEn);
  EXPECT_EQ(hint.where, "13 moves are left; here.");
  EXPECT_EQ(hint.why, "After the right move 12 moves are left, after any other at least 13.");
  EXPECT_EQ(hint.what, "It moves.");
  matter.played = 5;
  matter.fewest_in_all = 18;
  EXPECT_EQ(HintOf(Ahead(13, {4}, true), matter, kEn).where,
            "13 moves are left; here. What has been played is right.");
  EXPECT_EQ(Plain(HintOf(Ahead(14, {4}, true), matter, kFr).where),
            "Il reste 14 coups ; here. Ce qui a été joué coûte un coup de trop.");
  EXPECT_EQ(Plain(HintOf(Ahead(2, {4}, true), matter, kFr).why),
            "Après le bon coup, il en reste un ; après tout autre, au moins 2.");
  EXPECT_EQ(HintOf(Ahead(13, {4, 5}, true), matter, kEn).why,
            "2 moves of the 3 that can be played are as good: 12 are left after them, at least 13 "
            "after any other.");
  EXPECT_EQ(HintOf(Ahead(13, {4, 5, 6}, true), matter, kEn).why,
            "All 3 moves that can be played are as good: 12 are left after any of them.");
  EXPECT_EQ(HintOf(Ahead(13, {4}, false), matter, kEn).why,
            "After a best move 12 moves are left, and no other does better.");
  hint = HintOf(Ahead(1, {4}, true), matter, kFr);
  EXPECT_EQ(Plain(hint.where).substr(0, 21), "Il reste un coup ; he");
  EXPECT_EQ(hint.why, "Un seul coup mène droit au but.");
  EXPECT_EQ(Plain(AllDone(21, 21, kFr)), "Tout est résolu, avec le minimum de coups : 21.");
  EXPECT_EQ(AllDone(23, 21, kEn), "All is solved, in 23 moves; 21 would have been enough.");
  EXPECT_EQ(AllDone(1, std::nullopt, kEn), "All is solved, in one move.");
}

TEST(EtoileTellerTest, MovesOfProblemOne) {
  slide::Task task = slide::ParseEtoile(kProblemOne).value();
  slide::Moves moves = slide::ParseStarMoves("NAIJCODKJCODKEPONAIJB").value();
  std::vector<EtoileStep> steps = TellMoves(task, moves, kEn);
  ASSERT_EQ(steps.size(), 21U);
  EXPECT_EQ(steps[0].text, "N → B  white");
  EXPECT_EQ(steps[20].text, "B → J  white");
  EXPECT_EQ(TellMoves(task, moves, kFr)[1].text, "A → N  bleu");
  EXPECT_EQ(InFours("NAIJCODKJ"), "NAIJ CODK J");
  EXPECT_EQ(InFours(""), "");
}

TEST(EtoileTellerTest, LegsOfProblemTwoAsTheSourcePrintsThem) {
  slide::Task task = slide::ParseEtoile(kProblemTwo).value();
  slide::Moves moves = slide::ParseStarMoves(kPrintedTwo).value();
  // With the two moves that the scan lost: the O that reaches N, and the last one.
  EXPECT_EQ(LegsText(LegsOf(task, moves), kEn),
            "IJKDOCJ         C   7\n"
            "CONAIJBNAI      A  10\n"
            "ANBJIANOCJ      C  10\n"
            "KDOC            O   4\n"
            "JKEPO           P   5\n"
            "NMPONAIHM       H   9\n"
            "HIANMPON        O   8\n"
            "O               N   1\n"
            "CJIANOCJIA      I  10\n"
            "NODKJILKJCOPEK  E  14\n"
            "E               –   1  (to the goal)\n");
  std::vector<EtoileStep> steps = TellMoves(task, moves, kEn);
  EXPECT_EQ(steps[2].text, "K → J  white, marked");
  EXPECT_EQ(steps[6].text, "J → C  white, marked: letter C");
  EXPECT_EQ(Plain(TellMoves(task, moves, kFr)[6].text), "J → C  blanc, marqué : lettre C");
}

TEST(EtoileTellerTest, ALegWithoutMovesAndOneWithoutALetter) {
  slide::Task task = slide::ParseEtoile("etoile:r.rrrrrrrrrrrrrr/rr.rrrrrrrrrrrrr/JB@J").value();
  EXPECT_EQ(LegsText(LegsOf(task, slide::ParseStarMoves("JC").value()), kFr),
            "   J   0\n"
            "J  B   1\n"
            "C  –   1  (jusqu'à l'arrivée)\n");
}

TEST(EtoileTellerTest, HintClauses) {
  slide::Task colours = slide::ParseEtoile(kProblemOne).value();
  EXPECT_EQ(MoveClause(colours, star::StationOf('N'), kFr), "le jeton blanc en N passe en B");
  EXPECT_EQ(MoveClause(colours, star::StationOf('J'), kEn), "the red token on J moves to B");
  slide::Task letters = slide::ParseEtoile("etoile:.BCDEFGHIJKLMNOP/NBCDEFGHIJKLM.OP").value();
  EXPECT_EQ(MoveClause(letters, star::StationOf('N'), kEn), "token N moves from N to A");
  slide::Task word = slide::ParseEtoile("etoile:r.rrrrrrrrrrrrrr/r.rrrrrrrrrrrrrr/BJ@J").value();
  EXPECT_EQ(MoveClause(word, star::StationOf('J'), kFr), "le jeton marqué en J passe en B");
  EXPECT_EQ(RegionClause(star::StationOf('H'), kEn), "the next token stands on the point of a ray");
  EXPECT_EQ(RegionClause(star::StationOf('I'), kFr),
            "le prochain jeton est à un angle du grand carré");
  EXPECT_EQ(RegionClause(star::StationOf('M'), kEn), "the next token stands in the centre");
}

}  // namespace
}  // namespace grille::words
