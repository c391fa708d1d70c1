#ifndef GRILLE_BENCH_BIG_STORE_H_
#define GRILLE_BENCH_BIG_STORE_H_

#include <cstdint>
#include <string>

namespace grille::bench {

/// The client that has most of the used puzzles of a big store, and the one that has a few.
inline constexpr const char* kGreatClient = "Le Courrier";
inline constexpr const char* kSmallClient = "The Almanac";

/// Makes a store of real grids such as a factory ends up with, the same for the same number of
/// rows: half of it one run, the rest several runs by turns, a few per cent of it with marks, on
/// other boards, or made for one level; of every level the easiest and the hardest reserved or
/// printed, and many others. A store that was left unfinished is gone on with; one that is complete
/// is left alone. Ends the process when anything fails.
void MakeBigStore(const std::string& path, uint64_t rows);

}  // namespace grille::bench

#endif  // GRILLE_BENCH_BIG_STORE_H_
