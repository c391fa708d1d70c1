#ifndef GRILLE_GEN_MAKER_H_
#define GRILLE_GEN_MAKER_H_

#include <cstdint>

#include "solver/batch.h"

namespace grille::gen {

/// Makes the batches of one run: samples, proves, grades. One object serves all threads.
class BatchMaker {
 public:
  virtual ~BatchMaker() = default;

  /// Candidates in every batch; part of the sampler's version.
  virtual uint32_t walks_per_batch() const = 0;

  /// Version of the sampler, kept with every run (runs.md, 5).
  virtual int sampler_version() const = 0;

  /// Makes batch `number`: a pure function of the run and the number. Thread-safe. `*batch` may be
  /// one used before; its memory is used again.
  virtual void Make(uint64_t number, Batch* batch) const = 0;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_MAKER_H_
