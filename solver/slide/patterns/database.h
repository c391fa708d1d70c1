#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"
#include "solver/slide/patterns/placements.h"
#include "solver/workers.h"

// An additive pattern database (Korf and Felner, 2002) says of some of the tokens of a board, the
// *pattern*, how often they must move at least to come home, wherever the others are: the fewest
// moves of theirs over all positions of the vacancy. What others move costs nothing. So the numbers
// of patterns that share no token can be added, and never come to more than the fewest moves.
//
// Tokens are named by their home: the vertex where the goal has them. One database serves all goals
// with the same vacancy, and, by laying the board on itself, those with an image of it.

namespace grille::slide {

/// The tokens of a pattern by their homes.
using Pattern = std::vector<Vertex>;

/// What is above the sum of the distances from home, for each placement. Immutable once made;
/// shared by threads.
class PatternDatabase {
 public:
  /// The most that an entry can hold; where it is more, it is taken to be that.
  static constexpr int kMostSteps = 15;

  /// The length of bytes().
  static size_t BytesOf(const Placements& placements) {
    return (size_t{placements.size()} + 1) / 2;
  }

  /// What building it takes, in bytes.
  static uint64_t BytesToBuild(const Graph& graph, const Pattern& pattern);

  /// One pass from the goal over all placements, with the vacancy's whereabouts. Requires a
  /// connected board, a pattern of 1 to kMaxPatternTokens different vertices without the vacancy,
  /// and less than 2^32 placements.
  static PatternDatabase Build(const Graph& graph, Vertex vacancy, const Pattern& pattern,
                               const Workers& workers);

  /// A database as `bytes()` gave it. DataLoss when it has another length; whether the bytes
  /// themselves are whole is for the caller to know.
  static absl::StatusOr<PatternDatabase> FromBytes(const Graph& graph, const Pattern& pattern,
                                                   std::vector<uint8_t> bytes);

  /// Two placements a byte, that of the even number low: by how many steps (step()) more moves are
  /// needed than the sum of distances.
  const std::vector<uint8_t>& bytes() const { return bytes_; }

  const Pattern& pattern() const { return pattern_; }
  const Placements& placements() const { return placements_; }

  int StepsOf(uint32_t number) const { return bytes_[number / 2] >> number % 2 * 4 & kMostSteps; }

  /// How many moves a step stands for: on a bipartite board, where the surplus is always even, two.
  int step() const { return step_; }

 private:
  PatternDatabase(const Graph& graph, Pattern pattern);

  Pattern pattern_;
  Placements placements_;
  int step_ = 1;
  std::vector<uint8_t> bytes_;
};

/// The least numbers of moves between any two vertices for a token that has the board to itself.
using Distances = std::array<std::array<uint8_t, kMaxVertices>, kMaxVertices>;
Distances DistancesOn(const Graph& graph);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_H_
