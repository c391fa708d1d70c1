#include "solver/slide/goals.h"

#include <algorithm>
#include <array>

#include "solver/slide/etoile.h"
#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr std::string_view kCentre = "MNOP";

/// Stations A to P in colours, which must be right.
Arrangement Star(std::string_view text) { return *ParseStar(text); }

/// The blues of Problem I's goal on other stations.
Arrangement WithBluesOn(std::string_view figure) {
  Arrangement goal = GoalOfColours(3);
  std::string displaced(figure);
  std::sort(displaced.begin(), displaced.end());
  std::string left;
  for (char station : kCentre) {
    if (figure.find(station) == std::string_view::npos) left += station;
  }
  size_t next = 0;
  for (char station : displaced) {
    if (kCentre.find(station) != std::string_view::npos) continue;
    std::swap(goal.at[star::StationOf(station)], goal.at[star::StationOf(left[next++])]);
  }
  return goal;
}

std::vector<NamedGoal> MakeGoals() {
  std::vector<NamedGoal> goals = {{"problem-1", GoalOfColours(3)}};
  for (const star::Figure& figure : star::Figures()) {
    std::string name = absl::StrCat(ToAbsl(figure.family), "-", ToAbsl(figure.stations));
    std::replace(name.begin(), name.end(), '_', '-');
    goals.push_back({name, WithBluesOn(figure.stations)});
  }
  return goals;
}

}  // namespace

const std::vector<NamedGoal>& NamedGoals() {
  static const std::vector<NamedGoal> kGoals = MakeGoals();
  return kGoals;
}

Arrangement GoalOfColours(int colours) {
  static const std::array<Arrangement, 3> kGoals = {
      Star("r.rrrrrrbbbbbbbb"), Star("r.rrrrrrwwwwbbbb"), Star("r.yyrryywwwwbbbb")};
  return kGoals[static_cast<size_t>(colours - 2)];
}

Arrangement GoalOfLetters() { return Star("ABCDEFGHIJKLMNO."); }

absl::StatusOr<Arrangement> FindGoal(std::string_view text) {
  for (const NamedGoal& goal : NamedGoals()) {
    std::string_view name = goal.name;
    if (text == name || text == name.substr(name.rfind('-') + 1)) return goal.goal;
  }
  absl::StatusOr<Arrangement> goal = ParseStar(text);
  bool like_one = text.find_first_of(".bwry") != std::string_view::npos &&
                  text.find('-') == std::string_view::npos;
  if (!goal.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", ToAbsl(text),
                     "' is no goal: neither a name ('grille table --names' lists them) nor "
                     "sixteen stations such as r.rrrrrrwwwwbbbb",
                     like_one ? absl::StrCat(" (", goal.status().message(), ")") : ""));
  }
  if (FormOf({.from = *goal, .to = *goal}) == Form::kLetters) {
    return absl::InvalidArgumentError(absl::StrCat("'", ToAbsl(text), "': a goal is in colours"));
  }
  return goal;
}

}  // namespace grille::slide
