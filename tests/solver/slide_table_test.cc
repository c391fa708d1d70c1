#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/etoile.h"
#include "solver/slide/taquin.h"
#include "tests/oracle/random_slides.h"
#include "tests/oracle/slide_oracle.h"

namespace grille::slide {
namespace {

using oracle::AllDifferent;
using oracle::Random;
using oracle::Reach;
using oracle::Shuffled;
using oracle::Tokens;

/// Says that there are several, and does their parts backwards, one after the other.
class Backwards final : public Workers {
 public:
  explicit Backwards(int count) : count_(count) {}
  int count() const override { return count_; }
  void Do(int parts, const std::function<void(int)>& part) const override {
    for (int i = parts; i > 0; --i) part(i - 1);
  }

 private:
  int count_;
};

DistanceTable TableOf(const Graph& graph, const Arrangement& goal) {
  return *DistanceTable::Build(graph, goal, OneWorker());
}

/// The largest count of solutions.
uint64_t ExpectAsByOracle(const Graph& graph, const Arrangement& goal, const std::string& name) {
  DistanceTable table = TableOf(graph, goal);
  oracle::Reaches reaches = oracle::AllReaches(graph, goal);
  std::vector<uint64_t> histogram;
  uint64_t most = 0;
  uint64_t reached = 0;
  for (uint64_t number = 0; number < table.index().size(); ++number) {
    Arrangement from = table.index().ArrangementOf(number);
    std::optional<Reach> reach = oracle::Find(reaches, from);
    if (!reach) {
      EXPECT_EQ(table.DistanceOf(number), DistanceTable::kNever) << name << number;
      continue;
    }
    ++reached;
    bool right = table.DistanceOf(number) == reach->moves &&
                 table.ShortestOf(number) == reach->ways &&
                 table.IsUnique(number) == (reach->ways == 1);
    if (!right) {
      ADD_FAILURE() << name << number;
      return 0;
    }
    auto moves = static_cast<size_t>(reach->moves);
    if (histogram.size() <= moves) histogram.resize(moves + 1);
    ++histogram[moves];
    most = std::max(most, reach->ways);
  }
  EXPECT_EQ(reached, reaches.size()) << name;
  EXPECT_EQ(table.histogram(), histogram) << name;
  return most;
}

TEST(DistanceTable, AllOfThreeByThree) {
  ExpectAsByOracle(GridGraph(3, 3), UsualGoal(3, 3), "3x3");
  DistanceTable table = TableOf(GridGraph(3, 3), UsualGoal(3, 3));
  // Half of them cannot be solved; 31 moves are the most, and two need them.
  EXPECT_EQ(std::accumulate(table.histogram().begin(), table.histogram().end(), uint64_t{0}),
            181440U);
  ASSERT_EQ(table.histogram().size(), 32U);
  EXPECT_EQ(table.histogram()[31], 2U);
}

TEST(DistanceTable, AllOfSmallTaquins) {
  for (auto [columns, rows] :
       {std::pair(2, 2), std::pair(2, 3), std::pair(3, 2), std::pair(2, 4), std::pair(4, 2)}) {
    ExpectAsByOracle(GridGraph(columns, rows), UsualGoal(columns, rows), "taquin");
  }
}

TEST(DistanceTable, TheFarthestIsWhatIsPublished) {
  for (auto [columns, rows] : {std::pair(2, 2), std::pair(2, 3), std::pair(3, 2), std::pair(2, 4),
                               std::pair(4, 2), std::pair(2, 5), std::pair(3, 3)}) {
    DistanceTable table = TableOf(GridGraph(columns, rows), UsualGoal(columns, rows));
    EXPECT_EQ(table.histogram().size() - 1, static_cast<size_t>(*FarthestKnown(columns, rows)));
  }
  EXPECT_EQ(FarthestKnown(4, 3), 53);
  EXPECT_EQ(FarthestKnown(4, 4), 80);
  EXPECT_EQ(FarthestKnown(5, 5), std::nullopt);
}

TEST(DistanceTable, AllOfSmallStars) {
  Random random(2);
  for (const Arrangement& tokens : {Tokens({15}), Tokens({1, 14}), Tokens({2, 13}), Tokens({3, 12}),
                                    Tokens({1, 1, 13}), Tokens({1, 1, 1, 12})}) {
    for (int i = 0; i < 2; ++i) {
      Arrangement goal = Shuffled(tokens, &random);
      ExpectAsByOracle(star::StarGraph(), goal, WriteStar(goal));
    }
  }
}

TEST(DistanceTable, AllOfBoardsWithMoreThanSixteenPlaces) {
  Random random(3);
  uint64_t most = 0;
  for (const Arrangement& tokens : {Tokens({24}), Tokens({1, 23}), Tokens({2, 22})}) {
    most = std::max(most, ExpectAsByOracle(GridGraph(5, 5), Shuffled(tokens, &random), "5x5"));
  }
  for (const Arrangement& tokens : {Tokens({19}), Tokens({1, 18}), Tokens({1, 1, 17})}) {
    most = std::max(most, ExpectAsByOracle(GridGraph(5, 4), Shuffled(tokens, &random), "5x4"));
  }
  most = std::max(most, ExpectAsByOracle(GridGraph(4, 4), Tokens({2, 13}), "4x4"));
  // Beyond what a byte says, where the table counts anew.
  EXPECT_GT(most, 1000U);
}

TEST(DistanceTable, SameBytesWhoeverDoesTheParts) {
  struct Case {
    Graph graph;
    Arrangement goal;
  };
  for (const Case& c :
       {Case{star::StarGraph(), Tokens({2, 3, 10})}, Case{GridGraph(3, 3), AllDifferent(9)},
        Case{GridGraph(2, 2), Tokens({3})}, Case{GridGraph(5, 5), Tokens({1, 1, 22})}}) {
    DistanceTable alone = TableOf(c.graph, c.goal);
    for (int workers : {2, 4}) {
      DistanceTable shared = *DistanceTable::Build(c.graph, c.goal, Backwards(workers));
      EXPECT_TRUE(shared.bytes() == alone.bytes());
      EXPECT_EQ(shared.histogram(), alone.histogram());
    }
  }
}

TEST(DistanceTable, SolutionsAreTheFirstOnesByTheOracle) {
  Random random(4);
  struct Case {
    Graph graph;
    Arrangement goal;
  };
  for (const Case& c : {Case{star::StarGraph(), Shuffled(Tokens({3, 12}), &random)},
                        Case{star::StarGraph(), Shuffled(Tokens({1, 1, 13}), &random)},
                        Case{GridGraph(3, 2), UsualGoal(3, 2)},
                        Case{GridGraph(5, 5), Shuffled(Tokens({1, 23}), &random)}}) {
    DistanceTable table = TableOf(c.graph, c.goal);
    std::vector<uint64_t> numbers;
    for (int i = 0; i < 20; ++i) {
      uint64_t number = random.Below(table.index().size());
      if (table.DistanceOf(number) != DistanceTable::kNever) numbers.push_back(number);
    }
    std::vector<Moves> together;
    table.SolutionsOf(numbers, &together);
    ASSERT_EQ(together.size(), numbers.size());
    for (size_t i = 0; i < numbers.size(); ++i) {
      Task task;
      task.from = table.index().ArrangementOf(numbers[i]);
      task.to = c.goal;
      Moves moves;
      table.SolutionOf(numbers[i], &moves);
      EXPECT_EQ(moves.size(), table.DistanceOf(numbers[i]));
      EXPECT_TRUE(Solves(c.graph, task, moves));
      EXPECT_EQ(moves, oracle::FirstSolution(c.graph, task, table.DistanceOf(numbers[i])));
      EXPECT_EQ(moves, together[i]);
    }
  }
}

TEST(DistanceTable, BytesComeBackAndOthersAreRefused) {
  const Graph& star = star::StarGraph();
  Arrangement goal = Tokens({2, 13});
  DistanceTable table = TableOf(star, goal);
  absl::StatusOr<DistanceTable> again = DistanceTable::FromBytes(star, goal, table.bytes());
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->bytes() == table.bytes());
  EXPECT_EQ(again->histogram(), table.histogram());
  EXPECT_EQ(again->goal(), goal);
  EXPECT_EQ(*DistanceTable::BytesToBuild(star, goal),
            table.bytes().size() + 3 * sizeof(uint16_t) * table.index().sequences());

  auto refusal = [&](const Arrangement& of, std::vector<uint8_t> bytes) {
    return DistanceTable::FromBytes(star, of, std::move(bytes)).status().code();
  };
  Random random(5);
  std::vector<uint8_t> bytes = table.bytes();
  EXPECT_EQ(refusal(Shuffled(goal, &random), bytes), absl::StatusCode::kDataLoss);
  EXPECT_EQ(refusal(Tokens({3, 12}), bytes), absl::StatusCode::kDataLoss);
  EXPECT_EQ(refusal(goal, {}), absl::StatusCode::kDataLoss);
  EXPECT_EQ(refusal(goal, std::vector<uint8_t>(bytes.size())), absl::StatusCode::kDataLoss);
  EXPECT_EQ(refusal(goal, std::vector<uint8_t>(bytes.size(), 255)), absl::StatusCode::kDataLoss);
  bytes.pop_back();
  EXPECT_EQ(refusal(goal, bytes), absl::StatusCode::kDataLoss);
  EXPECT_EQ(refusal(AllDifferent(16), bytes), absl::StatusCode::kOutOfRange);
}

// Whoever keeps the bytes knows by a checksum whether they are whole. If they are not, answers are
// wrong, but nothing is read or written where it must not be.
TEST(DistanceTable, DamagedBytesDoNoHarm) {
  Random random(12);
  const Graph& star = star::StarGraph();
  Arrangement goal = Shuffled(Tokens({2, 13}), &random);
  DistanceTable table = TableOf(star, goal);
  for (int i = 0; i < 20; ++i) {
    std::vector<uint8_t> bytes = table.bytes();
    for (size_t cell = 0; cell < bytes.size(); cell += 2) {
      if (bytes[cell] == 0) continue;
      if (i % 2 == 0) bytes[cell] = static_cast<uint8_t>(1 + random.Below(255));
      bytes[cell + 1] = static_cast<uint8_t>(random.Below(256));
    }
    absl::StatusOr<DistanceTable> damaged = DistanceTable::FromBytes(star, goal, bytes);
    ASSERT_TRUE(damaged.ok());
    Moves moves;
    for (uint64_t number = 0; number < damaged->index().size(); number += 17) {
      if (damaged->DistanceOf(number) == DistanceTable::kNever) continue;
      damaged->SolutionOf(number, &moves);
      EXPECT_EQ(moves.size(), damaged->DistanceOf(number));
      if (i % 2 == 1) damaged->ShortestOf(number);
    }
  }
}

Graph Ring(int size) {
  Graph ring;
  ring.size = size;
  for (int v = 0; v < size; ++v) {
    ring.Join(static_cast<Vertex>(v), static_cast<Vertex>((v + 1) % size));
  }
  return ring;
}

TEST(DistanceTable, SaysWhatIsTooMuch) {
  auto code = [](const Graph& graph, const Arrangement& goal) {
    return DistanceTable::Build(graph, goal, OneWorker()).status().code();
  };
  EXPECT_EQ(DistanceTable::BytesToBuild(star::StarGraph(), AllDifferent(16)).status().code(),
            absl::StatusCode::kOutOfRange);
  EXPECT_EQ(code(star::StarGraph(), AllDifferent(16)), absl::StatusCode::kOutOfRange);
  // On a ring the vacancy can only go round. With 23 places 253 moves are enough for all, with 24
  // it takes 276: more than a byte says.
  ExpectAsByOracle(Ring(23), Tokens({1, 21}), "ring");
  EXPECT_EQ(code(Ring(24), Tokens({1, 22})), absl::StatusCode::kOutOfRange);
  Graph wheel = Ring(6);
  for (Vertex rim : {2, 3, 4}) wheel.Join(0, rim);
  EXPECT_EQ(code(wheel, AllDifferent(6)), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace grille::slide
