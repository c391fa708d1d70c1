#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "solver/slide/etoile.h"
#include "solver/slide/sequence_index.h"
#include "solver/slide/taquin.h"
#include "tests/oracle/random_slides.h"

namespace grille::slide {
namespace {

using oracle::AllDifferent;
using oracle::Random;
using oracle::Shuffled;
using oracle::Tokens;

struct Space {
  const char* name;
  Graph graph;
  Arrangement sample;
  uint64_t size;
};

/// Where all arrangements are gone through.
std::vector<Space> Spaces() {
  const Graph& star = star::StarGraph();
  return {{"star, all alike", star, Tokens({15}), 16},
          {"star 1/14", star, Tokens({1, 14}), 240},
          {"star 2/13", star, Tokens({2, 13}), 1680},
          {"star 3/12", star, Tokens({3, 12}), 7280},
          {"star 1/1/13", star, Tokens({1, 1, 13}), 3360},
          {"2x2", GridGraph(2, 2), AllDifferent(4), 24},
          {"3x2", GridGraph(3, 2), AllDifferent(6), 720},
          {"3x3", GridGraph(3, 3), AllDifferent(9), 362880},
          {"2x5", GridGraph(2, 5), Tokens({1, 1, 1, 1, 1, 4}), 151200},
          {"4x4", GridGraph(4, 4), Tokens({2, 2, 11}), 131040},
          {"5x4", GridGraph(5, 4), Tokens({1, 2, 16}), 58140},
          {"5x5", GridGraph(5, 5), Tokens({1, 1, 1, 21}), 303600}};
}

Space ProblemOne() {
  return {"Problem I", star::StarGraph(), *ParseStar("r.rrrrrrwwwwbbbb"), 7207200};
}

std::vector<Token> SortedTokens(const Arrangement& arrangement) {
  std::vector<Token> tokens(arrangement.at.begin(), arrangement.at.begin() + arrangement.size);
  std::sort(tokens.begin(), tokens.end());
  return tokens;
}

/// Numbers that do not come back: they lead to other tokens, or from there to another number. With
/// none, no two of them have the same arrangement; and there are as many as arrangements.
uint64_t NotComingBack(const SequenceIndex& index, const Arrangement& sample) {
  std::vector<Token> tokens = SortedTokens(sample);
  uint64_t wrong = 0;
  for (uint64_t number = 0; number < index.size(); ++number) {
    Arrangement arrangement = index.ArrangementOf(number);
    bool right = index.NumberOf(arrangement) == number;
    // The tokens of a few are enough to compare, where there are many.
    if (number % 16 == 0 || index.size() < 1000000) {
      right = right && arrangement.size == sample.size && SortedTokens(arrangement) == tokens;
    }
    if (!right) ++wrong;
  }
  return wrong;
}

TEST(SequenceIndex, NumbersAndArrangementsAreABijection) {
  std::vector<Space> spaces = Spaces();
  spaces.push_back(ProblemOne());
  for (const Space& space : spaces) {
    absl::StatusOr<SequenceIndex> index = SequenceIndex::Create(space.graph, space.sample);
    ASSERT_TRUE(index.ok()) << space.name;
    EXPECT_EQ(index->size(), space.size) << space.name;
    EXPECT_EQ(index->size(), index->sequences() * static_cast<uint64_t>(space.graph.size));
    EXPECT_EQ(NotComingBack(*index, space.sample), 0U) << space.name;
  }
}

TEST(SequenceIndex, PathVisitsAllAndJumpsAreTheOtherEdges) {
  for (const Space& space : Spaces()) {
    SequenceIndex index = *SequenceIndex::Create(space.graph, space.sample);
    VertexSet visited = 0;
    for (int place = 0; place < index.places(); ++place) {
      Vertex vertex = index.VertexAt(place);
      visited |= Bit(vertex);
      EXPECT_EQ(index.PlaceOf(vertex), place);
      if (place == 0) continue;
      EXPECT_TRUE(space.graph.Joined(index.VertexAt(place - 1), vertex));
    }
    EXPECT_EQ(visited, (VertexSet{1} << space.graph.size) - 1);
    EXPECT_EQ(index.jumps().size(), 2 * (EdgeCount(space.graph) - space.graph.size + 1))
        << space.name;
  }
}

TEST(SequenceIndex, JumpsAndStepsAreMoves) {
  std::vector<Space> spaces = Spaces();
  spaces.push_back(ProblemOne());
  Random random(1);
  for (const Space& space : spaces) {
    SequenceIndex index = *SequenceIndex::Create(space.graph, space.sample);
    for (int i = 0; i < 2000; ++i) {
      Arrangement arrangement = Shuffled(space.sample, &random);
      Vertex vacancy = VacancyOf(arrangement);
      int place = index.PlaceOf(vacancy);
      uint64_t sequence = index.SequenceOf(arrangement);
      auto moved = [&](int to) {
        Arrangement next = arrangement;
        Vertex vacant = vacancy;
        Slide(&next, &vacant, index.VertexAt(to));
        return index.NumberOf(next);
      };
      auto number = [&](uint64_t of, int at) {
        return index.RankOf(of) * static_cast<uint64_t>(index.places()) + static_cast<uint64_t>(at);
      };
      for (int to : {place - 1, place + 1}) {
        if (to < 0 || to >= index.places()) continue;
        ASSERT_EQ(number(sequence, to), moved(to)) << space.name;
      }
      for (const Jump& jump : index.jumps()) {
        if (jump.from != place) continue;
        ASSERT_EQ(number(SequenceIndex::After(sequence, jump), jump.to), moved(jump.to))
            << space.name;
      }
    }
  }
}

TEST(SequenceIndex, PartsOfRowsGoThroughAllSequencesByRank) {
  for (const Space& space : Spaces()) {
    SequenceIndex index = *SequenceIndex::Create(space.graph, space.sample);
    for (size_t parts : {1, 2, 3, 7, 64}) {
      uint64_t expected = 0;
      uint64_t wrong = 0;
      for (size_t part = 0; part < parts; ++part) {
        index.ForEach(index.FirstRow(part, parts), index.FirstRow(part + 1, parts),
                      [&](uint32_t rank, uint64_t sequence) {
                        bool right = rank == expected++ && index.RankOf(sequence) == rank &&
                                     index.SequenceOf(rank) == sequence;
                        if (!right) ++wrong;
                      });
      }
      EXPECT_EQ(expected, index.sequences()) << space.name << parts;
      EXPECT_EQ(wrong, 0U) << space.name << parts;
    }
  }
}

TEST(SequenceIndex, RefusesWhatIsTooMuchOrHasNoPath) {
  auto code = [](const Graph& graph, const Arrangement& sample) {
    return SequenceIndex::Create(graph, sample).status().code();
  };
  // 4 bits × 15 tokens; 5 bits × 24.
  EXPECT_EQ(code(star::StarGraph(), AllDifferent(16)), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(code(GridGraph(5, 5), AllDifferent(25)), absl::StatusCode::kOutOfRange);
  // 24! / (8!)³ sequences of 48 bits.
  EXPECT_EQ(code(GridGraph(5, 5), Tokens({8, 8, 8})), absl::StatusCode::kOutOfRange);
  EXPECT_EQ(code(GridGraph(5, 5), Tokens({1, 1, 22})), absl::StatusCode::kOk);
  Graph claw;
  claw.size = 4;
  for (Vertex ray : {1, 2, 3}) claw.Join(0, ray);
  EXPECT_EQ(code(claw, AllDifferent(4)), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace grille::slide
