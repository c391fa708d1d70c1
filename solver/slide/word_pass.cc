#include "solver/slide/word_pass.h"

#include <algorithm>
#include <atomic>
#include <bit>

#include "solver/slide/jump_lookup.h"

// As distance_pass.cc, over all layers at once: what a jump does to a sequence is the same in every
// layer, so it is looked up once for all of them.
//
// The pass goes back, from the goals in the last layer. To go back over a move is to move the
// vacancy of a state where it came from; the token that stands there had moved away from the vacant
// vertex. When that token is the mark, and now stands at q, then before its move
//
//   - it had one letter less if the last letter done is q: that move did it;
//   - it had as many, unless the next letter is q: then the move would have done that one.

namespace grille::slide {
namespace {

using Mask = uint16_t;
constexpr int kPartsPerWorker = 8;

class Pass {
 public:
  Pass(const WordSpace& space, const Workers& workers, std::vector<Mask>* reached,
       std::vector<uint8_t>* distances)
      : space_(space),
        index_(*space.index),
        workers_(workers),
        alone_(workers.count() == 1),
        parts_(alone_ ? 1 : workers.count() * kPartsPerWorker),
        layers_(space.layers()),
        all_(static_cast<Mask>((uint64_t{1} << index_.places()) - 1)),
        jumps_(index_.jumps()),
        reached_(*reached),
        distances_(*distances),
        fresh_(space.masks()),
        next_(space.masks()) {
    // Comparing with the marked token all along a sequence: its number in every field.
    for (int i = 0; i + 1 < index_.places(); ++i) {
      fields_ |= uint64_t{1} << i * index_.bits();
    }
  }

  void Run(const std::vector<WordState>& goals, const WordState* until) {
    for (const WordState& goal : goals) {
      reached_[goal.mask] = static_cast<Mask>(reached_[goal.mask] | 1U << goal.place);
      fresh_[goal.mask] = reached_[goal.mask];
    }
    first_ = layers_ - 1;
    last_ = layers_ - 1;
    std::vector<uint64_t> layers(static_cast<size_t>(parts_));
    for (uint8_t level = 1; until == nullptr || !IsReached(*until); ++level) {
      ForEachPart([&](size_t, size_t first, size_t last) { Spread(first, last); });
      first_ = std::max(0, first_ - 1);
      ForEachPart([&](size_t part, size_t first, size_t last) {
        layers[part] = TakeOver(first, last, level);
      });
      uint64_t all = 0;
      for (uint64_t part : layers) all |= part;
      if (all == 0) return;
      first_ = std::countr_zero(all);
      last_ = std::bit_width(all) - 1;
    }
  }

 private:
  bool IsReached(const WordState& state) const {
    return (reached_[state.mask] >> state.place & 1) != 0;
  }

  template <typename Work>
  void ForEachPart(Work&& work) const {
    auto parts = static_cast<size_t>(parts_);
    workers_.Do(parts_, [&](int p) {
      auto part = static_cast<size_t>(p);
      work(part, index_.FirstRow(part, parts), index_.FirstRow(part + 1, parts));
    });
  }

  void Give(uint64_t mask, unsigned bits) {
    if (alone_) {
      next_[mask] = static_cast<Mask>(next_[mask] | bits);
    } else {
      std::atomic_ref<Mask>(next_[mask])
          .fetch_or(static_cast<Mask>(bits), std::memory_order_relaxed);
    }
  }

  /// Where the marked token stands in a sequence.
  int MarkIn(uint64_t sequence) const {
    uint64_t other = sequence ^ fields_ * space_.marked;
    for (int bit = 1; bit < index_.bits(); ++bit)
      other |= (sequence ^ fields_ * space_.marked) >> bit;
    return std::countr_zero(~other & fields_) / index_.bits();
  }

  /// Gives bits reached by a move of the mark, which stands at `at`, from layer `layer`; `row` is
  /// the mask of layer 0.
  void GiveMarkMove(uint64_t row, int layer, Vertex at, unsigned bits) {
    const Moves& word = space_.word;
    auto j = static_cast<size_t>(layer);
    if (j > 0 && word[j - 1] == at) Give(row + j - 1, bits);
    if (j == word.size() || word[j] != at) Give(row + j, bits);
  }

  void Spread(size_t first_row, size_t last_row) {
    auto layers = static_cast<uint64_t>(layers_);
    index_.ForEach(first_row, last_row, [&](uint32_t rank, uint64_t sequence) {
      uint64_t row = rank * layers;
      unsigned any = 0;
      for (int j = first_; j <= last_; ++j) any |= fresh_[row + static_cast<uint64_t>(j)];
      if (any == 0) return;
      int mark = MarkIn(sequence);
      for (int j = first_; j <= last_; ++j) {
        StepAlongPath(row, j, fresh_[row + static_cast<uint64_t>(j)], mark);
      }
      for (JumpSet rest = jumps_.Of(static_cast<Mask>(any)); rest != 0; rest &= rest - 1) {
        const Jump& jump = index_.jumps()[static_cast<size_t>(std::countr_zero(rest))];
        uint64_t other = index_.RankOf(SequenceIndex::After(sequence, jump)) * layers;
        bool moves_mark = mark == (jump.to < jump.from ? jump.to : jump.to - 1);
        for (int j = first_; j <= last_; ++j) {
          unsigned bit = fresh_[row + static_cast<uint64_t>(j)] >> jump.from & 1U;
          if (bit == 0) continue;
          if (moves_mark) {
            GiveMarkMove(other, j, index_.VertexAt(jump.to), bit << jump.to);
          } else {
            Give(other + static_cast<uint64_t>(j), bit << jump.to);
          }
        }
      }
    });
  }

  /// The mark, at place `mark` of the sequence, stands at that place of the path when the vacancy
  /// is behind it, and at the next one when it is before.
  void StepAlongPath(uint64_t row, int layer, unsigned mask, int mark) {
    if (mask == 0) return;
    unsigned before = 1U << mark;
    unsigned behind = 2U << mark;
    Give(row + static_cast<uint64_t>(layer),
         ((mask & ~before) << 1 | (mask & ~behind) >> 1) & all_);
    if ((mask & before) != 0) GiveMarkMove(row, layer, index_.VertexAt(mark + 1), behind);
    if ((mask & behind) != 0) GiveMarkMove(row, layer, index_.VertexAt(mark), before);
  }

  /// Returns the layers in which anything was reached, bit j for layer j.
  uint64_t TakeOver(size_t first_row, size_t last_row, uint8_t level) {
    uint64_t reached_layers = 0;
    auto layers = static_cast<uint64_t>(layers_);
    auto places = static_cast<uint64_t>(index_.places());
    index_.ForEach(first_row, last_row, [&](uint32_t rank, uint64_t) {
      uint64_t row = rank * layers;
      for (int j = first_; j <= last_; ++j) {
        uint64_t number = row + static_cast<uint64_t>(j);
        auto mask = static_cast<Mask>(next_[number] & ~reached_[number]);
        next_[number] = 0;
        fresh_[number] = mask;
        if (mask == 0) continue;
        reached_layers |= uint64_t{1} << j;
        reached_[number] = static_cast<Mask>(reached_[number] | mask);
        uint8_t* distances = &distances_[number * places];
        for (unsigned rest = mask; rest != 0; rest &= rest - 1) {
          distances[std::countr_zero(rest)] = level;
        }
      }
    });
    return reached_layers;
  }

  const WordSpace& space_;
  const SequenceIndex& index_;
  const Workers& workers_;
  bool alone_;
  int parts_;
  int layers_;
  Mask all_;
  uint64_t fields_ = 0;  ///< the lowest bit of every token of a sequence
  JumpLookup<Mask> jumps_;
  std::vector<Mask>& reached_;
  std::vector<uint8_t>& distances_;
  std::vector<Mask> fresh_;
  std::vector<Mask> next_;
  int first_ = 0;  ///< the layers in which anything is fresh, or may become so
  int last_ = 0;
};

}  // namespace

void FillWordDistances(const WordSpace& space, const std::vector<WordState>& goals,
                       const WordState* until, const Workers& workers,
                       std::vector<uint16_t>* reached, std::vector<uint8_t>* distances) {
  Pass(space, workers, reached, distances).Run(goals, until);
}

uint64_t BytesOfPass(const WordSpace& space) { return 2 * space.masks() * sizeof(Mask); }

}  // namespace grille::slide
