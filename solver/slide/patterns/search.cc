#include "solver/slide/patterns/search.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <type_traits>
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

/// Who searches for the goals with a vacancy along walks of one kind. Thread-safe.
template <typename Word>
class Searches {
 public:
  /// `views` and `walks` must live on.
  Searches(const Views<Word>& views, const WalkAutomaton& walks) : views_(views), walks_(walks) {
    if constexpr (std::is_same_v<Word, uint64_t>) {
      if (LaneGoal::Fits(views, walks)) lanes_.emplace(views, walks);
    }
  }

  const Views<Word>& views() const { return views_; }
  const WalkAutomaton& walks() const { return walks_; }

  /// One that nobody else has, with memory used before if there is such a one.
  std::unique_ptr<BunchSearch<Word>> Take() {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      if (!idle_.empty()) {
        std::unique_ptr<BunchSearch<Word>> search = std::move(idle_.back());
        idle_.pop_back();
        return search;
      }
    }
    if constexpr (std::is_same_v<Word, uint64_t>) {
      if (lanes_) return std::make_unique<LaneSearch>(*lanes_);
    }
    return std::make_unique<Deepening<Word>>(views_, walks_);
  }

  void Give(std::unique_ptr<BunchSearch<Word>> search) {
    std::lock_guard<std::mutex> lock(mutex_);
    idle_.push_back(std::move(search));
  }

 private:
  const Views<Word>& views_;
  const WalkAutomaton& walks_;
  std::optional<LaneGoal> lanes_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<BunchSearch<Word>>> idle_;
};

/// A search on one kind of word.
template <typename Word>
class Rounds {
 public:
  Rounds(const Task& task, Searches<Word>* searches, const PatternSearch& how,
         const Workers& workers)
      : searches_(*searches),
        homes_(HomesOf(task)),
        start_(PositionOf(searches_.views(), homes_)),
        how_(how),
        workers_(workers) {}

  PatternFewest Run() {
    PatternFewest found;
    int bound = BoundOf(searches_.views(), start_);
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
    std::unique_ptr<BunchSearch<Word>> search = searches_.Take();
    Round round = search->Search(
        {start_}, bound, {.solutions = how_.solutions, .nodes = most_nodes, .stop = how_.stop});
    searches_.Give(std::move(search));
    return round;
  }

  /// One round in parts. Up to the first level that is large enough it goes level by level; then
  /// the level is searched in parts, in any order. What counts is the parts up to the one that ends
  /// the round, in their order: so neither nodes nor solutions depend on the workers.
  Round SearchInParts(int bound, uint64_t most_nodes) {
    Round round;
    std::vector<std::vector<Position<Word>>> levels = {{start_}};
    Deepening<Word> deepening(searches_.views(), searches_.walks());
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
      std::unique_ptr<BunchSearch<Word>> search = searches_.Take();
      parts[i].round = search->Search(
          from, left, {.solutions = how_.solutions, .nodes = most_nodes, .stop = how_.stop});
      parts[i].start = search->start();
      searches_.Give(std::move(search));
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

  Searches<Word>& searches_;
  std::vector<Vertex> homes_;
  Position<Word> start_;
  const PatternSearch& how_;
  const Workers& workers_;
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

/// What PatternSearcher does, with words of one length.
class PatternSearcher::Impl {
 public:
  virtual ~Impl() = default;
  virtual PatternFewest Find(const Task& task, const PatternSearch& how,
                             const Workers& workers) = 0;
};

template <typename Word>
class PatternSearcher::WithWord final : public Impl {
 public:
  WithWord(const std::shared_ptr<const PatternSet>& set, Vertex vacancy)
      : views_(set, vacancy), set_(*set) {}

  PatternFewest Find(const Task& task, const PatternSearch& how, const Workers& workers) override {
    Searches<Word>* searches =
        how.solutions == 1 ? Made(&first_, set_.first_walks) : Made(&all_, set_.all_walks);
    return Rounds<Word>(task, searches, how, workers).Run();
  }

 private:
  /// Most goals are searched for in one way only.
  Searches<Word>* Made(std::unique_ptr<Searches<Word>>* searches, const WalkAutomaton& walks) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (*searches == nullptr) *searches = std::make_unique<Searches<Word>>(views_, walks);
    return searches->get();
  }

  Views<Word> views_;  ///< holds on to the set
  const PatternSet& set_;
  std::mutex mutex_;
  std::unique_ptr<Searches<Word>> first_;
  std::unique_ptr<Searches<Word>> all_;
};

PatternSearcher::PatternSearcher(const std::shared_ptr<const PatternSet>& set, Vertex vacancy) {
  if (set->graph.size <= kMostBits) {
    impl_ = std::make_unique<WithWord<uint64_t>>(set, vacancy);
  } else {
    impl_ = std::make_unique<WithWord<Wide>>(set, vacancy);
  }
}

PatternSearcher::~PatternSearcher() = default;

PatternFewest PatternSearcher::Find(const Task& task, const PatternSearch& how,
                                    const Workers& workers) const {
  return impl_->Find(task, how, workers);
}

PatternFewest FindFewestByPatterns(const Task& task, const std::shared_ptr<const PatternSet>& set,
                                   const PatternSearch& how, const Workers& workers) {
  return PatternSearcher(set, VacancyOf(task.to)).Find(task, how, workers);
}

}  // namespace grille::slide
