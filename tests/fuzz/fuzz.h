#ifndef GRILLE_TESTS_FUZZ_FUZZ_H_
#define GRILLE_TESTS_FUZZ_FUZZ_H_

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// What the targets share. A target is one file <name>_fuzz.cc that defines the function below. It
// may do with the bytes whatever the program would, and must neither crash nor run long, nor leave
// anything behind. It is linked with libFuzzer, which makes up the bytes, or with replay.cc, which
// takes them from tests/fuzz/corpus/<name>.

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace grille::fuzz {

inline std::string_view Text(const uint8_t* data, size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// So much of a search is waited for.
inline constexpr uint64_t kNodes = 2000;

/// Ends the program, which libFuzzer takes for a find, unless what should hold does.
inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "Does not hold: %s\n", what);
  std::abort();
}

}  // namespace grille::fuzz

#endif  // GRILLE_TESTS_FUZZ_FUZZ_H_
