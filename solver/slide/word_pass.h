#ifndef GRILLE_SOLVER_SLIDE_WORD_PASS_H_
#define GRILLE_SOLVER_SLIDE_WORD_PASS_H_

#include <cstdint>
#include <vector>

#include "solver/slide/arrangement.h"
#include "solver/slide/sequence_index.h"
#include "solver/workers.h"

namespace grille::slide {

/// The states of a word table (word_table.h) as the pass that fills it sees them: layer j holds
/// those with j letters done; mask number s × layers + j those of sequence s in it, bit p for the
/// vacancy at place p; the distance at place p stands at mask number × places + p.
struct WordSpace {
  const SequenceIndex* index = nullptr;
  Moves word = {};
  uint64_t marked = 0;  ///< the marked token's number in sequences

  int layers() const { return static_cast<int>(word.size()) + 1; }
  uint64_t masks() const { return index->sequences() * static_cast<uint64_t>(layers()); }
};

/// A state: a mask's number and a bit of it.
struct WordState {
  uint64_t mask = 0;
  int place = 0;
};

/// Fills `reached` (masks() entries of 0) and `distances` (masks() × places), going back from the
/// goals, until `*until` is reached, or everything when that is null. At most 16 places.
void FillWordDistances(const WordSpace& space, const std::vector<WordState>& goals,
                       const WordState* until, const Workers& workers,
                       std::vector<uint16_t>* reached, std::vector<uint8_t>* distances);

/// Bytes that the pass takes beside its results.
uint64_t BytesOfPass(const WordSpace& space);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_WORD_PASS_H_
