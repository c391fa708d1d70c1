#ifndef GRILLE_TESTS_DB_SUPPORT_H_
#define GRILLE_TESTS_DB_SUPPORT_H_

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "db/draw.h"
#include "db/store.h"
#include "solver/batch.h"
#include "solver/wyx/grid.h"

// What the tests and the benchmark of db share: a place for files, and batches that look like those
// of a sampler. Nothing is proved here: to db a puzzle is bytes and numbers.

namespace grille::db {

inline constexpr int kWyx = 1;

/// A directory that goes away with its contents.
class ScratchDirectory {
 public:
  ScratchDirectory();
  ~ScratchDirectory();

  std::string File(const std::string& name) const { return path_ / name; }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// A random path of that many dominoes, none longer than `reach`.
wyx::Path RandomPath(Draws& draws, int side, int dominoes, int reach = 4);

/// How the batches of a pretended run come out.
struct Mix {
  int side = 8;
  int dominoes = 12;
  int marks = 0;
  int walks = 64;          ///< in a batch
  int puzzles = 40;        ///< in a hundred candidates; the rest fail, are ambiguous or filtered
  uint64_t keys = 0;       ///< how many different keys there are; 0: no end of them
  bool of_key = false;     ///< equal keys come with equal puzzles, as they do in truth
  bool real_paths = true;  ///< false: the payload is made up, which is faster
};

/// Batch `number` of the pretended run of that seed: a function of its arguments.
Batch MakeBatch(uint64_t seed, uint64_t number, const Mix& mix = {});
std::vector<Batch> MakeBatches(uint64_t seed, uint64_t first, uint64_t count, const Mix& mix = {});

/// A run of Wyx with that seed.
RunSpec WyxRun(uint64_t seed);

/// Opens a store that must open.
std::unique_ptr<Store> MustOpen(const std::string& path, OpenMode mode = OpenMode::kCreate);

/// A new store with one run of that many batches.
std::unique_ptr<Store> FilledStore(const std::string& path, uint64_t seed, uint64_t batches,
                                   const Mix& mix = {});

/// A new store of grids on a small board, whose keys are their own and where many are near each
/// other. They need not have one solution only.
std::unique_ptr<Store> RealStore(const std::string& path);

/// Everything in the store but the times, as text: two stores with equal dumps are the same.
std::string Dump(Store& store);

/// All answers to a query.
std::vector<StoredPuzzle> Ask(Store& store, const QueryFilter& filter);
std::vector<int64_t> AskIds(Store& store, const QueryFilter& filter);

/// The rows of any SQL query as text, columns joined by '|'.
std::vector<std::string> Sql(Database& database, const std::string& sql);

/// The bytes of a file.
std::string ReadFile(const std::string& path);
void WriteFile(const std::string& path, const std::string& bytes);

}  // namespace grille::db

#endif  // GRILLE_TESTS_DB_SUPPORT_H_
