#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/db/support.h"

namespace grille::db {
namespace {

TEST(Together, AReaderSeesWholeTransactionsOnly) {
  ScratchDirectory scratch;
  FilledStore(scratch.File("s.db"), 1, 0);
  std::atomic<bool> done = false;
  std::thread writer([&] {
    auto store = MustOpen(scratch.File("s.db"), OpenMode::kWrite);
    db::Run run = *store->StartRun(WyxRun(1));
    for (uint64_t i = 0; i < 150; ++i) {
      ASSERT_TRUE(store->Append(&run, {MakeBatch(1, i)}, std::nullopt).ok());
    }
    done = true;
  });
  auto reader = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  int64_t last = 0;
  while (!done) {
    // One statement, one view: puzzles, counts and run must agree in it.
    std::vector<std::string> off =
        Sql(reader->database(),
            "SELECT (SELECT count(*) FROM puzzle) - (SELECT ifnull(sum(count), 0) FROM class), "
            "(SELECT count(*) FROM puzzle) - (SELECT sum(stored) FROM run), "
            "(SELECT count(*) FROM puzzle) - (SELECT next FROM counter) + 1");
    ASSERT_EQ(off, std::vector<std::string>{"0|0|0"});
    auto seen = static_cast<int64_t>(Ask(*reader, {}).size());
    EXPECT_GE(seen, last);
    last = seen;
  }
  writer.join();
}

TEST(Together, AQueryIsOfOneMoment) {
  ScratchDirectory scratch;
  auto store = FilledStore(scratch.File("s.db"), 1, 20);
  auto reader = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  size_t before = Ask(*reader, {}).size();
  db::Run run = *store->StartRun(WyxRun(1));
  size_t seen = 0;
  absl::Status status = reader->Query({}, [&](const StoredPuzzle&) {
    if (++seen % 50 != 0) return absl::OkStatus();
    return store->Append(&run, {MakeBatch(1, run.next_batch)}, std::nullopt);
  });
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(seen, before);
}

TEST(Together, WritersTakeTurns) {
  ScratchDirectory scratch;
  MustOpen(scratch.File("s.db"));
  constexpr uint64_t kBatches = 60;
  auto work = [&](uint64_t seed) {
    auto store = MustOpen(scratch.File("s.db"), OpenMode::kWrite);
    db::Run run = *store->StartRun(WyxRun(seed));
    for (uint64_t i = 0; i < kBatches; ++i) {
      absl::Status status = store->Append(&run, {MakeBatch(seed, i)}, std::nullopt);
      ASSERT_TRUE(status.ok()) << status;
    }
  };
  std::vector<std::thread> writers;
  for (uint64_t seed = 1; seed <= 4; ++seed) writers.emplace_back(work, seed);
  for (std::thread& writer : writers) writer.join();
  auto store = MustOpen(scratch.File("s.db"), OpenMode::kRead);
  uint64_t stored = 0;
  std::vector<db::Run> runs = *store->ListRuns();
  for (const db::Run& run : runs) {
    EXPECT_EQ(run.next_batch, kBatches);
    stored += run.counts.stored;
  }
  EXPECT_EQ(Ask(*store, {}).size(), stored);
  EXPECT_EQ(Sql(store->database(), "PRAGMA integrity_check"), std::vector<std::string>{"ok"});
}

TEST(Together, SeveralMayMakeTheStoreAtOnce) {
  for (int round = 0; round < 10; ++round) {
    ScratchDirectory scratch;
    std::vector<std::thread> makers;
    for (int i = 0; i < 4; ++i) {
      makers.emplace_back([&, i] {
        absl::StatusOr<std::unique_ptr<Store>> store =
            Store::Open(scratch.File("s.db"), OpenMode::kCreate);
        ASSERT_TRUE(store.ok()) << store.status();
        EXPECT_TRUE((*store)->StartRun(WyxRun(static_cast<uint64_t>(i))).ok());
      });
    }
    for (std::thread& maker : makers) maker.join();
    EXPECT_EQ(MustOpen(scratch.File("s.db"), OpenMode::kRead)->ListRuns()->size(), 4u);
  }
}

}  // namespace
}  // namespace grille::db
