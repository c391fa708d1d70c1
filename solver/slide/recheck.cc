#include "solver/slide/recheck.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/slide/recheck_states.h"

namespace grille::slide {
namespace {

/// A state, and how many ways of fewest moves lead to it from its end.
template <typename Bits>
struct Entry {
  Bits state;
  uint64_t ways;
};

/// States in rising order, each once.
template <typename Bits>
using Level = std::vector<Entry<Bits>>;

template <typename Bits>
bool Before(const Entry<Bits>& a, const Entry<Bits>& b) {
  return a.state < b.state;
}

template <typename Bits>
void Tidy(Level<Bits>* level) {
  std::sort(level->begin(), level->end(), Before<Bits>);
  size_t kept = 0;
  for (size_t i = 0; i < level->size(); ++i) {
    if (kept > 0 && (*level)[kept - 1].state == (*level)[i].state) {
      (*level)[kept - 1].ways += (*level)[i].ways;
    } else {
      (*level)[kept++] = (*level)[i];
    }
  }
  level->resize(kept);
}

template <typename Bits>
void TakeOut(const Level<Bits>& others, Level<Bits>* level) {
  auto other = others.begin();
  std::erase_if(*level, [&](const Entry<Bits>& entry) {
    while (other != others.end() && Before(*other, entry)) ++other;
    return other != others.end() && other->state == entry.state;
  });
}

/// The ways through the states that both levels have; 0 when they have none.
template <typename Bits>
uint64_t WaysThrough(const Level<Bits>& a, const Level<Bits>& b) {
  uint64_t ways = 0;
  auto other = b.begin();
  for (const Entry<Bits>& entry : a) {
    while (other != b.end() && Before(*other, entry)) ++other;
    if (other == b.end()) break;
    if (other->state == entry.state) ways += entry.ways * other->ways;
  }
  return ways;
}

/// What was reached from one end: the last levels, the newest last.
template <typename Bits>
struct End {
  std::vector<Level<Bits>> levels;
  Way way = Way::kForward;
  /// How many levels lead back. Every move can be taken back, so that a state's neighbours are one
  /// level off at most; only letters that were done stay done, and when one stands twice in a row,
  /// moves may lead from a late level to a much earlier one.
  size_t memory = 2;

  const Level<Bits>& newest() const { return levels.back(); }

  void GoOn(const States<Bits>& states) {
    Level<Bits> next;
    for (const Entry<Bits>& entry : newest()) {
      states.ForEachNext(entry.state, way, [&](Bits state) {
        next.push_back({state, entry.ways});
      });
    }
    Tidy(&next);
    for (const Level<Bits>& level : levels) TakeOut(level, &next);
    levels.push_back(std::move(next));
    if (levels.size() > memory) levels.erase(levels.begin());
  }
};

template <typename Bits>
std::optional<Rechecked> Search(const Graph& graph, const Task& task) {
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
      return Rechecked{.moves = moves, .shortest = ways};
    }
    if (front.newest().empty() || back.newest().empty()) return std::nullopt;
    (front.newest().size() <= back.newest().size() ? front : back).GoOn(states);
  }
}

}  // namespace

std::optional<Rechecked> RecheckFewest(const Graph& graph, const Task& task) {
  if (States<uint64_t>::Bits(graph, task) <= 64) return Search<uint64_t>(graph, task);
  return Search<LongBits>(graph, task);
}

}  // namespace grille::slide
