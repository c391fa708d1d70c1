#ifndef GRILLE_GEN_HANDOVER_H_
#define GRILLE_GEN_HANDOVER_H_

#include <atomic>
#include <cstdint>

namespace grille {

/// An edge between threads that ThreadSanitizer can see. What a thread did before Give() happens
/// before what a thread does after a Take() that comes later.
///
/// TBB orders the stages of a pipeline already, but by means inside a library that the sanitizer
/// does not look into (tests/tsan.supp), so without this every batch looks like a race, and
/// silencing that would silence real races too. The cost is two atomic operations a batch and
/// stage.
///
/// In a pipeline of batches that are passed by plain pointer:
///   - the caller Give()s to `source` before parallel_pipeline() and Take()s from `source` and
///   `sink`
///     after it;
///   - the serial first stage Take()s from `source`, fills the batch, Give()s to the batch's own
///     Handover and to `source`;
///   - the parallel stage Take()s from the batch, works, Give()s to it;
///   - the serial last stage Take()s from `sink` and the batch, works, Give()s to `sink`.
/// Take() is the first thing a stage does and Give() the last: it reads nothing of its captures
/// after it. A token is a plain pointer, since TBB moves any other in its own memory before the
/// stage has a chance to Take(). No stage throws; it remembers its error and stops the flow.
class Handover {
 public:
  /// A read-modify-write, so that of two threads that give neither covers up the other.
  void Give() { mark_.fetch_add(1, std::memory_order_release); }
  void Take() const { static_cast<void>(mark_.load(std::memory_order_acquire)); }

 private:
  std::atomic<uint32_t> mark_{0};
};

/// A pointer that a stage's function object carries. TBB copies the object in the calling thread;
/// the worker that calls it reads the pointer before it has a chance to Take(). That one read is a
/// function of its own, so that tests/tsan.supp can name it and nothing else.
template <typename T>
class Carried {
 public:
  explicit Carried(T* pointer) : pointer_(pointer) {}

  __attribute__((noinline)) T* ReadCarriedPointer() const { return pointer_; }

 private:
  T* pointer_;
};

}  // namespace grille

#endif  // GRILLE_GEN_HANDOVER_H_
