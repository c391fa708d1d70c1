#include "gen/wyx_lanes/trials.h"

#include <algorithm>
#include <array>
#include <bit>

#include "gen/wyx_lanes/cases.h"
#include "gen/wyx_lanes/open_steps.h"
#include "gen/wyx_lanes/sift_trials.h"
#include "gen/wyx_lanes/trial_pool.h"
#include "solver/clones.h"

namespace grille::gen {
namespace {

using wyx::CellSet;

/// Whether each open step's domino may be played from one other place only, and there are so few
/// steps that these places stand or fall together: a step that goes astray takes the row, the
/// column or the domino of two others, and there are no two threes among five.
bool OneOtherWay(const OpenSteps& open) {
  constexpr int kFew = 5;
  if (open.size > kFew) return false;
  CellSet more = 0;
  for (int k = 0; k < open.size; ++k) more |= open.elsewhere[k] & (open.elsewhere[k] - 1);
  return more == 0;
}

/// The search in the stuck grids of one group. The latest trials go first, so that there are never
/// many; as many as there are lanes are looked at together, whosever they are.
class Search {
 public:
  Search(const WalkGroup& walks, int dominoes, const StuckWalks& stuck)
      : walks_(walks), dominoes_(dominoes), stuck_(stuck), at_once_(TrialsAtOnce()) {
    pool_.count = 0;
  }

  WalkSet Run() {
    for (int number = 0; number < stuck_.count; ++number) {
      OpenSteps& open = open_[number];
      FindOpenSteps(walks_, dominoes_, stuck_.walk[number], &open);
      if (OneOtherWay(open)) {
        if (IsPath(open, open.elsewhere)) ambiguous_ |= WalkSet{1} << number;
        continue;
      }
      if (pool_.count > TrialPool::kEnough) Empty();
      AddCases(open, number, &pool_);
    }
    Empty();
    WalkSet unique = 0;
    for (int number = 0; number < stuck_.count; ++number) {
      if (!IsAmbiguous(number)) unique |= WalkSet{1} << stuck_.walk[number].walk;
    }
    return unique;
  }

 private:
  bool IsAmbiguous(int number) const { return (ambiguous_ >> number & 1) != 0; }

  /// Looks at all trials, and at those that come of them.
  void Empty() {
    TrialSets sets;
    while (pool_.count > 0) {
      const int here = std::min(pool_.count, at_once_);
      const int at = pool_.count - here;
      pool_.count = at;
      std::array<int, TrialPool::kMostAtOnce> owner;
      int size = 0;
      uint64_t wanted = 0;
      for (int i = 0; i < here; ++i) {
        owner[i] = pool_.owner[at + i];
        if (IsAmbiguous(owner[i])) continue;
        wanted |= uint64_t{1} << i;
        size = std::max(size, open_[owner[i]].size);
      }
      if (wanted == 0) continue;
      for (int i = 0; i < at_once_; ++i) {
        const OpenSteps& open = open_[owner[i < here ? i : 0]];
        pool_.Idle(open, at + i, i < here ? open.size : 0, size);
      }
      uint64_t left = SiftTrials(pool_, at, size, wanted, &sets);
      for (; left != 0; left &= left - 1) {
        int i = std::countr_zero(left);
        if (!IsAmbiguous(owner[i])) Branch(owner[i], sets, i);
      }
    }
  }

  /// Goes on where sifting left a trial: tries all places of the domino that has the fewest.
  GRILLE_CLONES void Branch(int number, const TrialSets& sets, int lane) {
    const OpenSteps& open = open_[number];
    OpenSteps::Sets from;
    int narrowest = -1;
    int fewest = 65;
    for (int k = 0; k < open.size; ++k) {
      from[k] = sets.of[k][lane];
      int places = std::popcount(from[k]);
      if (places == 1 || places >= fewest) continue;
      narrowest = k;
      fewest = places;
    }
    if (narrowest < 0) {
      if (IsPath(open, from)) ambiguous_ |= WalkSet{1} << number;
      return;
    }
    for (CellSet rest = from[narrowest]; rest != 0; rest &= rest - 1) {
      pool_.Add(open, number, from, narrowest, rest & -rest);
    }
  }

  const WalkGroup& walks_;
  int dominoes_;
  const StuckWalks& stuck_;
  int at_once_;
  TrialPool pool_;
  std::array<OpenSteps, kWalksInGroup> open_;  ///< by number, as the pool's owners
  WalkSet ambiguous_ = 0;                      ///< likewise
};

}  // namespace

WalkSet TryStuck(const WalkGroup& walks, int dominoes, const StuckWalks& stuck) {
  return Search(walks, dominoes, stuck).Run();
}

}  // namespace grille::gen
