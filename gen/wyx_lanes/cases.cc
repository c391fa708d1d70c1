#include "gen/wyx_lanes/cases.h"

#include <bit>

#include "solver/clones.h"

namespace grille::gen {
using wyx::CellSet;

// A second solution departs from the walk somewhere. Either it plays some domino from another place
// than the walk: these places are tried one by one. Or it plays it where the walk does: then the
// step is settled, and the same is asked of the steps that are left. Of n steps, a domino has n − 1
// other places at the most.
GRILLE_CLONES void AddCases(const OpenSteps& open, int number, TrialPool* pool) {
  OpenSteps::Sets elsewhere = open.elsewhere;
  Steps steps = (Steps{1} << open.size) - 1;
  while (steps != 0) {
    int narrowest = 0;
    int fewest = 65;
    OpenSteps::Sets sets;
    for (int k = 0; k < open.size; ++k) {
      CellSet others = (steps >> k & 1) != 0 ? elsewhere[k] : 0;
      sets[k] = open.row[k] | others;
      int places = others != 0 ? std::popcount(others) : 65;
      narrowest = places < fewest ? k : narrowest;
      fewest = places < fewest ? places : fewest;
    }
    for (CellSet rest = elsewhere[narrowest]; rest != 0; rest &= rest - 1) {
      pool->Add(open, number, sets, narrowest, rest & -rest);
    }
    steps = PeelOn(open, steps & ~(Steps{1} << narrowest), &elsewhere);
  }
}

}  // namespace grille::gen
