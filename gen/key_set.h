#ifndef GRILLE_GEN_KEY_SET_H_
#define GRILLE_GEN_KEY_SET_H_

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace grille::gen {

/// A set of canonical keys, for a run without a store to drop its own duplicates. The keys are held
/// exactly; hashes only say where to look. Takes some 25 bytes a key of 11 bytes, so that ten
/// million stay well below 500 MB. Not thread-safe.
class KeySet {
 public:
  KeySet();

  /// Adds a key of 1 to 255 bytes; false when it is there already.
  bool Insert(std::string_view key);

  uint64_t size() const { return size_; }

 private:
  std::string_view KeyAt(uint64_t place) const;
  uint64_t Store(std::string_view key);
  void Grow();

  /// Keys one after the other, each behind a byte with its length, in chunks that never move.
  std::vector<std::unique_ptr<char[]>> chunks_;
  uint64_t used_ = 0;  ///< bytes of the last chunk in use

  /// Open addressing with linear probing: 0 is a free slot, else place + 1 of a key in the low 40
  /// bits and 24 bits of its hash above.
  std::vector<uint64_t> slots_;
  uint64_t size_ = 0;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_KEY_SET_H_
