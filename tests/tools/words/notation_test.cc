// How cells and dominoes are written, and that hints follow.

#include <gtest/gtest.h>

#include "solver/wyx/code.h"
#include "solver/wyx/method/method.h"
#include "tests/tools/words/plain.h"
#include "tools/words/wyx_hint.h"
#include "tools/words/wyx_notation.h"

namespace grille::words {
namespace {

constexpr WyxNotation kSchool = {Language::kFrench, WyxAxes::kNumbers, WyxSteps::kPairs};
constexpr WyxNotation kEnglishSchool = {Language::kEnglish, WyxAxes::kNumbers, WyxSteps::kPairs};

wyx::DominoId DominoOf(int dx, int dy) {
  return static_cast<wyx::DominoId>(wyx::DominoIndex(dx, dy));
}

TEST(NotationTest, LettersAndArrowsUnlessTold) {
  WyxNotation notation;
  EXPECT_EQ(notation.Cell(wyx::CellAt(3, 3)), "d4");
  EXPECT_EQ(notation.Domino(DominoOf(2, 1)), "→2 ↑1");
  EXPECT_EQ(notation.Domino(DominoOf(0, -3)), "↓3");
}

TEST(NotationTest, PairsTellBothStepsWithATrueMinus) {
  EXPECT_EQ(kSchool.Domino(DominoOf(-3, 2)), "(−3\u202f;\u00a02)");
  EXPECT_EQ(kEnglishSchool.Domino(DominoOf(-3, 2)), "(−3,\u00a02)");
  EXPECT_EQ(kSchool.Domino(DominoOf(0, -4)), "(0\u202f;\u00a0−4)");
  EXPECT_EQ(kEnglishSchool.Domino(DominoOf(1, 0)), "(1,\u00a00)");
}

TEST(NotationTest, CellsCountFromNought) {
  EXPECT_EQ(kSchool.Cell(wyx::CellAt(0, 0)), "(0\u202f;\u00a00)");
  EXPECT_EQ(kEnglishSchool.Cell(wyx::CellAt(7, 2)), "(7,\u00a02)");
}

TEST(NotationTest, NothingInAPairLetsALineBreak) {
  for (Language language : kLanguages) {
    for (int x = -4; x <= 4; ++x) EXPECT_EQ(PairText(x, -x, language).find(' '), std::string::npos);
  }
}

TEST(NotationTest, HintsAreToldInIt) {
  wyx::Grid grid = *wyx::ParseCode("wyx5:a2/c1c2d2d3d4/L1.D1.R1U1.R1U2.R2D1");
  wyx::Trace trace = wyx::SolveByMethod(grid);
  ASSERT_EQ(trace.verdict, wyx::Verdict::kUnique);
  Hint hint = HintOf(trace.steps.front(), WyxTeller(grid, kSchool));
  EXPECT_EQ(Plain(hint.where), "Examiner les sauts du cavalier depuis (0 ;\u00a01).");
  EXPECT_EQ(Plain(hint.what), "(2 ;\u00a0−1) mène de (0 ;\u00a01) à (2 ;\u00a00).");
  hint = HintOf(trace.steps.front(), WyxTeller(grid, Language::kEnglish));
  EXPECT_EQ(hint.what, "→2 ↓1 leads from a2 to c1.");
}

}  // namespace
}  // namespace grille::words
