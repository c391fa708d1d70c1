#ifndef GRILLE_TESTS_GEN_SIGNATURES_H_
#define GRILLE_TESTS_GEN_SIGNATURES_H_

#include <cstdint>
#include <ostream>

#include "gen/maker.h"

namespace grille::gen {

/// The two signatures of a run (runs.md, 8).
struct Signatures {
  uint64_t candidates;
  uint64_t grades;
  bool operator==(const Signatures&) const = default;
};

void PrintTo(const Signatures& s, std::ostream* out);

/// Those of the first batches, made through the pipeline; the batches must come in order.
Signatures SignaturesOf(const BatchMaker& maker, int threads, uint64_t batches);

}  // namespace grille::gen

#endif  // GRILLE_TESTS_GEN_SIGNATURES_H_
