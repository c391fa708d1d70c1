#include "solver/slide/recheck.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/slide/recheck_deepening.h"
#include "solver/slide/recheck_states.h"

namespace grille::slide {
namespace {

// Only solutions of at most so many moves are looked for, and a state that is on level i of the
// start is kept only if its bound to the goals is at most that number less i; likewise from the
// goals. That leaves the rest of every level as it was: the bound changes by one at most with a
// move, so a state that is kept has all the states before it on its shortest ways kept, one level
// lower with a bound one larger at most. So levels and ways are exact for all that is kept, and a
// solution of so few moves has nothing but kept states.

/// Numbers of ways, which may be too large to count, stay at the largest number then.
uint64_t Plus(uint64_t a, uint64_t b) {
  uint64_t sum = 0;
  return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}
uint64_t Times(uint64_t a, uint64_t b) {
  uint64_t product = 0;
  return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

/// A state, and how many ways of fewest moves lead to it from its end.
template <typename Bits>
struct Entry {
  Bits state;
  uint64_t ways;
};

/// States in rising order, each once.
template <typename Bits>
using Layer = std::vector<Entry<Bits>>;

template <typename Bits>
bool Before(const Entry<Bits>& a, const Entry<Bits>& b) {
  return a.state < b.state;
}

template <typename Bits>
void Tidy(Layer<Bits>* level) {
  std::sort(level->begin(), level->end(), Before<Bits>);
  size_t kept = 0;
  for (size_t i = 0; i < level->size(); ++i) {
    if (kept > 0 && (*level)[kept - 1].state == (*level)[i].state) {
      (*level)[kept - 1].ways = Plus((*level)[kept - 1].ways, (*level)[i].ways);
    } else {
      (*level)[kept++] = (*level)[i];
    }
  }
  level->resize(kept);
}

template <typename Bits>
void TakeOut(const Layer<Bits>& others, Layer<Bits>* level) {
  auto other = others.begin();
  std::erase_if(*level, [&](const Entry<Bits>& entry) {
    while (other != others.end() && Before(*other, entry)) ++other;
    return other != others.end() && other->state == entry.state;
  });
}

/// The ways through the states that both levels have; 0 when they have none.
template <typename Bits>
uint64_t WaysThrough(const Layer<Bits>& a, const Layer<Bits>& b) {
  uint64_t ways = 0;
  auto other = b.begin();
  for (const Entry<Bits>& entry : a) {
    while (other != b.end() && Before(*other, entry)) ++other;
    if (other == b.end()) break;
    if (other->state == entry.state) ways = Plus(ways, Times(entry.ways, other->ways));
  }
  return ways;
}

/// What was reached from one end: the last levels, the newest last.
template <typename Bits>
struct End {
  std::vector<Layer<Bits>> levels;
  Way way = Way::kForward;
  int depth = 0;  ///< the number of the newest level
  /// How many levels lead back. Every move can be taken back, so that a state's neighbours are one
  /// level off at most; only letters that were done stay done, and when one stands twice in a row,
  /// moves may lead from a late level to a much earlier one.
  size_t memory = 2;

  const Layer<Bits>& newest() const { return levels.back(); }

  uint64_t Size() const {
    uint64_t size = 0;
    for (const Layer<Bits>& level : levels) size += level.size();
    return size;
  }

  /// One level more, of states that may lie on a way of `most_moves` from end to end. False when
  /// that takes more than `most_states`.
  bool GoOn(const States<Bits>& states, int most_moves, uint64_t most_states) {
    const int left = most_moves - ++depth;
    const uint64_t held = Size();
    Layer<Bits> next;
    // Put in order ever so often, so that a state which many ways lead to takes one place.
    size_t untidy = kUntidy;
    auto tidy = [&] {
      Tidy(&next);
      for (const Layer<Bits>& level : levels) TakeOut(level, &next);
    };
    for (const Entry<Bits>& entry : newest()) {
      if (next.size() >= untidy) {
        tidy();
        untidy = std::max(kUntidy, 2 * next.size());
      }
      if (held + next.size() > most_states) return false;
      states.ForEachNext(entry.state, way, left, [&](Bits state) {
        next.push_back({state, entry.ways});
      });
    }
    tidy();
    levels.push_back(std::move(next));
    if (levels.size() > memory) levels.erase(levels.begin());
    return true;
  }

 private:
  static constexpr size_t kUntidy = size_t{1} << 20;
};

template <typename Bits>
Rechecked Search(const Graph& graph, const Task& task, int most_moves, uint64_t most_states) {
  States<Bits> states(graph, task);
  End<Bits> front;
  front.levels = {{{states.Start(), 1}}};
  bool twice = std::adjacent_find(task.word.begin(), task.word.end()) != task.word.end();
  if (twice) front.memory = SIZE_MAX;
  End<Bits> back;
  back.way = Way::kBackward;
  back.levels.emplace_back();
  for (Bits goal : states.Goals()) back.levels[0].push_back({goal, 1});
  Tidy(&back.levels[0]);
  for (int moves = 0;; ++moves) {
    if (uint64_t ways = WaysThrough(front.newest(), back.newest()); ways > 0) {
      return {.outcome = Rechecked::Outcome::kFound, .moves = moves, .shortest = ways};
    }
    bool none = moves >= most_moves || front.newest().empty() || back.newest().empty();
    if (none) return {.outcome = Rechecked::Outcome::kNone};
    bool to_front = front.newest().size() <= back.newest().size();
    End<Bits>& end = to_front ? front : back;
    uint64_t others = (to_front ? back : front).Size();
    if (others > most_states || !end.GoOn(states, most_moves, most_states - others)) {
      return {.outcome = Rechecked::Outcome::kTooLarge};
    }
  }
}

/// On boards of ten vertices there are 10! arrangements at most, which levels have room for.
bool GoesDepthFirst(const Graph& graph, const Task& task) {
  constexpr int kMostVerticesByLevels = 10;
  return graph.size > kMostVerticesByLevels && AllTokensDiffer(task);
}

}  // namespace

uint64_t MostRecheckPositions(const Graph& graph, const Task& task) {
  return GoesDepthFirst(graph, task) ? kMostRecheckNodes : kMostRecheckStates;
}

Rechecked RecheckFewest(const Graph& graph, const Task& task, int most_moves,
                        uint64_t most_positions) {
  if (GoesDepthFirst(graph, task)) {
    return RecheckByDeepening(graph, task, most_moves, most_positions);
  }
  if (States<uint64_t>::BitsNeeded(graph, task) <= 64) {
    return Search<uint64_t>(graph, task, most_moves, most_positions);
  }
  return Search<LongBits>(graph, task, most_moves, most_positions);
}

Rechecked RecheckFewest(const Graph& graph, const Task& task, int most_moves) {
  return RecheckFewest(graph, task, most_moves, MostRecheckPositions(graph, task));
}

}  // namespace grille::slide
