#ifndef GRILLE_SOLVER_SLIDE_PACKED_H_
#define GRILLE_SOLVER_SLIDE_PACKED_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/slide/arrangement.h"

namespace grille::slide {

/// An integer of 128 bits.
__extension__ using Wide = unsigned __int128;

/// Packs arrangements of one set of tokens into words, a field for each vertex, the vacancy being
/// an empty field. `Word` is uint64_t or Wide and must be wide enough (Fits).
template <typename Word>
class Packing {
 public:
  /// For the tokens of `sample`.
  explicit Packing(const Arrangement& sample) : size_(sample.size) {
    for (int v = 0; v < sample.size; ++v) number_[sample.at[static_cast<size_t>(v)]] = 1;
    uint8_t next = 0;
    for (size_t token = 0; token < number_.size(); ++token) {
      if (number_[token] == 0) continue;
      number_[token] = next++;
    }
    bits_ = std::bit_width(static_cast<unsigned>(next - 1));
    field_ = (Word{1} << bits_) - 1;
  }

  bool Fits() const { return bits_ * size_ <= static_cast<int>(8 * sizeof(Word)); }

  Word Pack(const Arrangement& arrangement) const {
    Word word = 0;
    for (int v = 0; v < size_; ++v) {
      word |= Word{number_[arrangement.at[static_cast<size_t>(v)]]} << bits_ * v;
    }
    return word;
  }

  /// What stands on a vertex, as a number: 0 is the vacancy, the others are NumberOf's.
  unsigned NumberAt(Word word, Vertex v) const {
    return static_cast<unsigned>(word >> bits_ * v & field_);
  }
  unsigned NumberOf(Token token) const { return number_[token]; }

  Vertex VacancyIn(Word word) const {
    Vertex v = 0;
    while ((word >> bits_ * v & field_) != 0) ++v;
    return v;
  }

  /// The word after the token of `from` moved to the vacant vertex.
  Word Moved(Word word, Vertex vacancy, Vertex from) const {
    Word token = word >> bits_ * from & field_;
    return word ^ token << bits_ * from ^ token << bits_ * vacancy;
  }

 private:
  int size_;
  int bits_ = 0;
  Word field_ = 0;
  std::array<uint8_t, 256> number_ = {};
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PACKED_H_
