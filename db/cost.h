#ifndef GRILLE_DB_COST_H_
#define GRILLE_DB_COST_H_

#include <cstdint>

// What things cost, in nanoseconds: measured on ten million puzzles, in a connection just opened,
// the file being in the system's memory. Only their ratios matter, and those roughly: they choose
// between ways to the same answer. Nothing here is measured while a query runs, or the same seed
// would not always choose the same puzzles.

namespace grille::db {

inline constexpr int64_t kSkipCost = 45;      ///< passing over an entry of an index
inline constexpr int64_t kStepCost = 130;     ///< being handed an entry of an index
inline constexpr int64_t kRowCost = 350;      ///< being handed the next row of the table
inline constexpr int64_t kSeekCost = 1300;    ///< finding an entry on a page already read
inline constexpr int64_t kPageCost = 4000;    ///< reading a page for that
inline constexpr int64_t kLookupCost = 7000;  ///< finding a row anywhere in the table

/// Entries of an index on a page.
inline constexpr int64_t kEntriesAPage = 350;

}  // namespace grille::db

#endif  // GRILLE_DB_COST_H_
