#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/etoile.h"
#include "solver/slide/search.h"

// The problems of the source, whose answers are known exactly.

namespace grille::slide {
namespace {

constexpr std::string_view kProblem1 = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb";
constexpr std::string_view kProblem2 = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K";

TEST(EtoileProblems, PrintedSolutionsReplay) {
  std::ifstream file(std::string(CASES) + "/etoile.tsv");
  std::vector<std::string> codes;
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with("#") || line.starts_with("name\t")) continue;
    std::istringstream fields(line);
    std::string name;
    std::string code;
    std::string moves;
    std::string printed;
    ASSERT_TRUE(std::getline(fields, name, '\t') && std::getline(fields, code, '\t') &&
                std::getline(fields, moves, '\t') && std::getline(fields, printed));
    codes.push_back(code);
    Task task = *ParseEtoile(code);
    Moves solution = *ParseStarMoves(printed);
    EXPECT_EQ(std::to_string(solution.size()), moves) << name;
    EXPECT_TRUE(Solves(star::StarGraph(), task, solution)) << name;
    // One less, or one twice, does not.
    for (size_t i = 0; i < solution.size(); ++i) {
      Moves cut = solution;
      cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_FALSE(Solves(star::StarGraph(), task, cut)) << name << i;
      Moves doubled = solution;
      doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), solution[i]);
      EXPECT_FALSE(Solves(star::StarGraph(), task, doubled)) << name << i;
    }
  }
  EXPECT_EQ(codes, (std::vector<std::string>{std::string(kProblem1), std::string(kProblem2)}));
}

TEST(EtoileProblems, AllStartsOfTheFirst) {
  Task task = *ParseEtoile(kProblem1);
  DistanceTable table = *DistanceTable::Build(star::StarGraph(), task.to, OneWorker());
  EXPECT_EQ(
      table.histogram(),
      (std::vector<uint64_t>{1,      2,      6,      12,     18,     40,     78,     138,    295,
                             626,    1248,   2519,   4956,   9613,   18437,  34431,  62450,  109066,
                             181949, 287758, 426429, 589670, 756864, 895008, 960335, 921909, 779323,
                             569077, 347388, 168771, 61104,  15153,  2355,   167,    4}));
  uint64_t start = table.index().NumberOf(task.from);
  EXPECT_EQ(table.DistanceOf(start), 21);
  EXPECT_EQ(table.ShortestOf(start), 2U);
  Moves moves;
  table.SolutionOf(start, &moves);
  EXPECT_EQ(WriteStarMoves(moves), "NAIJCODKJCODKEPMNAIJB");
  EXPECT_TRUE(Solves(star::StarGraph(), task, moves));
}

TEST(EtoileProblems, FirstFromBothEnds) {
  Task task = *ParseEtoile(kProblem1);
  Fewest fewest = FindFewest(star::StarGraph(), task, {});
  EXPECT_TRUE(fewest.known);
  EXPECT_EQ(fewest.moves, 21);
  EXPECT_EQ(fewest.shortest, 2U);
  EXPECT_EQ(WriteStarMoves(fewest.solution), "NAIJCODKJCODKEPMNAIJB");
}

// The source takes its 79 moves for the fewest; 78 are.
TEST(EtoileProblems, SecondTakesOneMoveLessThanPrinted) {
  Task task = *ParseEtoile(kProblem2);
  Fewest fewest = FindFewest(star::StarGraph(), task, {});
  EXPECT_TRUE(fewest.known);
  EXPECT_EQ(fewest.moves, 78);
  EXPECT_EQ(fewest.shortest, 10U);
  EXPECT_EQ(WriteStarMoves(fewest.solution),
            "IJKDOCJBNOCJBNOCJIANAIJCONBJCOCJKEPONMPONAIHMHIANMPONODKLIANMHIANBJILKJIHMPEKE");
  EXPECT_TRUE(Solves(star::StarGraph(), task, fewest.solution));
}

}  // namespace
}  // namespace grille::slide
