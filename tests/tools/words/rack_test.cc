// The rack: the order of the dominoes, their letters, and how they are written.

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "tools/words/wyx_rack.h"

namespace grille::words {
namespace {

TEST(RackTest, EveryDirectionTakesInOnePureDirection) {
  int count[4] = {};
  for (const wyx::Domino& domino : wyx::kPool) ++count[DirectionOf(domino)];
  for (int n : count) EXPECT_EQ(n, wyx::kPoolSize / 4);
  EXPECT_EQ(DirectionOf({-1, 0}), 0);
  EXPECT_EQ(DirectionOf({-1, 1}), 0);
  EXPECT_EQ(DirectionOf({0, 1}), 1);
  EXPECT_EQ(DirectionOf({1, 1}), 1);
  EXPECT_EQ(DirectionOf({1, 0}), 2);
  EXPECT_EQ(DirectionOf({1, -1}), 2);
  EXPECT_EQ(DirectionOf({0, -1}), 3);
  EXPECT_EQ(DirectionOf({-1, -1}), 3);
}

TEST(RackTest, OrderGoesRoundTheClockFromPureLeft) {
  std::vector<wyx::DominoId> order = RackOrder(~wyx::DominoSet{0});
  ASSERT_EQ(order.size(), static_cast<size_t>(wyx::kPoolSize));
  double last_angle = -1;
  double last_length = 0;
  for (wyx::DominoId d : order) {
    double angle = std::atan2(wyx::kPool[d].dy, -wyx::kPool[d].dx);  // 0 at pure left, clockwise
    if (angle < -1e-9) angle += 2 * std::acos(-1.0);
    double length = std::hypot(wyx::kPool[d].dx, wyx::kPool[d].dy);
    if (std::abs(angle - last_angle) < 1e-9) {
      EXPECT_GT(length, last_length) << wyx::DominoName(d);
    } else {
      EXPECT_GT(angle, last_angle) << wyx::DominoName(d);
    }
    last_angle = angle;
    last_length = length;
  }
}

TEST(RackTest, LettersFollowTheOrder) {
  wyx::DominoSet dominoes = 0;
  for (int d = 1; d < wyx::kPoolSize; d += 4) {
    dominoes |= wyx::DominoBit(static_cast<wyx::DominoId>(d));
  }
  char letter = 'a';
  for (wyx::DominoId domino : RackOrder(dominoes)) {
    EXPECT_EQ(LetterOf(domino, dominoes), letter++);
  }
  EXPECT_EQ(letter, 'q');
}

TEST(RackTest, DominoesAreWrittenWithArrows) {
  auto id = [](int dx, int dy) { return static_cast<wyx::DominoId>(wyx::DominoIndex(dx, dy)); };
  EXPECT_EQ(DominoArrows(id(2, 1)), "→2 ↑1");
  EXPECT_EQ(DominoArrows(id(-4, -2)), "←4 ↓2");
  EXPECT_EQ(DominoArrows(id(0, -3)), "↓3");
  EXPECT_EQ(DominoArrows(id(-1, 0)), "←1");
  EXPECT_EQ(PaddedArrows(id(2, 1)), "→2 ↑1");
  EXPECT_EQ(PaddedArrows(id(0, -3)), "   ↓3");
  EXPECT_EQ(PaddedArrows(id(-1, 0)), "←1   ");
}

}  // namespace
}  // namespace grille::words
