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

/// More than any place has ways.
constexpr uint8_t kNoWay = 0xff;

/// Which of a place's ways, by the vertices they lead to, are the step back along the path, the
/// step forth, and each jump.
struct WayOrders {
  std::array<uint8_t, kMaxVertices> back = {};
  std::array<uint8_t, kMaxVertices> forth = {};
  std::vector<uint8_t> jump;

  explicit WayOrders(const SequenceIndex& index) : jump(index.jumps().size()) {
    auto order = [&](int from, int to) {
      uint8_t before = 0;
      auto look = [&](int other) { before += index.VertexAt(other) < index.VertexAt(to) ? 1 : 0; };
      if (from > 0) look(from - 1);
      if (from + 1 < index.places()) look(from + 1);
      for (const Jump& other : index.jumps()) {
        if (other.from == from) look(other.to);
      }
      return before;
    };
    for (int place = 0; place < index.places(); ++place) {
      auto p = static_cast<size_t>(place);
      if (place > 0) back[p] = order(place, place - 1);
      if (place + 1 < index.places()) forth[p] = order(place, place + 1);
    }
    for (size_t j = 0; j < jump.size(); ++j) {
      jump[j] = order(index.jumps()[j].from, index.jumps()[j].to);
    }
  }
};

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
        orders_(index),
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
    std::array<uint32_t, kMaxVertices> sums = {};
    // Which of a place's ways leads nearer, the first of them.
    std::array<uint8_t, kMaxVertices> first;
    first.fill(kNoWay);
    uint8_t* row = cells_ + 2 * rank * places + 1;
    Mask nearer = fresh_[rank];
    auto before = static_cast<Mask>(mask & nearer << 1);
    auto behind = static_cast<Mask>(mask & nearer >> 1);
    for (Mask rest = before; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      sums[place] += row[2 * (place - 1)] & DistanceTable::kMany;
      first[place] = orders_.back[place];
    }
    for (Mask rest = behind; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      sums[place] += row[2 * (place + 1)] & DistanceTable::kMany;
      first[place] = std::min(first[place], orders_.forth[place]);
    }
    for (JumpSet rest = jumps_.Of(mask); rest != 0; rest &= rest - 1) {
      auto j = static_cast<size_t>(std::countr_zero(rest));
      const Jump& jump = index_.jumps()[j];
      uint64_t other = index_.RankOf(SequenceIndex::After(sequence, jump));
      uint32_t is_nearer = fresh_[other] >> jump.to & 1U;
      // One who is not nearer may be writing his count just now; it is not used.
      uint64_t number = other * places + static_cast<uint64_t>(jump.to);
      std::atomic_ref<uint8_t> count(cells_[2 * number + 1]);
      auto from = static_cast<size_t>(jump.from);
      sums[from] += count.load(std::memory_order_relaxed) & DistanceTable::kMany & (0U - is_nearer);
      auto order = static_cast<uint8_t>(orders_.jump[j] | (is_nearer - 1U));
      first[from] = std::min(first[from], order);
    }
    for (Mask rest = mask; rest != 0; rest = static_cast<Mask>(rest & (rest - 1))) {
      auto place = static_cast<size_t>(std::countr_zero(rest));
      uint32_t count = std::min(sums[place], uint32_t{DistanceTable::kMany});
      auto cell = static_cast<uint8_t>(count | first[place] << DistanceTable::kCountBits);
      std::atomic_ref<uint8_t>(row[2 * place]).store(cell, std::memory_order_relaxed);
    }
  }

  const SequenceIndex& index_;
  const Workers& workers_;
  bool alone_;
  int parts_;
  Mask all_;  ///< every place
  uint8_t* cells_;
  JumpLookup<Mask> jumps_;
  WayOrders orders_;
  std::vector<Mask> seen_;
  std::vector<Mask> fresh_;
  std::vector<Mask> next_;
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
