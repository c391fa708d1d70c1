#ifndef GRILLE_GEN_RUN_END_H_
#define GRILLE_GEN_RUN_END_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "gen/key_set.h"
#include "gen/maker.h"

namespace grille::gen {

/// Watches for the end of a run that may have one. A function of the batches in their order. Not
/// thread-safe.
class RunEnd {
 public:
  /// Without extent or patience (maker.h) the run has no such end.
  RunEnd(const std::optional<Extent>& extent, std::optional<uint64_t> patience);

  /// The keys still to be made, where all are known.
  const std::set<std::string>& missing() const { return missing_; }

  /// Takes note of a puzzle that need not be made: it is there.
  void Drop(const std::string& key) { missing_.erase(key); }

  /// Takes note of a batch, the next in order.
  void Take(const Batch& batch);

  /// Whether there is nothing left to make.
  bool Exhausted() const { return finite_ && missing_.empty(); }

  /// Whether nothing new has come for so long that the run is given up.
  bool GivenUp() const { return patience_ && in_vain_ >= *patience_; }

 private:
  bool finite_;
  std::set<std::string> missing_;
  std::optional<uint64_t> patience_;
  KeySet seen_;
  uint64_t in_vain_ = 0;  ///< batches since the last that brought a key not seen before
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_RUN_END_H_
