#ifndef GRILLE_TESTS_TOOLS_PROGRAM_SLOW_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_SLOW_H_

namespace grille::program {

/// Whether the program is built with a sanitizer, as the tests then are: what is long may be
/// shorter.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSlowProgram = true;
#else
inline constexpr bool kSlowProgram = false;
#endif

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_SLOW_H_
