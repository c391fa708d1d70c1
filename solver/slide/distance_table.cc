#include "solver/slide/distance_table.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "solver/slide/bounded_sum.h"
#include "solver/slide/distance_pass.h"
#include "solver/status.h"

namespace grille::slide {
absl::StatusOr<uint64_t> DistanceTable::BytesToBuild(const Graph& graph, const Arrangement& goal) {
  GRILLE_ASSIGN_OR_RETURN(SequenceIndex index, SequenceIndex::Create(graph, goal));
  return 2 * index.size() + BytesOfPass(index);
}

absl::StatusOr<DistanceTable> DistanceTable::Empty(const Graph& graph, const Arrangement& goal) {
  DistanceTable table;
  table.graph_ = graph;
  table.goal_ = goal;
  GRILLE_ASSIGN_OR_RETURN(SequenceIndex index, SequenceIndex::Create(graph, goal));
  table.index_ = std::make_unique<SequenceIndex>(std::move(index));
  table.TakeWays();
  for (const std::vector<Way>& ways : table.ways_) {
    if (ways.size() > kMostWays) {
      return absl::InvalidArgumentError("a vertex of the board has more than four neighbours");
    }
  }
  return table;
}

absl::StatusOr<DistanceTable> DistanceTable::Build(const Graph& graph, const Arrangement& goal,
                                                   const Workers& workers) {
  GRILLE_ASSIGN_OR_RETURN(DistanceTable table, Empty(graph, goal));
  const SequenceIndex& index = *table.index_;
  table.bytes_.resize(2 * index.size());
  for (uint64_t number = 0; number < index.size(); ++number) table.bytes_[2 * number] = kNever;
  GRILLE_RETURN_IF_ERROR(FillDistances(index, index.NumberOf(goal), workers, table.bytes_.data()));
  GRILLE_RETURN_IF_ERROR(table.CountDistances());
  return table;
}

absl::StatusOr<DistanceTable> DistanceTable::FromBytes(const Graph& graph, const Arrangement& goal,
                                                       std::vector<uint8_t> bytes) {
  GRILLE_ASSIGN_OR_RETURN(DistanceTable table, Empty(graph, goal));
  if (bytes.size() != 2 * table.index_->size()) {
    return absl::DataLossError(absl::StrCat("a table of that goal has ", 2 * table.index_->size(),
                                            " bytes, not ", bytes.size()));
  }
  table.bytes_ = std::move(bytes);
  GRILLE_RETURN_IF_ERROR(table.CountDistances());
  if (table.DistanceOf(table.index_->NumberOf(goal)) != 0 || table.histogram_[0] != 1) {
    return absl::DataLossError("the table is another goal's");
  }
  return table;
}

absl::Status DistanceTable::CountDistances() {
  histogram_.assign(size_t{kNever} + 1, 0);
  for (uint64_t number = 0; number < index_->size(); ++number) ++histogram_[DistanceOf(number)];
  histogram_.pop_back();
  while (!histogram_.empty() && histogram_.back() == 0) histogram_.pop_back();
  if (histogram_.empty()) return absl::DataLossError("the table has no goal");
  return absl::OkStatus();
}

void DistanceTable::TakeWays() {
  ways_.resize(static_cast<size_t>(index_->places()));
  auto add = [&](int from, int to, bool is_jump, const Jump& jump) {
    ways_[static_cast<size_t>(from)].push_back({index_->VertexAt(to), is_jump, to, jump});
  };
  for (int place = 0; place + 1 < index_->places(); ++place) {
    add(place, place + 1, false, {});
    add(place + 1, place, false, {});
  }
  for (const Jump& jump : index_->jumps()) add(jump.from, jump.to, true, jump);
  for (std::vector<Way>& ways : ways_) {
    std::sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) { return a.to < b.to; });
  }
}

DistanceTable::At DistanceTable::Locate(uint64_t number) const {
  auto places = static_cast<uint64_t>(index_->places());
  uint64_t rank = number / places;
  return {index_->SequenceOf(rank), rank, static_cast<int>(number % places)};
}

DistanceTable::At DistanceTable::Moved(const At& at, const Way& way) const {
  if (!way.is_jump) return {at.sequence, at.rank, way.place};
  uint64_t sequence = SequenceIndex::After(at.sequence, way.jump);
  return {sequence, index_->RankOf(sequence), way.place};
}

void DistanceTable::MoveNearer(At* at, Moves* moves) const {
  size_t first = bytes_[2 * NumberOf(*at) + 1] >> kCountBits;
  const std::vector<Way>& ways = ways_[static_cast<size_t>(at->place)];
  // Bytes that came from a file may say anything.
  const Way& way = ways[std::min(first, ways.size() - 1)];
  moves->push_back(way.to);
  *at = Moved(*at, way);
}

void DistanceTable::SolutionOf(uint64_t number, Moves* moves) const {
  moves->clear();
  At at = Locate(number);
  for (int left = DistanceOf(number); left > 0; --left) MoveNearer(&at, moves);
}

void DistanceTable::SolutionsOf(absl::Span<const uint64_t> numbers,
                                std::vector<Moves>* moves) const {
  constexpr size_t kAtOnce = 16;
  moves->resize(numbers.size());
  std::array<At, kAtOnce> at;
  std::array<int, kAtOnce> left;
  for (size_t first = 0; first < numbers.size(); first += kAtOnce) {
    size_t count = std::min(kAtOnce, numbers.size() - first);
    int most = 0;
    for (size_t i = 0; i < count; ++i) {
      at[i] = Locate(numbers[first + i]);
      left[i] = DistanceOf(numbers[first + i]);
      most = std::max(most, left[i]);
      (*moves)[first + i].clear();
    }
    for (int round = 0; round < most; ++round) {
      for (size_t i = 0; i < count; ++i) {
        if (round < left[i]) MoveNearer(&at[i], &(*moves)[first + i]);
      }
    }
  }
}

uint64_t DistanceTable::ShortestOf(uint64_t number) const {
  uint8_t count = CountAt(number);
  return count < kMany ? count : CountFrom(Locate(number));
}

uint64_t DistanceTable::CountFrom(const At& start) const {
  // Numbers that are too large for the table are added up again from those that are not. Level by
  // level from the start, with how many ways lead to each arrangement.
  uint64_t total = 0;
  std::unordered_map<uint64_t, std::pair<At, uint64_t>> level = {{NumberOf(start), {start, 1}}};
  while (!level.empty()) {
    std::unordered_map<uint64_t, std::pair<At, uint64_t>> nearer;
    for (const auto& [number, reached] : level) {
      const auto& [at, ways_here] = reached;
      uint8_t count = CountAt(number);
      if (count < kMany) {
        total = AddUpTo(total, TimesUpTo(ways_here, count));
        continue;
      }
      for (const Way& way : ways_[static_cast<size_t>(at.place)]) {
        At next = Moved(at, way);
        uint64_t next_number = NumberOf(next);
        if (DistanceOf(next_number) + 1 != DistanceOf(number)) continue;
        auto& [next_at, ways_there] = nearer[next_number];
        next_at = next;
        ways_there = AddUpTo(ways_there, ways_here);
      }
    }
    level = std::move(nearer);
  }
  return total;
}

}  // namespace grille::slide
