#ifndef GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"

// The states that recheck.cc goes through, written as numbers that can be sorted.

namespace grille::slide {

__extension__ using LongBits = unsigned __int128;

/// Whether moves are made, or taken back.
enum class Way { kForward, kBackward };

/// The states of a task: what stands where and, with a word, where the mark is and how many letters
/// are done. `BitsType` is an unsigned type of at least Bits() bits.
template <typename BitsType>
class States {
 public:
  /// Both must outlive it.
  States(const Graph& graph, const Task& task) : graph_(graph), task_(task) {
    for (int v = 0; v < graph.size; ++v) {
      Token token = task.from.at[static_cast<size_t>(v)];
      if (token == kVacant || number_[token] != 0) continue;
      token_.push_back(token);
      number_[token] = static_cast<uint8_t>(token_.size() - 1);
    }
    width_ = std::bit_width(token_.size() - 1);
  }

  /// How many bits a state takes.
  static int Bits(const Graph& graph, const Task& task) {
    States states(graph, task);
    return graph.size * states.width_ + (task.word.empty() ? 0 : kMarkBits + kLetterBits);
  }

  BitsType Start() const {
    State state = {task_.from, VacancyOf(task_.from), task_.mark, 0};
    if (!task_.word.empty() && task_.word[0] == task_.mark) state.letters = 1;
    return Pack(state);
  }

  /// The goal; with a word, one for each station where the mark may end.
  std::vector<BitsType> Goals() const {
    State state = {task_.to, VacancyOf(task_.to), 0, Letters()};
    if (task_.word.empty()) return {Pack(state)};
    std::vector<BitsType> goals;
    for (; state.mark < graph_.size; ++state.mark) {
      if (task_.to.at[state.mark] == task_.from.at[task_.mark]) goals.push_back(Pack(state));
    }
    return goals;
  }

  /// Hands over every state that one move, made or taken back, leads to; for a move taken back they
  /// may be two.
  template <typename Taker>
  void ForEachNext(BitsType packed, Way way, const Taker& take) const {
    const State state = Unpack(packed);
    for (Vertex v = 0; v < graph_.size; ++v) {
      if (!graph_.Joined(v, state.vacancy)) continue;
      State next = state;
      Slide(&next.arrangement, &next.vacancy, v);
      if (task_.word.empty() || v != state.mark) {
        take(Pack(next));
        continue;
      }
      next.mark = state.vacancy;
      if (way == Way::kForward) {
        if (Spells(next.letters, next.mark)) ++next.letters;
        take(Pack(next));
        continue;
      }
      // The mark came to v: as a letter, or without there being one to do.
      if (!Spells(state.letters, v)) take(Pack(next));
      if (state.letters > 0 && Spells(state.letters - 1, v)) {
        --next.letters;
        take(Pack(next));
      }
    }
  }

 private:
  static constexpr int kMarkBits = 5;
  static constexpr int kLetterBits = 6;

  struct State {
    Arrangement arrangement;
    Vertex vacancy = 0;
    Vertex mark = 0;
    int letters = 0;
  };

  int Letters() const { return static_cast<int>(task_.word.size()); }

  /// Whether that many letters being done, the next one is v.
  bool Spells(int letters, Vertex v) const {
    return letters < Letters() && task_.word[static_cast<size_t>(letters)] == v;
  }

  BitsType Pack(const State& state) const {
    BitsType packed = 0;
    for (int v = 0; v < graph_.size; ++v) {
      packed = packed << width_ | number_[state.arrangement.at[static_cast<size_t>(v)]];
    }
    if (task_.word.empty()) return packed;
    packed = packed << kMarkBits | state.mark;
    return packed << kLetterBits | static_cast<unsigned>(state.letters);
  }

  State Unpack(BitsType packed) const {
    State state;
    state.arrangement.size = graph_.size;
    if (!task_.word.empty()) {
      state.letters = static_cast<int>(packed & ((1u << kLetterBits) - 1));
      packed >>= kLetterBits;
      state.mark = static_cast<Vertex>(packed & ((1u << kMarkBits) - 1));
      packed >>= kMarkBits;
    }
    for (int v = graph_.size - 1; v >= 0; --v) {
      Token token = token_[static_cast<size_t>(packed & ((1u << width_) - 1))];
      state.arrangement.at[static_cast<size_t>(v)] = token;
      if (token == kVacant) state.vacancy = static_cast<Vertex>(v);
      packed >>= width_;
    }
    return state;
  }

  const Graph& graph_;
  const Task& task_;
  std::vector<Token> token_ = {kVacant};  ///< by number; the vacancy is number 0
  std::array<uint8_t, 256> number_ = {};  ///< by token
  int width_ = 0;                         ///< bits that a number takes
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_
