#ifndef GRILLE_SOLVER_SLIDE_PLAIN_SPACE_H_
#define GRILLE_SOLVER_SLIDE_PLAIN_SPACE_H_

#include <bit>
#include <vector>

#include "solver/slide/packed.h"

namespace grille::slide {

/// The states of a task without a word, for a search from both ends (two_ended.h): arrangements.
template <typename PackedWord>
class PlainSpace {
 public:
  using Word = PackedWord;

  PlainSpace(const Graph& graph, const Task& task)
      : graph_(graph),
        packing_(task.from),
        start_(packing_.Pack(task.from)),
        goal_(packing_.Pack(task.to)) {}

  Word start() const { return start_; }
  std::vector<Word> goals() const { return {goal_}; }

  /// At least how many moves a state is from a goal; whether that is at most `most`, and the same
  /// for the moves from the start. Nothing is known beforehand of how far it is.
  static constexpr bool kHasBounds = false;
  int MovesToGo(Word) const { return 0; }
  bool IsToGo(Word, int) const { return true; }
  bool IsSoFar(Word, int) const { return true; }

  /// Calls `take(from, next)` for every move, by the vertices, until it returns false.
  template <typename Take>
  void ForEachNext(Word word, const Take& take) const {
    Vertex vacancy = packing_.VacancyIn(word);
    for (VertexSet rest = graph_.neighbours[vacancy]; rest != 0; rest &= rest - 1) {
      auto from = static_cast<Vertex>(std::countr_zero(rest));
      if (!take(from, packing_.Moved(word, vacancy, from))) return;
    }
  }

  /// Calls `take(before)` for every state from which a move leads here.
  template <typename Take>
  void ForEachBefore(Word word, const Take& take) const {
    ForEachNext(word, [&](Vertex, Word before) {
      take(before);
      return true;
    });
  }

 private:
  const Graph& graph_;
  Packing<Word> packing_;
  Word start_;
  Word goal_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PLAIN_SPACE_H_
