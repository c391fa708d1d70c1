#include "solver/slide/sequence_index.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>

#include "solver/status.h"

namespace grille::slide {
namespace {

constexpr int kMostSequenceBits = 48;
constexpr uint64_t kRanksPerMark = 64;

/// Lengthens a path by vertices not yet on it until it visits all; false when it cannot.
bool FinishPath(const Graph& graph, VertexSet visited, std::vector<Vertex>* path) {
  if (static_cast<int>(path->size()) == graph.size) return true;
  VertexSet next = graph.neighbours[path->back()] & ~visited;
  for (; next != 0; next &= next - 1) {
    auto vertex = static_cast<Vertex>(std::countr_zero(next));
    path->push_back(vertex);
    if (FinishPath(graph, visited | Bit(vertex), path)) return true;
    path->pop_back();
  }
  return false;
}

/// A way of filling `length` tokens of a sequence, and what it uses.
struct Part {
  uint32_t code = 0;
  std::vector<int> used;
};

/// All ways of filling the tokens, each of a kind used at most `counts` times, in no order.
void FillParts(const std::vector<int>& counts, int bits, int length, int filled, Part* so_far,
               std::vector<Part>* all) {
  if (filled == length) {
    all->push_back(*so_far);
    return;
  }
  for (size_t kind = 0; kind < counts.size(); ++kind) {
    if (so_far->used[kind] == counts[kind]) continue;
    ++so_far->used[kind];
    so_far->code |= static_cast<uint32_t>(kind) << (bits * filled);
    FillParts(counts, bits, length, filled + 1, so_far, all);
    so_far->code &= ~(static_cast<uint32_t>(kind) << (bits * filled));
    --so_far->used[kind];
  }
}

std::vector<Part> PartsOf(const std::vector<int>& counts, int bits, int length) {
  std::vector<Part> parts;
  Part empty;
  empty.used.resize(counts.size());
  FillParts(counts, bits, length, 0, &empty, &parts);
  std::sort(parts.begin(), parts.end(),
            [](const Part& a, const Part& b) { return a.code < b.code; });
  return parts;
}

/// How many sequences there are, or nothing beyond 2^32.
bool CountSequences(const std::vector<int>& counts, uint64_t* sequences) {
  *sequences = 1;
  uint64_t placed = 0;
  for (int count : counts) {
    for (int i = 1; i <= count; ++i) {
      // Choosing i of `placed` places: exact at every step.
      *sequences = *sequences * ++placed / static_cast<uint64_t>(i);
      if (*sequences > std::numeric_limits<uint32_t>::max()) return false;
    }
  }
  return true;
}

}  // namespace

absl::StatusOr<SequenceIndex> SequenceIndex::Create(const Graph& graph, const Arrangement& sample) {
  SequenceIndex index;
  GRILLE_RETURN_IF_ERROR(index.TakePath(graph));
  GRILLE_RETURN_IF_ERROR(index.TakeTokens(sample));
  index.TakeJumps(graph);
  index.MakeTables();
  return index;
}

void SequenceIndex::TakeJumps(const Graph& graph) {
  for (int low = 0; low < places_; ++low) {
    for (int high = low + 2; high < places_; ++high) {
      if (!graph.Joined(VertexAt(low), VertexAt(high))) continue;
      // The piece is sequence places low to high − 1. Going up, the vacancy takes the last token of
      // it to the front; going down, the first to the end.
      int length = bits_ * (high - low);
      uint64_t piece = (uint64_t{1} << length) - 1;
      jumps_.push_back({low, high, bits_ * low, bits_, length - bits_, piece});
      jumps_.push_back({high, low, bits_ * low, length - bits_, bits_, piece});
    }
  }
}

absl::Status SequenceIndex::TakePath(const Graph& graph) {
  std::vector<Vertex> path;
  for (Vertex start = 0; start < graph.size && path.empty(); ++start) {
    path = {start};
    if (!FinishPath(graph, Bit(start), &path)) path.clear();
  }
  if (path.empty()) return absl::InvalidArgumentError("no path visits all vertices of the board");
  places_ = graph.size;
  for (int place = 0; place < places_; ++place) {
    path_[static_cast<size_t>(place)] = path[static_cast<size_t>(place)];
    place_of_[path[static_cast<size_t>(place)]] = place;
  }
  return absl::OkStatus();
}

absl::Status SequenceIndex::TakeTokens(const Arrangement& sample) {
  std::map<Token, int> counts;
  for (int v = 0; v < sample.size; ++v) {
    Token token = sample.at[static_cast<size_t>(v)];
    if (token != kVacant) ++counts[token];
  }
  for (auto [token, count] : counts) {
    kind_of_[token] = static_cast<uint8_t>(token_of_.size());
    token_of_.push_back(token);
    counts_.push_back(count);
  }
  bits_ = std::max(1, static_cast<int>(std::bit_width(token_of_.size() - 1)));
  int tokens = places_ - 1;
  if (bits_ * tokens > kMostSequenceBits || !CountSequences(counts_, &sequences_)) {
    return absl::OutOfRangeError("too many arrangements for a table");
  }
  low_bits_ = bits_ * ((tokens + 1) / 2);
  low_mask_ = (uint64_t{1} << low_bits_) - 1;
  return absl::OkStatus();
}

void SequenceIndex::MakeTables() {
  int tokens = places_ - 1;
  int low_tokens = (tokens + 1) / 2;
  rank_.resize(size_t{1} << (bits_ * (tokens - low_tokens)));
  offset_.resize(size_t{1} << low_bits_);

  std::map<std::vector<int>, uint32_t> contents;
  for (const Part& high : PartsOf(counts_, bits_, tokens - low_tokens)) {
    auto [known, fresh] = contents.emplace(high.used, static_cast<uint32_t>(highs_.size()));
    if (fresh) highs_.emplace_back();
    std::vector<uint32_t>& same = highs_[known->second];
    rank_[high.code] = static_cast<uint32_t>(same.size());
    same.push_back(high.code);
  }
  uint64_t ranks = 0;
  for (const Part& low : PartsOf(counts_, bits_, low_tokens)) {
    std::vector<int> left = counts_;
    for (size_t kind = 0; kind < left.size(); ++kind) left[kind] -= low.used[kind];
    uint32_t content = contents.at(left);
    rows_.push_back({low.code, content, static_cast<uint32_t>(ranks)});
    offset_[low.code] = static_cast<uint32_t>(ranks);
    ranks += highs_[content].size();
    while (row_of_.size() * kRanksPerMark < ranks) {
      row_of_.push_back(static_cast<uint32_t>(rows_.size() - 1));
    }
  }
}

size_t SequenceIndex::FirstRow(size_t part, size_t parts) const {
  if (part >= parts) return rows_.size();
  uint64_t rank = sequences_ / parts * part;
  return static_cast<size_t>(
      std::partition_point(rows_.begin(), rows_.end(),
                           [&](const Row& row) { return row.first < rank; }) -
      rows_.begin());
}

uint64_t SequenceIndex::SequenceOf(uint64_t rank) const {
  size_t r = row_of_[rank / kRanksPerMark];
  while (r + 1 < rows_.size() && rows_[r + 1].first <= rank) ++r;
  const Row& row = rows_[r];
  return row.low | static_cast<uint64_t>(highs_[row.content][rank - row.first]) << low_bits_;
}

uint64_t SequenceIndex::SequenceOf(const Arrangement& arrangement) const {
  uint64_t sequence = 0;
  int shift = 0;
  for (int place = 0; place < places_; ++place) {
    Token token = arrangement.at[VertexAt(place)];
    if (token == kVacant) continue;
    sequence |= uint64_t{kind_of_[token]} << shift;
    shift += bits_;
  }
  return sequence;
}

Arrangement SequenceIndex::ArrangementOf(uint64_t sequence, int place) const {
  Arrangement arrangement;
  arrangement.size = places_;
  uint64_t mask = (uint64_t{1} << bits_) - 1;
  for (int p = 0; p < places_; ++p) {
    if (p == place) continue;
    arrangement.at[VertexAt(p)] = token_of_[sequence & mask];
    sequence >>= bits_;
  }
  return arrangement;
}

uint64_t SequenceIndex::NumberOf(const Arrangement& arrangement) const {
  return RankOf(SequenceOf(arrangement)) * static_cast<uint64_t>(places_) +
         static_cast<uint64_t>(PlaceOf(VacancyOf(arrangement)));
}

Arrangement SequenceIndex::ArrangementOf(uint64_t number) const {
  auto places = static_cast<uint64_t>(places_);
  return ArrangementOf(SequenceOf(number / places), static_cast<int>(number % places));
}

}  // namespace grille::slide
