#ifndef GRILLE_GEN_LETTER_CLIMB_H_
#define GRILLE_GEN_LETTER_CLIMB_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "gen/letter_sample.h"

namespace grille::gen {

/// So many starts are held at a time, so many solved in a step. Part of what a seed means, as are
/// the numbers in letter_climb.cc.
inline constexpr size_t kLetterStartsHeld = 8;
inline constexpr size_t kLetterStartsPerStep = 16;

/// A local search for starts of a goal that are far from it. What it finds is a lower bound for the
/// farthest: nothing says that there is no farther one. A pure function of the goal, the starts
/// that it sets out from and the seed, whoever the workers are. Not thread-safe.
class LetterClimb {
 public:
  /// Sets out from the first kLetterStartsHeld of `from`: all different, the farthest first, one
  /// at least.
  LetterClimb(const LetterGoal& goal, std::vector<LetterStart> from, uint64_t seed);

  /// Draws neighbours of the starts that are held, solves those that promise most, and holds those
  /// that are not nearer than what is held.
  void Step(const Workers& workers);

  /// The farthest start so far; of several the one found first.
  const LetterStart& deepest() const { return deepest_; }

 private:
  std::vector<slide::Arrangement> DrawNeighbours(const Workers& workers);
  void Hold(const LetterStart& start);

  LetterGoal goal_;
  uint64_t seed_;
  uint64_t step_ = 0;
  std::vector<LetterStart> held_;  ///< the farthest first; of several the one found last
  LetterStart deepest_;
  std::set<std::array<slide::Token, slide::kMaxVertices>> solved_;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_LETTER_CLIMB_H_
