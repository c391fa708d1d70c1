#ifndef GRILLE_BENCH_BARE_LOOP_H_
#define GRILLE_BENCH_BARE_LOOP_H_

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/batch.h"
#include "solver/level.h"

namespace grille::bench {

/// What one may set for a connection; by default what a store sets for itself.
struct Settings {
  int64_t page_size = 0;      ///< of the file, made anew for it; 0: as it is
  int64_t cache_kib = 65536;  ///< what SQLite may keep in memory
  int64_t checkpoint = 8192;  ///< pages of the log after which it is folded into the file
};

/// As PRAGMAs, but for the page size, which a file has for good.
std::string Pragmas(const Settings& settings);

/// Makes a store with one run, or a copy of a store when there is a `base`, and brings it to the
/// settings' size of page.
void MakeStore(const std::string& path, const Settings& settings, const std::string& base = "");

/// What anybody would write first with SQLite's C interface, and write well: one prepared INSERT
/// into the tables and indexes of a store, nothing else: no look whether a key is known, no counts,
/// no progress of a run. Ends the process when anything fails.
class BareLoop {
 public:
  /// Goes on with a store of MakeStore, or one that was filled since.
  explicit BareLoop(const std::string& path, const Settings& settings = {});
  BareLoop(const BareLoop&) = delete;
  BareLoop& operator=(const BareLoop&) = delete;
  ~BareLoop();

  /// Inserts all puzzles of the batches in one transaction.
  void Append(const std::vector<Batch>& batches, size_t first, size_t count);

  /// The same in order of key; the numbers are those that Append would give.
  void AppendByKey(const std::vector<Batch>& batches, size_t first, size_t count);

  sqlite3* connection() { return connection_; }

 private:
  void Execute(const std::string& sql);
  int64_t Number(const std::string& sql);
  void Insert(int64_t id, uint64_t batch, const Found& found);

  sqlite3* connection_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  int64_t id_ = 0;
  std::array<int64_t, kLevelCount> classes_ = {};  ///< of the levels
};

}  // namespace grille::bench

#endif  // GRILLE_BENCH_BARE_LOOP_H_
