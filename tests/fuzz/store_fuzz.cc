// A store that holds anything at all: opened and read, then opened and written to, as the program
// does. Errors are answers; a crash, or a wait without end, is none.

#include <stdlib.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "db/mark.h"
#include "db/sheet.h"
#include "db/store.h"
#include "solver/kind.h"
#include "tests/fuzz/fuzz.h"

namespace grille::fuzz {
namespace {

namespace fs = std::filesystem;

/// A folder in memory, where there is such a thing, that goes when the program ends well.
class Folder {
 public:
  Folder() {
    fs::path memory = "/dev/shm";
    fs::path place = fs::is_directory(memory) ? memory : fs::temp_directory_path();
    std::string name = place / "grille-fuzz-XXXXXX";
    Require(mkdtemp(name.data()) != nullptr, "a folder can be made");
    path_ = name;
  }
  ~Folder() { Empty(/*itself=*/true); }

  std::string File() const { return path_ / "a.db"; }

  /// Makes `bytes` the one thing in it.
  void Fill(std::string_view bytes) {
    Empty(/*itself=*/false);
    std::ofstream file(File(), std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }

 private:
  void Empty(bool itself) {
    std::error_code ignored;
    for (const char* end : {"", "-wal", "-shm", "-journal"}) fs::remove(File() + end, ignored);
    if (itself) fs::remove(path_, ignored);
  }

  fs::path path_;
};

/// What export, show and sheet do with a puzzle.
absl::Status Describe(const db::StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind != nullptr) (void)kind->Describe(stored.puzzle);
  return absl::OkStatus();
}

/// What verify does, which takes longer.
absl::Status Check(const db::StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind != nullptr) (void)kind->Recheck(stored.puzzle, stored.grade_version);
  return absl::OkStatus();
}

void Read(const std::string& file) {
  absl::StatusOr<std::unique_ptr<db::Store>> opened = db::Store::Open(file, db::OpenMode::kRead);
  if (!opened.ok()) return;
  db::Store& store = **opened;
  (void)store.Counts();
  (void)store.ListRuns();
  (void)db::ListSheets(store.database());
  store.Query({}, Check).IgnoreError();
  // A way through the store each: along the table, classes, scores, a run; by lot, and all of them
  // so; what is a client's.
  for (const db::QueryFilter& filter :
       {db::QueryFilter{.order = db::Order::kNewest, .limit = 5},
        db::QueryFilter{.levels = {Level::kEasy, Level::kMedium}},
        db::QueryFilter{.score = {50, 200}, .order = db::Order::kEasiest},
        db::QueryFilter{.order = db::Order::kHardest, .limit = 40},
        db::QueryFilter{.measure = {10, 30}, .run = 1},
        db::QueryFilter{.order = db::Order::kRandom, .limit = 3},
        db::QueryFilter{.score = {50, 200}, .order = db::Order::kRandom},
        db::QueryFilter{.uses = {db::Use::kPrinted}, .client = 1, .order = db::Order::kRandom},
        db::QueryFilter{.limit = 4, .variety = 4}}) {
    store.Query(filter, Describe).IgnoreError();
  }
  for (int64_t id : {1, 2, 1000}) {
    absl::StatusOr<db::StoredPuzzle> puzzle = store.FindById(id);
    if (puzzle.ok()) (void)store.FindByKey(puzzle->puzzle.key);
    (void)db::MarkOf(store.database(), id);
  }
  (void)store.Audit();
}

/// A batch of two puzzles and two walks that came to nothing.
Batch SmallBatch(uint64_t number) {
  Batch batch;
  batch.number = number;
  batch.outcomes = {Outcome::kPuzzle, Outcome::kFailed, Outcome::kPuzzle, Outcome::kAmbiguous};
  for (uint32_t walk : {0, 2}) {
    Puzzle puzzle;
    puzzle.key = std::string(11, walk == 0 ? 'k' : 'l');
    puzzle.payload = "<kd_Z";
    puzzle.size = 812;
    puzzle.level = Level::kEasy;
    puzzle.score = 100;
    puzzle.measure = 20;
    batch.found.push_back({walk, puzzle});
  }
  return batch;
}

/// False when it could not even be opened.
bool Write(const std::string& file) {
  absl::StatusOr<std::unique_ptr<db::Store>> opened = db::Store::Open(file, db::OpenMode::kWrite);
  if (!opened.ok()) return false;
  db::Store& store = **opened;
  db::RunSpec spec;
  spec.kind = 1;
  spec.options = R"({"dominoes":12,"board":8,"reach":4,"marks":0})";
  spec.key_version = 1;
  spec.grade_version = 1;
  for (std::optional<uint64_t> seed : {std::optional<uint64_t>(42), std::optional<uint64_t>()}) {
    spec.seed = seed;
    spec.sampler_version = seed.has_value() ? 1 : 0;
    absl::StatusOr<db::Run> run = store.StartRun(spec);
    if (!run.ok()) continue;
    store.BeginWork(&*run, 100, std::nullopt).IgnoreError();
    Batch batch = SmallBatch(run->next_batch);
    store.Append(&*run, absl::MakeConstSpan(&batch, 1), std::nullopt).IgnoreError();
    store.SetRunState(&*run, db::RunState::kStopped).IgnoreError();
  }
  db::RecordSheet(store.database(), {.client = "A", .title = "T", .puzzles = {1, 3}}, db::kUses,
                  [] { return absl::OkStatus(); })
      .IgnoreError();
  store.Close().IgnoreError();
  return true;
}

}  // namespace
}  // namespace grille::fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace grille::fuzz;
  static Folder folder;
  folder.Fill(Text(data, size));
  Read(folder.File());
  if (Write(folder.File())) Read(folder.File());
  return 0;
}
