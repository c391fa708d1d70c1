#ifndef GRILLE_SOLVER_SLIDE_MARK_WALKS_H_
#define GRILLE_SOLVER_SLIDE_MARK_WALKS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"

namespace grille::slide {

/// Where a word patience stands if the other tokens are all alike and nothing is asked of them.
struct MarkState {
  Vertex vacancy = 0;
  Vertex mark = 0;
  int done = 0;  ///< letters of the word
};

/// Vacancy and mark alone: how many moves it takes at least to come from the start, and to get to a
/// goal, for every such state. What a patience needs for that it needs in any case; and it is most
/// of what it needs, for a word leads its mark all over the board.
class MarkWalks {
 public:
  /// In place of a number of moves: it cannot be done.
  static constexpr int kNever = 1 << 20;

  /// `goals`: where the mark may end.
  MarkWalks(const Graph& graph, const Task& task, VertexSet goals);

  int MovesToGo(const MarkState& state) const { return to_go_[NumberOf(state)]; }
  int MovesSoFar(const MarkState& state) const { return so_far_[NumberOf(state)]; }

  /// The state after the token of `from` moved.
  static MarkState Next(const Moves& word, const MarkState& state, Vertex from) {
    MarkState next = {from, state.mark, state.done};
    if (from != state.mark) return next;
    next.mark = state.vacancy;
    auto done = static_cast<size_t>(state.done);
    if (done < word.size() && word[done] == next.mark) ++next.done;
    return next;
  }

  /// Calls `take(before)` for the states from which a move that left the vacancy here can have
  /// come, the vacancy having been at `vacancy`: none, one or two, which differ in letters done.
  template <typename Take>
  static void ForEachBefore(const Moves& word, const MarkState& state, Vertex vacancy,
                            const Take& take) {
    if (vacancy != state.mark) {
      take(MarkState{vacancy, state.mark, state.done});
      return;
    }
    // The mark moved from the vacancy of now to where it stands. Either that did the last letter,
    // or it did none, which it can only if the next letter is another one.
    auto done = static_cast<size_t>(state.done);
    if (done > 0 && word[done - 1] == state.mark) {
      take(MarkState{vacancy, state.vacancy, state.done - 1});
    }
    if (done == word.size() || word[done] != state.mark) {
      take(MarkState{vacancy, state.vacancy, state.done});
    }
  }

 private:
  size_t NumberOf(const MarkState& state) const {
    auto size = static_cast<size_t>(graph_.size);
    return (static_cast<size_t>(state.done) * size + state.mark) * size + state.vacancy;
  }

  template <typename ForEachNeighbour>
  void Fill(const std::vector<MarkState>& from, const ForEachNeighbour& for_each_neighbour,
            std::vector<int>* moves) const;

  const Graph& graph_;
  std::vector<int> to_go_;
  std::vector<int> so_far_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_MARK_WALKS_H_
