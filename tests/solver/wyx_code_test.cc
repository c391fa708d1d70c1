#include <gtest/gtest.h>

#include <algorithm>

#include "solver/status.h"
#include "solver/wyx/code.h"
#include "solver/wyx/payload.h"
#include "tests/oracle/random_grids.h"

namespace grille::wyx {
namespace {

constexpr std::string_view kClassic =
    "wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2";

std::string ErrorOf(std::string_view code) {
  absl::StatusOr<Grid> grid = ParseCode(code);
  EXPECT_FALSE(grid.ok()) << code;
  EXPECT_EQ(grid.status().code(), absl::StatusCode::kInvalidArgument);
  return std::string(MessageOf(grid.status()));
}

TEST(WyxCode, ReadsAndWritesEverySize) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 5000; ++i) {
    int side = 5 + static_cast<int>(random() % 4);
    int dominoes = 5 + static_cast<int>(random() % 12);
    std::optional<Path> path = oracle::RandomPath(random, side, dominoes, 4);
    if (!path) continue;
    Grid grid = GridOfPath(*path, side, static_cast<int>(random() % 3));
    absl::StatusOr<Grid> again = ParseCode(WriteCode(grid));
    ASSERT_TRUE(again.ok()) << WriteCode(grid) << again.status();
    EXPECT_EQ(*again, grid);
    absl::StatusOr<Path> unpacked = DecodePayload(EncodePayload(*path), side);
    ASSERT_TRUE(unpacked.ok());
    EXPECT_EQ(*unpacked, *path);
  }
}

TEST(WyxCode, TakesAnyOrderAndWritesSorted) {
  absl::StatusOr<Grid> grid = ParseCode(
      "wyx:d5/g3b2b5b8c1c2c4d4e2e3e4g2/R3D2.L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3");
  ASSERT_TRUE(grid.ok());
  EXPECT_EQ(WriteCode(*grid), kClassic);
}

TEST(WyxCode, KeepsMarksInTheirOrder) {
  for (std::string_view marks : {"/d4", "/d4b2", "/b2d4"}) {
    std::string code = std::string(kClassic) + std::string(marks);
    absl::StatusOr<Grid> grid = ParseCode(code);
    ASSERT_TRUE(grid.ok()) << grid.status();
    EXPECT_EQ(WriteCode(*grid), code);
  }
}

TEST(WyxCode, RefusesEveryLostCharacter) {
  std::string marked = std::string(kClassic) + "/d4b2";
  for (const std::string& code : {std::string(kClassic), marked}) {
    for (size_t i = 0; i < code.size(); ++i) {
      std::string cut = code;
      cut.erase(i, 1);
      std::string error = ErrorOf(cut);
      EXPECT_EQ(error.rfind("character ", 0), 0U) << cut << ": " << error;
    }
  }
}

TEST(WyxCode, RefusesEveryCutEnd) {
  for (size_t i = 0; i < kClassic.size(); ++i) ErrorOf(kClassic.substr(0, i));
}

TEST(WyxCode, NamesPlaceAndReason) {
  struct Case {
    std::string_view code;
    std::string_view error;
  };
  for (const Case& c : {
           Case{"", "character 1: a Wyx code begins with wyx:, wyx5:, wyx6: or wyx7:"},
           Case{"wyx9:a1/", "character 1: a Wyx code begins with wyx:, wyx5:, wyx6: or wyx7:"},
           Case{"wyx:i1/", "character 5: expected a cell's column a to h, found 'i'"},
           Case{"wyx:a9/", "character 6: expected a cell's row 1 to 8, found '9'"},
           Case{"wyx5:f1/", "character 6: cell f1 is off the board of 5 × 5"},
           Case{"wyx:a1/b1b1b3b4b5/L1", "character 10: cell b1 stands twice"},
           Case{"wyx:a1/b1a1b3b4b5/L1", "character 10: cell a1 is the start already"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U1.D1.R1.L1", "character 22: domino U1 stands twice"},
           Case{"wyx:a1/a2a3a4a5a6/R3U3.U1.D1.R1.L1",
                "character 19: domino R3U3 is not in the pool of 64"},
           Case{"wyx:a1/a2a3a4a5a6/R5.U1.D1.R1.L1",
                "character 19: domino R5 is not in the pool of 64"},
           Case{"wyx:a1/a2a3a4a5a6/R0U1.U1.D1.R1.L1",
                "character 19: domino R0U1 is not in the pool of 64"},
           Case{"wyx:a1/a2a3a4a5a6/U1R1.U1.D1.R1.L1",
                "character 21: expected '.', '/' or the end after a domino, found 'R'"},
           Case{"wyx:a1/a2a3a4a5a6a7/U1.U2.D1.R1.L1",
                "character 20: 6 cells but 5 dominoes: there must be as many"},
           Case{"wyx:a1/a2a3a4a5/U1.U2.D1.R1", "character 16: a grid has 5 to 16 dominoes, not 4"},
           Case{"wyx:a1/a2a3a4a5a6/L1.U2.D1.R1.L2",
                "character 18: the dominoes add up to a jump off the board: from a1 to column -1, "
                "row 2"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2/b7",
                "character 34: mark b7 is not one of the cells"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2/a2a2", "character 36: cell a2 is marked twice"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2/a2a3a4",
                "character 38: at most two stops are marked"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2/",
                "character 34: expected a cell's column a to h, found the end"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2.",
                "character 34: expected a domino such as L3U1 or D1, found the end"},
           Case{"wyx:a1/a2a3a4a5a6/U1.U2.U4.D1.D2\n",
                "character 33: expected '.', '/' or the end after a domino, found byte 10"},
       }) {
    EXPECT_EQ(ErrorOf(c.code), c.error) << c.code;
  }
}

TEST(WyxCode, StopsAreReadAndHeldAgainstTheGrid) {
  absl::StatusOr<Grid> grid = ParseCode(kClassic);
  ASSERT_TRUE(grid.ok());
  absl::StatusOr<Path> path = ParseStops("d4b2c1e4b5e3g2g3e2c2c4b8", *grid);
  ASSERT_TRUE(path.ok()) << path.status();
  EXPECT_TRUE(Solves(*path, *grid));
  EXPECT_EQ(StopsText(*path), "d4b2c1e4b5e3g2g3e2c2c4b8");
  for (std::string_view bad : {"", "d", "d4b2", "d9", "i1", "b2d4c1e4b5e3g2g3e2c2c4b8",
                               "a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"}) {
    EXPECT_EQ(ParseStops(bad, *grid).status().code(), absl::StatusCode::kInvalidArgument) << bad;
  }
}

TEST(WyxPayload, RefusesWhatIsNoPath) {
  absl::StatusOr<Grid> grid = ParseCode(kClassic);
  ASSERT_TRUE(grid.ok());
  std::mt19937_64 random(3);
  std::string payload = EncodePayload(*oracle::RandomPath(random, 8, 12, 4));
  EXPECT_TRUE(DecodePayload(payload, 8).ok());
  EXPECT_FALSE(DecodePayload(payload, 9).ok());
  EXPECT_FALSE(DecodePayload(payload, 4).ok());
  EXPECT_FALSE(DecodePayload("", 8).ok());
  EXPECT_FALSE(DecodePayload(payload + "0000000", 8).ok());
  for (size_t i = 0; i < payload.size(); ++i) {
    for (char c : {'\0', ' ', '/', 'p', '\xff'}) {
      std::string bad = payload;
      bad[i] = c;
      EXPECT_EQ(DecodePayload(bad, 8).status().code(), absl::StatusCode::kDataLoss);
    }
    if (i > 0) {
      std::string twice = payload;
      twice[i] = twice[0];
      EXPECT_FALSE(DecodePayload(twice, 8).ok());
    }
  }
}

}  // namespace
}  // namespace grille::wyx
