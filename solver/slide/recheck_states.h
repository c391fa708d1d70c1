#ifndef GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_
#define GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"
#include "solver/slide/recheck_bounds.h"

// The states that recheck.cc goes through, written as numbers that can be sorted.

namespace grille::slide {

__extension__ using LongBits = unsigned __int128;

/// The states of a task: what stands where and, with a word, where the mark is and how many letters
/// are done. `BitsType` is an unsigned type of at least BitsNeeded() bits.
template <typename BitsType>
class States {
 public:
  /// Both must outlive it.
  States(const Graph& graph, const Task& task)
      : graph_(graph), task_(task), kinds_(KindsOf(task)), bounds_(graph, task, kinds_) {
    for (size_t i = 0; i < kinds_.size(); ++i) number_[kinds_[i]] = static_cast<uint8_t>(i + 1);
    width_ = WidthOf(kinds_);
    if (!task.word.empty()) token_shift_ = kMarkBits + kLetterBits;
  }

  /// How many bits a state takes.
  static int BitsNeeded(const Graph& graph, const Task& task) {
    int tokens = graph.size * WidthOf(KindsOf(task));
    return task.word.empty() ? tokens : tokens + kMarkBits + kLetterBits;
  }

  BitsType Start() const {
    bool spells = !task_.word.empty() && task_.word[0] == task_.mark;
    return With(Pack(task_.from), task_.mark, spells ? 1 : 0);
  }

  /// The goal; with a word, one for each station where the mark may end.
  std::vector<BitsType> Goals() const {
    if (task_.word.empty()) return {With(Pack(task_.to), 0, 0)};
    std::vector<BitsType> goals;
    for (Vertex mark = 0; mark < graph_.size; ++mark) {
      bool may_end = task_.to.at[mark] == task_.from.at[task_.mark];
      if (may_end) goals.push_back(With(Pack(task_.to), mark, Letters()));
    }
    return goals;
  }

  /// Hands over every state that one move, made or taken back, leads to (for a move taken back they
  /// may be two) and that may be at most `left` moves from the end towards which `way` leads.
  template <typename Taker>
  void ForEachNext(BitsType packed, Way way, int left, const Taker& take) const {
    const RecheckView state = Unpack(packed);
    const BitsType tokens = packed >> token_shift_;
    auto take_near = [&](BitsType moved, const RecheckView& next) {
      if (bounds_.MovesLeft(next, way) <= left) take(With(moved, next.mark, next.letters));
    };
    for (Vertex v = 0; v < graph_.size; ++v) {
      if (!graph_.Joined(v, state.vacancy)) continue;
      RecheckView next = state;
      next.vacancy = v;
      BitsType number = tokens >> width_ * v & Field();
      BitsType moved = tokens ^ number << width_ * v ^ number << width_ * state.vacancy;
      auto kind = static_cast<size_t>(number) - 1;
      if (kind < kMostRecheckKinds) next.where[kind] ^= Bit(v) | Bit(state.vacancy);
      if (task_.word.empty() || v != state.mark) {
        take_near(moved, next);
        continue;
      }
      next.mark = state.vacancy;
      if (way == Way::kForward) {
        if (Spells(next.letters, next.mark)) ++next.letters;
        take_near(moved, next);
        continue;
      }
      // The mark came to v: as a letter, or without there being one to do.
      if (!Spells(state.letters, v)) take_near(moved, next);
      if (state.letters > 0 && Spells(state.letters - 1, v)) {
        --next.letters;
        take_near(moved, next);
      }
    }
  }

 private:
  static constexpr int kMarkBits = 5;
  static constexpr int kLetterBits = 6;

  static std::vector<Token> KindsOf(const Task& task) {
    std::array<bool, 256> seen = {};
    std::vector<Token> kinds;
    for (int v = 0; v < task.from.size; ++v) {
      Token token = task.from.at[static_cast<size_t>(v)];
      if (token != kVacant && !seen[token]) kinds.push_back(token);
      seen[token] = true;
    }
    return kinds;
  }

  static int WidthOf(const std::vector<Token>& kinds) {
    return static_cast<int>(std::bit_width(kinds.size()));
  }

  int Letters() const { return static_cast<int>(task_.word.size()); }
  BitsType Field() const { return (BitsType{1} << width_) - 1; }

  /// Whether that many letters being done, the next one is v.
  bool Spells(int letters, Vertex v) const {
    return letters < Letters() && task_.word[static_cast<size_t>(letters)] == v;
  }

  BitsType Pack(const Arrangement& arrangement) const {
    BitsType tokens = 0;
    for (int v = 0; v < graph_.size; ++v) {
      tokens |= BitsType{number_[arrangement.at[static_cast<size_t>(v)]]} << width_ * v;
    }
    return tokens;
  }

  BitsType With(BitsType tokens, Vertex mark, int letters) const {
    if (task_.word.empty()) return tokens;
    return (tokens << kMarkBits | mark) << kLetterBits | static_cast<unsigned>(letters);
  }

  RecheckView Unpack(BitsType packed) const {
    RecheckView view;
    if (!task_.word.empty()) {
      view.letters = static_cast<int>(packed & ((1u << kLetterBits) - 1));
      view.mark = static_cast<Vertex>(packed >> kLetterBits & ((1u << kMarkBits) - 1));
    }
    BitsType tokens = packed >> token_shift_;
    for (Vertex v = 0; v < graph_.size; ++v, tokens >>= width_) {
      auto number = static_cast<size_t>(tokens & Field());
      if (number == 0) {
        view.vacancy = v;
      } else if (number <= kMostRecheckKinds) {
        view.where[number - 1] |= Bit(v);
      }
    }
    return view;
  }

  const Graph& graph_;
  const Task& task_;
  std::vector<Token> kinds_;              ///< by number less one; the vacancy is number 0
  std::array<uint8_t, 256> number_ = {};  ///< by token
  int width_ = 0;                         ///< bits that a number takes
  int token_shift_ = 0;                   ///< where the tokens begin, above mark and letters
  RecheckBounds bounds_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_RECHECK_STATES_H_
