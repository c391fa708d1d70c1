#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_PASS_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_PASS_H_

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/database.h"

// A state of the pass is a placement with the whereabouts of the vacancy, as a set of vertices: all
// that it reaches without a token of the pattern moving. The states at d moves are found from those
// at d − 1, level by level. For each placement two sets are kept: where the vacancy has been before
// now, and where it has come at the last level.

namespace grille::slide {

/// What is beside a set of vertices, looked up eight vertices at a time.
class Beside {
 public:
  explicit Beside(const Graph& graph) {
    for (size_t v = 0; v < static_cast<size_t>(graph.size); ++v) {
      for (size_t set = 0; set < kSets; ++set) {
        if ((set >> v % kSlice & 1) != 0) of_[v / kSlice][set] |= graph.neighbours[v];
      }
    }
  }

  VertexSet Of(VertexSet set) const {
    return of_[0][set % kSets] | of_[1][set / kSets % kSets] | of_[2][set / kSets / kSets % kSets] |
           of_[3][set / kSets / kSets / kSets];
  }

 private:
  static constexpr size_t kSlice = 8;
  static constexpr size_t kSets = 1 << kSlice;

  std::array<std::array<VertexSet, kSets>, 4> of_ = {};
};

/// Where the vacancy gets from a vertex without crossing those that a pattern's tokens have taken.
/// `Set` is an unsigned integer with a bit for each vertex of the board. On boards of up to 16
/// vertices all answers are worked out beforehand.
template <typename Set>
class Regions {
 public:
  Regions(const Graph& graph, size_t tokens) : beside_(graph) {
    if constexpr (kAllAtHand) {
      regions_.resize(kVertices << kVertices);
      for (VertexSet taken = 0; taken < Bit(static_cast<Vertex>(graph.size)); ++taken) {
        if (static_cast<size_t>(std::popcount(taken)) != tokens) continue;
        for (Vertex v = 0; v < graph.size; ++v) {
          regions_[taken * kVertices + v] = static_cast<Set>(Flood(v, taken));
        }
      }
    }
  }

  /// Requires as many vertices taken as there are tokens, that one not among them.
  Set Around(Vertex vertex, VertexSet taken) const {
    if constexpr (kAllAtHand) return regions_[taken * kVertices + vertex];
    return static_cast<Set>(Flood(vertex, taken));
  }

 private:
  static constexpr bool kAllAtHand = sizeof(Set) == sizeof(uint16_t);
  static constexpr size_t kVertices = 16;

  VertexSet Flood(Vertex vertex, VertexSet taken) const {
    VertexSet reached = Bit(vertex);
    while (true) {
      VertexSet wider = reached | (beside_.Of(reached) & ~taken);
      if (wider == reached) return reached;
      reached = wider;
    }
  }

  Beside beside_;
  std::vector<Set> regions_;
};

/// The pass for one pattern; `Set` as for Regions.
template <typename Set>
class DatabasePass {
 public:
  DatabasePass(const Graph& graph, Vertex vacancy, const Pattern& pattern)
      : graph_(graph),
        regions_(graph, pattern.size()),
        placements_(graph.size, static_cast<int>(pattern.size())),
        been_(placements_.size()),
        come_(placements_.size()),
        coming_(placements_.size()),
        moves_(placements_.size(), kNever) {
    Placement home = {};
    VertexSet taken = 0;
    for (size_t i = 0; i < pattern.size(); ++i) {
      home[i] = pattern[i];
      taken |= Bit(pattern[i]);
    }
    uint32_t number = placements_.NumberOf(home);
    been_[number] = come_[number] = regions_.Around(vacancy, taken);
    moves_[number] = 0;
  }

  /// The fewest moves of the pattern's tokens for each placement; kNever.
  std::vector<uint8_t> Run(const Workers& workers) && {
    for (uint8_t moves = 1; GoOn(moves, workers); ++moves) {
    }
    return std::move(moves_);
  }

  static constexpr uint8_t kNever = 255;

 private:
  /// One level further. False when nothing is left.
  bool GoOn(uint8_t moves, const Workers& workers) {
    std::atomic<bool> any = false;
    auto parts = static_cast<int>((placements_.size() + kPart - 1) / kPart);
    workers.Do(parts, [&](int part) {
      uint32_t begin = static_cast<uint32_t>(part) * kPart;
      auto end =
          static_cast<uint32_t>(std::min<uint64_t>(placements_.size(), uint64_t{begin} + kPart));
      bool found = false;
      PlacementCursor cursor(placements_, graph_.size);
      for (uint32_t number = begin; number < end; ++number) {
        if (come_[number] == 0) continue;
        cursor.Forward(number);
        found |= Expand(number, cursor, come_[number], moves);
        come_[number] = 0;
      }
      if (found) any.store(true, std::memory_order_relaxed);
    });
    come_.swap(coming_);
    return any.load(std::memory_order_relaxed);
  }

  /// What is one move away from a state. Other threads may be at the same.
  bool Expand(uint32_t number, const PlacementCursor& cursor, Set vacancies, uint8_t moves) {
    const Placement& placement = cursor.placement();
    VertexSet taken = cursor.taken();
    Weights weights;
    auto tokens = static_cast<size_t>(placements_.tokens());
    for (size_t i = 0; i < tokens; ++i) {
      weights[placement[i]] = placements_.weight(static_cast<int>(i));
    }
    // All moves are listed first: the processor can fetch from memory what is known of one
    // placement while it works out the number of the next.
    struct Move {
      uint32_t next;
      Vertex from;
      Vertex to;
    };
    std::array<Move, kMaxPatternTokens * kMaxVertices> listed;
    size_t count = 0;
    for (size_t i = 0; i < tokens; ++i) {
      Vertex from = placement[i];
      for (VertexSet to = graph_.neighbours[from] & vacancies; to != 0; to &= to - 1) {
        auto vacancy = static_cast<Vertex>(std::countr_zero(to));
        uint32_t next = number + Change(weights, weights[from], from, vacancy);
        __builtin_prefetch(&been_[next], 1);
        listed[count++] = {next, from, vacancy};
      }
    }
    bool found = false;
    for (size_t i = 0; i < count; ++i) {
      auto [next, from, to] = listed[i];
      std::atomic_ref<Set> been(been_[next]);
      if ((been.load(std::memory_order_relaxed) >> from & 1) != 0) continue;
      Set around = regions_.Around(from, (taken ^ Bit(from)) | Bit(to));
      Set before = been.fetch_or(around, std::memory_order_relaxed);
      if ((before >> from & 1) != 0) continue;
      std::atomic_ref<Set>(coming_[next]).fetch_or(around, std::memory_order_relaxed);
      if (before == 0) moves_[next] = moves;
      found = true;
    }
    return found;
  }

  /// The weight of the token on each vertex; 0 without one.
  struct Weights : std::array<uint32_t, kMaxVertices> {
    Weights() : array{} {}
  };

  /// What is added to a placement's number when the token of weight `own` goes from one vertex to
  /// another (modulo 2^32): of the vertices that it passes over, those without an earlier token
  /// count for it; and for each later token on them one vertex more, or less, is free. Earlier
  /// tokens have larger weights.
  static uint32_t Change(const Weights& weights, uint32_t own, Vertex from, Vertex to) {
    auto low = static_cast<size_t>(std::min(from, to));
    auto high = static_cast<size_t>(std::max(from, to));
    uint32_t change = own * static_cast<uint32_t>(high - low);
    for (size_t v = low + 1; v < high; ++v) change += weights[v] > own ? -own : weights[v];
    return from < to ? change : -change;
  }

  static constexpr uint32_t kPart = 1 << 16;

  Graph graph_;
  Regions<Set> regions_;
  Placements placements_;
  std::vector<Set> been_;
  std::vector<Set> come_;
  std::vector<Set> coming_;
  std::vector<uint8_t> moves_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_DATABASE_PASS_H_
