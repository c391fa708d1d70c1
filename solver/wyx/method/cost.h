#ifndef GRILLE_SOLVER_WYX_METHOD_COST_H_
#define GRILLE_SOLVER_WYX_METHOD_COST_H_

#include <array>
#include <cstdint>

#include "solver/wyx/method/round.h"

namespace grille::wyx {

/// Costs are counted in 64ths of a look at one entry.
inline constexpr int kLook = 64;

/// How many of the open entries a person looks at until he finds one of m deductions, when he looks
/// in no particular order: about open / (m + 1), the mean place of the first of m among many. So
/// one among ten is found soon, a lone one is not.
///
/// What is placed has to be found in its turn: of m placed in one round the first costs
/// open / (m + 1), the second open / m, … the last open / 2. Of what may be struck out the first
/// one found opens the next round.
constexpr int PlacingLooks(int at_hand) {
  int looks = 0;
  for (int left = at_hand; left >= 1; --left) looks += kLook / (left + 1);
  return looks;
}
constexpr int StrikingLooks(int at_hand) { return kLook / (at_hand + 1); }

inline constexpr int kMostPlaced = 16;
inline constexpr auto kPlacingLooks = [] {
  std::array<int, kMostPlaced + 1> looks{};
  for (int m = 0; m <= kMostPlaced; ++m) looks[m] = PlacingLooks(m);
  return looks;
}();

/// How much longer a look takes for each sort of round, a look at the two ends of the path being 1.
/// Rows and columns are two ways of looking at each entry. The dominoes of one name lie scattered
/// over the table. For rule 5 the chains have to be followed; for a pair, lines compared. A trial
/// goes through the table again for each look of its length.
inline constexpr std::array<int, 6> kWeight = {1, 2, 3, 6, 12, 12};
inline constexpr int kTrialWeight = 16;
inline constexpr int kNestedWeight = 8;  ///< a further factor for each trial a trial is inside of

/// The cost of a round.
constexpr int64_t CostOf(const Round& round) {
  switch (round.sort) {
    case RoundSort::kWalk:
    case RoundSort::kLines:
    case RoundSort::kDominoes:
      return int64_t{kWeight[static_cast<int>(round.sort)]} * round.open *
             kPlacingLooks[round.at_hand];
    case RoundSort::kCircuits:
    case RoundSort::kDeadChain:
    case RoundSort::kLocked:
      return int64_t{kWeight[static_cast<int>(round.sort)]} * round.open *
             StrikingLooks(round.at_hand);
    case RoundSort::kTrial:
      break;
  }
  int64_t cost = int64_t{kTrialWeight} * round.length * round.open * StrikingLooks(round.at_hand);
  for (int depth = 1; depth < round.depth; ++depth) cost *= kNestedWeight;
  return cost;
}

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_COST_H_
