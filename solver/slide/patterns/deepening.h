#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_DEEPENING_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_DEEPENING_H_

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/patterns/bunch.h"

namespace grille::slide {

/// Position by position within a bunch, for boards and databases of any size.
template <typename Word>
class Deepening final : public BunchSearch<Word> {
 public:
  /// `views` and `walks` must live on.
  Deepening(const Views<Word>& views, const WalkAutomaton& walks)
      : views_(&views), walks_(&walks) {}

  /// All positions after one move more from each of `from` that may lead to a solution in `left`
  /// moves, that move not counted; their parents are their numbers in `from`.
  std::vector<Position<Word>> Successors(const std::vector<Position<Word>>& from, int left);

 protected:
  void Begin(const std::vector<Position<Word>>& from, size_t levels) override;
  size_t Sift(size_t level, size_t begin, size_t end, int left) override;
  void Advance(size_t level, size_t count) override;
  typename BunchSearch<Word>::Step MoveAt(size_t number) const override {
    const Candidate& candidate = candidates_[left_over_[number]];
    return {candidate.from, candidate.parent};
  }
  typename BunchSearch<Word>::Step MoveTo(size_t level, size_t number) const override {
    const Position<Word>& position = levels_[level][number];
    return {position.vacancy, position.parent};
  }

 private:
  /// A move from a position in hand.
  struct Candidate {
    const uint8_t* entries;
    uint32_t entry;
    uint16_t parent;
    WalkAutomaton::State walk;
    Vertex from;
    Vertex token;
    int16_t most_steps;  ///< above the sum of distances, for a solution to be left
    uint8_t distance;
    std::array<uint8_t, kMaxViews> steps;
  };

  void MakeCandidates(const Position<Word>* positions, size_t begin, size_t end, int left);
  void SiftByView(const Position<Word>* positions, int view);
  void Keep(const Position<Word>* positions, std::vector<Position<Word>>* kept) const;

  const Views<Word>* views_;
  const WalkAutomaton* walks_;
  std::vector<std::vector<Position<Word>>> levels_;  ///< each may be longer than its level
  std::vector<Candidate> candidates_;
  std::vector<uint16_t> left_over_;  ///< the numbers of candidates that no view has cut off
};

template <typename Word>
void Deepening<Word>::MakeCandidates(const Position<Word>* positions, size_t begin, size_t end,
                                     int left) {
  candidates_.clear();
  left_over_.clear();
  for (size_t i = begin; i < end; ++i) {
    const Position<Word>& position = positions[i];
    const auto* end_of_steps = walks_->end(position.walk);
    for (const auto* step = walks_->begin(position.walk); step != end_of_steps; ++step) {
      Candidate candidate;
      candidate.parent = static_cast<uint16_t>(i);
      candidate.walk = step->next;
      candidate.from = step->to;
      candidate.token = position.TokenAt(candidate.from);
      int distance = position.distance + views_->DistanceOf(candidate.token, position.vacancy) -
                     views_->DistanceOf(candidate.token, candidate.from);
      candidate.distance = static_cast<uint8_t>(distance);
      // Exact for steps of 2, too: bound and surplus have the same parity then.
      candidate.most_steps = static_cast<int16_t>((left - distance) / views_->step());
      if (left < distance) continue;
      left_over_.push_back(static_cast<uint16_t>(candidates_.size()));
      candidates_.push_back(candidate);
    }
  }
}

template <typename Word>
void Deepening<Word>::SiftByView(const Position<Word>* positions, int view) {
  auto v = static_cast<size_t>(view);
  for (uint16_t number : left_over_) {
    Candidate& candidate = candidates_[number];
    const Position<Word>& position = positions[candidate.parent];
    const auto& look = views_->LookAt(view, candidate.token);
    Word places = position.places[v] ^ views_->Field(view, candidate.token, candidate.from) ^
                  views_->Field(view, candidate.token, position.vacancy);
    candidate.entries = look.entries;
    candidate.entry = views_->EntryOf(look, places);
    __builtin_prefetch(look.entries + candidate.entry / 2);
  }
  size_t kept = 0;
  for (uint16_t number : left_over_) {
    Candidate& candidate = candidates_[number];
    const Position<Word>& position = positions[candidate.parent];
    const auto& look = views_->LookAt(view, candidate.token);
    int steps = StepsIn(candidate.entries, candidate.entry);
    candidate.steps[v] = static_cast<uint8_t>(steps);
    left_over_[kept] = number;
    kept += position.sum[v] - position.steps[v][look.pattern] + steps <= candidate.most_steps;
  }
  left_over_.resize(kept);
}

template <typename Word>
void Deepening<Word>::Keep(const Position<Word>* positions,
                           std::vector<Position<Word>>* kept) const {
  // Never made smaller, for what is beyond is used again.
  if (kept->size() < left_over_.size()) kept->resize(left_over_.size());
  Position<Word>* next = kept->data();
  for (uint16_t number : left_over_) {
    const Candidate& candidate = candidates_[number];
    const Position<Word>& position = positions[candidate.parent];
    Position<Word>& after = *next++;
    after = position;
    auto exchanged = static_cast<Word>(candidate.token ^ views_->vacancy());
    after.at ^= exchanged << candidate.from * Views<Word>::kBits ^
                exchanged << position.vacancy * Views<Word>::kBits;
    after.distance = candidate.distance;
    after.walk = candidate.walk;
    after.vacancy = candidate.from;
    after.parent = candidate.parent;
    for (size_t v = 0; v < static_cast<size_t>(views_->count()); ++v) {
      auto view = static_cast<int>(v);
      const auto& look = views_->LookAt(view, candidate.token);
      after.places[v] ^= views_->Field(view, candidate.token, candidate.from) ^
                         views_->Field(view, candidate.token, position.vacancy);
      after.sum[v] =
          static_cast<uint8_t>(after.sum[v] - after.steps[v][look.pattern] + candidate.steps[v]);
      after.steps[v][look.pattern] = candidate.steps[v];
    }
  }
}

template <typename Word>
std::vector<Position<Word>> Deepening<Word>::Successors(const std::vector<Position<Word>>& from,
                                                        int left) {
  Begin(from, 2);
  size_t count = Sift(0, 0, from.size(), left);
  Advance(0, count);
  return {levels_[1].begin(), levels_[1].begin() + static_cast<std::ptrdiff_t>(count)};
}

template <typename Word>
void Deepening<Word>::Begin(const std::vector<Position<Word>>& from, size_t levels) {
  if (levels_.size() < levels) levels_.resize(levels);
  levels_[0].assign(from.begin(), from.end());
}

template <typename Word>
size_t Deepening<Word>::Sift(size_t level, size_t begin, size_t end, int left) {
  const Position<Word>* positions = levels_[level].data();
  MakeCandidates(positions, begin, end, left);
  for (int view = 0; view < views_->count(); ++view) SiftByView(positions, view);
  return left_over_.size();
}

template <typename Word>
void Deepening<Word>::Advance(size_t level, size_t /*count*/) {
  Keep(levels_[level].data(), &levels_[level + 1]);
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_DEEPENING_H_
