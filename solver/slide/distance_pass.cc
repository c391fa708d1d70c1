#include "solver/slide/distance_pass.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <vector>

#include "solver/slide/distance_table.h"

// Level by level. For each sequence a mask has a bit for each place of the vacancy: `fresh` those
// reached at the last level, `seen` all so far, `next` those being reached now. A step along the
// path then is a shift of a whole mask; only the jumps look for another sequence.
//
// A level has two halves. In the first every sequence spreads its fresh arrangements; several
// workers may set bits in the same mask, so that is atomic, and the order does not matter. In the
// second every sequence takes over what it was given: distances are written and solutions counted,
// an arrangement's being the sum of its neighbours' one move nearer to the goal.

namespace grille::slide {
namespace {

constexpr uint32_t kManyCounts = 255;
constexpr int kPartsPerWorker = 8;

template <typename Mask>
class Pass {
 public:
  Pass(const SequenceIndex& index, const Workers& workers, uint8_t* distances, uint8_t* counts)
      : index_(index),
        workers_(workers),
        parts_(workers.count() == 1 ? 1 : workers.count() * kPartsPerWorker),
        distances_(distances),
        counts_(counts),
        seen_(index.sequences()),
        fresh_(index.sequences()),
        next_(index.sequences()) {}

  absl::Status Run(uint64_t goal) {
    auto places = static_cast<uint64_t>(index_.places());
    seen_[goal / places] = fresh_[goal / places] = static_cast<Mask>(Mask{1} << goal % places);
    distances_[goal] = 0;
    counts_[goal] = 1;
    std::vector<uint64_t> reached(static_cast<size_t>(parts_));
    for (uint32_t level = 1;; ++level) {
      ForEachPart([&](size_t, size_t first, size_t last) { Spread(first, last); });
      std::fill(reached.begin(), reached.end(), 0);
      if (level == DistanceTable::kNever) return CheckNothingNext();
      ForEachPart([&](size_t part, size_t first, size_t last) {
        reached[part] = TakeOver(first, last, static_cast<uint8_t>(level));
      });
      if (std::all_of(reached.begin(), reached.end(), [](uint64_t n) { return n == 0; })) {
        return absl::OkStatus();
      }
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
    if ((mask & ~seen_[rank]) == 0) return;
    std::atomic_ref<Mask> next(next_[rank]);
    if ((mask & ~next.load(std::memory_order_relaxed)) == 0) return;
    next.fetch_or(mask, std::memory_order_relaxed);
  }

  void Spread(size_t first, size_t last) {
    const std::vector<Jump>& jumps = index_.jumps();
    auto all = static_cast<Mask>((uint64_t{1} << index_.places()) - 1);
    index_.ForEach(first, last, [&](uint32_t rank, uint64_t sequence) {
      Mask mask = fresh_[rank];
      if (mask == 0) return;
      Give(rank, static_cast<Mask>((mask << 1 | mask >> 1) & all));
      for (const Jump& jump : jumps) {
        if ((mask >> jump.low & 1) != 0) {
          Give(index_.RankOf(index_.Up(sequence, jump)), static_cast<Mask>(Mask{1} << jump.high));
        }
        if ((mask >> jump.high & 1) != 0) {
          Give(index_.RankOf(index_.Down(sequence, jump)), static_cast<Mask>(Mask{1} << jump.low));
        }
      }
    });
  }

  /// Returns how many arrangements were reached.
  uint64_t TakeOver(size_t first, size_t last, uint8_t level) {
    uint64_t reached = 0;
    auto places = static_cast<uint64_t>(index_.places());
    index_.ForEach(first, last, [&](uint32_t rank, uint64_t sequence) {
      auto mask = static_cast<Mask>(next_[rank] & ~seen_[rank]);
      next_[rank] = 0;
      fresh_[rank] = mask;
      if (mask == 0) return;
      seen_[rank] = static_cast<Mask>(seen_[rank] | mask);
      uint8_t* row = distances_ + rank * places;
      for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
        // Others look at it now (AddCount).
        std::atomic_ref<uint8_t>(row[std::countr_zero(rest)])
            .store(level, std::memory_order_relaxed);
      }
      CountSolutions(rank, sequence, mask, level);
      reached += static_cast<uint64_t>(std::popcount(mask));
    });
    return reached;
  }

  /// Requires that distances below `level` are written, and no others within reach.
  void CountSolutions(uint64_t rank, uint64_t sequence, Mask mask, uint8_t level) {
    auto places = static_cast<uint64_t>(index_.places());
    std::array<uint32_t, kMaxVertices> sums = {};
    const uint8_t* row = distances_ + rank * places;
    const uint8_t* counts = counts_ + rank * places;
    auto nearer = static_cast<uint8_t>(level - 1);
    for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      if (place > 0 && row[place - 1] == nearer) sums[place] += counts[place - 1];
      if (place + 1 < places && row[place + 1] == nearer) sums[place] += counts[place + 1];
    }
    for (const Jump& jump : index_.jumps()) {
      if ((mask >> jump.low & 1) != 0) {
        AddCount(index_.RankOf(index_.Up(sequence, jump)), jump.high, nearer,
                 &sums[static_cast<size_t>(jump.low)]);
      }
      if ((mask >> jump.high & 1) != 0) {
        AddCount(index_.RankOf(index_.Down(sequence, jump)), jump.low, nearer,
                 &sums[static_cast<size_t>(jump.high)]);
      }
    }
    for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      counts_[rank * places + place] = static_cast<uint8_t>(std::min(sums[place], kManyCounts));
    }
  }

  void AddCount(uint64_t rank, int place, uint8_t nearer, uint32_t* sum) const {
    uint64_t number = rank * static_cast<uint64_t>(index_.places()) + static_cast<uint64_t>(place);
    // Another worker may be writing this very distance; what it writes is never `nearer`.
    std::atomic_ref<uint8_t> distance(distances_[number]);
    if (distance.load(std::memory_order_relaxed) == nearer) *sum += counts_[number];
  }

  absl::Status CheckNothingNext() const {
    for (uint64_t rank = 0; rank < index_.sequences(); ++rank) {
      if ((next_[rank] & ~seen_[rank]) != 0) {
        return absl::OutOfRangeError("some arrangement is 255 moves or more away");
      }
    }
    return absl::OkStatus();
  }

  const SequenceIndex& index_;
  const Workers& workers_;
  int parts_;
  uint8_t* distances_;
  uint8_t* counts_;
  std::vector<Mask> seen_;
  std::vector<Mask> fresh_;
  std::vector<Mask> next_;
};

bool IsNarrow(const SequenceIndex& index) { return index.places() <= 16; }

}  // namespace

absl::Status FillDistances(const SequenceIndex& index, uint64_t goal, const Workers& workers,
                           uint8_t* distances, uint8_t* counts) {
  if (IsNarrow(index)) return Pass<uint16_t>(index, workers, distances, counts).Run(goal);
  return Pass<uint32_t>(index, workers, distances, counts).Run(goal);
}

uint64_t BytesOfPass(const SequenceIndex& index) {
  return 3 * index.sequences() * (IsNarrow(index) ? sizeof(uint16_t) : sizeof(uint32_t));
}

}  // namespace grille::slide
