#include "solver/slide/recheck_deepening.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "solver/slide/recheck_tables.h"

namespace grille::slide {
namespace {

// A move exchanges a token with the vacancy. When all tokens differ, what a solution does to all
// that stands on the board is one permutation, the same for every solution; and as each move is a
// transposition, its sign tells whether the number of moves is even or odd. So the bound begins at
// a number of the right parity and is raised by two: on any board, half of the rounds need not be
// made. The round that finds a solution is gone through whole, and the only move left out is the
// one straight back, which no shortest solution has; so this round counts all shortest solutions.
// Nor does it count longer ones, as it ends where the rounds before it found nothing, two moves
// later.

/// Whether an odd number of exchanges turns one into the other.
bool DiffersOddly(Arrangement from, const Arrangement& to) {
  bool odd = false;
  for (int v = 0; v < to.size; ++v) {
    auto* here = from.at.begin() + v;
    auto* wanted = std::find(here, from.at.begin() + to.size, to.at[static_cast<size_t>(v)]);
    if (wanted == here) continue;
    std::swap(*here, *wanted);
    odd = !odd;
  }
  return odd;
}

/// Whether the vacancy can walk from one vertex to the other in an odd, or else an even, number of
/// steps. On a board of two colours it cannot always, and half of the positions are out of reach.
bool CanWalk(const Graph& graph, Vertex from, Vertex to, bool odd) {
  VertexSet even_steps = Bit(from);
  VertexSet odd_steps = 0;
  for (int step = 0; step < graph.size; ++step) {
    for (Vertex v = 0; v < graph.size; ++v) {
      if ((even_steps & Bit(v)) != 0) odd_steps |= graph.neighbours[v];
      if ((odd_steps & Bit(v)) != 0) even_steps |= graph.neighbours[v];
    }
  }
  return ((odd ? odd_steps : even_steps) & Bit(to)) != 0;
}

/// How a position is looked up, as it is or in a mirror.
struct View {
  struct Slot {
    uint8_t pattern = 0;
    uint8_t shift = 0;
  };

  /// The number of its pattern's entry once that token, of home `token`, has moved.
  uint32_t Moved(Vertex token, Vertex from, Vertex to) const {
    auto change = static_cast<uint32_t>(place[from] ^ place[to]);
    return entry[slot[token].pattern] ^ change << slot[token].shift;
  }

  std::array<Vertex, kMaxVertices> place = {};  ///< by vertex: what it is in the mirror
  std::array<Slot, kMaxVertices> slot = {};     ///< by token: where the tables have it
  std::array<uint32_t, RecheckTables::kMostPatterns> entry = {};  ///< by pattern: its entry now
};

constexpr size_t kMostViews = 2;
using Bounds = std::array<int, kMostViews>;  ///< by view

/// The search. Holds one position, which moves change and changes back.
class RecheckSearch {
 public:
  /// The tables must outlive it.
  RecheckSearch(const RecheckTables& tables, const Task& task, uint64_t most_nodes)
      : patterns_(tables.patterns.size()),
        fewest_(tables.fewest.data()),
        views_count_(tables.mirrors.size()),
        nodes_left_(most_nodes) {
    TakeBoard(tables.graph);
    TakePosition(task);
    for (size_t i = 0; i < views_count_; ++i) TakeView(tables, tables.mirrors[i], &views_[i]);
  }

  /// The fewest moves, whose number is odd or not as is known.
  Rechecked Run(bool odd, int most_moves) {
    std::optional<Bounds> bounds = BoundsOfStart();
    if (!bounds) return {.outcome = Rechecked::Outcome::kNone};
    int moves = *std::max_element(bounds->begin(), bounds->end());
    if ((moves % 2 != 0) != odd) ++moves;
    if (moves == 0) return {.outcome = Rechecked::Outcome::kFound, .moves = 0, .shortest = 1};
    for (; moves <= most_moves; moves += 2) {
      if (!Go(start_, start_, moves, *bounds)) return {.outcome = Rechecked::Outcome::kTooLarge};
      if (found_ > 0) {
        return {.outcome = Rechecked::Outcome::kFound, .moves = moves, .shortest = found_};
      }
    }
    return {.outcome = Rechecked::Outcome::kNone};
  }

 private:
  void TakeBoard(const Graph& graph) {
    size_ = static_cast<Vertex>(graph.size);
    for (Vertex v = 0; v < size_; ++v) {
      for (Vertex to = 0; to < size_; ++to) {
        if (graph.Joined(v, to)) ways_[v][ways_count_[v]++] = to;
      }
    }
  }

  void TakePosition(const Task& task) {
    start_ = VacancyOf(task.from);
    for (Vertex v = 0; v < size_; ++v) {
      const auto* home = std::find(task.to.at.begin(), task.to.at.end(), task.from.at[v]);
      token_[v] = static_cast<Vertex>(home - task.to.at.begin());
    }
  }

  void TakeView(const RecheckTables& tables, const Symmetry& mirror, View* view) const {
    view->place = mirror;
    for (uint32_t p = 0; p < patterns_; ++p) view->entry[p] = p << RecheckTables::kIndexBits;
    for (Vertex v = 0; v < size_; ++v) {
      if (v == start_) continue;
      const Vertex image = mirror[token_[v]];
      View::Slot& slot = view->slot[token_[v]];
      slot = {tables.pattern_of[image], tables.shift_of[image]};
      view->entry[slot.pattern] |= uint32_t{view->place[v]} << slot.shift;
    }
  }

  /// At least so many moves are needed; nothing when the goal cannot be reached.
  std::optional<Bounds> BoundsOfStart() const {
    Bounds bounds = {};
    for (size_t i = 0; i < views_count_; ++i) {
      for (size_t p = 0; p < patterns_; ++p) {
        uint8_t moves = fewest_[views_[i].entry[p]];
        if (moves == RecheckTables::kNever) return std::nullopt;
        bounds[i] += moves;
      }
    }
    return bounds;
  }

  /// Tells in `*bounds`, which are those of the position, what they are once `token` has moved;
  /// false when one is larger than `left`.
  bool StaysNear(Vertex token, Vertex from, Vertex to, int left, Bounds* bounds) const {
    for (size_t i = 0; i < views_count_; ++i) {
      const View& view = views_[i];
      (*bounds)[i] += fewest_[view.Moved(token, from, to)];
      (*bounds)[i] -= fewest_[view.entry[view.slot[token].pattern]];
      if ((*bounds)[i] > left) return false;
    }
    return true;
  }

  /// Moves a token to the vacancy, or back.
  void Move(Vertex token, Vertex from, Vertex to) {
    for (size_t i = 0; i < views_count_; ++i) {
      View& view = views_[i];
      view.entry[view.slot[token].pattern] = view.Moved(token, from, to);
    }
    token_[to] = token;
  }

  /// Counts the ways of `left` moves, at least one, to the goal. False when there were too many
  /// nodes.
  bool Go(Vertex vacancy, Vertex before, int left, const Bounds& bounds) {
    if (nodes_left_ == 0) return false;
    --nodes_left_;
    --left;
    for (int i = 0; i < ways_count_[vacancy]; ++i) {
      const Vertex from = ways_[vacancy][static_cast<size_t>(i)];
      if (from == before) continue;
      const Vertex token = token_[from];
      Bounds next = bounds;
      if (!StaysNear(token, from, vacancy, left, &next)) continue;
      if (left == 0) {
        // No token needs a move.
        ++found_;
        continue;
      }
      Move(token, from, vacancy);
      if (!Go(from, vacancy, left, next)) return false;
      Move(token, vacancy, from);
    }
    return true;
  }

  size_t patterns_;
  const uint8_t* fewest_;
  Vertex size_ = 0;                                    ///< of the board
  std::array<uint8_t, kMaxVertices> ways_count_ = {};  ///< by vertex: how many neighbours
  std::array<std::array<Vertex, kMaxVertices>, kMaxVertices> ways_ = {};  ///< and which

  std::array<Vertex, kMaxVertices> token_ = {};  ///< by vertex but the vacancy: by its home
  size_t views_count_;
  std::array<View, kMostViews> views_;

  Vertex start_ = 0;  ///< where the vacancy is at the start
  uint64_t nodes_left_;
  uint64_t found_ = 0;
};

}  // namespace

bool AllTokensDiffer(const Task& task) {
  if (!task.word.empty()) return false;
  std::bitset<256> seen;
  for (int v = 0; v < task.from.size; ++v) seen.set(task.from.at[static_cast<size_t>(v)]);
  return static_cast<int>(seen.count()) == task.from.size;
}

Rechecked RecheckByDeepening(const Graph& graph, const Task& task, int most_moves,
                             uint64_t most_nodes) {
  const Vertex goal_vacancy = VacancyOf(task.to);
  const bool odd = DiffersOddly(task.from, task.to);
  if (!CanWalk(graph, VacancyOf(task.from), goal_vacancy, odd)) {
    return {.outcome = Rechecked::Outcome::kNone};
  }
  std::shared_ptr<const RecheckTables> tables = RecheckTablesOf(graph, goal_vacancy);
  return RecheckSearch(*tables, task, most_nodes).Run(odd, most_moves);
}

}  // namespace grille::slide
