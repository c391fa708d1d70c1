#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_POSITION_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_POSITION_H_

#include <array>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/views.h"
#include "solver/slide/patterns/walk_automaton.h"

namespace grille::slide {

/// A position within a search, with all that its views know of it.
template <typename Word>
struct Position {
  Word at = 0;                              ///< the home of what stands on each vertex
  std::array<Word, kMaxViews> places = {};  ///< of each view
  std::array<std::array<uint8_t, kMaxPatterns>, kMaxViews> steps = {};  ///< of each pattern
  std::array<uint8_t, kMaxViews> sum = {};                              ///< of a view's steps
  uint8_t distance = 0;  ///< sum of all distances from home
  Vertex vacancy = 0;
  WalkAutomaton::State walk = 0;  ///< of the vacancy's walk so far
  uint16_t parent = 0;            ///< its number among those it was reached from

  Vertex TokenAt(Vertex v) const {
    return static_cast<Vertex>(at >> v * Views<Word>::kBits & ((1 << Views<Word>::kBits) - 1));
  }
};

/// The position with the token of home h on each vertex v where homes[v] is h, the vacancy having
/// the goal's vacancy for a home.
template <typename Word>
Position<Word> PositionOf(const Views<Word>& views, const std::vector<Vertex>& homes) {
  constexpr int kBits = Views<Word>::kBits;
  Position<Word> position;
  for (Vertex v = 0; v < views.graph().size; ++v) {
    position.at |= Word{homes[v]} << v * kBits;
    if (homes[v] == views.vacancy()) {
      position.vacancy = v;
      position.walk = WalkAutomaton::StartAt(v);
      continue;
    }
    position.distance = static_cast<uint8_t>(position.distance + views.DistanceOf(homes[v], v));
    for (int view = 0; view < views.count(); ++view) {
      position.places[static_cast<size_t>(view)] |= views.Field(view, homes[v], v);
    }
  }
  for (size_t view = 0; view < static_cast<size_t>(views.count()); ++view) {
    for (Vertex home : homes) {
      if (home == views.vacancy()) continue;
      const auto& look = views.LookAt(static_cast<int>(view), home);
      position.steps[view][look.pattern] =
          static_cast<uint8_t>(StepsIn(look.entries, views.EntryOf(look, position.places[view])));
    }
    for (uint8_t steps : position.steps[view]) {
      position.sum[view] = static_cast<uint8_t>(position.sum[view] + steps);
    }
  }
  return position;
}

/// The fewest moves that the views allow.
template <typename Word>
int BoundOf(const Views<Word>& views, const Position<Word>& position) {
  int steps = 0;
  for (uint8_t sum : position.sum) steps = std::max<int>(steps, sum);
  return position.distance + views.step() * steps;
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_POSITION_H_
