#ifndef GRILLE_SOLVER_WORKERS_H_
#define GRILLE_SOLVER_WORKERS_H_

#include <functional>

namespace grille {

/// Who does the parts of a long work. The solver has no threads; who has some lends them so.
class Workers {
 public:
  virtual ~Workers() = default;

  /// How many parts can be done at the same time, at least 1.
  virtual int count() const = 0;

  /// Does part(0) to part(parts - 1), in any order, perhaps at the same time; returns when all are
  /// done. What one of them throws, it throws.
  virtual void Do(int parts, const std::function<void(int)>& part) const = 0;
};

/// One after the other, in the thread that calls.
class OneWorker final : public Workers {
 public:
  int count() const override { return 1; }
  void Do(int parts, const std::function<void(int)>& part) const override {
    for (int i = 0; i < parts; ++i) part(i);
  }
};

}  // namespace grille

#endif  // GRILLE_SOLVER_WORKERS_H_
