#ifndef GRILLE_GEN_TBB_WORKERS_H_
#define GRILLE_GEN_TBB_WORKERS_H_

#include "solver/workers.h"

namespace grille::gen {

/// The threads of oneTBB, lent to the solver. Not to be used within a pipeline.
class TbbWorkers final : public Workers {
 public:
  /// With so many threads, at least 1.
  explicit TbbWorkers(int threads) : threads_(threads) {}

  int count() const override { return threads_; }
  void Do(int parts, const std::function<void(int)>& part) const override;

 private:
  int threads_;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_TBB_WORKERS_H_
