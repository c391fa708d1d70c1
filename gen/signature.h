#ifndef GRILLE_GEN_SIGNATURE_H_
#define GRILLE_GEN_SIGNATURE_H_

#include <cstdint>

#include "solver/batch.h"

namespace grille::gen {

/// The two signatures of a run (runs.md, 8), taken up batch by batch in order: one over the
/// candidates' outcomes and the proved puzzles, one over their grades. Checked-in values guard the
/// law of sampling and the grades.
class Signature {
 public:
  void Add(const Batch& batch);

  uint64_t candidates() const { return candidates_; }
  uint64_t grades() const { return grades_; }

 private:
  uint64_t candidates_ = 0;
  uint64_t grades_ = 0;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_SIGNATURE_H_
