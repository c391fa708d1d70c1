#ifndef GRILLE_SOLVER_SLIDE_GOALS_H_
#define GRILLE_SOLVER_SLIDE_GOALS_H_

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"

namespace grille::slide {

/// A goal of colour patiences that has a name.
struct NamedGoal {
  std::string name;
  Arrangement goal;
};

/// `problem-1`, the goal of the source's Problem I: blues in the centre M N O P, whites on the
/// corners I J K L of the square, reds on the points, B vacant. Then one for each of the 36 figures
/// of the battles, `line-AILF`, `curve-ANOD` and so on: the blues on the figure, the others as in
/// the source. Whom the blues displace goes to a station that they left, the displaced and those
/// stations both taken in the order of the alphabet; so may the vacancy.
const std::vector<NamedGoal>& NamedGoals();

/// The usual goal of so many colours, 2 to 4: with three that of Problem I; with two the blues fill
/// centre and square, `r.rrrrrrbbbbbbbb`; with four the points at the left and right are yellow,
/// `r.yyrryywwwwbbbb`.
Arrangement GoalOfColours(int colours);

/// The usual goal of letter patiences: each token on the station that it is called after, P vacant.
Arrangement GoalOfLetters();

/// The goal that a text means: a name, the four letters of a figure, or sixteen stations in colours
/// as in a code. InvalidArgument when it is none of them.
absl::StatusOr<Arrangement> FindGoal(std::string_view text);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_GOALS_H_
