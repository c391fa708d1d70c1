#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_VIEWS_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_VIEWS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "solver/slide/packed.h"
#include "solver/slide/patterns/set.h"

// The databases of one split give one lower bound; the same databases, after the board was laid on
// itself so that the goal's vacancy comes to lie where it is in the set, give another one. Each is
// a *view* of a position; the largest bound counts. All views share the sum of the tokens'
// distances from home: they differ in the steps above it.
//
// A view packs the places of all tokens into a word, a field each, the tokens of a pattern side by
// side in its order. When a token moves, one field changes, and with it the entry of one database.

namespace grille::slide {

inline constexpr int kMaxViews = 4;
inline constexpr int kMaxPatterns = 8;

/// A goal, as all its views see it. Tokens are named by their homes. `Word` is uint64_t for boards
/// of up to 16 vertices, else Wide. Holds on to the set.
template <typename Word>
class Views {
 public:
  static constexpr int kBits = sizeof(Word) == sizeof(uint64_t) ? 4 : 5;

  /// Where to look for one token's pattern in one view.
  struct Look {
    const uint8_t* entries = nullptr;
    const Placements* placements = nullptr;
    uint8_t field = 0;    ///< of the token in the view's word, in bits
    uint8_t first = 0;    ///< of the pattern's first token, in bits
    uint8_t pattern = 0;  ///< its number in the split
    Word mask = 0;        ///< the fields of the pattern, from bit 0
  };

  /// For goals whose vacancy is that vertex. Requires that it is an image of the set's.
  Views(std::shared_ptr<const PatternSet> set, Vertex vacancy);

  const Graph& graph() const { return set_->graph; }
  Vertex vacancy() const { return vacancy_; }
  int count() const { return count_; }
  int step() const { return step_; }
  int DistanceOf(Vertex token, Vertex place) const { return distances_[place][token]; }

  /// The databases of a view.
  const SplitDatabases& DatabasesOf(int view) const { return *databases_[Index(view)]; }

  const Look& LookAt(int view, Vertex token) const { return looks_[Index(view)][token]; }

  /// The field of a token in a view's word when it stands on a vertex.
  Word Field(int view, Vertex token, Vertex place) const {
    return Word{images_[Index(view)][place]} << LookAt(view, token).field;
  }

  /// The number of a pattern's entry, given a view's word.
  uint32_t EntryOf(const Look& look, Word places) const {
    return NumberOf(*look.placements, places >> look.first & look.mask);
  }

 private:
  static size_t Index(int view) { return static_cast<size_t>(view); }
  void Add(const SplitDatabases& split, const Symmetry& symmetry);
  static uint32_t NumberOf(const Placements& placements, Word fields);

  std::shared_ptr<const PatternSet> set_;
  Vertex vacancy_;
  int count_ = 0;
  int step_ = 1;
  Distances distances_;
  std::array<const SplitDatabases*, kMaxViews> databases_ = {};
  std::array<std::array<Look, kMaxVertices>, kMaxViews> looks_ = {};
  std::array<std::array<Vertex, kMaxVertices>, kMaxViews> images_ = {};
};

/// The entry of that number.
inline int StepsIn(const uint8_t* entries, uint32_t number) {
  return entries[number / 2] >> number % 2 * 4 & PatternDatabase::kMostSteps;
}

template <typename Word>
Views<Word>::Views(std::shared_ptr<const PatternSet> set, Vertex vacancy)
    : set_(std::move(set)), vacancy_(vacancy), distances_(DistancesOn(set_->graph)) {
  // The databases of different splits say more that is new than two views by the same ones; so they
  // take turns.
  for (const Symmetry& symmetry : set_->symmetries) {
    if (symmetry[vacancy] != set_->vacancy) continue;
    for (const auto& split : set_->splits) {
      step_ = split->databases().front().step();
      if (count_ < kMaxViews) Add(*split, symmetry);
    }
  }
}

template <typename Word>
void Views<Word>::Add(const SplitDatabases& split, const Symmetry& symmetry) {
  std::array<Vertex, kMaxVertices> back = {};
  for (Vertex v = 0; v < set_->graph.size; ++v) back[symmetry[v]] = v;
  auto& looks = looks_[Index(count_)];
  databases_[Index(count_)] = &split;
  images_[Index(count_)] = symmetry;
  uint8_t field = 0;
  uint8_t number = 0;
  for (const PatternDatabase& database : split.databases()) {
    Look look;
    look.entries = database.bytes().data();
    look.placements = &database.placements();
    look.first = field;
    look.pattern = number++;
    look.mask = (Word{1} << kBits * database.placements().tokens()) - 1;
    for (Vertex home : database.pattern()) {
      look.field = field;
      looks[back[home]] = look;
      field = static_cast<uint8_t>(field + kBits);
    }
  }
  ++count_;
}

// The digits of a placement's number (placements.h), all at once in the bytes of a word: each
// place, less one for each earlier token that stands below it.
template <typename Word>
uint32_t Views<Word>::NumberOf(const Placements& placements, Word fields) {
  constexpr uint64_t kOnes = 0x0101010101010101;
  constexpr uint64_t kTops = 0x8080808080808080;
  constexpr int kByte = 8;
  auto packed = static_cast<uint64_t>(fields);
  uint64_t places = 0;
  if constexpr (kBits == 4) {
    places = (packed | packed << 16) & 0x0000FFFF0000FFFF;
    places = (places | places << 8) & 0x00FF00FF00FF00FF;
    places = (places | places << 4) & 0x0F0F0F0F0F0F0F0F;
  } else {
    for (int i = 0; i < placements.tokens(); ++i) {
      places |= (packed >> i * kBits & ((1 << kBits) - 1)) << i * kByte;
    }
  }
  uint64_t digits = places;
  uint64_t later = kOnes;
  for (int i = 0; i + 1 < placements.tokens(); ++i) {
    later <<= kByte;
    uint64_t place = (places >> i * kByte & 0xFF) * kOnes;
    digits -= ((places | kTops) - place) >> (kByte - 1) & later;
  }
  uint32_t number = 0;
  for (int i = 0; i < placements.tokens(); ++i) {
    number += placements.weight(i) * static_cast<uint32_t>(digits >> i * kByte & 0xFF);
  }
  return number;
}

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_VIEWS_H_
