#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_PLACEMENTS_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_PLACEMENTS_H_

#include <array>
#include <bit>
#include <cstdint>

#include "solver/slide/graph.h"

namespace grille::slide {

/// The largest pattern.
inline constexpr int kMaxPatternTokens = 8;

/// Where the tokens of a pattern stand: the first `tokens` count, all different.
using Placement = std::array<Vertex, kMaxPatternTokens>;

/// The placements of so many different tokens on a board, numbered without gaps.
///
/// The number is written in a mixed radix: for each token how many of the vertices below its own
/// are free of the tokens before it, times its weight. The last token has the weight 1.
class Placements {
 public:
  /// Requires 1 <= tokens <= kMaxPatternTokens, tokens < vertices <= kMaxVertices, and less than
  /// 2^32 placements.
  Placements(int vertices, int tokens) : vertices_(vertices), tokens_(tokens) {
    uint32_t weight = 1;
    for (int i = tokens; i-- > 0;) {
      weight_[static_cast<size_t>(i)] = weight;
      weight *= static_cast<uint32_t>(vertices - i);
    }
    size_ = weight;
  }

  int tokens() const { return tokens_; }
  uint32_t size() const { return size_; }
  uint32_t weight(int token) const { return weight_[static_cast<size_t>(token)]; }

  uint32_t NumberOf(const Placement& placement) const {
    uint32_t number = 0;
    VertexSet taken = 0;
    for (size_t i = 0; i < static_cast<size_t>(tokens_); ++i) {
      VertexSet bit = Bit(placement[i]);
      number +=
          weight_[i] * (placement[i] - static_cast<uint32_t>(std::popcount(taken & (bit - 1))));
      taken |= bit;
    }
    return number;
  }

  Placement PlacementOf(uint32_t number) const {
    Placement placement = {};
    VertexSet left = Bit(static_cast<Vertex>(vertices_)) - 1;
    for (size_t i = 0; i < static_cast<size_t>(tokens_); ++i) {
      uint32_t below = number / weight_[i];
      number -= below * weight_[i];
      VertexSet from_it_on = left;
      while (below-- > 0) from_it_on &= from_it_on - 1;
      placement[i] = static_cast<Vertex>(std::countr_zero(from_it_on));
      left &= ~Bit(placement[i]);
    }
    return placement;
  }

 private:
  int vertices_;
  int tokens_;
  uint32_t size_ = 0;
  std::array<uint32_t, kMaxPatternTokens> weight_ = {};
};

/// Goes through placements in the order of their numbers, which is much cheaper than to write out
/// each anew.
class PlacementCursor {
 public:
  /// Stands at placement 0. `placements` must live on.
  PlacementCursor(const Placements& placements, int vertices)
      : last_(static_cast<size_t>(placements.tokens()) - 1), vertices_(vertices) {
    taken_before_[0] = 0;
    Place(0);
  }

  /// Goes to a placement. Requires a number not below the last one.
  void Forward(uint32_t number) {
    size_t first = last_;
    for (below_[last_] += number - number_; below_[first] >= Radix(first); --first) {
      below_[first - 1] += below_[first] / Radix(first);
      below_[first] %= Radix(first);
    }
    number_ = number;
    Place(first);
  }

  const Placement& placement() const { return placement_; }

  /// The vertices that have a token.
  VertexSet taken() const { return taken_before_[last_] | Bit(placement_[last_]); }

 private:
  /// How many vertices there are for a token beside those before it.
  uint32_t Radix(size_t token) const {
    return static_cast<uint32_t>(vertices_) - static_cast<uint32_t>(token);
  }

  /// Places the tokens from `first` on, those before it being right.
  void Place(size_t first) {
    for (size_t i = first;; ++i) {
      VertexSet from_it_on = ~taken_before_[i];
      for (uint32_t below = below_[i]; below > 0; --below) from_it_on &= from_it_on - 1;
      placement_[i] = static_cast<Vertex>(std::countr_zero(from_it_on));
      if (i == last_) return;
      taken_before_[i + 1] = taken_before_[i] | Bit(placement_[i]);
    }
  }

  size_t last_;
  int vertices_;
  uint32_t number_ = 0;
  std::array<uint32_t, kMaxPatternTokens> below_ = {};  ///< the number's digits
  std::array<VertexSet, kMaxPatternTokens> taken_before_ = {};
  Placement placement_ = {};
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_PLACEMENTS_H_
