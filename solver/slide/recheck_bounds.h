#ifndef GRILLE_SOLVER_SLIDE_RECHECK_BOUNDS_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_BOUNDS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"

// How far a state that recheck.cc comes to is at least from the start and from the goals. Written
// apart from the bounds of the search proper, as all of the second proof is.

namespace grille::slide {

/// Whether moves are made, or taken back.
enum class Way { kForward, kBackward };

/// Bounds by colour are for so few kinds of tokens; of more, each would say little.
inline constexpr size_t kMostRecheckKinds = 4;

/// What the bounds look at in a state.
struct RecheckView {
  Vertex vacancy = 0;
  Vertex mark = 0;  ///< only with a word
  int letters = 0;  ///< how many are done
  /// Where the tokens of the first kinds stand, in the order that the bounds were given.
  std::array<VertexSet, kMostRecheckKinds> where = {};
};

/// Each bound is the exact number of moves in a simpler game, in which some of what a state holds
/// is overlooked: all but the letters, the mark and the vacancy; or all but the vacancy and one
/// colour. Every solution of the task, move for move, is one of the simpler game, so none is
/// shorter than the bound; and one move changes a bound by one at most.
class RecheckBounds {
 public:
  /// `kinds`: every token but the vacancy, each once.
  RecheckBounds(const Graph& graph, const Task& task, const std::vector<Token>& kinds);

  /// At least so many moves lie between a state and the end that moves made, or taken back, lead
  /// to.
  int MovesLeft(const RecheckView& view, Way way) const {
    const Tables& tables = way == Way::kForward ? to_go_ : so_far_;
    int moves = tables.mark.empty() ? 0 : tables.mark[MarkNumber(view)];
    for (size_t kind = 0; kind < tables.colour.size(); ++kind) {
      moves =
          std::max<int>(moves, tables.colour[kind][ColourNumber(view.where[kind], view.vacancy)]);
    }
    return moves;
  }

 private:
  struct Tables {
    std::vector<int> mark;                     ///< empty without a word
    std::vector<std::vector<uint8_t>> colour;  ///< by kind; empty where there are too many
  };

  size_t MarkNumber(const RecheckView& view) const {
    return (static_cast<size_t>(view.letters) * size_ + view.mark) * size_ + view.vacancy;
  }
  size_t ColourNumber(VertexSet where, Vertex vacancy) const { return where * size_ + vacancy; }

  void FillMark(const Graph& graph, const Task& task);
  std::vector<uint8_t> ColourMoves(const Graph& graph, const Arrangement& end, Token kind) const;

  size_t size_;
  Tables to_go_;
  Tables so_far_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_BOUNDS_H_
