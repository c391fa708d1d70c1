#ifndef GRILLE_SOLVER_SLIDE_LARGE_ARRAY_H_
#define GRILLE_SOLVER_SLIDE_LARGE_ARRAY_H_

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <vector>

namespace grille::slide {

/// Asks the system for large pages, where it has them, for arrays that are read and written all
/// over the place: the processor then finds their addresses without walking its tables for each.
template <typename T>
class LargePages {
 public:
  using value_type = T;

  LargePages() = default;
  template <typename U>
  LargePages(const LargePages<U>&) {}  // NOLINT: allocators are converted

  T* allocate(size_t n) {
    size_t bytes = n * sizeof(T);
    if (bytes < kPage) return static_cast<T*>(::operator new(bytes));
    void* memory = ::operator new(bytes, std::align_val_t(kPage));
    // Only advice: nothing depends on whether it is taken.
    static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
    return static_cast<T*>(memory);
  }

  void deallocate(T* memory, size_t n) {
    if (n * sizeof(T) < kPage) {
      ::operator delete(memory);
    } else {
      ::operator delete(memory, std::align_val_t(kPage));
    }
  }

  template <typename U>
  bool operator==(const LargePages<U>&) const {
    return true;
  }

 private:
  static constexpr size_t kPage = size_t{2} << 20;
};

template <typename T>
using LargeArray = std::vector<T, LargePages<T>>;

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_LARGE_ARRAY_H_
