#ifndef GRILLE_SOLVER_SLIDE_WORD_SPACE_H_
#define GRILLE_SOLVER_SLIDE_WORD_SPACE_H_

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "solver/slide/colour_distances.h"
#include "solver/slide/mark_walks.h"
#include "solver/slide/packed.h"

namespace grille::slide {

/// The states of a word patience, for a search from both ends (two_ended.h): arrangements in which
/// the marked token is one of its own, with the letters done and the mark's place in the topmost
/// bits.
class WordSpace {
 public:
  using Word = Wide;

  /// All must outlive it; `colours` is the table of the task's goal, or null.
  WordSpace(const Graph& graph, const Task& task, const DistanceTable* colours)
      : graph_(graph),
        task_(task),
        colour_(task.from.at[task.mark]),
        packing_(Marked(task.from, task.mark)),
        walks_(graph, task, VerticesOf(task.to, colour_)) {
    if (colours == nullptr) return;
    colours_.emplace(*colours, packing_, kMarked, colour_);
    start_distance_ = colours_->Of(start() & kTokens);
  }

  Word start() const {
    return With(packing_.Pack(Marked(task_.from, task_.mark)), task_.mark,
                LettersDone(task_, {}).back());
  }

  /// The goal, the mark on each of the vertices of its colour.
  std::vector<Word> goals() const {
    std::vector<Word> all;
    for (VertexSet rest = VerticesOf(task_.to, colour_); rest != 0; rest &= rest - 1) {
      auto mark = static_cast<Vertex>(std::countr_zero(rest));
      all.push_back(
          With(packing_.Pack(Marked(task_.to, mark)), mark, static_cast<int>(task_.word.size())));
    }
    return all;
  }

  static constexpr bool kHasBounds = true;
  int MovesToGo(Word word) const {
    int moves = walks_.MovesToGo(StateOf(word));
    return colours_ ? std::max(moves, colours_->Of(word & kTokens)) : moves;
  }
  bool IsToGo(Word word, int most) const {
    if (walks_.MovesToGo(StateOf(word)) > most) return false;
    return !colours_ || colours_->Of(word & kTokens) <= most;
  }
  /// The distance by colour to the goal is one more or less after a move, or the same: so as much
  /// as it is away from the start's, so many moves were made.
  bool IsSoFar(Word word, int most) const {
    if (walks_.MovesSoFar(StateOf(word)) > most) return false;
    return !colours_ || std::abs(start_distance_ - colours_->Of(word & kTokens)) <= most;
  }

  /// As PlainSpace's.
  template <typename Take>
  void ForEachNext(Word word, const Take& take) const {
    MarkState state = StateOf(word);
    Word tokens = word & kTokens;
    for (VertexSet rest = graph_.neighbours[state.vacancy]; rest != 0; rest &= rest - 1) {
      auto from = static_cast<Vertex>(std::countr_zero(rest));
      MarkState next = MarkWalks::Next(task_.word, state, from);
      Word moved = packing_.Moved(tokens, state.vacancy, from);
      if (!take(from, With(moved, next.mark, next.done))) return;
    }
  }

  template <typename Take>
  void ForEachBefore(Word word, const Take& take) const {
    MarkState state = StateOf(word);
    Word tokens = word & kTokens;
    for (VertexSet rest = graph_.neighbours[state.vacancy]; rest != 0; rest &= rest - 1) {
      auto vacancy = static_cast<Vertex>(std::countr_zero(rest));
      Word moved = packing_.Moved(tokens, state.vacancy, vacancy);
      MarkWalks::ForEachBefore(task_.word, state, vacancy, [&](const MarkState& before) {
        take(With(moved, before.mark, before.done));
      });
    }
  }

 private:
  /// No other token's number.
  static constexpr Token kMarked = 255;
  static constexpr int kMarkShift = 112;
  static constexpr int kDoneShift = 120;
  static constexpr Word kTokens = (Word{1} << kMarkShift) - 1;

  static Arrangement Marked(const Arrangement& arrangement, Vertex mark) {
    Arrangement marked = arrangement;
    marked.at[mark] = kMarked;
    return marked;
  }

  static VertexSet VerticesOf(const Arrangement& arrangement, Token token) {
    VertexSet set = 0;
    for (int v = 0; v < arrangement.size; ++v) {
      if (arrangement.at[static_cast<size_t>(v)] == token) set |= Bit(static_cast<Vertex>(v));
    }
    return set;
  }

  static Word With(Word tokens, Vertex mark, int done) {
    return tokens | Word{mark} << kMarkShift | Word{static_cast<unsigned>(done)} << kDoneShift;
  }

  MarkState StateOf(Word word) const {
    return {packing_.VacancyIn(word & kTokens), static_cast<Vertex>(word >> kMarkShift & 0xff),
            static_cast<int>(word >> kDoneShift)};
  }

  const Graph& graph_;
  const Task& task_;
  Token colour_;
  Packing<Word> packing_;
  MarkWalks walks_;
  std::optional<ColourDistances> colours_;
  int start_distance_ = 0;  ///< by colour
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_WORD_SPACE_H_
