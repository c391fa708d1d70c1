#include "solver/slide/two_ended.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "solver/slide/packed.h"

// Two balls grow in turns, one round the start, one round the goal, always the one with the smaller
// surface, until their surfaces touch. If the radii are then a and b, the minimum is a + b, and
// every shortest solution passes through exactly one arrangement that is at a from the start and at
// b from the goal: so their number is a sum of products.

namespace grille::slide {
namespace {

uint64_t AddUpTo(uint64_t a, uint64_t b) {
  uint64_t most = std::numeric_limits<uint64_t>::max();
  return a > most - b ? most : a + b;
}

uint64_t TimesUpTo(uint64_t a, uint64_t b) {
  uint64_t most = std::numeric_limits<uint64_t>::max();
  return a != 0 && b > most / a ? most : a * b;
}

/// What is known of an arrangement within a ball.
struct Reached {
  int level = -1;     ///< moves from the ball's centre
  uint64_t ways = 0;  ///< how many different ways of so many moves lead there
};

/// A ball: the arrangements within so many moves of its centre. A table with open addressing.
template <typename Word>
class Ball {
 public:
  Ball(const Graph& graph, const Packing<Word>& packing, Word centre)
      : graph_(graph), packing_(packing), words_(1024), reached_(1024), surface_{centre} {
    *At(centre) = {0, 1};
    size_ = 1;
  }

  int radius() const { return radius_; }
  const std::vector<Word>& surface() const { return surface_; }
  uint64_t size() const { return size_; }
  uint64_t bytes() const {
    return words_.size() * (sizeof(Word) + sizeof(Reached)) + 2 * surface_.size() * sizeof(Word);
  }

  /// What is known of an arrangement; its level is −1 when it is outside.
  Reached Find(Word word) const {
    const Reached& reached = reached_[Slot(word)];
    return reached;
  }

  /// Makes the radius larger by one; false when `most` arrangements or bytes would be passed.
  bool Grow(uint64_t most, uint64_t most_bytes) {
    std::vector<Word> next;
    for (Word word : surface_) {
      if (size_ >= most || bytes() > most_bytes / 2) return false;
      Vertex vacancy = packing_.VacancyIn(word);
      uint64_t ways = Find(word).ways;
      for (VertexSet rest = graph_.neighbours[vacancy]; rest != 0; rest &= rest - 1) {
        Word moved = packing_.Moved(word, vacancy, static_cast<Vertex>(std::countr_zero(rest)));
        Reached* reached = At(moved);
        if (reached->level == -1) {
          *reached = {radius_ + 1, 0};
          next.push_back(moved);
          ++size_;
        }
        if (reached->level == radius_ + 1) reached->ways = AddUpTo(reached->ways, ways);
      }
    }
    surface_ = std::move(next);
    ++radius_;
    return true;
  }

 private:
  static uint64_t Hash(Word word) {
    auto hash = static_cast<uint64_t>(word);
    if constexpr (sizeof(Word) > sizeof(uint64_t)) {
      hash ^= static_cast<uint64_t>(word >> 64) * 0xD6E8FEB86659FD93;
    }
    hash = (hash ^ hash >> 32) * 0x9E3779B97F4A7C15;
    return hash ^ hash >> 29;
  }

  /// Where the word is, or would be.
  size_t Slot(Word word) const {
    size_t slot = Hash(word) & (words_.size() - 1);
    while (reached_[slot].level != -1 && words_[slot] != word) {
      slot = (slot + 1) & (words_.size() - 1);
    }
    return slot;
  }

  /// The entry of a word, which has its place from now on. Valid until the next call.
  Reached* At(Word word) {
    if (2 * (size_ + 1) > words_.size()) Enlarge();
    size_t slot = Slot(word);
    words_[slot] = word;
    return &reached_[slot];
  }

  void Enlarge() {
    std::vector<Word> words(2 * words_.size());
    std::vector<Reached> reached(words.size());
    words.swap(words_);
    reached.swap(reached_);
    for (size_t i = 0; i < words.size(); ++i) {
      if (reached[i].level == -1) continue;
      size_t slot = Slot(words[i]);
      words_[slot] = words[i];
      reached_[slot] = reached[i];
    }
  }

  const Graph& graph_;
  const Packing<Word>& packing_;
  std::vector<Word> words_;
  std::vector<Reached> reached_;
  std::vector<Word> surface_;
  int radius_ = 0;
  uint64_t size_ = 0;
};

template <typename Word>
class Search {
 public:
  Search(const Graph& graph, const Task& task)
      : graph_(graph),
        packing_(task.from),
        start_(packing_.Pack(task.from)),
        near_(graph, packing_, start_),
        far_(graph, packing_, packing_.Pack(task.to)) {}

  Fewest Run(const SearchLimits& limits) {
    while (!Touch()) {
      bool near = near_.surface().size() <= far_.surface().size();
      Ball<Word>& ball = near ? near_ : far_;
      uint64_t others = (near ? far_ : near_).size();
      uint64_t others_bytes = (near ? far_ : near_).bytes();
      bool room = limits.nodes > others && limits.bytes > others_bytes;
      if (!room || !ball.Grow(limits.nodes - others, limits.bytes - others_bytes)) {
        return {.known = false, .moves = near_.radius() + far_.radius() + 1};
      }
    }
    Fewest fewest;
    fewest.moves = near_.radius() + far_.radius();
    fewest.shortest = shortest_;
    fewest.solution = FirstSolution();
    return fewest;
  }

 private:
  /// Whether the surfaces touch; then where, and how many solutions there are.
  bool Touch() {
    const Ball<Word>& small = near_.surface().size() <= far_.surface().size() ? near_ : far_;
    const Ball<Word>& large = &small == &near_ ? far_ : near_;
    for (Word word : small.surface()) {
      Reached other = large.Find(word);
      if (other.level != large.radius()) continue;
      touching_.push_back(word);
      shortest_ = AddUpTo(shortest_, TimesUpTo(other.ways, small.Find(word).ways));
    }
    return !touching_.empty();
  }

  /// The vertex that is first, whose token leads on along some shortest solution, at each move.
  Moves FirstSolution() {
    // For each distance from the start up to where the balls touch, what lies on such a solution.
    std::vector<std::vector<Word>> on_the_way(static_cast<size_t>(near_.radius()) + 1);
    std::sort(touching_.begin(), touching_.end());
    on_the_way.back() = touching_;
    for (size_t level = on_the_way.size() - 1; level > 0; --level) {
      std::vector<Word>& before = on_the_way[level - 1];
      for (Word word : on_the_way[level]) {
        ForEachMove(word, [&](Vertex, Word moved) {
          if (near_.Find(moved).level == static_cast<int>(level) - 1) before.push_back(moved);
          return true;
        });
      }
      std::sort(before.begin(), before.end());
      before.erase(std::unique(before.begin(), before.end()), before.end());
    }
    Moves moves;
    Word now = start_;
    for (int done = 0; done < near_.radius() + far_.radius(); ++done) {
      ForEachMove(now, [&](Vertex from, Word moved) {
        int left = near_.radius() + far_.radius() - done - 1;
        auto level = static_cast<size_t>(done) + 1;
        bool leads_on = done < near_.radius() ? std::binary_search(on_the_way[level].begin(),
                                                                   on_the_way[level].end(), moved)
                                              : far_.Find(moved).level == left;
        if (!leads_on) return true;
        moves.push_back(from);
        now = moved;
        return false;
      });
    }
    return moves;
  }

  /// Calls `take` for the moves from an arrangement, in order, until it returns false.
  template <typename Take>
  void ForEachMove(Word word, Take&& take) const {
    Vertex vacancy = packing_.VacancyIn(word);
    for (VertexSet rest = graph_.neighbours[vacancy]; rest != 0; rest &= rest - 1) {
      auto from = static_cast<Vertex>(std::countr_zero(rest));
      if (!take(from, packing_.Moved(word, vacancy, from))) return;
    }
  }

  const Graph& graph_;
  Packing<Word> packing_;
  Word start_;
  Ball<Word> near_;
  Ball<Word> far_;
  std::vector<Word> touching_;
  uint64_t shortest_ = 0;
};

}  // namespace

Fewest SearchFromBothEnds(const Graph& graph, const Task& task, const SearchLimits& limits) {
  if (Packing<uint64_t>(task.from).Fits()) return Search<uint64_t>(graph, task).Run(limits);
  return Search<Wide>(graph, task).Run(limits);
}

}  // namespace grille::slide
