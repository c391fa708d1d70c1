#include <gtest/gtest.h>

#include <string>

#include "solver/slide/taquin.h"
#include "solver/slide/taquin_payload.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

std::string TaquinErrorOf(std::string_view code) {
  absl::StatusOr<Taquin> taquin = ParseTaquin(code);
  EXPECT_FALSE(taquin.ok()) << code;
  EXPECT_EQ(taquin.status().code(), absl::StatusCode::kInvalidArgument) << code;
  return std::string(MessageOf(taquin.status()));
}

TEST(TaquinCode, ReadsAndWritesEverySort) {
  for (std::string_view code :
       {"taquin:2x2/1,2,3,0", "taquin:3x3/1,3,4,8,0,2,7,6,5", "taquin:2x5/0,1,2,3,4,5,6,7,8,9",
        "taquin:4x4/1,2,3,7,12,8,15,4,13,10,11,5,9,6,14,0/parity",
        "taquin:4x4/4,1,2,3,0,5,6,7,8,9,10,11,12,13,14,15/0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
        "taquin:5x5/1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,0,23,24"}) {
    absl::StatusOr<Taquin> taquin = ParseTaquin(code);
    ASSERT_TRUE(taquin.ok()) << code << taquin.status();
    EXPECT_EQ(WriteTaquin(*taquin), code);
  }
  EXPECT_EQ(WriteTaquin(*ParseTaquin("taquin:2x2/1,0,3,2/1,2,3,0")), "taquin:2x2/1,0,3,2");
}

TEST(TaquinCode, RefusesEveryLostCharacter) {
  for (std::string_view code : {"taquin:3x3/1,3,4,8,0,2,7,6,5", "taquin:2x2/1,0,3,2/parity",
                                "taquin:4x3/5,1,2,3,9,6,7,4,0,10,11,8"}) {
    for (size_t i = 0; i < code.size(); ++i) {
      std::string cut(code);
      cut.erase(i, 1);
      std::string error = TaquinErrorOf(cut);
      EXPECT_EQ(error.rfind("character ", 0), 0U) << cut << ": " << error;
    }
  }
}

TEST(TaquinCode, NamesPlaceAndReason) {
  struct Case {
    std::string_view code;
    std::string_view error;
  };
  for (const Case& c : {
           Case{"", "character 1: a code of a taquin begins with taquin:"},
           Case{"taquin:", "character 8: expected the number of columns, found the end"},
           Case{"taquin:1x3/", "character 8: a board has 2 to 5 columns"},
           Case{"taquin:3x6/", "character 10: a board has 2 to 5 rows"},
           Case{"taquin:99999999999999999999x2/", "character 8: a board has 2 to 5 columns"},
           Case{"taquin:03x3/", "character 8: a number with a leading zero"},
           Case{"taquin:3:3/", "character 9: expected 'x', found ':'"},
           Case{"taquin:2x2/1,2,3,4",
                "character 18: there is no tile 4 on a board of 4 cells: 0 "
                "(the blank) to 3"},
           Case{"taquin:2x2/1,2,,0", "character 16: expected a tile, found ','"},
           Case{"taquin:2x2/1,2,3,-1", "character 18: expected a tile, found '-'"},
           Case{"taquin:2x2/1,0,3,2/",
                "character 20: expected the goal's tiles or 'parity', found the end"},
           Case{"taquin:2x2/1,0,3,2/Parity",
                "character 20: expected the goal's tiles or 'parity', found 'P'"},
           Case{"taquin:2x2/1,0,3,2,1", "character 20: more than 4 tiles"},
           Case{"taquin:2x2/1,0,3,2\n", "character 19: expected the end, found byte 10"},
       }) {
    EXPECT_EQ(TaquinErrorOf(c.code), c.error) << c.code;
  }
}

// faults.md: a tile three times.
TEST(TaquinCode, NamesTilesThatAreDoubleOrMissing) {
  std::string thrice = TaquinErrorOf("taquin:3x3/1,1,1,2,2,2,3,3,0");
  EXPECT_EQ(thrice.rfind("character 14: tile 1 ", 0), 0U) << thrice;
  EXPECT_NE(thrice.find('3'), std::string::npos) << thrice;
  std::string missing = TaquinErrorOf("taquin:3x3/1,2,3,4,5,6,7,8");
  EXPECT_NE(missing.find("0 (the blank) is missing"), std::string::npos) << missing;
  std::string goal = TaquinErrorOf("taquin:2x2/1,2,3,0/1,2,2,0");
  EXPECT_EQ(goal.rfind("character 24: tile 2 ", 0), 0U) << goal;
}

TEST(TaquinPayload, IsReadBack) {
  SolvedTaquin solved;
  solved.taquin = *ParseTaquin(
      "taquin:4x4/4,1,2,3,0,5,6,7,8,9,10,11,12,13,14,15/0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15");
  solved.solution = *ParseTaquinMoves("4", solved.taquin);
  solved.shortest = 1;
  absl::StatusOr<SolvedTaquin> again = DecodeTaquin(EncodeTaquin(solved));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->taquin.task, solved.taquin.task);
  EXPECT_EQ(again->solution, solved.solution);
  EXPECT_EQ(again->shortest, solved.shortest);

  SolvedTaquin parity;
  parity.taquin = *ParseTaquin("taquin:2x2/2,1,3,0/parity");
  EXPECT_EQ(EncodeTaquin(parity), "2x2/2,1,3,0/parity odd -");
  EXPECT_TRUE(DecodeTaquin("2x2/2,1,3,0/parity odd -").ok());
}

TEST(TaquinPayload, RefusesWhatIsDamaged) {
  ASSERT_TRUE(DecodeTaquin("2x2/1,0,3,2 2 1").ok());
  for (std::string_view bad :
       {"", "2x2/1,0,3,2", "2x2/1,0,3,2 2", "2x2/1,0,3,2 2 1 1", "2x2/1,0,3,2 2 0",
        "2x2/1,0,3,2  1", "2x2/1,0,3,2 1 1", "2x2/1,0,3,2 3 1", "2x2/1,0,3,2 2,2,2 0",
        "2x2/1,0,3,1 2 1", "3x2/1,0,3,2 2 1", "2x2/1,0,3,2 odd -", "2x2/2,1,3,0/parity normal -",
        "2x2/2,1,3,0/parity odd 1", "2x2/2,1,3,0/parity  -"}) {
    EXPECT_EQ(DecodeTaquin(bad).status().code(), absl::StatusCode::kDataLoss) << bad;
  }
}

}  // namespace
}  // namespace grille::slide
