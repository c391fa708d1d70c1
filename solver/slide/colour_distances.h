#ifndef GRILLE_SOLVER_SLIDE_COLOUR_DISTANCES_H_
#define GRILLE_SOLVER_SLIDE_COLOUR_DISTANCES_H_

#include <array>
#include <cstdint>

#include "solver/slide/distance_table.h"
#include "solver/slide/packed.h"

namespace grille::slide {

/// Looks up how far arrangements with a marked token are from a goal if the mark is overlooked.
class ColourDistances {
 public:
  /// The table must outlive it. `packing` is that of the arrangements, in which `mark` stands for a
  /// token of colour `colour`.
  ColourDistances(const DistanceTable& table, const Packing<Wide>& packing, Token mark,
                  Token colour)
      : table_(table), packing_(packing) {
    const SequenceIndex& index = table.index();
    for (int v = 0; v < table.goal().size; ++v) {
      Token token = table.goal().at[static_cast<size_t>(v)];
      if (token != kVacant) kind_of_[packing.NumberOf(token)] = index.NumberOfToken(token);
    }
    kind_of_[packing.NumberOf(mark)] = index.NumberOfToken(colour);
  }

  int Of(Wide word) const {
    const SequenceIndex& index = table_.index();
    uint64_t sequence = 0;
    int shift = 0;
    int vacancy = 0;
    for (int place = 0; place < index.places(); ++place) {
      unsigned number = packing_.NumberAt(word, index.VertexAt(place));
      if (number == 0) {
        vacancy = place;
        continue;
      }
      sequence |= kind_of_[number] << shift;
      shift += index.bits();
    }
    return table_.DistanceOf(uint64_t{index.RankOf(sequence)} *
                                 static_cast<uint64_t>(index.places()) +
                             static_cast<uint64_t>(vacancy));
  }

 private:
  const DistanceTable& table_;
  Packing<Wide> packing_;
  std::array<uint64_t, 256> kind_of_ = {};  ///< the index's number, by the packing's
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_COLOUR_DISTANCES_H_
