#ifndef GRILLE_SOLVER_SLIDE_BALL_H_
#define GRILLE_SOLVER_SLIDE_BALL_H_

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/slide/bounded_sum.h"

namespace grille::slide {

/// What is known of a state within a ball.
struct Reached {
  int level = -1;     ///< moves from the centre; −1: not within the ball
  uint64_t ways = 0;  ///< how many different ways of so many moves lead there
};

/// The states within so many moves of a centre, which may be several states at once. A hash table
/// with open addressing. `Word` is an unsigned integer.
template <typename Word>
class Ball {
 public:
  explicit Ball(std::vector<Word> centre)
      : words_(kFirstSlots), reached_(kFirstSlots), surface_(std::move(centre)) {
    for (Word word : surface_) {
      *At(word) = {0, 1};
      ++size_;
    }
  }

  int radius() const { return radius_; }

  /// The states at exactly that distance.
  const std::vector<Word>& surface() const { return surface_; }

  uint64_t size() const { return size_; }
  uint64_t bytes() const {
    return words_.size() * (sizeof(Word) + sizeof(Reached)) + 2 * surface_.size() * sizeof(Word);
  }

  Reached Find(Word word) const { return reached_[Slot(word)]; }

  /// Makes the radius larger by one. `for_each_neighbour(word, take)` calls take(word) for what is
  /// one move away; of that only `wanted(word)` is kept. False, with the ball of no more use, when
  /// so many states or bytes would be passed.
  template <typename ForEachNeighbour, typename Wanted>
  bool Grow(const ForEachNeighbour& for_each_neighbour, const Wanted& wanted, uint64_t most_states,
            uint64_t most_bytes) {
    std::vector<Word> next;
    for (Word word : surface_) {
      // A table may be about to become twice as large, with the old one beside it.
      if (size_ >= most_states || bytes() > most_bytes / 3) return false;
      uint64_t ways = Find(word).ways;
      for_each_neighbour(word, [&](Word neighbour) {
        if (!wanted(neighbour)) return;
        Reached* reached = At(neighbour);
        if (reached->level == -1) {
          *reached = {radius_ + 1, 0};
          next.push_back(neighbour);
          ++size_;
        }
        if (reached->level == radius_ + 1) reached->ways = AddUpTo(reached->ways, ways);
      });
    }
    surface_ = std::move(next);
    ++radius_;
    return true;
  }

 private:
  static constexpr size_t kFirstSlots = 1024;

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

  std::vector<Word> words_;
  std::vector<Reached> reached_;
  std::vector<Word> surface_;
  int radius_ = 0;
  uint64_t size_ = 0;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_BALL_H_
