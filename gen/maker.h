#ifndef GRILLE_GEN_MAKER_H_
#define GRILLE_GEN_MAKER_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "solver/batch.h"

namespace grille::gen {

/// All that a run can ever make.
struct Extent {
  uint64_t candidates = 0;     ///< different ones, of which many may be disguises of each other
  std::set<std::string> keys;  ///< of the puzzles that they make
};

/// Makes the batches of one run: samples, proves, grades. One object serves all threads.
class BatchMaker {
 public:
  virtual ~BatchMaker() = default;

  /// Candidates in every batch, but for the last of all; part of the sampler's version.
  virtual uint32_t walks_per_batch() const = 0;

  /// Version of the sampler, kept with every run (runs.md, 5).
  virtual int sampler_version() const = 0;

  /// Makes batch `number`: a pure function of the run and the number. Thread-safe. `*batch` may be
  /// one used before; its memory is used again.
  virtual void Make(uint64_t number, Batch* batch) const = 0;

  /// How many batches there are at all, where the candidates come to an end. Those beyond have
  /// none, and the last may have fewer than the others.
  virtual std::optional<uint64_t> batches() const { return std::nullopt; }

  /// All that the run can make, where that is found out within a second or two; else nothing. A
  /// pure function of the run, whatever its seed.
  virtual std::optional<Extent> FindExtent() const { return std::nullopt; }

  /// A run that may come to an end without being able to prove it is given up after so many batches
  /// in a row that bring nothing new; nothing for other runs.
  virtual std::optional<uint64_t> patience() const { return std::nullopt; }
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_MAKER_H_
