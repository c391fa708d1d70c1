#ifndef GRILLE_SOLVER_WYX_ENTRY_SET_H_
#define GRILLE_SOLVER_WYX_ENTRY_SET_H_

#include <array>
#include <bit>
#include <cstdint>

namespace grille::wyx {

/// A set of entries of a table, bit e for entry e. One word holds nearly every table (a classic
/// grid has some thirty entries), four words hold the largest, 16 × 16.
template <int kWords>
class EntrySet {
 public:
  void Insert(int e) { word_[e / 64] |= uint64_t{1} << (e % 64); }
  bool Contains(int e) const { return (word_[e / 64] >> (e % 64) & 1) != 0; }

  bool Empty() const {
    uint64_t all = 0;
    for (uint64_t w : word_) all |= w;
    return all == 0;
  }

  int Size() const {
    int n = 0;
    for (uint64_t w : word_) n += std::popcount(w);
    return n;
  }

  /// The least member. Requires that there is one.
  int First() const {
    int i = 0;
    while (word_[i] == 0) ++i;
    return 64 * i + std::countr_zero(word_[i]);
  }

  /// Whether there is exactly one member.
  bool Single() const {
    if constexpr (kWords == 1) return word_[0] != 0 && (word_[0] & (word_[0] - 1)) == 0;
    return Size() == 1;
  }

  /// Whether there are exactly two members.
  bool Double() const {
    if constexpr (kWords == 1) {
      uint64_t rest = word_[0] & (word_[0] - 1);
      return rest != 0 && (rest & (rest - 1)) == 0;
    }
    return Size() == 2;
  }

  void Remove(int e) { word_[e / 64] &= ~(uint64_t{1} << (e % 64)); }

  EntrySet& operator&=(const EntrySet& other) {
    for (int i = 0; i < kWords; ++i) word_[i] &= other.word_[i];
    return *this;
  }
  EntrySet& operator|=(const EntrySet& other) {
    for (int i = 0; i < kWords; ++i) word_[i] |= other.word_[i];
    return *this;
  }
  EntrySet& operator-=(const EntrySet& other) {
    for (int i = 0; i < kWords; ++i) word_[i] &= ~other.word_[i];
    return *this;
  }
  friend EntrySet operator&(EntrySet a, const EntrySet& b) { return a &= b; }
  friend EntrySet operator|(EntrySet a, const EntrySet& b) { return a |= b; }
  friend EntrySet operator-(EntrySet a, const EntrySet& b) { return a -= b; }
  bool operator==(const EntrySet&) const = default;

 private:
  std::array<uint64_t, kWords> word_ = {};
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_ENTRY_SET_H_
