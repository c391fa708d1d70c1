#include <gtest/gtest.h>

#include <limits>
#include <string>

#include "solver/slide/etoile_grade.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/taquin_kind.h"
#include "solver/slide/walks.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr std::string_view kStarProblem = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr std::string_view kEight = "taquin:3x3/8,6,7,2,5,4,3,0,1";
constexpr std::string_view kParity = "taquin:4x4/1,2,3,7,12,8,15,4,13,10,11,5,9,6,14,0/parity";

const Kind& KindOf(std::string_view code) { return **KindOfCode(code); }

Puzzle Proved(std::string_view code) {
  absl::StatusOr<Puzzle> puzzle = KindOf(code).Prove(code, {});
  EXPECT_TRUE(puzzle.ok()) << code << puzzle.status();
  return puzzle.ok() ? *puzzle : Puzzle();
}

FewestMoves Solved(std::string_view code) {
  absl::StatusOr<SolveAnswer> answer = KindOf(code).Solve(code, 1, {});
  EXPECT_TRUE(answer.ok() && answer->known && answer->fewest) << code;
  return answer.ok() && answer->fewest ? *answer->fewest : FewestMoves();
}

std::string ReasonOf(std::string_view code) { return KindOf(code).Solve(code, 1, {})->reason; }

TEST(SlideKind, ProvesDescribesAndChecksAgain) {
  struct Case {
    std::string_view code;
    int size;
    int marks;
    int measure;
    Level level;
  };
  for (const Case& c :
       {Case{kStarProblem, 3, 0, 21, Level::kHard},
        Case{"etoile:ABCDEFGHIJKLMNO./ABCDEFGHIJKL.NOM", 15, 0, 1, Level::kVeryEasy},
        Case{"etoile:b.rrwrrrbrbwbwwr/.brrwrrrbrbwbwwr/B@A", 3, 1, 14, Level::kEasy},
        Case{kEight, 303, 0, 31, Level::kHard}, Case{kParity, 404, 1, 0, Level::kMedium}}) {
    Puzzle puzzle = Proved(c.code);
    EXPECT_EQ(puzzle.size, c.size) << c.code;
    EXPECT_EQ(puzzle.marks, c.marks) << c.code;
    EXPECT_EQ(puzzle.measure, c.measure) << c.code;
    EXPECT_EQ(puzzle.level, c.level) << c.code;
    EXPECT_LE(puzzle.key.size(), 64U);
    const Kind& kind = KindOf(c.code);
    absl::StatusOr<PuzzleText> text = kind.Describe(puzzle);
    ASSERT_TRUE(text.ok()) << text.status();
    EXPECT_EQ(text->code, c.code);
    EXPECT_EQ(text->solution, Solved(c.code).solution);
    EXPECT_FALSE(kind.Recheck(puzzle, kind.grade_version())) << c.code;
    Puzzle stale = puzzle;
    stale.level = Level::kFiendish;
    stale.score = 999;
    EXPECT_FALSE(kind.Recheck(stale, kind.grade_version() - 1));
    EXPECT_TRUE(kind.Recheck(stale, kind.grade_version()));
    ASSERT_TRUE(kind.Regrade(&stale).ok());
    EXPECT_EQ(stale.level, puzzle.level);
    EXPECT_EQ(stale.score, puzzle.score);
  }
}

TEST(SlideKind, FactsAreNullWhereThereAreNone) {
  using Facts = std::vector<std::pair<std::string, std::optional<int64_t>>>;
  EXPECT_EQ(EtoileKind().Describe(Proved(kStarProblem))->facts,
            (Facts{{"moves", 21}, {"shortest", 2}}));
  EXPECT_EQ(TaquinKind().Describe(Proved(kEight))->facts, (Facts{{"moves", 31}, {"shortest", 40}}));
  EXPECT_EQ(TaquinKind().Describe(Proved(kParity))->facts,
            (Facts{{"moves", std::nullopt}, {"shortest", std::nullopt}, {"inversions", 33}}));
}

TEST(SlideKind, SeesEveryFieldThatIsDamaged) {
  for (std::string_view code : {kStarProblem, kEight, kParity}) {
    const Kind& kind = KindOf(code);
    Puzzle good = Proved(code);
    for (int field = 0; field < 5; ++field) {
      Puzzle bad = good;
      if (field == 0) bad.key[5] ^= 1;
      if (field == 1) bad.payload[3] = 'z';
      if (field == 2) ++bad.size;
      if (field == 3) ++bad.marks;
      if (field == 4) ++bad.measure;
      EXPECT_TRUE(absl::IsDataLoss(kind.Describe(bad).status())) << field;
      EXPECT_TRUE(absl::IsDataLoss(kind.Features(bad).status())) << field;
      EXPECT_TRUE(absl::IsDataLoss(kind.Effort(bad).status())) << field;
      EXPECT_TRUE(absl::IsDataLoss(kind.Regrade(&bad))) << field;
      EXPECT_TRUE(kind.Recheck(bad, kind.grade_version())) << field;
    }
  }
}

TEST(SlideKind, RecheckSeesWhatIsNotTheFewestOrMiscounted) {
  SolvedEtoile solved;
  solved.task = *ParseEtoile("etoile:.bbbbbbbbbbbbbbw/b.bbbbbbbbbbbbbw");
  solved.solution = *ParseStarMoves("NB");
  solved.shortest = 2;
  absl::StatusOr<Puzzle> miscounted = MakePuzzle(solved);
  ASSERT_TRUE(miscounted.ok()) << miscounted.status();
  EXPECT_EQ(EtoileKind().Recheck(*miscounted, kEtoileGradeVersion)->why,
            "2 shortest solutions in the store, 1 by proof");
  solved.solution = *ParseStarMoves("NANB");
  EXPECT_EQ(EtoileKind().Recheck(*MakePuzzle(solved), kEtoileGradeVersion)->why,
            "the solution has 4 moves, 2 are enough");
  solved.solution = *ParseStarMoves("IB");
  EXPECT_EQ(MakePuzzle(solved).status().code(), absl::StatusCode::kInternal);
}

TEST(SlideKind, RefusesWhatIsNoPuzzle) {
  auto proof = [](std::string_view code, const SearchLimits& limits) {
    return KindOf(code).Prove(code, limits).status().code();
  };
  EXPECT_EQ(proof("taquin:2x2/1,2,3,0", {}), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(proof("taquin:3x3/1,3,4,8,0,2,7,6,5", {}), absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(proof("etoile:b.rrwrrrbrbwbwwr/b.rrwrrrbrbwbwwr", {}),
            absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(proof("etoile:b.rrwrrrbrbwbwwr/b.rrwrrrbrbwbwwr/A@A", {}),
            absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(proof(kEight, 1), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(proof(kStarProblem, 1), absl::StatusCode::kResourceExhausted);
  EXPECT_EQ(proof(kParity, 1), absl::StatusCode::kOk);
  EXPECT_FALSE(KindOf(kEight).Solve(kEight, 1, 1)->known);
}

TEST(SlideKind, WhatIsSolvedAlreadyTakesNoMoves) {
  for (std::string_view code : {"taquin:2x2/1,2,3,0", "etoile:b.rrwrrrbrbwbwwr/b.rrwrrrbrbwbwwr",
                                "etoile:b.rrwrrrbrbwbwwr/b.rrwrrrbrbwbwwr/A@A"}) {
    FewestMoves fewest = Solved(code);
    EXPECT_TRUE(fewest.solvable);
    EXPECT_EQ(fewest.moves, 0);
    EXPECT_EQ(fewest.solution, "");
  }
}

// faults.md: what cannot be solved is said at once, by the true width.
TEST(SlideKind, TaquinsAreClassifiedBeforeAnySearch) {
  for (std::string_view code :
       {"taquin:4x4/1,2,3,7,12,8,15,4,13,10,11,5,9,6,14,0", "taquin:3x3/1,3,4,8,0,2,7,6,5",
        "taquin:4x3/5,1,2,3,9,6,7,4,0,10,8,11"}) {
    absl::StatusOr<SolveAnswer> answer = KindOf(code).Solve(code, 1, 1);
    ASSERT_TRUE(answer.ok() && answer->fewest) << code;
    EXPECT_TRUE(answer->known) << code;
    EXPECT_FALSE(answer->fewest->solvable) << code;
    EXPECT_NE(answer->reason.find("inversions"), std::string::npos) << answer->reason;
  }
  EXPECT_EQ(Solved("taquin:4x3/5,1,2,3,9,6,7,4,0,10,11,8").moves, 7);
  FewestMoves one = Solved(
      "taquin:4x4/4,1,2,3,0,5,6,7,8,9,10,11,12,13,14,15/0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15");
  EXPECT_EQ(one.moves, 1);
  EXPECT_EQ(one.solution, "4");
}

TEST(SlideKind, ReasonsNameWhatCounts) {
  // The example of the source.
  EXPECT_EQ(ReasonOf("taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0"),
            "27 inversions, an odd number (7 tiles have an odd one); the blank in row 1 from the "
            "bottom, which leaves it so: odd, it can be brought to the order with 14 and 15 "
            "exchanged only");
  EXPECT_EQ(ReasonOf("taquin:2x2/0,1,3,2/parity"),
            "1 inversion, an odd number (1 tile has an odd one); the blank in row 2 from the "
            "bottom, which turns that round: normal, it can be brought to the usual order only");
  EXPECT_EQ(ReasonOf("taquin:3x2/1,2,3,4,5,0/0,2,1,3,4,5"),
            "the start has 0 inversions, an even number (0 tiles have an odd one); the blank's row "
            "does not count with 3 columns: normal; the goal has 1 inversion, an odd number (1 "
            "tile has an odd one); the blank's row does not count with 3 columns: odd; neither can "
            "be brought to the other");
  FewestMoves parity = Solved(kParity);
  EXPECT_FALSE(parity.solvable);
  EXPECT_TRUE(parity.only_whether);
  EXPECT_EQ(parity.solution, "odd");
}

TEST(SlideKind, LevelsFollowTheScore) {
  EXPECT_EQ(EtoileLevel(Form::kColours, 10), Level::kVeryEasy);
  EXPECT_EQ(EtoileLevel(Form::kColours, 11), Level::kEasy);
  EXPECT_EQ(EtoileLevel(Form::kColours, 28), Level::kFiendish);
  EXPECT_EQ(EtoileLevel(Form::kLetters, 24), Level::kEasy);
  EXPECT_EQ(EtoileLevel(Form::kWord, 78), Level::kFiendish);
}

TEST(SlideKind, FeaturesAreThePlacesAtTheStart) {
  EXPECT_EQ(*EtoileKind().Features(Proved("etoile:.bbbbbbbbbbbbbbw/b.bbbbbbbbbbbbbw")),
            std::vector<uint64_t>{0x2111'1111'1111'1110});
  std::vector<uint64_t> taquin = *TaquinKind().Features(Proved("taquin:2x2/1,0,3,2"));
  EXPECT_EQ(taquin, (std::vector<uint64_t>{0x4802, 0}));
}

TEST(SlideKind, EffortCountsTheWalksThatDoNotTurnRound) {
  // On a ring there are two ways, whatever the length.
  EXPECT_EQ(CountWalks(GridGraph(2, 2), 0, 0), 1U);
  EXPECT_EQ(CountWalks(GridGraph(2, 2), 0, 5), 11U);
  EXPECT_EQ(CountWalks(GridGraph(3, 3), 4, 2), 1U + 4 + 8);
  EXPECT_EQ(CountWalks(star::StarGraph(), 0, 200), std::numeric_limits<uint64_t>::max());
  EXPECT_EQ(*TaquinKind().Effort(Proved(kParity)), 15U);
  EXPECT_EQ(*TaquinKind().Effort(Proved("taquin:2x2/1,0,3,2")), 3U);
}

}  // namespace
}  // namespace grille::slide
