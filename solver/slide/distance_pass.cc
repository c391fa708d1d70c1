#include "solver/slide/distance_pass.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <utility>
#include <vector>

#include "solver/slide/distance_table.h"
#include "solver/slide/jump_lookup.h"

// Level by level. For each sequence a mask has a bit for each place of the vacancy: `fresh` those
// reached at the last level, `seen` all so far, `next` those being reached now. A step along the
// path then is a shift of a whole mask; only the jumps look for another sequence.
//
// A level has two halves. In the first every sequence spreads its fresh arrangements; several
// workers may set bits in the same mask, so that is atomic, and the order does not matter. In the
// second every sequence takes over what it was given: distances are written and solutions counted,
// an arrangement's being the sum of its neighbours one move nearer to the goal.

namespace grille::slide {
namespace {

constexpr int kPartsPerWorker = 8;

template <typename Mask>
class Pass {
 public:
  Pass(const SequenceIndex& index, const Workers& workers, uint8_t* cells)
      : index_(index),
        workers_(workers),
        alone_(workers.count() == 1),
        parts_(alone_ ? 1 : workers.count() * kPartsPerWorker),
        all_(static_cast<Mask>((uint64_t{1} << index.places()) - 1)),
        cells_(cells),
        jumps_(index.jumps()),
        seen_(index.sequences()),
        fresh_(index.sequences()),
        next_(index.sequences()) {}

  absl::Status Run(uint64_t goal) {
    auto places = static_cast<uint64_t>(index_.places());
    seen_[goal / places] = fresh_[goal / places] = static_cast<Mask>(Mask{1} << goal % places);
    cells_[2 * goal] = 0;
    cells_[2 * goal + 1] = 1;
    std::vector<Mask> reached(static_cast<size_t>(parts_));
    for (int level = 1;; ++level) {
      ForEachPart([&](size_t, size_t first, size_t last) { Spread(first, last); });
      ForEachPart([&](size_t part, size_t first, size_t last) {
        reached[part] = TakeOver(first, last, static_cast<uint8_t>(level));
      });
      if (std::all_of(reached.begin(), reached.end(), [](Mask mask) { return mask == 0; })) {
        return absl::OkStatus();
      }
      if (level == DistanceTable::kNever) {
        return absl::OutOfRangeError("some arrangement is 255 moves or more away");
      }
      std::swap(fresh_, next_);
      std::fill(next_.begin(), next_.end(), Mask{0});
    }
  }

 private:
  template <typename Work>
  void ForEachPart(Work&& work) const {
    auto parts = static_cast<size_t>(parts_);
    workers_.Do(parts_, [&](int p) {
      auto part = static_cast<size_t>(p);
      work(part, index_.FirstRow(part, parts), index_.FirstRow(part + 1, parts));
    });
  }

  void Give(uint64_t rank, Mask mask) {
    if (alone_) {
      next_[rank] = static_cast<Mask>(next_[rank] | mask);
    } else {
      std::atomic_ref<Mask>(next_[rank]).fetch_or(mask, std::memory_order_relaxed);
    }
  }

  void Spread(size_t first, size_t last) {
    const std::vector<Jump>& jumps = index_.jumps();
    index_.ForEach(first, last, [&](uint32_t rank, uint64_t sequence) {
      Mask mask = fresh_[rank];
      if (mask == 0) return;
      Give(rank, static_cast<Mask>((mask << 1 | mask >> 1) & all_));
      for (JumpSet rest = jumps_.Of(mask); rest != 0; rest &= rest - 1) {
        const Jump& jump = jumps[static_cast<size_t>(std::countr_zero(rest))];
        Give(index_.RankOf(SequenceIndex::After(sequence, jump)),
             static_cast<Mask>(Mask{1} << jump.to));
      }
    });
  }

  /// Returns the places at which anything was reached.
  Mask TakeOver(size_t first, size_t last, uint8_t level) {
    Mask reached = 0;
    auto places = static_cast<uint64_t>(index_.places());
    index_.ForEach(first, last, [&](uint32_t rank, uint64_t sequence) {
      auto mask = static_cast<Mask>(next_[rank] & ~seen_[rank]);
      next_[rank] = mask;
      if (mask == 0) return;
      reached = static_cast<Mask>(reached | mask);
      seen_[rank] = static_cast<Mask>(seen_[rank] | mask);
      uint8_t* row = cells_ + 2 * rank * places;
      for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
        row[2 * std::countr_zero(rest)] = level;
      }
      CountSolutions(rank, sequence, mask);
    });
    return reached;
  }

  /// Counts for the places of `mask`, which were reached now, from those reached before.
  void CountSolutions(uint64_t rank, uint64_t sequence, Mask mask) {
    auto places = static_cast<uint64_t>(index_.places());
    std::array<uint32_t, kMaxVertices + 1> sums = {};
    uint8_t* row = cells_ + 2 * rank * places + 1;
    Mask nearer = fresh_[rank];
    auto before = static_cast<Mask>(mask & nearer << 1);
    auto behind = static_cast<Mask>(mask & nearer >> 1);
    for (Mask rest = before; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      sums[place] += row[2 * (place - 1)];
    }
    for (Mask rest = behind; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      sums[place] += row[2 * (place + 1)];
    }
    for (JumpSet rest = jumps_.Of(mask); rest != 0; rest &= rest - 1) {
      const Jump& jump = index_.jumps()[static_cast<size_t>(std::countr_zero(rest))];
      uint64_t other = index_.RankOf(SequenceIndex::After(sequence, jump));
      uint32_t is_nearer = fresh_[other] >> jump.to & 1U;
      // One who is not nearer may be writing his count just now; it is not used.
      uint64_t number = other * places + static_cast<uint64_t>(jump.to);
      std::atomic_ref<uint8_t> count(cells_[2 * number + 1]);
      sums[static_cast<size_t>(jump.from)] +=
          count.load(std::memory_order_relaxed) & (0U - is_nearer);
    }
    for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      auto count = static_cast<uint8_t>(std::min(sums[place], uint32_t{DistanceTable::kMany}));
      std::atomic_ref<uint8_t>(row[2 * place]).store(count, std::memory_order_relaxed);
    }
  }

  const SequenceIndex& index_;
  const Workers& workers_;
  bool alone_;
  int parts_;
  Mask all_;  ///< every place
  uint8_t* cells_;
  JumpLookup<Mask> jumps_;
  LargeArray<Mask> seen_;
  LargeArray<Mask> fresh_;
  LargeArray<Mask> next_;
};

bool IsNarrow(const SequenceIndex& index) { return index.places() <= 16; }

}  // namespace

absl::Status FillDistances(const SequenceIndex& index, uint64_t goal, const Workers& workers,
                           uint8_t* cells) {
  if (IsNarrow(index)) return Pass<uint16_t>(index, workers, cells).Run(goal);
  return Pass<uint32_t>(index, workers, cells).Run(goal);
}

uint64_t BytesOfPass(const SequenceIndex& index) {
  return 3 * index.sequences() * (IsNarrow(index) ? sizeof(uint16_t) : sizeof(uint32_t));
}

}  // namespace grille::slide
