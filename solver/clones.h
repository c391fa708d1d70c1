#ifndef GRILLE_SOLVER_CLONES_H_
#define GRILLE_SOLVER_CLONES_H_

/// Before a function definition: compiles it for several levels of x86-64 and lets the processor at
/// hand choose when the program starts. The results are the same to the last bit; only integer code
/// is marked. Left out where the loader's early choice does not go with a sanitizer, and for other
/// compilers.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define GRILLE_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define GRILLE_CLONES
#endif

#endif  // GRILLE_SOLVER_CLONES_H_
