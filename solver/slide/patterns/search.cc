#include "solver/slide/patterns/search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "solver/slide/patterns/deepening.h"
#include "solver/slide/patterns/lanes.h"

// Every move exchanges the vacancy with a token, so whether a solution has an even or an odd number
// of moves is told by the permutation that it makes. The bound therefore begins with the right
// parity and rises by two; on the Étoile, whose rings of five have no parity of their own, that
// saves half of the rounds, among them the longest but one.

namespace grille::slide {
namespace {

constexpr int kMostBits = 16;

/// Of what stands on each vertex of `from`, its vertex in `to`.
std::vector<Vertex> HomesOf(const Task& task) {
  std::array<Vertex, 256> home = {};
  for (Vertex v = 0; v < task.to.size; ++v) home[task.to.at[v]] = v;
  std::vector<Vertex> homes;
  for (Vertex v = 0; v < task.from.size; ++v) homes.push_back(home[task.from.at[v]]);
  return homes;
}

bool IsOdd(const std::vector<Vertex>& permutation) {
  VertexSet seen = 0;
  bool odd = false;
  for (Vertex v : permutation) {
    for (Vertex w = v; (seen & Bit(w)) == 0; w = permutation[w]) {
      seen |= Bit(w);
      odd = odd != (permutation[w] != v);
    }
  }
  return odd;
}

/// Which way of searching a goal is for.
template <typename Word>
class Ways {
 public:
  explicit Ways(const Views<Word>& views) : views_(views) {}
  std::unique_ptr<BunchSearch<Word>> Make() const {
    return std::make_unique<Deepening<Word>>(views_);
  }

 private:
  const Views<Word>& views_;
};

template <>
class Ways<uint64_t> {
 public:
  explicit Ways(const Views<uint64_t>& views) : views_(views) {
    if (LaneGoal::Fits(views)) lanes_.emplace(views);
  }
  std::unique_ptr<BunchSearch<uint64_t>> Make() const {
    if (lanes_) return std::make_unique<LaneSearch>(*lanes_);
    return std::make_unique<Deepening<uint64_t>>(views_);
  }

 private:
  const Views<uint64_t>& views_;
  std::optional<LaneGoal> lanes_;
};

/// A search on one kind of word.
template <typename Word>
class Rounds {
 public:
  Rounds(const Task& task, const std::shared_ptr<const PatternSet>& set, const PatternSearch& how,
         const Workers& workers)
      : views_(set, VacancyOf(task.to)),
        homes_(HomesOf(task)),
        start_(PositionOf(views_, homes_)),
        ways_(views_),
        how_(how),
        workers_(workers) {}

  PatternFewest Run() {
    PatternFewest found;
    int bound = BoundOf(views_, start_);
    bound += (bound % 2 != 0) != IsOdd(homes_) ? 1 : 0;
    found.fewest.moves = bound;
    if (bound == 0) {
      found.fewest.shortest = 1;
      return found;
    }
    uint64_t last_nodes = 0;
    for (;; bound += 2) {
      found.fewest.moves = bound;
      if (bound > how_.most_moves) {
        found.fewest.known = false;
        return found;
      }
      uint64_t most_nodes = how_.most_nodes - found.nodes;
      // A round has four times the positions of the one before, or so.
      Round round = last_nodes >= kWorthParting ? SearchInParts(bound, most_nodes)
                                                : SearchAtOnce(bound, most_nodes);
      last_nodes = round.nodes;
      found.nodes += round.nodes;
      if (!round.whole) {
        found.fewest.known = false;
        return found;
      }
      if (round.solutions == 0) continue;
      found.fewest.solution = std::move(round.first);
      found.fewest.shortest = round.solutions;
      return found;
    }
  }

 private:
  /// A round is parted among the workers when the one before came to so many positions: for short
  /// ones it would not pay.
  static constexpr uint64_t kWorthParting = 50'000;
  /// A level of so many positions is parted, so many each time.
  static constexpr size_t kPart = 32;
  static constexpr size_t kParts = 16;

  Round SearchAtOnce(int bound, uint64_t most_nodes) {
    std::unique_ptr<BunchSearch<Word>> search = Take();
    Round round = search->Search(
        {start_}, bound, {.solutions = how_.solutions, .nodes = most_nodes, .stop = how_.stop});
    Give(std::move(search));
    return round;
  }

  /// One round in parts. Up to the first level that is large enough it goes level by level; then
  /// the level is searched in parts, in any order. What counts is the parts up to the one that ends
  /// the round, in their order: so neither nodes nor solutions depend on the workers.
  Round SearchInParts(int bound, uint64_t most_nodes) {
    Round round;
    std::vector<std::vector<Position<Word>>> levels = {{start_}};
    Deepening<Word> deepening(views_);
    while (levels.back().size() < kPart * kParts && static_cast<int>(levels.size()) < bound) {
      round.nodes += levels.back().size();
      int left = bound - static_cast<int>(levels.size());
      levels.push_back(deepening.Successors(levels.back(), left));
      if (levels.back().empty()) return round;
    }
    if (round.nodes > most_nodes) {
      round.whole = false;
      return round;
    }
    int left = bound - static_cast<int>(levels.size()) + 1;
    std::vector<Part> parts = SearchParts(levels.back(), left, most_nodes - round.nodes);
    for (size_t i = 0; i < parts.size(); ++i) {
      const Round& part = parts[i].round;
      round.nodes += part.nodes;
      if (!part.whole || round.nodes > most_nodes) {
        round.whole = false;
        return round;
      }
      if (part.solutions > 0 && round.solutions == 0) {
        round.first = MovesTo(levels, i * kPart + parts[i].start);
        round.first.insert(round.first.end(), part.first.begin(), part.first.end());
      }
      round.solutions = std::min(how_.solutions, round.solutions + part.solutions);
      if (round.solutions == how_.solutions) return round;
    }
    return round;
  }

  struct Part {
    Round round;
    size_t start = 0;  ///< within the part, where its first solution starts
  };

  std::vector<Part> SearchParts(const std::vector<Position<Word>>& level, int left,
                                uint64_t most_nodes) {
    std::vector<Part> parts((level.size() + kPart - 1) / kPart);
    // From the part on that alone has all the solutions asked for, nothing more is needed.
    std::atomic<size_t> enough = parts.size();
    workers_.Do(static_cast<int>(parts.size()), [&](int number) {
      auto i = static_cast<size_t>(number);
      if (i > enough.load(std::memory_order_relaxed)) return;
      auto begin = level.begin() + static_cast<ptrdiff_t>(i * kPart);
      auto end = i + 1 == parts.size() ? level.end() : begin + static_cast<ptrdiff_t>(kPart);
      std::vector<Position<Word>> from(begin, end);
      std::unique_ptr<BunchSearch<Word>> search = Take();
      parts[i].round = search->Search(
          from, left, {.solutions = how_.solutions, .nodes = most_nodes, .stop = how_.stop});
      parts[i].start = search->start();
      Give(std::move(search));
      if (parts[i].round.solutions < how_.solutions) return;
      size_t now = enough.load(std::memory_order_relaxed);
      while (i < now && !enough.compare_exchange_weak(now, i, std::memory_order_relaxed)) {
      }
    });
    return parts;
  }

  /// The moves to a position of the last level.
  static Moves MovesTo(const std::vector<std::vector<Position<Word>>>& levels, size_t number) {
    Moves moves;
    for (size_t level = levels.size(); --level > 0;) {
      const Position<Word>& position = levels[level][number];
      moves.push_back(position.vacancy);
      number = position.parent;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  /// One that nobody else has, with memory used before if there is such a one.
  std::unique_ptr<BunchSearch<Word>> Take() {
    std::lock_guard<std::mutex> lock(idle_mutex_);
    if (idle_.empty()) return ways_.Make();
    std::unique_ptr<BunchSearch<Word>> search = std::move(idle_.back());
    idle_.pop_back();
    return search;
  }

  void Give(std::unique_ptr<BunchSearch<Word>> search) {
    std::lock_guard<std::mutex> lock(idle_mutex_);
    idle_.push_back(std::move(search));
  }

  Views<Word> views_;
  std::vector<Vertex> homes_;
  Position<Word> start_;
  Ways<Word> ways_;
  const PatternSearch& how_;
  const Workers& workers_;
  std::mutex idle_mutex_;
  std::vector<std::unique_ptr<BunchSearch<Word>>> idle_;
};

}  // namespace

bool IsForPatterns(const Task& task) {
  if (!task.word.empty()) return false;
  std::array<bool, 256> seen = {};
  for (Vertex v = 0; v < task.from.size; ++v) {
    if (std::exchange(seen[task.from.at[v]], true)) return false;
  }
  return true;
}

PatternFewest FindFewestByPatterns(const Graph& graph, const Task& task,
                                   const std::shared_ptr<const PatternSet>& set,
                                   const PatternSearch& how, const Workers& workers) {
  if (graph.size <= kMostBits) return Rounds<uint64_t>(task, set, how, workers).Run();
  return Rounds<Wide>(task, set, how, workers).Run();
}

}  // namespace grille::slide
