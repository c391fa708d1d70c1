#ifndef GRILLE_SOLVER_SLIDE_JUMP_LOOKUP_H_
#define GRILLE_SOLVER_SLIDE_JUMP_LOOKUP_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/slide/sequence_index.h"

namespace grille::slide {

/// A set of jumps: bit j for jump j. A board of 25 vertices has no more than 32.
using JumpSet = uint64_t;

/// The jumps that begin at the places of a mask, looked up byte by byte: the processor then guesses
/// wrong once for a mask and not once for a jump.
template <typename Mask>
class JumpLookup {
 public:
  explicit JumpLookup(const std::vector<Jump>& jumps) {
    for (size_t slice = 0; slice < kSlices; ++slice) {
      for (size_t bits = 0; bits < kValues; ++bits) {
        for (size_t j = 0; j < jumps.size(); ++j) {
          auto from = static_cast<size_t>(jumps[j].from);
          bool begins = from / kSlice == slice && (bits >> from % kSlice & 1) != 0;
          if (begins) jumps_[slice][bits] |= JumpSet{1} << j;
        }
      }
    }
  }

  JumpSet Of(Mask mask) const {
    JumpSet jumps = 0;
    for (size_t slice = 0; slice < kSlices; ++slice) {
      jumps |= jumps_[slice][mask >> slice * kSlice & (kValues - 1)];
    }
    return jumps;
  }

 private:
  static constexpr size_t kSlice = 8;
  static constexpr size_t kValues = size_t{1} << kSlice;
  static constexpr size_t kSlices = sizeof(Mask);

  std::array<std::array<JumpSet, kValues>, kSlices> jumps_ = {};
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_JUMP_LOOKUP_H_
