// What is said of taquins: the source's table and the reasoning, in every language.

#include "tools/words/taquin_teller.h"

#include <gtest/gtest.h>

#include "tests/tools/words/plain.h"
#include "tools/words/taquin_hint.h"

namespace grille::words {
namespace {

using slide::InversionTable;
using slide::Taquin;

/// The source's example; the blank, which it leaves out, behind so many of its tiles.
std::string SourceCode(size_t before) {
  std::vector<std::string> tiles = {"5", "1", "4",  "3",  "10", "8",  "2", "13",
                                    "6", "9", "14", "12", "7",  "15", "11"};
  tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(before), "0");
  std::string code = "taquin:4x4/";
  for (size_t i = 0; i < tiles.size(); ++i) code += (i == 0 ? "" : ",") + tiles[i];
  return code;
}

Taquin Read(const std::string& code) { return slide::ParseTaquin(code).value(); }

/// All that TellParity says, one sentence after the other.
std::string Told(const std::string& code, Language language) {
  std::string text;
  for (const TaquinPart& part : TellParity(Read(code), language)) {
    for (const std::string& sentence : part.sentences) {
      text += (text.empty() ? "" : " ") + sentence;
    }
  }
  return Plain(text);
}

TEST(TaquinTellerTest, TheSourcesTableWhereverTheBlankStands) {
  for (size_t before = 0; before <= 15; ++before) {
    InversionTable table = TableOf(Read(SourceCode(before)).task.from, 4);
    EXPECT_EQ(table.inversions, (std::vector<int>{4, 0, 2, 1, 5, 3, 0, 5, 0, 1, 3, 2, 0, 1, 0}));
    EXPECT_EQ(table.total, 27);
    EXPECT_EQ(table.odd_ones, 7);
    EXPECT_EQ(table.blank_row, 4 - static_cast<int>(before) / 4);
    // The source: in rows 1 and 3 from the top it becomes normal, in 2 and 4 odd.
    EXPECT_EQ(IsOdd(table), before / 4 % 2 == 1) << before;
    EXPECT_EQ(InversionTableText(table, Language::kEnglish),
              "tile        5  1  4  3 10  8  2 13  6  9 14 12  7 15 11\n"
              "inversions  4  0  2  1  5  3  0  5  0  1  3  2  0  1  0\n"
              "odd                  •  •  •     •     •  •        •\n");
  }
  InversionTable table = TableOf(Read("taquin:2x2/3,2,1,0").task.from, 2);
  EXPECT_EQ(InversionTableText(table, Language::kFrench),
            "carreau     3  2  1\n"
            "inversions  2  1  0\n"
            "impair         •\n");
}

TEST(TaquinTellerTest, AnEvenNumberOfColumns) {
  EXPECT_EQ(Told(SourceCode(15), Language::kEnglish),
            "7 of these numbers are odd; as 7 is odd, so is their sum, 27. A move along a row "
            "leaves this order as it is; a move along a column takes a tile past 3 others, as the "
            "board has 4 columns: an odd number, which turns an even sum into an odd one or the "
            "other way. The blank stands in row 1 from the bottom, where it has to be: the sum "
            "stays odd. So the position is odd: it can be brought to the usual order with 14 and "
            "15 exchanged, whose sum is 1, but never to the usual order itself, whose sum is 0.");
  EXPECT_EQ(Told(SourceCode(0), Language::kFrench),
            "7 de ces nombres sont impairs ; 7 étant impair, leur somme, 27, l'est aussi. Un coup "
            "le long d'une rangée ne change pas cet ordre ; un coup le long d'une colonne fait "
            "passer un carreau par-dessus 3 autres, puisque le damier a 4 colonnes : nombre "
            "impair, qui change la parité de la somme. La case vide est à la rangée 4 en partant "
            "du bas ; une fois qu'elle est descendue de 3 rangées, la somme est paire. La position "
            "est donc normale : on peut la ramener à l'ordre usuel, dont la somme est 0.");
}

TEST(TaquinTellerTest, OtherWidthsAndOtherGoals) {
  EXPECT_EQ(Told("taquin:3x3/1,3,4,8,0,2,7,6,5", Language::kEnglish),
            "3 of these numbers are odd; as 3 is odd, so is their sum, 9. A move along a row "
            "leaves this order as it is; a move along a column takes a tile past 2 others, as the "
            "board has 3 columns: an even number, so the sum stays even or odd for ever. The blank "
            "stands in row 2 from the bottom, which does not matter here. So the position is odd: "
            "it can be brought to the usual order with 7 and 8 exchanged, whose sum is 1, but "
            "never to the usual order itself, whose sum is 0.");
  EXPECT_EQ(Told("taquin:2x2/0,1,2,3/3,2,1,0", Language::kEnglish),
            "None of these numbers is odd, so their sum, 0, is even. A move along a row leaves "
            "this order as it is; a move along a column takes a tile past one other, as the board "
            "has 2 columns, and turns an even sum into an odd one or the other way. The blank "
            "stands in row 2 from the bottom; once it has come down by one row, the sum is odd. So "
            "the start is odd. Only one of these numbers is odd, so their sum, 3, is odd. The "
            "blank stands in row 1 from the bottom, where it has to be: the sum stays odd. So the "
            "goal is odd. Both are odd: the goal can be reached.");
  EXPECT_EQ(Plain(ParityVerdict(Read("taquin:3x2/1,2,3,4,5,0/2,1,3,4,5,0"), Language::kFrench)),
            "L'un est normal, l'autre impair : aucune suite de coups ne mène du départ au but.");
  // The goal of the source with a blank elsewhere is no other verdict.
  EXPECT_EQ(
      Plain(SumSentence(TableOf(Read("taquin:3x2/2,1,4,3,5,0").task.from, 3), Language::kFrench)),
      "2 de ces nombres sont impairs ; 2 étant pair, la somme de tous, 2, l'est aussi.");
}

TEST(TaquinTellerTest, SolutionsAndHints) {
  Taquin taquin = Read("taquin:3x2/1,0,3,4,2,5");
  EXPECT_EQ(TilesSentence({4, 5}, taquin, Language::kEnglish),
            "The tiles move in this order: 2, 5.");
  EXPECT_EQ(TileLineClause(taquin.task, 4, 3, Language::kEnglish),
            "the next tile stands in the column of the blank");
  EXPECT_EQ(TileLineClause(taquin.task, 2, 3, Language::kFrench),
            "le prochain carreau est dans la rangée de la case vide");
  EXPECT_EQ(TileMoveClause(taquin.task, 4, 3, Language::kEnglish), "tile 2 moves up");
  EXPECT_EQ(TileMoveClause(taquin.task, 0, 3, Language::kEnglish), "tile 1 moves to the right");
  EXPECT_EQ(TileMoveClause(taquin.task, 2, 3, Language::kFrench), "le carreau 3 va vers la gauche");
  Taquin narrow = Read("taquin:2x3/1,2,0,3,4,5");
  EXPECT_EQ(TileMoveClause(narrow.task, 0, 2, Language::kFrench), "le carreau 1 descend");
  Hint hint = HintOfParity(Read(SourceCode(15)), Language::kEnglish);
  EXPECT_EQ(hint.where.substr(0, 20), "Count for each tile ");
  EXPECT_EQ(hint.why,
            "7 of these numbers are odd; as 7 is odd, so is their sum, 27. The blank stands in row "
            "1 from the bottom, where it has to be: the sum stays odd.");
  EXPECT_EQ(hint.what, ParityVerdict(Read(SourceCode(15)), Language::kEnglish));
}

}  // namespace
}  // namespace grille::words
