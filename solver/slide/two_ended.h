#ifndef GRILLE_SOLVER_SLIDE_TWO_ENDED_H_
#define GRILLE_SOLVER_SLIDE_TWO_ENDED_H_

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/slide/ball.h"
#include "solver/slide/search.h"

// Two balls grow in turns, one round the start, one round the goals, always the one with the
// smaller surface, until their surfaces touch. If the radii are then a and b, the minimum is a + b,
// and every shortest solution passes through exactly one state that is a moves from the start and b
// from the goals: so their number is a sum of products.
//
// Where a space knows at least how many moves a state is from the start and from a goal, that is
// done for one length after the other, from the least that may be: states through which no solution
// of that length can lead are left out of the balls. All solutions of that length stay within, so
// when the surfaces touch nothing that counts is missing.

namespace grille::slide {

/// One search. `Space` is as PlainSpace.
template <typename Space>
class TwoEnded {
 public:
  using Word = typename Space::Word;

  TwoEnded(const Space& space, const SearchLimits& limits)
      : space_(space), limits_(limits), near_({space.start()}), far_(space.goals()) {}

  Fewest Run() {
    int length = Space::kHasBounds ? space_.MovesToGo(space_.start()) : 0;
    while (true) {
      if (near_.radius() + far_.radius() == length && Touch()) return Answer();
      if (near_.radius() + far_.radius() == length) {
        ++length;
        if (Space::kHasBounds) BeginAnew();
      }
      if (!GrowOne(length)) return Unknown(length);
    }
  }

 private:
  void BeginAnew() {
    spent_ += near_.size() + far_.size();
    near_ = Ball<Word>({space_.start()});
    far_ = Ball<Word>(space_.goals());
  }

  static Fewest Unknown(int length) {
    Fewest unknown;
    unknown.known = false;
    unknown.moves = length;
    return unknown;
  }

  Fewest Answer() {
    Fewest fewest;
    fewest.moves = near_.radius() + far_.radius();
    fewest.shortest = shortest_;
    fewest.solution = FirstSolution();
    return fewest;
  }

  /// False when the limits do not allow it.
  bool GrowOne(int length) {
    bool near = near_.surface().size() <= far_.surface().size();
    // Without bounds nothing was left out: there is nothing more to be reached, and no way.
    if (!Space::kHasBounds && (near ? near_ : far_).surface().empty()) return false;
    const Ball<Word>& other = near ? far_ : near_;
    uint64_t spent = spent_ + other.size();
    if (limits_.nodes <= spent || limits_.bytes <= other.bytes()) return false;
    uint64_t states = limits_.nodes - spent;
    uint64_t bytes = limits_.bytes - other.bytes();
    if (near) {
      int left = length - near_.radius() - 1;
      return near_.Grow(
          [&](Word word, const auto& take) {
            space_.ForEachNext(word, [&](Vertex, Word next) {
              take(next);
              return true;
            });
          },
          [&](Word word) { return space_.IsToGo(word, left); }, states, bytes);
    }
    int left = length - far_.radius() - 1;
    return far_.Grow([&](Word word, const auto& take) { space_.ForEachBefore(word, take); },
                     [&](Word word) { return space_.IsSoFar(word, left); }, states, bytes);
  }

  /// Whether the surfaces touch; then where, and how many solutions there are.
  bool Touch() {
    bool near_is_small = near_.surface().size() <= far_.surface().size();
    const Ball<Word>& small = near_is_small ? near_ : far_;
    const Ball<Word>& large = near_is_small ? far_ : near_;
    for (Word word : small.surface()) {
      Reached other = large.Find(word);
      if (other.level != large.radius()) continue;
      touching_.push_back(word);
      shortest_ = AddUpTo(shortest_, TimesUpTo(other.ways, small.Find(word).ways));
    }
    return !touching_.empty();
  }

  /// At each move the first vertex whose token leads on along some shortest solution.
  Moves FirstSolution() {
    // For each distance from the start up to where the balls touch, what lies on such a solution.
    std::vector<std::vector<Word>> on_the_way(static_cast<size_t>(near_.radius()) + 1);
    std::sort(touching_.begin(), touching_.end());
    on_the_way.back() = touching_;
    for (size_t level = on_the_way.size() - 1; level > 0; --level) {
      std::vector<Word>& before = on_the_way[level - 1];
      for (Word word : on_the_way[level]) {
        space_.ForEachBefore(word, [&](Word other) {
          if (near_.Find(other).level == static_cast<int>(level) - 1) before.push_back(other);
        });
      }
      std::sort(before.begin(), before.end());
      before.erase(std::unique(before.begin(), before.end()), before.end());
    }
    Moves moves;
    Word now = space_.start();
    int all = near_.radius() + far_.radius();
    for (int done = 1; done <= all; ++done) {
      Word then = now;
      space_.ForEachNext(now, [&](Vertex from, Word next) {
        bool leads_on = done <= near_.radius() ? Holds(on_the_way[static_cast<size_t>(done)], next)
                                               : far_.Find(next).level == all - done;
        if (leads_on) {
          moves.push_back(from);
          then = next;
        }
        return !leads_on;
      });
      now = then;
    }
    return moves;
  }

  static bool Holds(const std::vector<Word>& sorted, Word word) {
    return std::binary_search(sorted.begin(), sorted.end(), word);
  }

  const Space& space_;
  const SearchLimits& limits_;
  Ball<Word> near_;
  Ball<Word> far_;
  std::vector<Word> touching_;
  uint64_t shortest_ = 0;
  uint64_t spent_ = 0;  ///< states of balls given up
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TWO_ENDED_H_
